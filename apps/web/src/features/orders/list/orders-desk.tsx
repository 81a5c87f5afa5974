import { useRef } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { moveByArrows } from '../../../shared/move-by-arrows.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import type { OrderFilters, OrderSearch } from '../order-search.ts';
import { Coming, RowSkeletons } from '../orders-pending.tsx';
import { UnpaidStrip } from '../unpaid/unpaid-strip.tsx';
import { NewOrdersPill } from './new-orders-pill.tsx';
import { OrderDetailPane } from './order-detail-pane.tsx';
import { OrderLine } from './order-line.tsx';
import { OrdersEmptyState } from './orders-empty-state.tsx';
import { OrdersHead } from './orders-head.tsx';
import { OrdersNotes } from './orders-notes.tsx';
import { useFreshOrders } from './use-fresh-orders.ts';
import { useLeaving } from './use-leaving.ts';
import { useOrderPages } from './use-order-pages.ts';

/** On a desk: the list with its pages, and beside it the order that was chosen. */
export function OrdersDesk({ search, filters }: { search: OrderSearch; filters: OrderFilters }) {
  const page = search.page ?? 1;
  const list = useOrderPages(filters, page, page);
  const fresh = useFreshOrders();
  const { rows } = list.shown;
  useLeaving(list.shown);
  const lines = useRef<HTMLUListElement>(null);
  const total = list.pages[0]?.total_page ?? 0;
  return (
    <div className="grid h-full min-h-0 grid-cols-[clamp(420px,36vw,560px)_minmax(0,1fr)]">
      <div className="flex min-h-0 flex-col overflow-y-auto border-r border-line bg-surface">
        <OrdersHead search={search} counts={list.latest?.counts} />
        <UnpaidStrip
          search={search}
          unpaid={list.latest?.unpaid}
          className="border-b border-line px-5"
        />
        <OrdersEmptyState list={list} search={search} hasRows={rows.length > 0} />
        <ul
          ref={lines}
          data-steady=""
          aria-label="Daftar pesanan"
          onKeyDown={(event) => moveByArrows(event)}
        >
          {rows.map((order) => (
            <li key={order.id}>
              <OrderLine order={order} freshness={fresh.get(order.id)} search={search} />
            </li>
          ))}
        </ul>
        {list.isPending && (
          <Coming>
            <RowSkeletons count={10} />
          </Coming>
        )}
        {total > 1 && (
          <div className="mt-auto border-t border-line px-5 py-3">
            <Pagination
              page={page}
              pageCount={total}
              renderLink={(to, content, props) => (
                <AppLink
                  {...props}
                  to="/seller/orders"
                  search={pageSearch(search, to)}
                  resetScroll={false}
                >
                  {content}
                </AppLink>
              )}
            />
          </div>
        )}
        <NewOrdersPill filters={filters} shown={list.shown} />
      </div>
      <section
        aria-label="Pesanan terpilih"
        className="flex min-h-0 flex-col overflow-y-auto p-6 lg:p-8"
      >
        <div className="mx-auto grid grid-cols-[minmax(0,1fr)] w-full max-w-2xl grow content-start gap-4">
          <OrdersNotes notes={list.latest?.important_notes} />
          <OrderDetailPane
            orderId={search.orderId}
            store_id={rows.find(({ id }) => id === search.orderId)?.store_id ?? search.store_id}
          />
        </div>
      </section>
    </div>
  );
}

function pageSearch({ page: _page, orderId: _order, ...rest }: OrderSearch, page: number) {
  return page > 1 ? { ...rest, page } : rest;
}
