import type { OrderRow } from '@marketplace/contract/order-row';
import { Link } from '@tanstack/react-router';
import { rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { allStores } from '../../../platform/state/store-slice.ts';
import { TimeLeft } from '../../../shared/time-left.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { OrderSearch } from '../order-search.ts';
import { goodsOf, statusWords } from '../order-words.ts';
import { PendingMark } from '../pending-change.tsx';
import { freshStyle } from './fresh-style.ts';
import type { Freshness } from './use-fresh-orders.ts';

type Props = { order: OrderRow; freshness: Freshness | undefined; search: OrderSearch };

/** An order in the list of a desk. */
export function OrderLine({ order, freshness, search }: Props) {
  const isChosen = search.orderId === order.id;
  return (
    <Link
      to="/seller/orders"
      search={{ ...search, orderId: order.id }}
      resetScroll={false}
      replace={search.orderId !== undefined}
      aria-current={isChosen ? 'true' : undefined}
      activeProps={{}}
      className={`block border-b border-l-3 border-b-line px-5 py-3 -outline-offset-2 ${isChosen ? 'border-l-brand-600 bg-brand-50' : 'border-l-transparent hover:bg-canvas active:bg-sunken'} ${freshStyle(freshness)}`}
    >
      <span className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 truncate font-semibold">{order.buyer_name}</span>
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {rupiah(order.total_amount)}
        </span>
      </span>
      <span className="mt-0.5 flex items-baseline justify-between gap-4 text-sm text-ink-soft">
        <span className="min-w-0 truncate">
          #{order.order_number}, {goodsOf(order)}
        </span>
        <Standing order={order} search={search} />
      </span>
      <span className="mt-0.5 flex items-baseline justify-between gap-4 text-sm text-ink-faint">
        <span className="min-w-0 truncate">
          {moment(order.arrived_at ?? order.created_at, order.time_zone)}
        </span>
        {search.store_id === allStores && <span className="truncate">{order.store_name}</span>}
      </span>
      <PendingMark order_id={order.id} />
    </Link>
  );
}

/** How long there is still, or what became of an order that is no longer of this tab. */
function Standing({ order, search }: { order: OrderRow; search: OrderSearch }) {
  const { label, tone } = statusWords[order.fulfilment_status];
  if (search.status !== order.fulfilment_status) {
    return (
      <Badge tone={tone} className="shrink-0 whitespace-nowrap">
        {label}
      </Badge>
    );
  }
  if (order.deadline_at === null || order.allowed_actions.length === 0) return null;
  return (
    <span className="font-semibold whitespace-nowrap text-soon-700">
      <TimeLeft until={order.deadline_at} />
    </span>
  );
}
