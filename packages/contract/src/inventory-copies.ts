import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, queryFlag, says, uuid } from './fields.ts';
import { inventoryFilter } from './inventory-list.ts';
import { exceptIds, roundTo, someIds } from './inventory-plan-body.ts';
import { mostGridRows } from './inventory-plan-words.ts';
import { plan } from './inventory-plans.ts';
import { choice } from './order-row.ts';
import { followed, following } from './pages.ts';
import { copyKnown, copyTakes, mostCopyTargets } from './price-book-words.ts';

const percent = z.number(says('invalid')).min(-99, says('too_small')).max(900, says('too_big'));

const copyBody = z
  .strictObject({
    copy_id: uuid.meta({ description: 'Made by whoever asks: the same again is the same copy.' }),
    store_id: id.meta({ description: 'Where it is taken from.' }),
    target_store_ids: someIds(mostCopyTargets).min(1, says('required')),
    inventory_ids: someIds(mostGridRows).min(1, says('required')).optional(),
    filter: inventoryFilter.optional().meta({
      description: 'All that match instead, settled when the call arrives.',
    }),
    except_ids: exceptIds,
    takes: z
      .array(choice(copyTakes))
      .min(1, says('required'))
      .max(copyTakes.length, says('too_long'))
      .refine((takes) => new Set(takes).size === takes.length, says('duplicate'))
      .meta({ description: 'LISTINGS: those the other store lacks. Stock is never taken.' }),
    percent: percent.default(0).meta({ description: 'By so much prices and tiers go up or down.' }),
    round_to: roundTo.nullable().default(null),
    known: choice(copyKnown).default('CHANGE'),
  })
  .refine(({ inventory_ids, filter }) => (inventory_ids === undefined) !== (filter === undefined), {
    path: ['inventory_ids'],
    error: says('required'),
  })
  .refine(({ store_id, target_store_ids }) => !target_store_ids.includes(store_id), {
    path: ['target_store_ids'],
    error: says('not_a_choice'),
  })
  .refine(({ known, takes }) => known === 'CHANGE' || takes.includes('LISTINGS'), {
    path: ['takes'],
    error: says('required'),
  });

const copy = z.object({
  id: uuid,
  store_id: id,
  store_name: z.string(),
  takes: z.array(z.enum(copyTakes)),
  percent: z.number(),
  round_to: z.int().nullable(),
  known: z.enum(copyKnown),
  stores: z.int().meta({ description: 'To how many stores.' }),
  user_name: z.string().nullable(),
  created_at: instant,
});

const copied = z.object({
  copy,
  plans: z
    .array(z.object({ store_name: z.string(), plan }))
    .meta({ description: 'Of the stores that the person may see, by name.' }),
});

const create = endpoint({
  method: 'POST',
  path: '/api/inventories/copies/create',
  doc: 'Plans to take listings and prices of a store over to others, a plan for each of them, all of them or none. Nothing is changed yet. The same again from the same person answers with the same plans.',
  access: asSeller('inventory', 'VIEW', { one: 'store_id', changes: 'target_store_ids' }),
  body: copyBody,
  max_body_bytes: 1024 * 1024,
  response: copied,
  errors: ['store_inactive', 'copy_known'],
});

const detail = endpoint({
  method: 'GET',
  path: '/api/inventories/copies/detail',
  doc: 'A copy of a store of the person, with what it has planned in each of the stores asked about.',
  access: asSeller('inventory', 'VIEW', { one: 'store_id', all: 'select_all_store' }),
  query: z
    .strictObject({
      store_id: id.optional(),
      select_all_store: queryFlag.default(false),
      copy_id: uuid,
    })
    .refine((query) => Boolean(query.store_id) !== query.select_all_store, {
      path: ['store_id'],
      error: says('store_choice_missing'),
    }),
  response: copied,
  errors: ['copy_not_found'],
});

const list = endpoint({
  method: 'GET',
  path: '/api/inventories/copies/list',
  doc: 'What was copied from a store in the last 30 days, the newest first.',
  access: asSeller('inventory', 'VIEW', { one: 'store_id' }),
  query: z.strictObject({ store_id: id, ...following }),
  response: z.object(followed(copy)),
  errors: [],
});

export const inventoryCopies = { create, detail, list };
export type CopyBody = z.output<typeof copyBody>;
export type InventoryCopy = z.infer<typeof copy>;
export type CopiedPlans = z.infer<typeof copied>;
