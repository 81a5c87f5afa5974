import type { DeliveredReport, FailedReport, TripStop } from '@marketplace/contract/driver-trip';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { readReportHash } from './driver-reports.sql.ts';
import { findTrip, mustTake } from './driver-trip.service.ts';
import { holdTrip, isUnderWay, lockStop, readStops, type Trip } from './driver-trip.sql.ts';

/** A stop that is the driver's to say something about, and whose order nobody else moves meanwhile. */
export type HeldStop = {
  store: OneStore;
  trip: Trip;
  order_id: string;
  mutation_id: string;
  payload_hash: string;
  /** As the phone says, within what is possible. */
  happened_at: string;
};

/**
 * What a driver says at a stop counts once: the same words under the same id are answered as the first time, also when
 * the link holds no longer. Of two phones at once the second finds the stop closed.
 */
export async function reportStop<Report extends DeliveredReport | FailedReport>(
  db: Db,
  report: Report,
  act: (db: Tx, stop: HeldStop) => Promise<void>,
): Promise<{ stop: TripStop }> {
  const { link, order_id, mutation_id, ...words } = report;
  const payload_hash = payloadHash({ order_id, ...words });
  const { store, trip } = await findTrip(db, link);
  await inTransaction(db, async (db) => {
    const order = (await lockStop(db, store, trip, order_id)) ?? unknownTo(trip);
    const known = await readReportHash(db, store, order_id, mutation_id);
    if (known === payload_hash) return;
    if (known !== undefined) fail('idempotency_key_reused');
    // The order may have been waited for, and the link ended meanwhile.
    mustTake(await holdTrip(db, store, trip));
    if (order.fulfilment_status !== 'SHIPPED')
      fail((await isUnderWay(db, store, trip)) ? 'trip_stop_closed' : 'trip_finished');
    const happened_at = within(report.happened_at, order.shipped_at);
    await act(db, { store, trip, order_id, mutation_id, payload_hash, happened_at });
  });
  // Others wait for what was locked last: the answer is read once that is free.
  const [stop] = await readStops(db, store, trip, order_id);
  return { stop: stop ?? fail('trip_stop_unknown') };
}

/** A link that holds no longer is said before what it never was for. */
function unknownTo(trip: Trip): never {
  mustTake(trip);
  return fail('trip_stop_unknown');
}

/** A phone's clock may be anywhere; what it says lies between the shipment and now. */
const within = (at: string, from: string): string =>
  new Date(Math.min(Math.max(Date.parse(at), Date.parse(from)), Date.now())).toISOString();
