import type { OrderRow } from '@marketplace/contract/order-row';
import { createLink } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useLeaving } from '../../../platform/lists/use-leaving.ts';
import { useLazyPart } from '../../../ui/lazy-part.ts';
import { isShown, orderedColumns } from '../../../ui/table/columns.ts';
import { DeskTable } from '../../../ui/table/desk-table.tsx';
import type { RowLinkProps } from '../../../ui/table/table-row.tsx';
import { DeskFoot } from '../desk/desk-foot.tsx';
import { orderColumns } from '../desk/order-columns.tsx';
import { OrderDetailPane } from '../desk/order-detail-pane.tsx';
import { InOrderPane } from '../in-order-pane.ts';
import type { OrderFilters, OrderSearch } from '../order-search.ts';
import { Coming, deskColumns, RowSkeletons } from '../orders-pending.tsx';
import { UnpaidStrip } from '../unpaid/unpaid-strip.tsx';
import { useOrderColumns } from '../views/use-order-columns.ts';
import { freshStyle } from './fresh-style.ts';
import { NewOrdersPill } from './new-orders-pill.tsx';
import { OrdersDeskHead } from './orders-desk-head.tsx';
import { emptyPart } from './orders-empty-part.ts';
import { OrdersNotes } from './orders-notes.tsx';
import { useFreshOrders } from './use-fresh-orders.ts';
import { useOrderSelection } from './use-order-selection.ts';
import { useOrdersInView } from './use-orders-in-view.ts';
import { usePageInAddress } from './use-page-in-address.ts';
import { useSortByHead } from './use-sort-by-head.ts';

type Props = {
  search: OrderSearch;
  filters: OrderFilters;
  /** What is being filled in about the open order. */
  form?: ReactNode;
};

/** On a desk: the orders as a table, and beside it the one that was chosen. */
export function OrdersDesk({ search, filters, form }: Props) {
  const { list, name, total, count, rowAt, between, onView, view } = useOrdersInView(
    filters,
    search.page ?? 1,
  );
  const { firstIndex, pageSize } = usePageInAddress(name, search, view.first);
  const { selection, select, tick, tickAll } = useOrderSelection(name, between);
  const { store_id, status } = filters;
  const all = useMemo(() => orderColumns({ store_id, status }), [store_id, status]);
  const [choice, choose] = useOrderColumns(search, all);
  const columns = useMemo(
    () => orderedColumns(all, choice).filter((column) => isShown(column, choice)),
    [all, choice],
  );
  const sorting = useSortByHead(search);
  const fresh = useFreshOrders();
  const rowStyle = useCallback(({ id }: OrderRow) => freshStyle(fresh.get(id)), [fresh]);
  const rowLink = useRowLink(search);
  useLeaving(list.shown);
  const isFilling = form !== undefined;
  const pane = useRef<HTMLElement>(null);
  const isEmpty = count === 0 && !list.isPending;
  const { loaded: OrdersEmptyState } = useLazyPart(emptyPart, isEmpty);
  return (
    <div className={`grid h-full min-h-0 ${deskColumns}`}>
      <div data-steady="" className="flex min-h-0 flex-col border-r border-line bg-surface">
        <OrdersDeskHead
          search={search}
          counts={list.latest?.counts}
          columns={all}
          choice={choice}
          onChoose={choose}
          hasForm={isFilling}
        />
        <UnpaidStrip
          search={search}
          unpaid={list.latest?.unpaid}
          className="shrink-0 border-b border-line px-4"
        />
        {OrdersEmptyState && isEmpty && (
          <OrdersEmptyState list={list} search={search} hasRows={false} />
        )}
        {count > 0 ? (
          <DeskTable
            key={name}
            label="Daftar pesanan"
            name={name}
            columns={columns}
            count={count}
            rowAt={rowAt}
            keyOf={idOf}
            openKey={search.orderId}
            firstIndex={firstIndex}
            firstSpan={pageSize}
            rowLink={rowLink}
            rowStyle={rowStyle}
            tickLabel={tickLabel}
            selection={selection}
            onTick={(from, to, willSelect) => void tick(from, to, willSelect)}
            onTickAll={tickAll}
            onView={onView}
            {...sorting}
          />
        ) : (
          list.isPending && (
            <Coming>
              <RowSkeletons count={14} />
            </Coming>
          )
        )}
        <DeskFoot
          {...{ selection, filters, total }}
          onSelect={select}
          isEmpty={count === 0}
          hasFailed={list.error !== null}
          onRetry={list.retry}
        />
        <NewOrdersPill filters={filters} shown={list.shown} onShow={toTop} />
      </div>
      <InOrderPane value>
        <section
          ref={pane}
          aria-label="Pesanan terpilih"
          data-filling={isFilling ? '' : undefined}
          className="flex min-h-0 flex-col"
        >
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto p-4 lg:p-5">
            <div className="mx-auto grid w-full max-w-2xl grow grid-cols-[minmax(0,1fr)] content-start gap-4">
              <OrdersNotes notes={list.latest?.important_notes} />
              <OrderDetailPane
                {...{ search, filters, pane, isFilling }}
                shown={list.shown}
                canChoose={count > 0}
              />
            </div>
          </div>
          {isFilling && (
            <div className="max-h-[72%] shrink-0 overflow-y-auto border-t border-line-strong bg-canvas shadow-float">
              {form}
            </div>
          )}
        </section>
      </InOrderPane>
    </div>
  );
}

/** The table scrolls by itself, past nothing that would have to be asked for on the way. */
const toTop = () => document.querySelector('[data-desk-table]')?.parentElement?.scrollTo(0, 0);

const idOf = ({ id }: OrderRow): string => id;
const tickLabel = ({ buyer_name, order_number }: OrderRow): string =>
  `Pilih pesanan ${buyer_name}, #${order_number}`;

/** Opens an order beside the list; the way back leads past all that were looked at. */
function useRowLink(search: OrderSearch) {
  return useCallback(
    (order: OrderRow, props: RowLinkProps, content: ReactNode) => (
      <RowLink
        {...props}
        to="/seller/orders"
        search={{ ...search, orderId: order.id }}
        resetScroll={false}
        replace={search.orderId !== undefined}
        isOpen={search.orderId === order.id}
      >
        {content}
      </RowLink>
    ),
    [search],
  );
}

type AnchorProps = ComponentProps<'a'> & { isOpen: boolean };

/** What is open stands beside the list, whatever page the router takes for the one that is open. */
const RowLink = createLink(function RowAnchor({ isOpen, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} aria-current={isOpen ? 'true' : undefined}>
      {children}
    </a>
  );
});
