import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useFirstScreenFirst } from '../../../platform/navigation/first-screen-first.ts';
import { useReloadScroll } from '../../../platform/navigation/reload-scroll.ts';
import { usePullToRefresh } from '../../../platform/use-pull-to-refresh.ts';
import { Button } from '../../../ui/button.tsx';
import { useLazyPart } from '../../../ui/lazy-part.ts';
import { PullIndicator } from '../../../ui/pull-indicator.tsx';
import { isStatusIn } from '../live/order-events.ts';
import type { OrderFilters, OrderSearch } from '../order-search.ts';
import { CardSkeletons, Coming } from '../orders-pending.tsx';
import { UnpaidStrip } from '../unpaid/unpaid-strip.tsx';
import { cardParts } from './card-parts.ts';
import { DotsMenu } from './dots-menu.tsx';
import type { DotsOf } from './dots-of.ts';
import { ListedOrder } from './listed-order.tsx';
import { matchedPart } from './matched-part.ts';
import { MovesTold } from './moves-told.tsx';
import { NewOrdersPill } from './new-orders-pill.tsx';
import { OrdersEmptyState } from './orders-empty-state.tsx';
import { OrdersHead } from './orders-head.tsx';
import { OrdersLoadMore } from './orders-load-more.tsx';
import { OrdersNotes } from './orders-notes.tsx';
import { useCardMoves } from './use-card-moves.ts';
import { useFreshOrders } from './use-fresh-orders.ts';
import { useOrderPages } from './use-order-pages.ts';
import { usePicking } from './use-picking.ts';

const mostAtOnce = 5;

/** Somebody who comes back to a far page is not made to load everything before it. */
const firstOf = (page: number) => (page <= mostAtOnce ? 1 : page - 2);

/** The first page that is shown; another list begins anew. */
function useFirstPage(list: string, last: number) {
  const [shown, setShown] = useState({ list, first: firstOf(last) });
  const first = shown.list === list ? shown.first : firstOf(last);
  return [first, (first: number) => setShown({ list, first })] as const;
}

export function OrdersPhone({ search, filters }: { search: OrderSearch; filters: OrderFilters }) {
  const last = search.page ?? 1;
  const listName = JSON.stringify(filters);
  const [first, setFirst] = useFirstPage(listName, last);
  const list = useOrderPages(filters, Math.min(first, last), last);
  const fresh = useFreshOrders();
  const navigate = useNavigate({ from: '/seller/orders' });
  const { moves, forget } = useCardMoves(listName);
  const [dots, setDots] = useState<DotsOf>();
  const parts = usePartsSoon();
  const { rows, left, drop } = list.shown;
  const { loaded: matchedIn } = useLazyPart(matchedPart, search.query !== undefined);
  const matched = search.query ? matchedIn?.(list.pages) : undefined;
  const { shown, isWhole } = useFirstScreenFirst(rows);
  useReloadScroll(!list.isPending);
  const area = useRef<HTMLDivElement>(null);
  const pull = usePullToRefresh(area, list.refetch);
  const cards = useRef<HTMLUListElement>(null);
  const { selection, select, pick, isPicked } = usePicking(listName, cards, shown);

  const loadMore = () =>
    void navigate({
      search: (before) => ({ ...before, page: last + 1 }),
      replace: true,
      resetScroll: false,
    });

  return (
    <div className="pb-4">
      <OrdersHead search={search} counts={list.latest?.counts} />
      <div
        ref={area}
        className="grid min-h-[60vh] grid-cols-[minmax(0,1fr)] content-start gap-2.5 px-4 pt-2.5"
      >
        <PullIndicator {...pull} />
        <UnpaidStrip search={search} unpaid={list.latest?.unpaid} className="rounded-lg px-3" />
        <OrdersNotes notes={list.latest?.important_notes} />
        {first > 1 && (
          <Button variant="secondary" onClick={() => setFirst(Math.max(1, first - mostAtOnce))}>
            Muat pesanan sebelumnya
          </Button>
        )}
        <OrdersEmptyState list={list} search={search} hasRows={rows.length > 0} />
        {rows.length > 0 && (
          <ul
            ref={cards}
            className="-mb-2.5 grid grid-cols-[minmax(0,1fr)]"
            aria-label="Daftar pesanan"
          >
            {shown.map((order) => (
              <ListedOrder
                key={order.id}
                order={order}
                move={moves.get(order.id)}
                isLeft={left.includes(order)}
                isOfList={isStatusIn(filters, order)}
                onSeen={forget}
                onGone={drop}
                freshness={fresh.get(order.id)}
                search={search}
                matched={matched}
                Picture={parts?.ProductPicture}
                isMenuOpen={dots?.order_id === order.id}
                onDots={setDots}
                isPicked={isPicked(order.id)}
                onPick={pick}
              />
            ))}
          </ul>
        )}
        {list.isPending && (
          <Coming>
            <CardSkeletons count={rows.length > 0 ? 2 : 6} />
          </Coming>
        )}
        {isWhole && <OrdersLoadMore list={list} last={last} onMore={loadMore} />}
      </div>
      <NewOrdersPill filters={filters} shown={list.shown} onShow={toTop} />
      <MovesTold moves={moves} />
      <DotsMenu of={dots} rows={rows} onClose={() => setDots(undefined)} onPick={pick} />
      {parts && list.latest && (
        <parts.PickBar {...{ selection, filters }} onSelect={select} total={list.latest} />
      )}
    </div>
  );
}

const toTop = () => window.scrollTo({ top: 0, behavior: 'smooth' });

/** Before anybody has read a card, but after the cards. */
function usePartsSoon() {
  const [isSoon, setSoon] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSoon(true), 2_000);
    return () => clearTimeout(timer);
  }, []);
  return useLazyPart(cardParts, isSoon).loaded;
}
