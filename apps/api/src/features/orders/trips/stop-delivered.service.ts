import type { DeliveredReport, TripStop } from '@marketplace/contract/driver-trip';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rupiah } from '../../../platform/exports/written.ts';
import { fail } from '../../../platform/failure.ts';
import { type OneStore, systemScope } from '../../../platform/store-scope.ts';
import { moveStock } from '../../stock/stock.service.ts';
import { attachFile } from '../../storage/storage.service.ts';
import { creditInvoice } from '../invoices/write-invoice.service.ts';
import { postMove } from '../money/order-money.service.ts';
import { complaintHours } from '../moves/complaint-hours.ts';
import { insertHandover } from '../moves/confirm-delivered.sql.ts';
import { type Move, moveOrder } from '../moves/move-order.service.ts';
import {
  lowerLines,
  piecesLeftOut,
  type Reduction,
  reductionOf,
} from '../moves/reduce-order.service.ts';
import { readLines } from '../moves/reduce-order.sql.ts';
import type { OrderRecord } from '../order-row.ts';
import { readOrder } from '../record/move-order.sql.ts';
import { insertReport } from './driver-reports.sql.ts';
import { type HeldStop, reportStop } from './report-stop.service.ts';

export const reportDelivered = (db: Db, report: DeliveredReport): Promise<{ stop: TripStop }> =>
  reportStop(db, report, async (db, stop) => {
    const { store, order_id, trip, mutation_id, payload_hash, happened_at } = stop;
    const scope = systemScope([store.store_id]);
    const order = await readOrder(db, scope, { store, order_id });
    if (!order) throw new Error(`order ${order_id} is gone`);
    const { lines } = await readLines(db, store, order);
    const reduction = reductionOf(lines, report.lines ?? []);
    mustBeProven(reduction, report);
    const expected = order.total_amount - amountOf(reduction);
    const isCash = order.payment_method === 'COD';
    const taken = isCash ? (report.taken_amount ?? expected) : undefined;
    const lost = lostOf(report);
    const because = becauseOf(reduction, lost, taken === expected ? undefined : taken, expected);
    const { also, ...move } = deliveredMove(stop, report, reduction);
    await moveOrder(db, undefined, scope, order_id, {
      ...move,
      ...(because && { because }),
      also: async (db, store, order) => {
        await also?.(db, store, order);
        await insertReport(db, store, {
          ...{ trip_id: trip.id, order_id, mutation_id, payload_hash, happened_at },
          kind: 'DELIVERED',
          ...(because && { reason: because.reason, note: because.note }),
          ...(isCash && { expected_amount: expected, taken_amount: taken }),
        });
      },
    });
  });

/** Money goes back for it, and who has the link is known to nobody: there is something to look at afterwards. */
function mustBeProven(
  { left, lowered }: Reduction,
  { photo_id, signature_id }: DeliveredReport,
): void {
  // That nothing at all was handed over is refused for itself.
  if (left.length > 0 && lowered.length > 0 && !photo_id && !signature_id)
    fail('validation_failed', { photo_id: 'required' });
}

const amountOf = ({ lowered }: Reduction): number =>
  lowered.reduce((sum, { less }) => sum + less, 0);

/** What the store should know beside that it arrived. */
function becauseOf(
  { lowered }: Reduction,
  lost: ReadonlySet<string>,
  taken: number | undefined,
  expected: number,
): Move['because'] {
  const missing = lowered.map(
    ({ id, missing, uom_name, product_name }) =>
      `${missing} ${uom_name} ${product_name}${lost.has(id) ? ' (hilang atau rusak)' : ''}`,
  );
  const cash = taken === undefined ? [] : [`Tunai ${rupiah(taken)} dari ${rupiah(expected)}`];
  const note = [...(missing.length > 0 ? [`Kurang ${missing.join(', ')}`] : []), ...cash].join(
    '. ',
  );
  if (!note) return undefined;
  const reason = missing.length > 0 ? 'Diterima kurang dari pesanan' : 'Tunai berbeda dari tagihan';
  return { reason, reason_id: missing.length > 0 ? 'delivered_short' : 'cash_differs', note };
}

/** As the seller's own confirmation, but that what is missing comes off first: lines, total, stock, book, invoice. */
function deliveredMove(
  { store: { store_id }, trip, order_id, mutation_id, happened_at }: HeldStop,
  report: DeliveredReport,
  reduction: Reduction,
): Move {
  const { receiver_name, photo_id, signature_id } = report;
  const scope = systemScope([store_id]);
  let whole: OrderRecord | undefined;
  return {
    from: ['SHIPPED'],
    to: 'DELIVERED',
    actor: 'SELLER',
    courier_id: trip.courier_id,
    refunds: false,
    collects: true,
    due_hours: complaintHours,
    payload: { mutation_id },
    also: async (db, store, { buyer_store_id }) => {
      for (const file_id of [photo_id, signature_id])
        if (file_id) await attachFile(db, scope, file_id, ['delivery_photo'], buyer_store_id);
      const photo = { photo_id: photo_id ?? null, signature_id };
      await insertHandover(db, store, {
        ...photo,
        order_id,
        receiver_name,
        created_at: happened_at,
      });
    },
    adjust: async (db, store, order) => {
      whole = order;
      return reduction.lowered.length > 0 ? lowerLines(db, store, order, reduction) : order;
    },
    moveStock: (db, store) => bringBack(db, store, order_id, reduction, lostOf(report)),
    post: async (db, store, order, history_id) => {
      await postMove(db, store, { refunds: false, history_id }, whole ?? order, order);
      await creditInvoice(db, store, order_id, creditOf(reduction));
    },
  };
}

/** Lines of which what is missing can no longer be sold. */
const lostOf = ({ lines = [] }: DeliveredReport): ReadonlySet<string> =>
  new Set(lines.filter(({ goods }) => goods === 'TO_LOSS').map(({ line_id }) => line_id));

/** What was not handed over comes back to the shelf with the driver, but for what is missing or broken: that stays off it. */
async function bringBack(
  db: Tx,
  store: OneStore,
  order_id: string,
  { left, lowered }: Reduction,
  lost: ReadonlySet<string>,
) {
  const back = lowered.filter(({ id }) => !lost.has(id));
  if (back.length === 0) return;
  const why = { reason: 'RETURN', order_id, user_id: null } as const;
  await moveStock(db, store, piecesLeftOut({ left, lowered: back }), why);
}

const creditOf = (reduction: Reduction) => ({
  amount: amountOf(reduction),
  shipping_amount: 0,
  lines: reduction.lowered.map(({ product_name, uom_name, missing, less }) => ({
    ...{ product_name, uom_name, quantity: missing, amount: less },
  })),
});
