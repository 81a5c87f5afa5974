import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { done, id, instant, queryFlag, says, uuid, version } from './fields.ts';
import { roundTo } from './inventory-plan-body.ts';
import { plan } from './inventory-plans.ts';
import { choice } from './order-row.ts';
import { ruleMethods, ruleScopes } from './price-book-words.ts';

const manage = asSeller('inventory', 'MANAGE', { one: 'store_id' });

/** In hundredths at most. */
const percent = (min: number, max: number) =>
  z
    .number(says('invalid'))
    .min(min, says('too_small'))
    .max(max, says('too_big'))
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, says('invalid'));

const ruleFields = {
  scope: choice(ruleScopes),
  category_id: id.nullable(),
  brand_id: id.nullable(),
  method: choice(ruleMethods),
  percent: percent(0, 900).meta({
    description: 'Above the cost price, or below the median of the city.',
  }),
  least_percent: percent(0, 900).nullable().meta({
    description: 'Of a price by the median: never less than so much above the cost price.',
  }),
  round_to: roundTo.nullable(),
};

export const priceRule = z.object({
  ...ruleFields,
  id: uuid,
  store_id: id,
  scope: z.enum(ruleScopes),
  method: z.enum(ruleMethods),
  percent: z.number(),
  least_percent: z.number().nullable(),
  round_to: z.int().nullable(),
  name: z.string().nullable().meta({ description: 'Of the category or brand.' }),
  version: z.int(),
  updated_at: instant,
});

const ruleBody = z
  .strictObject({
    ...ruleFields,
    store_id: id,
    rule_id: uuid.meta({ description: 'Made by whoever writes the rule.' }),
    version: version.meta({ description: 'That was looked at; 0 for a new one.' }),
  })
  .refine(({ scope, category_id }) => (scope === 'CATEGORY') === (category_id !== null), {
    path: ['category_id'],
    error: says('required'),
  })
  .refine(({ scope, brand_id }) => (scope === 'BRAND') === (brand_id !== null), {
    path: ['brand_id'],
    error: says('required'),
  })
  .refine(({ method, least_percent }) => (method === 'MEDIAN_MINUS') === (least_percent !== null), {
    path: ['least_percent'],
    error: says('required'),
  })
  .refine(({ method, percent }) => method === 'COST_PLUS' || percent <= 99, {
    path: ['percent'],
    error: says('too_big'),
  });

const proposals = z.object({
  adjustable: z.int().meta({ description: 'Prices that the rules would have otherwise.' }),
  without_cost: z.int().meta({ description: 'Of no known cost price, so nothing is proposed.' }),
  without_median: z.int().meta({ description: 'Sold by fewer than five others of the city.' }),
  counted_at: instant.nullable(),
  is_due: z.boolean().meta({ description: 'Something has changed: it is counted anew shortly.' }),
});

const list = endpoint({
  method: 'GET',
  path: '/api/inventories/price-rules/list',
  doc: 'The price rules of a store, the widest first, and how many prices they would have otherwise.',
  access: manage,
  query: z.strictObject({ store_id: id }),
  response: z.object({ rules: z.array(priceRule), proposals }),
  errors: [],
});

const stores = endpoint({
  method: 'GET',
  path: '/api/inventories/price-rules/stores',
  doc: 'The stores that have price rules, by name, and how many prices each could adjust.',
  access: asSeller('inventory', 'MANAGE', { one: 'store_id', all: 'select_all_store' }),
  query: z
    .strictObject({ store_id: id.optional(), select_all_store: queryFlag.default(false) })
    .refine((query) => Boolean(query.store_id) !== query.select_all_store, {
      path: ['store_id'],
      error: says('store_choice_missing'),
    }),
  response: z.object({
    stores: z.array(
      z.object({ store_id: id, store_name: z.string(), rules: z.int(), adjustable: z.int() }),
    ),
  }),
  errors: [],
});

const save = endpoint({
  method: 'POST',
  path: '/api/inventories/price-rules/save',
  doc: 'Writes a price rule, new or as it was looked at. Prices stay as they are: a rule only proposes. The same again is answered alike.',
  access: manage,
  body: ruleBody,
  response: z.object({ rule: priceRule }),
  errors: [
    'store_inactive',
    'price_rule_not_found',
    'price_rule_exists',
    'price_rule_conflict',
    'price_rule_limit_reached',
  ],
});

const remove = endpoint({
  method: 'POST',
  path: '/api/inventories/price-rules/delete',
  doc: 'Takes a price rule away; prices stay. Done twice, it is answered alike.',
  access: manage,
  body: z.strictObject({ store_id: id, rule_id: uuid }),
  response: done,
  errors: ['store_inactive'],
});

const propose = endpoint({
  method: 'POST',
  path: '/api/inventories/price-rules/propose',
  doc: 'Reckons all rules of a store now, and makes a plan of the prices that would be others; nothing is changed. Null where all prices are as the rules have them.',
  access: manage,
  body: z.strictObject({ store_id: id }),
  response: z.object({ plan: plan.nullable(), proposals }),
  errors: ['store_inactive', 'price_rules_missing'],
});

export const priceRules = { list, stores, save, remove, propose };
export type PriceRule = z.infer<typeof priceRule>;
export type PriceRuleBody = z.output<typeof ruleBody>;
export type PriceProposals = z.infer<typeof proposals>;
