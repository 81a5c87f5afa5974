import { z } from 'zod';
import { mostInBulk } from './bulk-size.ts';
import { asSeller, endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { id, moment, says, uuid } from './fields.ts';
import { choice } from './order-row.ts';
import type { FulfilmentStatus } from './order-status.ts';
import { orderFilter } from './orders.ts';

const bulkActions = ['ACCEPT', 'READY', 'SHIP'] as const;

const someIds = z
  .array(id)
  .max(mostInBulk, says('too_long'))
  .refine((ids) => new Set(ids).size === ids.length, says('duplicate'));

const bulkBody = z
  .strictObject({
    store_id: id,
    action: choice(bulkActions),
    order_ids: someIds.min(1, says('required')).optional(),
    filter: orderFilter.optional().meta({
      description:
        'All that match instead: those of them that the action begins at, in the order of the list. Which they are is settled when the call arrives.',
    }),
    seen_at: moment.optional().meta({
      description: 'With a filter: when its list was seen. What came in later is not meant.',
    }),
    except_ids: someIds.default([]).meta({ description: 'Of all that match, not these.' }),
    courier_id: id.optional().meta({ description: 'Who brings them, where they are shipped.' }),
  })
  .refine(({ order_ids, filter }) => (order_ids === undefined) !== (filter === undefined), {
    path: ['order_ids'],
    error: says('required'),
  })
  .refine(({ filter, seen_at }) => (filter === undefined) === (seen_at === undefined), {
    path: ['seen_at'],
    error: says('required'),
  })
  .refine(({ action, courier_id }) => (action === 'SHIP') === (courier_id !== undefined), {
    path: ['courier_id'],
    error: says('courier_choice_missing'),
  });

const start = endpoint({
  method: 'POST',
  path: '/api/orders/seller/bulk',
  doc: 'One move for up to 200 orders of a store, as a job: each order is moved alone, as the call for one order does it. What became of each stands in the job’s result, for those that were refused with the code and the words of that call.',
  access: asSeller('order', 'MANAGE', { one: 'store_id' }),
  body: bulkBody,
  response: z.object({
    job_id: uuid,
    total: z.int().meta({ description: 'How many orders the job moves.' }),
    left: z.int().meta({
      description: 'How many more match, for another call; as far as they were counted.',
    }),
  }),
  errors: [],
  queueable: true,
});

export const orderBulk = { start };
export type BulkBody = z.output<typeof bulkBody>;
export type BulkAction = BulkBody['action'];

/** An order that was not moved, and why: as the call for one order says it. */
export type BulkRefusal = {
  order_id: string;
  /** None where the store has no such order. */
  order_number: string | null;
  code: ErrorCode;
  error_message: string;
  /** Where it stands, if that is why. */
  current_status?: FulfilmentStatus;
};

/** What became of the orders: the result of the job, and while it runs of those it has come to. */
export type BulkResult = {
  action: BulkAction;
  done_ids: readonly string[];
  refused: readonly BulkRefusal[];
};
