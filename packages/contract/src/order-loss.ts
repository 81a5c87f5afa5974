import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, money, queryFlag, queryList, says } from './fields.ts';
import { lossCauses, lossPeriods } from './loss-causes.ts';
import { choice } from './order-row.ts';

const seen = asSeller('order', 'VIEW', {
  one: 'store_id',
  all: 'select_all_seller_store',
  among: 'store_ids',
});

const lossFields = {
  store_id: id.optional(),
  select_all_seller_store: queryFlag.default(false),
  store_ids: queryList(id, 1000)
    .optional()
    .meta({ description: 'With all stores: only these of them.' }),
  days: z
    .enum(lossPeriods.map(String) as ['7', '30', '90'], says('not_a_choice'))
    .default('30')
    .transform(Number)
    .meta({ description: 'So many days up to today, by the clock of each store.' }),
  cause: choice(lossCauses).optional().meta({ description: 'Products that were lost so alone.' }),
};

type StoreChoice = { store_id?: string | undefined; select_all_seller_store: boolean };
const isChosen = (query: StoreChoice) => Boolean(query.store_id) !== query.select_all_seller_store;
const choiceMissing = { path: ['store_id'], error: says('store_choice_missing') };

const cause = z.enum(lossCauses);
const lost = { amount: money };

const product = z.object({
  store_id: id,
  store_name: z.string(),
  variant_id: id,
  product_name: z.string(),
  inventory_id: id.nullable().meta({ description: 'Null where the store no longer lists it.' }),
  quantity: z.int().meta({ description: 'In base units.' }),
  ...lost,
  cause: cause.meta({ description: 'What most of it was lost by.' }),
});

const summary = endpoint({
  method: 'GET',
  path: '/api/orders/seller/loss',
  doc: 'What was ordered and not sold: orders the seller rejected, orders nobody answered in time, and what was taken off while accepting; the value of the goods, by cause, by store and by product, beside the same number of days before.',
  access: seen,
  query: z.strictObject(lossFields).refine(isChosen, choiceMissing),
  response: z.object({
    date_from: z.string().meta({ format: 'date' }),
    date_to: z.string().meta({ format: 'date' }),
    total: z.object(lost),
    before: z.object(lost),
    is_comparable: z.boolean().meta({
      description: 'Whether at least 10 orders were lost in these days and in those before.',
    }),
    causes: z
      .array(z.object({ cause, orders: z.int(), ...lost, before_amount: money }))
      .meta({ description: 'Those that lost most come first; without those that lost nothing.' }),
    stores: z.array(z.object({ store_id: id, store_name: z.string(), ...lost })).meta({
      description: 'Of several: the 100 that lost most.',
    }),
    products: z.array(product).meta({ description: 'The 50 that most was lost of.' }),
  }),
  errors: [],
});

const exportLoss = endpoint({
  method: 'GET',
  path: '/api/orders/seller/loss/export',
  doc: 'The same as a file, CSV or XLSX: a row for each product and cause.',
  access: seen,
  query: z
    .strictObject({ ...lossFields, format: choice(['csv', 'xlsx']) })
    .refine(isChosen, choiceMissing),
  response: z.unknown(),
  errors: ['export_too_large'],
  gives_file: true,
});

export const orderLoss = { summary, export: exportLoss };
export type OrderLoss = z.infer<typeof summary.response>;
export type OrderLossQuery = z.output<typeof summary.query>;
export type OrderLossExportQuery = z.output<typeof exportLoss.query>;
export type LostProduct = z.infer<typeof product>;
