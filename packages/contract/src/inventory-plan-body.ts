import { z } from 'zod';
import { id, says, version } from './fields.ts';
import { inventoryStates } from './inventory-choices.ts';
import { inventoryFilter } from './inventory-list.ts';
import { mostGridRows } from './inventory-plan-words.ts';
import { minimumOrder, price } from './inventory-row.ts';
import { choice } from './order-row.ts';
import { roundings } from './price-book-words.ts';

const amount = z.int(says('invalid')).min(-999_999_999, says('too_small'));
export const roundTo = z.literal(roundings, says('not_a_choice'));

/** To a value, by an amount, or by percent; then rounded to the nearest. */
const rule = <Value extends z.ZodType>(value: Value) =>
  z.discriminatedUnion(
    'by',
    [
      z.strictObject({ by: z.literal('VALUE'), value, round_to: roundTo.optional() }),
      z.strictObject({
        by: z.literal('AMOUNT'),
        value: amount.max(999_999_999, says('too_big')),
        round_to: roundTo.optional(),
      }),
      z.strictObject({
        by: z.literal('PERCENT'),
        value: z.number(says('invalid')).min(-99, says('too_small')).max(900, says('too_big')),
        round_to: roundTo.optional(),
      }),
    ],
    says('invalid'),
  );

const units = z.int(says('invalid')).min(0, says('too_small')).max(9_999_999, says('too_big'));

const bulkChange = z
  .strictObject({
    price: rule(price).optional(),
    cost_price: rule(price).optional(),
    stock: rule(units).optional(),
    state: choice(inventoryStates).optional(),
  })
  .refine((change) => Object.values(change).some((each) => each !== undefined), says('required'));

export const planValues = {
  price: price.optional(),
  cost_price: price.optional(),
  stock: units.optional(),
  minimum_order: minimumOrder.optional(),
  state: choice(inventoryStates).optional(),
};

/** As a grid has them: the version that was looked at, and a shelf by what was counted against what was seen. */
const gridRow = z.strictObject({
  inventory_id: id,
  version,
  ...planValues,
  stock: z.strictObject({ counted: units, seen: units }).optional(),
});

export const someIds = (most: number) =>
  z
    .array(id)
    .max(most, says('too_long'))
    .refine((ids) => new Set(ids).size === ids.length, says('duplicate'));

export const exceptIds = someIds(1_000)
  .default([])
  .meta({ description: 'Of all that match, not these.' });

export const planCreateBody = z
  .strictObject({
    store_id: id,
    inventory_ids: someIds(mostGridRows).min(1, says('required')).optional(),
    filter: inventoryFilter.optional().meta({
      description: 'All that match instead, settled when the call arrives.',
    }),
    except_ids: exceptIds,
    change: bulkChange.optional(),
    rows: z
      .array(gridRow)
      .min(1, says('required'))
      .max(mostGridRows, says('too_long'))
      .optional()
      .meta({ description: 'Values row by row instead, as a grid has them.' }),
  })
  .refine(
    ({ inventory_ids, filter, rows }) =>
      [inventory_ids, filter, rows].filter((each) => each !== undefined).length === 1,
    { path: ['inventory_ids'], error: says('required') },
  )
  .refine(({ change, rows }) => (change === undefined) !== (rows === undefined), {
    path: ['change'],
    error: says('required'),
  });

export type BulkChange = z.output<typeof bulkChange>;
export type PlanCreateBody = z.output<typeof planCreateBody>;
