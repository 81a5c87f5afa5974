import type { Tx } from '../../../platform/db/handle.ts';
import { writeEvents } from '../../../platform/events/write-event.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { orderResponseHours } from '../../configuration/configuration.service.ts';
import { openHoursOf } from '../../stores/opening/open-hours.service.ts';
import { orderEvent } from './publish-order-event.service.ts';
import { readWaiting, writeDeadlines } from './response-deadline.sql.ts';

/** Now, and until when a seller has to answer what arrives now: on a distributed database each node has its own now. */
export async function responseDeadline(db: Tx, store_id: string) {
  const { now, after } = await openHoursOf(db, store_id);
  return { arrived_at: now, deadline_at: after(now, await orderResponseHours(db)) };
}

/** Who opens earlier than announced has at least this long for what came in meanwhile. */
const leastHours = 12;

/** The days a store is closed have changed: what waits for an answer there has another deadline now. */
export async function restartResponseDeadlines(db: Tx, scope: StoreScope): Promise<void> {
  const answerHours = await orderResponseHours(db);
  for (const store_id of scope.store_ids) {
    const { now, after } = await openHoursOf(db, store_id);
    const soonest = Date.parse(now) + leastHours * 3_600_000;
    const waiting = await readWaiting(db, storeIn(scope, store_id));
    const changed = waiting.flatMap(({ id, arrived_at, deadline_at: before }) => {
      const counted = after(arrived_at, answerHours);
      const floor = Math.min(soonest, Date.parse(before));
      const due = Math.max(Date.parse(counted), floor);
      const deadline_at = new Date(due).toISOString();
      return due === Date.parse(before) ? [] : [{ id, deadline_at }];
    });
    if (changed.length === 0) continue;
    const orders = await writeDeadlines(db, storeIn(scope, store_id), changed);
    await writeEvents(
      db,
      store_id,
      'order',
      orders.map((order) => orderEvent(order, order.fulfilment_status)),
    );
  }
}
