import type { FailedReport, TripStop } from '@marketplace/contract/driver-trip';
import type { Db } from '../../../platform/db/handle.ts';
import { systemScope } from '../../../platform/store-scope.ts';
import { readReason } from '../moves/order-reasons.service.ts';
import { failureReasons } from '../moves/order-reasons.ts';
import { readOrder } from '../record/move-order.sql.ts';
import { stayingIn, writeHistory } from '../record/order-history.sql.ts';
import { publishOrderEvent } from '../record/publish-order-event.service.ts';
import { giveUpStop, insertReport, putStopLast } from './driver-reports.sql.ts';
import { reportStop } from './report-stop.service.ts';

/** Nobody was there to take it: on record with its reason. The order stays on its way, and the store decides. */
export const reportFailed = (db: Db, report: FailedReport): Promise<{ stop: TripStop }> =>
  reportStop(db, report, async (db, { store, trip, ...stop }) => {
    const because = readReason(failureReasons, report);
    const { order_id, mutation_id, payload_hash, happened_at } = stop;
    const ofStop = { trip_id: trip.id, order_id };
    const kind = report.is_tried_again ? 'LATER' : 'FAILED';
    await (report.is_tried_again ? putStopLast : giveUpStop)(db, store, ofStop);
    const { reason, note } = because;
    await insertReport(db, store, {
      ...{ ...ofStop, kind, mutation_id, payload_hash, happened_at, reason, note },
    });
    const scope = systemScope([store.store_id]);
    const order = await readOrder(db, scope, { store, order_id });
    if (!order) throw new Error(`order ${order_id} is gone`);
    const said = report.is_tried_again ? 'Kurir mencoba lagi nanti.' : 'Barang dibawa kembali.';
    const line = { ...stayingIn(order), actor: 'SELLER', courier_id: trip.courier_id } as const;
    const words = { ...because, note: [note, said].filter(Boolean).join(' ') };
    await writeHistory(db, store, { ...line, ...words, payload_hash });
    await publishOrderEvent(db, order, 'SHIPPED');
  });
