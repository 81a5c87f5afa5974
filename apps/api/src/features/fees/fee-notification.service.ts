import type { Tx } from '../../platform/db/handle.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { rupiah } from '../../platform/exports/written.ts';
import { type NewNotification, pathTo } from '../../platform/notifications/new-notification.ts';
import { readFeePayment, readNewCollection } from './fee-notification.sql.ts';

type State = Tables['fee_payments']['state'];

const judged: Partial<Record<State, string>> = {
  VERIFIED: 'Pembayaran biaya diterima',
  REFUSED: 'Bukti pembayaran biaya ditolak',
  EXPIRED: 'Pembayaran biaya lewat batas waktu',
};

/** What the people of a store are told of what it owes: a new bill, and what became of a payment. */
export async function feeNotification(
  db: Tx,
  store_id: string,
  fee_collection_ids: readonly string[],
  payment_id: string | null,
): Promise<NewNotification | undefined> {
  const path = pathTo('/seller/fee-collections', { store_id });
  if (payment_id !== null) {
    const payment = await readFeePayment(db, store_id, payment_id);
    const title = payment && judged[payment.state];
    if (!title) return undefined;
    return {
      category: 'MONEY',
      kind: `fee_payment.${payment.state.toLowerCase()}`,
      title,
      text: rupiah(payment.amount),
      path,
    };
  }
  const [id] = fee_collection_ids;
  const bill = id === undefined ? undefined : await readNewCollection(db, store_id, id);
  return (
    bill && {
      category: 'MONEY',
      kind: 'fee_collection.new',
      title: 'Tagihan biaya baru',
      text: `${rupiah(bill.amount)} untuk ${bill.order_count} pesanan`,
      path,
    }
  );
}
