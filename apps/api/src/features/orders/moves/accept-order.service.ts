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

const accept: Move = {
  from: ['NEW'],
  to: 'PROCESSING',
  actor: 'SELLER',
  refunds: false,
  also: (_db, _store, order) => {
    if (!order.allows_selling) fail('store_not_selling');
  },
};

type Acceptance = {
  order_id: string;
  processing_days?: number | undefined;
  lines?: AcceptedLine[] | undefined;
};

export async function acceptOrder(
  db: Db,
  who: Mover,
  scope: StoreScope,
  { order_id, processing_days, lines = [] }: Acceptance,
): Promise<{ order: OrderRow }> {
  const [store_id = ''] = scope.store_ids;
  const { now, after } = await openHoursOf(db, store_id);
  const due_at = after(now, processing_days ? processing_days * 24 : shippingHours);
  const move: Move = {
    ...accept,
    due_at,
    processing_days: processing_days || undefined,
    payload: { processing_days: processing_days ?? 0, lines: lines.toSorted(byLine) },
    adjust: async (db, store, asked) => {
      const order = lines.length > 0 ? await reduceOrder(db, store, asked, lines) : asked;
      await stopOverLimit(db, store, order);
      return order;
    },
  };
  return { order: await moveOrder(db, who, scope, order_id, move) };
}

const byLine = (left: AcceptedLine, right: AcceptedLine) =>
  Number(left.line_id) - Number(right.line_id);
