import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Tx } from '../../../platform/db/handle.ts';
import { rupiah } from '../../../platform/exports/written.ts';
import { fail } from '../../../platform/failure.ts';
import type { BuyerScope, OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { post } from '../../book/book.service.ts';
import { holdPayouts, lowerPayout } from '../../payouts/placing/refund-payout.service.ts';
import { owePayout } from '../../payouts/placing/schedule-payouts.service.ts';
import { moveStock, reserveStock } from '../../stock/stock.service.ts';
import { creditInvoice } from '../invoices/write-invoice.service.ts';
import { readCharges } from '../money/order-money.sql.ts';
import { completed, delivered, feeCharged, sharePaid } from '../money/order-money.ts';
import { moveOrder } from '../moves/move-order.service.ts';
import type { OrderRecord } from '../order-row.ts';
import { stayingIn, writeHistory } from '../record/order-history.sql.ts';
import { publishOrderEvent } from '../record/publish-order-event.service.ts';
import {
  addRefund,
  type ComplainedLine,
  type ComplainedOrder,
  readOrderBalances,
} from './complained-order.sql.ts';
import { feeGivenBack, type Refund, refundGiven, shareGivenBack } from './refund-money.ts';

type Actor = 'BUYER' | 'SELLER' | 'OPERATOR' | 'SYSTEM';

/** Whose act it is, in whose eyes. */
export type Acting = {
  actor: Actor;
  who: Caller | undefined;
  operator_id?: string | undefined;
  scope: StoreScope | BuyerScope;
};

export type Settlement = {
  complaint_id: string;
  /** Where the order stood when the complaint came. */
  order_status: FulfilmentStatus;
  kind: 'REFUND' | 'RETURN' | 'REPLACEMENT';
  goods: 'KEPT' | 'TO_STOCK' | 'TO_LOSS';
  lines: readonly { line_id: string; quantity: number; amount: number }[];
  shipping_amount: number;
  refund_amount: number;
};

/** What was given back in truth, and what of it the store hands over itself. */
export type Settled = {
  refund_amount: number;
  hand_over_amount: number;
  /** Payouts that are others by it: open screens are told of them last. */
  payout_ids: string[];
};

/** Nothing came of the complaint: the order goes on where it was, by the clock it had. */
export async function reopenOrder(
  db: Tx,
  { actor, who, operator_id, scope }: Acting,
  order: ComplainedOrder,
  {
    order_status,
    order_deadline_at,
  }: { order_status: FulfilmentStatus; order_deadline_at: string | null },
  reason: string,
): Promise<void> {
  if (order.fulfilment_status !== 'IN_COMPLAINT') return;
  await moveOrder(db, who, scope, order.id, {
    from: ['IN_COMPLAINT'],
    to: order_status,
    actor,
    operator_id,
    refunds: false,
    ...(order_deadline_at && { due_at: order_deadline_at }),
    because: { reason, reason_id: 'complaint_over', note: '' },
    // It was posted when the order came there first.
    post: async () => {},
  });
}

/**
 * Order, stock and money after a complaint that something came of: one that was not complete is, or is RETURNED where everything
 * went back; one that was stays so, and only its money moves.
 */
export async function settleOrder(
  db: Tx,
  acting: Acting,
  store: OneStore,
  order: ComplainedOrder,
  lines: readonly ComplainedLine[],
  settlement: Settlement,
): Promise<Settled> {
  const { scope, actor, who, operator_id } = acting;
  const isOpen = order.fulfilment_status === 'IN_COMPLAINT';
  const isWhole =
    isOpen && order.complaint_refund_amount + settlement.refund_amount === order.total_amount;
  const delivers = isOpen && !isWhole && settlement.order_status === 'SHIPPED';
  const isUnpaid = settlement.order_status === 'SHIPPED' && order.payment_method !== 'TRANSFER';
  // What nobody has paid or owes yet does not go back: the order just ends.
  const owesNothing = isWhole && isUnpaid;
  if (delivers && order.payment_method === 'COD')
    throw new Error(`order ${order.id} is settled in part, and its cash was never taken`);
  const amount = owesNothing ? 0 : settlement.refund_amount;
  const because = {
    reason: amount > 0 ? `Komplain selesai, ${rupiah(amount)} kembali` : 'Komplain selesai',
    reason_id: 'complaint_settled',
    note: '',
  };
  const isCompleting = isOpen && !isWhole;
  const context = { store, lines, settlement, amount, delivers, owesNothing, isCompleting };
  let posted: Pick<Settled, 'hand_over_amount' | 'payout_ids'> | undefined;
  const work = async (db: Tx, order: OrderRecord, history_id: string) => {
    posted = await postSettlement(db, order, history_id, context);
    await creditInvoice(db, store, order.id, creditedBy(lines, settlement, amount));
  };
  const refund = async (db: Tx) =>
    addRefund(db, store, order.id, amount, await stillOwed(db, order, context));
  if (isOpen) {
    await moveOrder(db, who, scope, order.id, {
      from: ['IN_COMPLAINT'],
      to: isWhole ? 'RETURNED' : 'COMPLETED',
      actor,
      operator_id,
      refunds: false,
      because,
      adjust: refund,
      moveStock: (db) => moveGoods(db, store, order, lines, settlement, who),
      post: (db, _store, order, history_id) => work(db, order, history_id),
    });
  } else {
    const after = await refund(db);
    await moveGoods(db, store, order, lines, settlement, who);
    const by = operator_id ? { operator_id } : {};
    const line = { ...stayingIn(order), actor, user_id: who?.user_id ?? null, ...because, ...by };
    await work(db, after, await writeHistory(db, store, line));
    await publishOrderEvent(db, after, order.fulfilment_status);
  }
  return { refund_amount: amount, hand_over_amount: 0, payout_ids: [], ...posted };
}

/** What the credit note says of it. */
const creditedBy = (
  lines: readonly ComplainedLine[],
  { lines: settled, shipping_amount }: Settlement,
  amount: number,
) => ({
  amount,
  shipping_amount,
  lines: settled.flatMap(({ line_id, quantity, amount }) => {
    const line = lines.find((each) => each.line_id === line_id);
    return line
      ? [{ product_name: line.product_name, uom_name: line.uom_name, quantity, amount }]
      : [];
  }),
});

/** What a buyer on terms owes once it went back; nothing where nobody owes. */
async function stillOwed(
  db: Tx,
  { id, payment_method, total_amount }: OrderRecord,
  { store, amount, delivers, owesNothing }: Money,
): Promise<number | undefined> {
  if (payment_method !== 'TERM' || owesNothing) return undefined;
  const { receivable } = await readOrderBalances(db, store, id);
  return Math.max((delivers ? total_amount : receivable) - amount, 0);
}

/** Goods that come back are on the shelf again, or can no longer be sold and stay off it; those sent anew leave it. */
async function moveGoods(
  db: Tx,
  store: OneStore,
  order: OrderRecord,
  lines: readonly ComplainedLine[],
  { kind, goods, lines: settled }: Settlement,
  who: Caller | undefined,
): Promise<void> {
  const byId = new Map(lines.map((line) => [line.line_id, line]));
  const pieces = settled.flatMap(({ line_id, quantity }) => {
    const line = byId.get(line_id);
    return line ? [{ variant_id: line.variant_id, quantity: quantity * line.base_quantity }] : [];
  });
  const why = { order_id: order.id, user_id: who?.user_id ?? null };
  if (goods === 'TO_STOCK') await moveStock(db, store, pieces, { reason: 'RETURN', ...why });
  if (kind !== 'REPLACEMENT') return;
  const short = await reserveStock(db, store, pieces);
  if (short.length > 0) fail('stock_insufficient');
  await moveStock(db, store, pieces, { reason: 'SHIPMENT', ...why });
}

type Money = {
  store: OneStore;
  lines: readonly ComplainedLine[];
  settlement: Settlement;
  amount: number;
  delivers: boolean;
  owesNothing: boolean;
  isCompleting: boolean;
};

/**
 * All that the book is told, in one writing: balances are locked in one order there. The door of payouts and the escrow come
 * before, so that nothing is sent to the bank meanwhile.
 */
async function postSettlement(
  db: Tx,
  order: OrderRecord,
  history_id: string,
  { store, lines, settlement, amount, delivers, isCompleting }: Money,
): Promise<Pick<Settled, 'hand_over_amount' | 'payout_ids'>> {
  const { shipping_fee, lines: charged } = await readCharges(db, store, order.id);
  const share = charged.reduce((sum, { platform_amount }) => sum + platform_amount, 0);
  const isHeld = order.payment_method === 'TRANSFER' || share > 0;
  if (isHeld) await holdPayouts(db, store, order.id);
  const { escrow, receivable } = await readOrderBalances(db, store, order.id);
  const owed = delivers && order.payment_method === 'TERM' ? order.total_amount : receivable;
  const isEarned = isCompleting || order.fulfilment_status === 'COMPLETED';
  const refund: Refund = { complaint_id: settlement.complaint_id, amount, lines: settlement.lines };
  const sources = { escrow, receivable: owed, is_earned: isEarned };
  const { posting, hand_over, escrow: taken } = refundGiven(order, refund, sources);
  // What the refund itself takes of it is the buyer's.
  const shareHeld = escrow + (isCompleting ? share : 0) - taken;
  const before = new Map(lines.map((line) => [line.line_id, line.refunded_amount]));
  const lineMoney = charged.map((line) => ({
    ...line,
    refunded_before: before.get(line.line_id) ?? 0,
  }));
  const arrived = delivers ? delivered(order, history_id, undefined) : undefined;
  await post(
    db,
    store,
    ...(arrived ? [arrived] : []),
    ...(isCompleting
      ? [
          completed({ ...order, shipping_fee }, history_id),
          sharePaid(order, history_id, share),
          feeCharged(order, history_id, charged),
        ]
      : []),
    posting,
    ...(isEarned
      ? [
          feeGivenBack(order, refund, lineMoney),
          shareGivenBack(order, refund, lineMoney, shareHeld),
        ]
      : []),
  );
  if (isHeld && isCompleting) await owePayout(db, store, order.id);
  const payout_ids = isHeld && amount > 0 ? await lowerPayout(db, store, order.id) : [];
  return { hand_over_amount: hand_over, payout_ids };
}
