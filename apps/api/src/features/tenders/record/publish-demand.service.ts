import type { DemandState } from '@marketplace/contract/tender-words';
import type { Tx } from '../../../platform/db/handle.ts';
import { writeEvent } from '../../../platform/events/write-event.ts';
import { counterNotification } from '../../../platform/notifications/of-demands.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { countDemand } from './demand-counters.sql.ts';
import { toDemandRow } from './demand-row.ts';
import { type DemandRecord, readDemand } from './demand-rows.sql.ts';

/**
 * The row on the seller's open screens follows at once, and the tabs count it where it now is. Comes after everything
 * else that others may wait for. Answers with the demand as it is now.
 */
export async function publishDemand(
  db: Tx,
  store: OneStore,
  tender_id: string,
  from: DemandState | null,
  { isCounter = false } = {},
): Promise<DemandRecord> {
  const demand = await readDemand(db, store, tender_id);
  if (!demand) throw new Error(`demand ${tender_id} of store ${store.store_id} has gone`);
  const row = toDemandRow(demand, true);
  await writeEvent(db, {
    store_id: store.store_id,
    area: 'order',
    kind: 'tender.changed',
    payload: { ...row, previous_state: from },
    notification: isCounter ? counterNotification(row) : undefined,
  });
  if (from !== demand.state) await countDemand(db, store.store_id, from, demand.state);
  return demand;
}

/** It fits no more, and nobody had answered. */
export async function publishGone(
  db: Tx,
  { store_id }: OneStore,
  tender_id: string,
  previous_state: DemandState,
): Promise<void> {
  const payload = { tender_id, store_id, previous_state };
  await writeEvent(db, { store_id, area: 'order', kind: 'tender.gone', payload });
  await countDemand(db, store_id, previous_state, null);
}
