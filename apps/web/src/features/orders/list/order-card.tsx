import type { OrderRow } from '@marketplace/contract/order-row';
import { rupiah } from '../../../platform/format/money.ts';
import { dayIn, dayWords } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import type { ProductPicture } from '../../../shared/product-picture.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { useLeft } from '../left-words.tsx';
import type { OrderSearch } from '../order-search.ts';
import { shortGoodsOf, shortTermsOf, statusWords } from '../order-words.ts';
import { PendingChange, PendingMark } from '../pending-change.tsx';
import { dueOf, urgencyOf } from '../urgency.ts';
import { usePendingChange } from '../use-pending-change.ts';
import { CardActions } from './card-actions.tsx';
import { CardLeft, edges } from './card-left.tsx';
import type { DotsOf } from './dots-of.ts';
import { freshStyle } from './fresh-style.ts';
import type { Matched } from './matched-in.tsx';
import type { Freshness } from './use-fresh-orders.ts';

type Props = {
  order: OrderRow;
  freshness: Freshness | undefined;
  search: OrderSearch;
  matched: Matched | undefined;
  /** Drawings come after the cards. */
  Picture: typeof ProductPicture | undefined;
  isMenuOpen: boolean;
  onDots: (of: DotsOf) => void;
};

/** An order on the phone. All of it opens the order, but for its buttons. */
export function OrderCard(props: Props) {
  const { order, freshness, search, matched, Picture, isMenuOpen, onDots } = props;
  const left = useLeft(dueOf(order));
  const waiting = useToldHere(order.id);
  const mark = matched?.mark ?? unmarked;
  const urgency = left === undefined ? 'calm' : urgencyOf(left);
  return (
    <div
      className={`relative grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-lg border border-l-4 border-line ${edges[urgency]} bg-surface py-2.5 pr-3 pl-3 shadow-card has-[[data-opens-card]:active]:bg-sunken ${freshStyle(freshness)}`}
    >
      <div className="flex items-baseline justify-between gap-3">
        <AppLink
          to="/seller/orders/detail"
          search={{ orderId: order.id, store_id: order.store_id }}
          data-opens-card=""
          className="line-clamp-2 min-w-0 font-semibold wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand-700"
        >
          {mark(order.buyer_name)}
          {!search.query && <span className="sr-only"> #{order.order_number}</span>}
        </AppLink>
        {left === undefined ? (
          <span className="shrink-0 text-xs whitespace-nowrap text-ink-faint">
            {dayWords(dayIn(order.arrived_at ?? order.created_at, order.time_zone))}
          </span>
        ) : (
          <CardLeft left={left} urgency={urgency} />
        )}
      </div>
      <SmallPrint order={order} search={search} mark={mark} />
      <div className="flex items-center gap-2">
        {order.goods_categories.map((category_name) => (
          <span key={category_name} className="size-7 shrink-0 rounded-md bg-sunken">
            {Picture && <Picture category_name={category_name} size="sm" />}
          </span>
        ))}
        <span className="min-w-0 grow truncate text-sm text-ink-soft">
          {mark(shortGoodsOf(matched?.withGoods(order) ?? order))}
        </span>
        <StatusBeside order={order} search={search} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className="text-lg leading-tight font-bold tracking-tight tabular-nums">
            {rupiah(order.total_amount)}
          </p>
          <p className="text-xs wrap-anywhere text-ink-soft">{shortTermsOf(order)}</p>
        </div>
        {!waiting && <CardActions {...{ order, isMenuOpen, onDots }} />}
      </div>
      {waiting ? <Waiting order={order} change={waiting} /> : <WhyNot order={order} />}
    </div>
  );
}

/** What waits to be sent; of a move made on this card the strip over it tells, and the card stays as it was. */
function useToldHere(order_id: string) {
  const change = usePendingChange(order_id);
  return change?.held_until !== undefined && !change.refusal ? undefined : change;
}

/** Which store it is of, where several are seen, and the number that may have been searched for. */
function SmallPrint({ order, search, mark }: SmallPrintProps) {
  const parts = [
    isSeveral(search.store_id ?? '') && order.store_name,
    search.query && `#${order.order_number}`,
  ].filter(Boolean);
  return parts.length > 0 ? (
    <p className="-mt-1 truncate text-xs text-ink-faint">{mark(parts.join(' · '))}</p>
  ) : null;
}

type SmallPrintProps = Pick<Props, 'order' | 'search'> & { mark: Matched['mark'] };

const unmarked = (text: string) => text;

/** Where it stands, unless the tab says so. */
function StatusBeside({ order, search }: Pick<Props, 'order' | 'search'>) {
  if (search.status === order.fulfilment_status) return null;
  const { label, tone } = statusWords[order.fulfilment_status];
  return (
    <Badge tone={tone} className="shrink-0 whitespace-nowrap">
      {label}
    </Badge>
  );
}

/** What the server says of an order that nothing can be done with here. */
function WhyNot({ order: { allowed_actions, copywriting } }: Pick<Props, 'order'>) {
  const hasStep = allowed_actions.some((action) => action !== 'reject');
  return hasStep ? null : <p className="text-xs text-ink-soft">{copywriting}</p>;
}

type WaitingProps = Pick<Props, 'order'> & {
  change: NonNullable<ReturnType<typeof usePendingChange>>;
};

/** What was done to it and has not arrived; a refusal is explained here until it was read. */
function Waiting({ order, change }: WaitingProps) {
  if (!change.refusal) return <PendingMark order_id={order.id} />;
  return (
    <div className="relative">
      <PendingChange change={change} />
    </div>
  );
}
