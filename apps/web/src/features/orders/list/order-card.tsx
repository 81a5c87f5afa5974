import type { OrderRow } from '@marketplace/contract/order-row';
import { rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { allStores } from '../../../platform/state/store-slice.ts';
import { Badge } from '../../../ui/badge.tsx';
import { NextStep } from '../next-step.tsx';
import type { OrderSearch } from '../order-search.ts';
import { goodsOf, statusWords, termsOf } from '../order-words.ts';
import { PendingMark } from '../pending-change.tsx';
import { freshStyle } from './fresh-style.ts';
import type { Freshness } from './use-fresh-orders.ts';

type Props = { order: OrderRow; freshness: Freshness | undefined; search: OrderSearch };

/** An order on the phone. */
export function OrderCard({ order, freshness, search }: Props) {
  const { label, tone } = statusWords[order.fulfilment_status];
  return (
    <AppLink
      to="/seller/orders/detail"
      search={{ orderId: order.id, store_id: order.store_id }}
      className={`block rounded-lg border border-line bg-surface p-4 shadow-card active:bg-sunken ${freshStyle(freshness)}`}
    >
      <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <span className="text-sm wrap-anywhere text-ink-soft">
          <b className="block font-semibold text-ink">#{order.order_number}</b>
          {moment(order.arrived_at ?? order.created_at, order.time_zone)}
        </span>
        <Badge tone={tone} className="shrink-0 whitespace-nowrap">
          {label}
        </Badge>
      </span>
      <span className="mt-2 block text-lg leading-snug font-semibold">{order.buyer_name}</span>
      <span className="block text-ink-soft">{goodsOf(order)}</span>
      {search.store_id === allStores && (
        <span className="block text-sm text-ink-faint">{order.store_name}</span>
      )}
      <NextStep order={order} />
      <PendingMark order_id={order.id} />
      <span className="mt-3 block border-t border-dashed border-line-strong pt-3">
        <span className="block text-xl font-bold tracking-tight tabular-nums">
          {rupiah(order.total_amount)}
        </span>
        <span className="block text-sm wrap-anywhere text-ink-soft">{termsOf(order)}</span>
      </span>
    </AppLink>
  );
}
