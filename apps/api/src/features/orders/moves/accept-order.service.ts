import type { AcceptedLine } from '@marketplace/contract/order-moves';
import type { OrderRow } from '@marketplace/contract/order-row';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { stopOverLimit } from '../../credit-book/credit-standing.service.ts';
import { openHoursOf } from '../../stores/opening/open-hours.service.ts';
import { type Move, type Mover, moveOrder } from './move-order.service.ts';
import { reduceOrder } from './reduce-order.service.ts';

/** Who accepts has this long to send it, or the days named while accepting; closing days do not count. */
const shippingHours = 24;
/** A store is judged by so many days, however many it has promised. */
const mostJudgedDays = 2;

const accept: Move = {
  from: ['NEW'],
  to: 'PROCESSING',
  actor: 'SELLER',
  refunds: false,
  also: (_db, _store, order) => {
    if (!order.is_active) fail('store_inactive');
    if (!order.allows_selling) fail('store_not_selling');
  },
};

type Acceptance = {
  order_id: string;
  processing_days?: number | undefined;
  lines?: AcceptedLine[] | undefined;
};

export const acceptOrder = async (
  db: Db,
  who: Mover,
  scope: StoreScope,
  acceptance: Acceptance,
): Promise<{ order: OrderRow }> => {
  const move = await acceptMove(db, scope, acceptance);
  return { order: await moveOrder(db, who, scope, acceptance.order_id, move) };
};

/** The same by nobody, since the store has said that such orders are to be accepted. */
export const acceptByRule = async (
  db: Db,
  scope: StoreScope,
  order_id: string,
  reason: string,
): Promise<OrderRow> => {
  const move = await acceptMove(db, scope, { order_id });
  const because = { reason, reason_id: 'auto_accept', note: '' };
  return moveOrder(db, undefined, scope, order_id, { ...move, actor: 'SYSTEM', because });
};

/** What the buyer has taken of the seller’s own offer needs no word of the seller any more. */
export const acceptAgreed = async (
  db: Db,
  scope: StoreScope,
  order_id: string,
): Promise<OrderRow> => {
  const move = await acceptMove(db, scope, { order_id });
  const because = {
    reason: 'Dari penawaran yang dipilih pembeli',
    reason_id: 'offer_taken',
    note: '',
  };
  return moveOrder(db, undefined, scope, order_id, { ...move, actor: 'SYSTEM', because });
};

async function acceptMove(
  db: Db,
  scope: StoreScope,
  { processing_days, lines = [] }: Acceptance,
): Promise<Move> {
  const [store_id = ''] = scope.store_ids;
  const { now, after } = await openHoursOf(db, store_id);
  const due_at = after(now, processing_days ? processing_days * 24 : shippingHours);
  return {
    ...accept,
    due_at,
    ship_by: after(now, Math.min(processing_days || 1, mostJudgedDays) * 24),
    processing_days: processing_days || undefined,
    payload: { processing_days: processing_days ?? 0, lines: lines.toSorted(byLine) },
    adjust: async (db, store, asked) => {
      const order = lines.length > 0 ? await reduceOrder(db, store, asked, lines) : asked;
      await stopOverLimit(db, store, order);
      return order;
    },
  };
}

const byLine = (left: AcceptedLine, right: AcceptedLine) =>
  Number(left.line_id) - Number(right.line_id);
