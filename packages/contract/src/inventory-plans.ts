import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, line, money, says, uuid, version } from './fields.ts';
import { inventoryStates } from './inventory-choices.ts';
import { inventoryFilterFields } from './inventory-list.ts';
import { planCreateBody, planValues } from './inventory-plan-body.ts';
import {
  planColumns,
  planGuards,
  planOutcomes,
  planSources,
  planStates,
  planVerdicts,
} from './inventory-plan-words.ts';
import { priceTier } from './inventory-row.ts';
import { choice } from './order-row.ts';
import { followed, following } from './pages.ts';

const manage = asSeller('inventory', 'MANAGE', { one: 'store_id' });
const view = asSeller('inventory', 'VIEW', { one: 'store_id' });

const count = z.int();
const verdictCounts = z.object({ NEW: count, CHANGED: count, UNCHANGED: count, REFUSED: count });
const guardCounts = z.object({ PRICE_JUMP: count, BELOW_COST: count, LADDER_INVERSION: count });
const outcomeCounts = z.object({ APPLIED: count, SKIPPED: count, UNDONE: count, KEPT: count });

export const plan = z.object({
  id: uuid,
  store_id: id,
  source: z.enum(planSources),
  file_name: z.string().nullable(),
  state: z.enum(planStates),
  version: z.int().meta({ description: 'Raised when a row is mended.' }),
  is_waiting: z.boolean().meta({
    description: 'Begins by itself when the plan that is under way has ended.',
  }),
  verdicts: verdictCounts,
  guards: guardCounts.meta({ description: 'How many rows each has to be confirmed for.' }),
  outcomes: outcomeCounts,
  copy: z
    .object({
      id: uuid,
      store_id: id,
      store_name: z.string(),
      left_out: z.int().meta({ description: 'Listings that this store lacks and does not get.' }),
    })
    .nullable()
    .meta({ description: 'From which store, where it is one of a copy.' }),
  job_id: uuid.nullable().meta({ description: 'The job that applies or undoes it.' }),
  user_name: z.string().nullable(),
  created_at: instant,
  applied_at: instant.nullable(),
  undo_until: instant.nullable().meta({ description: 'Null where it was never applied.' }),
});

const reason = z.object({
  column: z.enum(planColumns),
  code: z.string(),
  message: z.string(),
});

const rowValues = z.object({
  price: money.nullable(),
  cost_price: money.nullable(),
  stock: z.int().nullable(),
  minimum_order: z.int().nullable(),
  state: z.enum(inventoryStates).nullable(),
  price_tiers: z
    .array(priceTier)
    .nullable()
    .meta({ description: 'Null where the row is not about them.' }),
});

const planRow = z.object({
  place: z.int().meta({ description: 'The line of the file, or the place in the list.' }),
  verdict: z.enum(planVerdicts),
  guards: z.array(z.enum(planGuards)),
  reasons: z.array(reason),
  outcome: z.enum(planOutcomes).nullable(),
  outcome_message: z.string().nullable(),
  inventory_id: id.nullable(),
  product_unit_id: id.nullable(),
  product_name: z.string().nullable(),
  variant_name: z.string().nullable(),
  uom_name: z.string().nullable(),
  base_quantity: z.int().nullable(),
  before: rowValues.meta({ description: 'As the preview saw it; nothing of a new one.' }),
  after: rowValues.meta({ description: 'As it will be, what stays included.' }),
  margin_before: z.number().nullable().meta({ description: 'Percent of the price.' }),
  margin_after: z.number().nullable(),
  piece_price: z.number().nullable().meta({ description: 'What a piece costs in this unit.' }),
  smaller_piece_price: z
    .number()
    .nullable()
    .meta({ description: 'What it costs in the cheapest of the smaller units.' }),
  reserved_pieces: z.int().nullable(),
  cells: z.record(z.string(), z.string()).nullable().meta({ description: 'As the file has them.' }),
});

const ofPlan = { store_id: id, plan_id: uuid };
/** The plan that was looked at, not another that somebody has made of it since. */
const seenPlan = { ...ofPlan, version };
const onePlan = z.object({ plan });

const create = endpoint({
  method: 'POST',
  path: '/api/inventories/plans/create',
  doc: 'Plans a change of many listings: what each is, what it would be, and what speaks against it. Nothing is changed yet.',
  access: manage,
  body: planCreateBody,
  max_body_bytes: 2 * 1024 * 1024,
  response: onePlan,
  errors: ['store_inactive'],
});

const listings = endpoint({
  method: 'GET',
  path: '/api/inventories/plans/listings',
  doc: 'The ids of all listings that a filter means, by name and the smallest unit first: what a grid of them begins with.',
  access: view,
  query: z.strictObject({ store_id: id, ...inventoryFilterFields }),
  response: z.object({
    inventory_ids: z.array(id),
    is_capped: z.boolean().meta({ description: 'There are more than a grid has.' }),
  }),
  errors: [],
});

const list = endpoint({
  method: 'GET',
  path: '/api/inventories/plans/list',
  doc: 'The plans of a store, the newest first.',
  access: view,
  query: z.strictObject({
    store_id: id,
    source: choice(planSources).optional(),
    ...following,
  }),
  response: z.object(followed(plan)),
  errors: [],
});

const detail = endpoint({
  method: 'GET',
  path: '/api/inventories/plans/detail',
  doc: 'A plan, and its rows from a place on.',
  access: view,
  query: z.strictObject({
    ...ofPlan,
    verdict: choice(planVerdicts).optional(),
    guard: choice(planGuards).optional(),
    outcome: choice(planOutcomes).optional(),
    ...following,
  }),
  response: z.object({ plan, ...followed(planRow) }),
  errors: ['plan_not_found'],
});

const fix = endpoint({
  method: 'POST',
  path: '/api/inventories/plans/fix',
  doc: 'Mends a row of a plan that is not applied yet, and judges it anew. What is left out stays as it was.',
  access: manage,
  body: z.strictObject({
    ...seenPlan,
    place: z.int(says('invalid')).min(1, says('too_small')).max(9_999_999, says('too_big')),
    barcode: line(1, 20).optional(),
    product_unit_id: id.optional().meta({ description: 'Which product is meant, instead.' }),
    use_latest: z.boolean(says('invalid')).default(false).meta({
      description: 'Over what somebody else has changed since it was looked at.',
    }),
    ...planValues,
  }),
  response: z.object({ plan, row: planRow }),
  errors: [
    'store_inactive',
    'plan_not_found',
    'plan_row_not_found',
    'plan_not_open',
    'plan_version_conflict',
  ],
});

const apply = endpoint({
  method: 'POST',
  path: '/api/inventories/plans/apply',
  doc: 'Applies a plan as a job, each product whole or not at all. Every guard that asks has to be confirmed by its name. Sent again it answers with the same job.',
  access: manage,
  body: z.strictObject({
    ...seenPlan,
    confirmed: z.array(choice(planGuards)).max(10, says('too_long')).default([]),
    may_wait: z.boolean(says('invalid')).default(false).meta({
      description: 'Begins by itself when the plan that is under way has ended.',
    }),
  }),
  response: onePlan,
  errors: [
    'store_inactive',
    'plan_not_found',
    'plan_not_open',
    'plan_version_conflict',
    'plan_empty',
    'plan_guards_unconfirmed',
    'plan_under_way',
  ],
});

const callOff = endpoint({
  method: 'POST',
  path: '/api/inventories/plans/call-off',
  doc: 'A plan that waits for another waits no more: it stays as it was planned, to be applied by hand or not at all. One that does not wait is left as it is.',
  access: manage,
  body: z.strictObject(ofPlan),
  response: onePlan,
  errors: ['store_inactive', 'plan_not_found', 'plan_not_open'],
});

const undo = endpoint({
  method: 'POST',
  path: '/api/inventories/plans/undo',
  doc: 'Takes an applied plan back as a job, within an hour: what nobody has changed since. Listings that it made are taken off.',
  access: manage,
  body: z.strictObject(ofPlan),
  response: onePlan,
  errors: [
    'store_inactive',
    'plan_not_found',
    'plan_not_applied',
    'plan_undo_over',
    'plan_under_way',
  ],
});

const refused = endpoint({
  method: 'GET',
  path: '/api/inventories/plans/refused',
  doc: 'The rows that were refused or left out as a file with the columns that were sent, and why.',
  access: view,
  query: z.strictObject({ ...ofPlan, format: choice(['csv', 'xlsx']) }),
  response: z.unknown(),
  errors: ['plan_not_found'],
  gives_file: true,
});

export const inventoryPlans = {
  create,
  listings,
  list,
  detail,
  fix,
  apply,
  callOff,
  undo,
  refused,
};
export type PlanFixBody = z.output<typeof fix.body>;
export type InventoryPlan = z.infer<typeof plan>;
export type PlanRow = z.infer<typeof planRow>;
export type PlanRowsQuery = z.output<typeof detail.query>;
