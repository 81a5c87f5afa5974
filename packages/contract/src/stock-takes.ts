import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, line, moment, queryInteger, queryList, says, uuid } from './fields.ts';
import { plan } from './inventory-plans.ts';
import { followed, following } from './pages.ts';

const units = z.object({
  inventory_id: id,
  uom_name: z.string(),
  base_quantity: z.int(),
  barcodes: z.array(z.string()),
});

/** What lies in one place in whatever units it is sold, and what finds it. */
const shelf = z.object({
  variant_id: id,
  product_name: z.string(),
  variant_name: z.string(),
  stock_pieces: z.int(),
  inventory_id: id.meta({ description: 'The smallest unit, which a count names.' }),
  reserved_pieces: z.int().meta({ description: 'Of the stock, what buyers have ordered.' }),
  mark: id.nullable().meta({
    description: 'The last line of the ledger of the shelf; null where there is none.',
  }),
  told_at: instant.meta({ description: 'When the server said so, by its clock.' }),
  cost_per_piece: z.number().nullable(),
  units: z.array(units).meta({ description: 'Those the store sells, the largest first.' }),
});

const shelves = endpoint({
  method: 'GET',
  path: '/api/inventories/stock-takes/shelves',
  doc: 'All that a store can count, with barcodes, to be kept on a device; or some of it as it is now.',
  access: asSeller('inventory', 'VIEW', { one: 'store_id' }),
  query: z.strictObject({
    store_id: id,
    variant_ids: queryList(id, 100).optional(),
    ...following,
    page_size: queryInteger(1, 500).default(500),
  }),
  response: z.object(followed(shelf)),
  errors: [],
});

const pieces = z.int(says('invalid')).min(0, says('too_small')).max(9_999_999, says('too_big'));

/** As long as a session may lie on a device. */
const longestWait = 31 * 86_400_000;
const elapsed = z
  .int(says('invalid'))
  .min(0, says('too_small'))
  .max(longestWait, says('too_big'))
  .meta({ description: 'Milliseconds on the device from hearing of the shelf.' });

const countFields = {
  inventory_id: id,
  counted: pieces,
  seen: pieces.meta({ description: 'The stock that the device was told, with its mark.' }),
  mark: id.nullable(),
  told_at: moment,
  counted_after: elapsed,
  added_after: elapsed.optional().meta({
    description: 'Counted in several places: until the last of them was counted.',
  }),
};

/** A shelf is in a session once. */
const countsOf = <Count extends z.ZodType<{ inventory_id: string }>>(count: Count) =>
  z
    .array(count)
    .min(1, says('required'))
    .max(2_000, says('too_long'))
    .superRefine((counts, context) => {
      const known = new Set<string>();
      for (const [index, { inventory_id }] of counts.entries()) {
        if (known.has(inventory_id))
          context.addIssue({
            code: 'custom',
            path: [index, 'inventory_id'],
            message: says('duplicate'),
          });
        known.add(inventory_id);
      }
    });

const max_body_bytes = 1024 * 1024;

const judge = endpoint({
  method: 'POST',
  path: '/api/inventories/stock-takes/judge',
  doc: 'What the counts of a session would change at this moment. Nothing is changed or kept.',
  access: asSeller('inventory', 'VIEW', { one: 'store_id' }),
  body: z.strictObject({ store_id: id, counts: countsOf(z.strictObject(countFields)) }),
  only_reads: true,
  max_body_bytes,
  response: z.object({
    data: z.array(
      z.object({
        inventory_id: id,
        stock_pieces: z.int().nullable().meta({ description: 'Now; null where nobody knows it.' }),
        change: z.int(),
        reason: z.string().nullable().meta({ description: 'Why it would be refused.' }),
      }),
    ),
  }),
  errors: [],
});

const finish = endpoint({
  method: 'POST',
  path: '/api/inventories/stock-takes/finish',
  doc: 'Hands in what was counted, as a plan with the id of the session, and begins to apply it, at once or when the plan under way has ended. Where a difference is not the one that was looked at it stays a plan, to be looked at. The same again from the same person answers with the same plan. What nobody counted stays.',
  access: asSeller('inventory', 'MANAGE', { one: 'store_id' }),
  body: z.strictObject({
    store_id: id,
    take_id: uuid,
    name: line(0, 60).default(''),
    counts: countsOf(
      z.strictObject({
        ...countFields,
        looked_at: z
          .int(says('invalid'))
          .min(-9_999_999, says('too_small'))
          .max(9_999_999, says('too_big'))
          .meta({ description: 'The difference that the person has looked at.' }),
      }),
    ),
  }),
  max_body_bytes,
  response: z.object({ plan }),
  errors: ['store_inactive', 'stock_take_known'],
  queueable: true,
});

export const stockTakes = { shelves, judge, finish };
export type Shelf = z.infer<typeof shelf>;
export type StockTakeBody = z.output<typeof finish.body>;
export type JudgeBody = z.output<typeof judge.body>;
export type JudgedCount = z.infer<typeof judge.response>['data'][number];
export type ShelvesQuery = z.output<typeof shelves.query>;
