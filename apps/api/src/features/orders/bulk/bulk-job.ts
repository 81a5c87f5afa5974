import type { BulkAction, BulkRefusal, BulkResult } from '@marketplace/contract/order-bulk';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/handle.ts';
import { ApiFailure, fail } from '../../../platform/failure.ts';
import { ClaimLost, defineJob, usualAttempts } from '../../../platform/jobs/job.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { acceptOrder } from '../moves/accept-order.service.ts';
import { confirmShipment } from '../moves/confirm-shipment.service.ts';
import type { Mover } from '../moves/move-order.service.ts';
import { readyForPickup } from '../moves/ready-for-pickup.service.ts';
import { mayManageOrders, readOrderNumber } from './bulk-orders.sql.ts';

const input = z.object({
  action: z.enum(['ACCEPT', 'READY', 'SHIP']),
  order_ids: z.array(z.string()),
  courier_id: z.string().optional(),
});

type Bulk = z.output<typeof input>;

/**
 * Each order is moved in a transaction of its own, and that it was is kept with it: wherever the job is broken off, an
 * order is moved and known to be, or neither, and the next attempt goes on with those it knows nothing of.
 */
export const bulkMoves = defineJob({
  name: 'orders.bulk',
  area: 'order',
  input,
  attempts: usualAttempts,
  run: async (context) => {
    const { db, scope, input, attempt, kept, keep, write, progress, signal } = context;
    const { action, order_ids } = input;
    let result = (kept as BulkResult | null) ?? { action, done_ids: [], refused: [] };
    const known = new Set([...result.done_ids, ...result.refused.map(({ order_id }) => order_id)]);
    await progress(known.size, order_ids.length);
    /** What stopped an order that is no answer to it, such as a lock: it is come back to, and holds up none of the others. */
    let trouble: unknown;
    const refuse = async (order_id: string, failure: ApiFailure) => {
      const order_number = await readOrderNumber(db, scope, order_id);
      const refusal = refusalOf(failure, order_id, order_number);
      result = { ...result, refused: [...result.refused, refusal] };
      await write((db) => keep(db, result));
    };
    for (const order_id of order_ids) {
      if (known.has(order_id)) continue;
      signal.throwIfAborted();
      const after = { ...result, done_ids: [...result.done_ids, order_id] };
      try {
        await write(async (db) => {
          await move(db, await mover(db, context), scope, input, order_id);
          await keep(db, after);
        });
        result = after;
      } catch (error) {
        if (error instanceof ClaimLost) throw error;
        if (error instanceof ApiFailure && error.status < 500) await refuse(order_id, error);
        else if (attempt < usualAttempts) {
          trouble = error;
          continue;
        } else await refuse(order_id, new ApiFailure('server_busy'));
      }
      known.add(order_id);
      await progress(known.size, order_ids.length);
    }
    if (trouble !== undefined) throw trouble;
    return result;
  },
});

/** Whoever may no longer do it does not do it by a job they have begun either. */
async function mover(
  db: Tx,
  { user_id, store_id }: { user_id: string | null; store_id: string | null },
): Promise<Mover> {
  if (!user_id || !store_id || !(await mayManageOrders(db, user_id, store_id)))
    return fail('permission_denied');
  return { user_id };
}

/** As the call for one order does it. */
const moves: Record<
  BulkAction,
  (db: Tx, who: Mover, scope: StoreScope, order_id: string, bulk: Bulk) => Promise<unknown>
> = {
  ACCEPT: (db, who, scope, order_id) => acceptOrder(db, who, scope, { order_id }),
  READY: (db, who, scope, order_id) => readyForPickup(db, who, scope, { order_id }),
  SHIP: (db, who, scope, order_id, { courier_id }) =>
    confirmShipment(db, who, scope, { order_id, courier_id, tracking_number: '' }),
};

const move = (db: Tx, who: Mover, scope: StoreScope, bulk: Bulk, order_id: string) =>
  moves[bulk.action](db, who, scope, order_id, bulk);

function refusalOf(
  failure: ApiFailure,
  order_id: string,
  order_number: string | null,
): BulkRefusal {
  const { code, error_message, current_status } = failure.toJSON().errors;
  return {
    order_id,
    order_number,
    code,
    error_message,
    ...(current_status && { current_status }),
  };
}
