import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { rupiah } from '../../platform/format/money.ts';
import { clockOrMoment } from '../../platform/format/time.ts';
import { LoadMore } from '../../platform/lists/load-more.tsx';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { BackLink } from '../../platform/navigation/back-link.tsx';
import { useAppState, useServices } from '../../platform/services.ts';
import { chosenStore, isSeveral } from '../../platform/state/store-slice.ts';
import { RecordPending, RowSkeletons, recordPage } from '../../shared/record-page.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyReceiptDrawing } from '../../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { type Behind, ordersBehindQuery } from './analytics.query.ts';
import { type BehindSearch, readBehindSearch } from './analytics-search.ts';
import { daysWords, kindWords } from './analytics-words.ts';

export const Route = createFileRoute('/_private/seller/analytics/orders')({
  validateSearch: readBehindSearch,
  staticData: { isForSellers: true },
  component: CountedOrdersScreen,
  pendingComponent: RecordPending,
});

const behindOf = ({ kind, date_from, date_to }: BehindSearch): Behind | undefined => {
  if (kind) return { kind };
  return date_from && date_to ? { date_from, date_to } : undefined;
};

/** The orders behind a number. */
function CountedOrdersScreen() {
  const search = Route.useSearch();
  const chosen = useAppState(({ store }) => chosenStore(store));
  const store_id = search.store_id ?? chosen;
  const behind = behindOf(search);
  if (!store_id) return <RecordPending />;
  return (
    <div className={recordPage}>
      <BackLink otherwise={behind?.kind ? '/seller/performance' : '/seller/analytics'}>
        {behind?.kind ? 'Kinerja' : 'Penjualan'}
      </BackLink>
      <h1 className="text-2xl font-bold tracking-tight">
        {behind?.kind ? kindWords[behind.kind].cost : 'Pesanan selesai'}
        {behind && (
          <span className="block text-sm font-normal tracking-normal text-ink-soft">
            {behind.kind
              ? `${kindWords[behind.kind].title}, 28 hari sampai kemarin`
              : daysWords(behind.date_from, behind.date_to)}
          </span>
        )}
      </h1>
      {behind ? <Orders store_id={store_id} behind={behind} /> : <Nothing />}
    </div>
  );
}

function Orders({ store_id, behind }: { store_id: string; behind: Behind }) {
  const result = useInfiniteQuery(ordersBehindQuery(useServices(), store_id, behind));
  const { data, error, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = result;
  if (!data && error)
    return (
      <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
    );
  if (!data) return <RowSkeletons />;
  const orders = data.pages.flatMap(({ data }) => data);
  if (orders.length === 0) return <Nothing />;
  return (
    <>
      <Card isFlush>
        <ul aria-label="Pesanan" className="divide-y divide-line">
          {orders.map((order) => (
            <li key={`${order.store_id} ${order.order_id}`}>
              <ListRow
                title={order.buyer_name}
                subtitle={[
                  `#${order.order_number}`,
                  isSeveral(store_id) && order.store_name,
                  clockOrMoment(order.arrived_at, order.time_zone),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                trailing={<span className="tabular-nums">{rupiah(order.total_amount)}</span>}
                as={
                  <AppLink
                    to="/seller/orders/detail"
                    search={{ orderId: order.order_id, store_id: order.store_id }}
                  />
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      {hasNextPage && <LoadMore isBusy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </>
  );
}

const Nothing = () => (
  <EmptyScreen
    drawing={<EmptyReceiptDrawing />}
    title="Tidak ada pesanan"
    text="Di hari-hari ini tidak ada pesanan yang termasuk."
  />
);
