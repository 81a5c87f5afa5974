import { z } from 'zod';
import { mostInBulk } from './bulk-size.ts';
import { asSeller, endpoint, user } from './endpoint.ts';
import { exportColumns, exportFormats, exportKinds } from './export-columns.ts';
import { id, instant, says, uuid } from './fields.ts';
import { choice } from './order-row.ts';
import { orderFilter } from './orders.ts';

const everyColumn = [...new Set([...exportColumns.orders, ...exportColumns.lines])];

const startBody = z
  .strictObject({
    seller_store_id: id.optional(),
    select_all_seller_store: z.boolean().default(false),
    store_id: z.array(id).max(1000, says('too_long')).optional().meta({
      description: 'With all stores: only these of them.',
    }),
    what: choice(exportKinds),
    format: choice(exportFormats),
    columns: z
      .array(z.enum(everyColumn, says('not_a_choice')))
      .min(1, says('required'))
      .max(everyColumn.length, says('too_long'))
      .meta({
        description: 'Those of them that the kind of export has, in the order of the file.',
      }),
    filter: orderFilter,
    order_ids: z
      .array(id)
      .min(1, says('required'))
      .max(mostInBulk, says('too_long'))
      .optional()
      .meta({
        description: 'These orders of the stores instead of all that the filter leaves.',
      }),
  })
  .refine((body) => Boolean(body.seller_store_id) !== body.select_all_seller_store, {
    path: ['seller_store_id'],
    error: says('store_choice_missing'),
  })
  .refine(({ what, columns }) => columns.some((column) => isColumnOf(what, column)), {
    path: ['columns'],
    error: says('required'),
  });

/** Whether an export of this kind has it. */
export const isColumnOf = (what: (typeof exportKinds)[number], column: string): boolean =>
  (exportColumns[what] as readonly string[]).includes(column);

const exported = z.object({
  id: uuid,
  what: z.enum(exportKinds),
  format: z.enum(exportFormats),
  store_count: z.int(),
  store_name: z.string().nullable().meta({ description: 'Of one store: its name.' }),
  date_from: z.string().nullable(),
  date_to: z.string().nullable(),
  status: z.array(z.string()).meta({ description: 'Empty where all were asked for.' }),
  query: z.string().nullable(),
  payment_status: z.array(z.string()),
  payment_method: z.array(z.string()),
  delivery: z.array(z.string()),
  is_of_buyer: z.boolean().meta({ description: 'Whether they are of one buyer alone.' }),
  order_count: z.int().nullable().meta({ description: 'Where orders were picked: how many.' }),
  state: z.enum(['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED']),
  done: z.int().meta({ description: 'Orders that are in the file so far.' }),
  total: z.int().nullable(),
  rows: z.int().nullable(),
  size: z.int().nullable().meta({ description: 'In bytes, of a file that is ready.' }),
  error_message: z.string().nullable(),
  created_at: instant,
  expires_at: instant.nullable().meta({ description: 'Until when the file can be fetched.' }),
});

const one = z.strictObject({ export_id: uuid });

const start = endpoint({
  method: 'POST',
  path: '/api/orders/seller/exports/start',
  doc: 'Makes a file of orders, or of their lines, while the person does something else: a job of theirs, whose file can be fetched for seven days. One at a time: the same asked for while it is made is that one.',
  access: asSeller('order', 'VIEW', {
    one: 'seller_store_id',
    all: 'select_all_seller_store',
    among: 'store_id',
  }),
  body: startBody,
  response: z.object({ export_id: uuid }),
  errors: ['export_too_large', 'export_under_way'],
  limits: [{ by: 'person', max: 60, seconds: 3600 }],
});

const list = endpoint({
  method: 'GET',
  path: '/api/orders/seller/exports',
  doc: 'The last exports of the person, the newest first, and how far each is.',
  access: user,
  response: z.object({ exports: z.array(exported) }),
  errors: [],
});

const cancel = endpoint({
  method: 'POST',
  path: '/api/orders/seller/exports/cancel',
  doc: 'Stops an export of the person. One that has ended, and any other, stays as it is.',
  access: user,
  body: one,
  response: z.object({}),
  errors: [],
});

const retry = endpoint({
  method: 'POST',
  path: '/api/orders/seller/exports/retry',
  doc: 'Asks for the same again, as orders are now, for who may see the orders of all its stores.',
  access: user,
  body: one,
  response: z.object({ export_id: uuid }),
  errors: ['job_not_found', 'export_under_way'],
  limits: [{ by: 'person', max: 60, seconds: 3600 }],
});

const file = endpoint({
  method: 'GET',
  path: '/api/orders/seller/exports/file',
  doc: 'The file of an export, for who may see the orders of all its stores.',
  access: user,
  query: one,
  response: z.unknown(),
  errors: ['job_not_found', 'file_not_found', 'storage_unavailable'],
  gives_file: true,
});

export const orderExports = { start, list, cancel, retry, file };
export type ExportStart = z.output<typeof startBody>;
export type ExportedFile = z.infer<typeof exported>;
