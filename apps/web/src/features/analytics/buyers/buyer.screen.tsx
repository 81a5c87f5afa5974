import type { BuyerDetail } from '@marketplace/contract/buyer-analytics';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { number, rupiah } from '../../../platform/format/money.ts';
import { clockOrMoment, dayAfter, dayWords } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { useServices } from '../../../platform/services.ts';
import { shortAmount } from '../../../shared/figures/short-amount.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { buyerQuery } from '../analytics.query.ts';
import { readBuyerSearch } from '../analytics-search.ts';
import { daysWords, intervalWords, shortDay, standingWords } from '../analytics-words.ts';
import { ChartCard } from '../chart-card.tsx';
import { BuyerNote } from './buyer-note.tsx';
import { standingTone } from './standing-tone.ts';

export const Route = createFileRoute('/_private/seller/buyer-analytics/buyer')({
  validateSearch: readBuyerSearch,
  staticData: { isForSellers: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { store_id, buyer_store_id }, cause }) =>
    store_id && buyer_store_id
      ? loadFromCacheFirst(context, buyerQuery(context, store_id, buyer_store_id), cause)
      : undefined,
  component: BuyerScreen,
  pendingComponent: RecordPending,
});

/** One buyer: how much, how often, what, and what to do next. */
function BuyerScreen() {
  const { store_id, buyer_store_id = '' } = Route.useSearch();
  return (
    <OneStore store_id={store_id}>
      {(store_id) => <Buyer store_id={store_id} buyer_store_id={buyer_store_id} />}
    </OneStore>
  );
}

function Buyer(key: { store_id: string; buyer_store_id: string }) {
  const { store_id, buyer_store_id } = key;
  const result = useQuery({
    ...buyerQuery(useServices(), store_id, buyer_store_id),
    enabled: buyer_store_id !== '',
  });
  return (
    <RecordPage
      title={result.data?.buyer.buyer_name ?? 'Pembeli'}
      back={{ to: '/seller/buyer-analytics', label: 'Pembeli' }}
      result={result}
      isWide
    >
      {(detail) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Facts {...detail.buyer} />
            <BuyerNote key={buyer_store_id} {...detail} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Weeks weeks={detail.weeks} />
            <Products products={detail.products} />
            <LastOrders orders={detail.last_orders} />
          </div>
        </div>
      )}
    </RecordPage>
  );
}

function Facts(buyer: BuyerDetail['buyer']) {
  const { standing, city, store_id } = buyer;
  const rows = [
    ['Belanja', rupiah(buyer.amount)],
    ['Pesanan', number(buyer.orders)],
    ['Rata-rata pesanan', rupiah(buyer.orders > 0 ? buyer.amount / buyer.orders : 0)],
    ['Pesanan pertama', dayWords(buyer.first_on)],
    ['Pesanan terakhir', dayWords(buyer.last_on)],
    ['Jarak pesan', intervalWords(buyer.usual_days)],
    ...(buyer.due_on ? [['Biasa pesan lagi', dayWords(buyer.due_on)] as const] : []),
  ] as const;
  return (
    <Card isFlush className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-4 pb-3">
        <p className="text-sm text-ink-soft">{city}</p>
        <Badge tone={standingTone[standing]}>{standingWords[standing].label}</Badge>
      </div>
      <dl className="divide-y divide-line border-t border-line">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3 gap-y-1 px-4 py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="ml-auto text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-x-5 border-t border-line px-4 py-1.5">
        <AppLink
          to="/seller/orders"
          search={{ store_id, query: buyer.buyer_name }}
          className="inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
        >
          Semua pesanannya
        </AppLink>
        <AppLink
          to="/seller/promotion/voucher/edit"
          search={{ store_id }}
          className="inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
        >
          Buat voucher
        </AppLink>
      </div>
    </Card>
  );
}

function Weeks({ weeks }: Pick<BuyerDetail, 'weeks'>) {
  const until = (start_week: string) => dayAfter(start_week, 6);
  return (
    <ChartCard
      title="Pesanan 12 minggu"
      fileName="pesanan-12-minggu"
      chart={
        <LineChart
          label="Pesanan 12 minggu"
          points={weeks.map(({ start_week, amount, orders }) => ({
            key: start_week,
            label: shortDay(start_week),
            value: amount,
            words: `${daysWords(start_week, until(start_week))}: ${rupiah(amount)}, ${number(orders)} pesanan`,
          }))}
          tickWords={shortAmount}
        />
      }
      table={
        <DataTable
          caption="Pesanan 12 minggu"
          isCaptionHidden
          rows={weeks.toReversed()}
          rowKey={({ start_week }) => start_week}
          columns={[
            {
              key: 'week',
              header: 'Minggu',
              isRowHeader: true,
              render: ({ start_week }) => daysWords(start_week, until(start_week)),
            },
            {
              key: 'orders',
              header: 'Pesanan',
              isNumeric: true,
              render: ({ orders }) => number(orders),
            },
            {
              key: 'amount',
              header: 'Belanja',
              isNumeric: true,
              render: ({ amount }) => rupiah(amount),
            },
          ]}
        />
      }
    />
  );
}

function Products({ products }: Pick<BuyerDetail, 'products'>) {
  if (products.length === 0) return null;
  return (
    <Card isFlush className="min-w-0">
      <CardTitle className="px-4 pt-4 pb-1">Yang dibeli</CardTitle>
      <ul aria-label="Yang dibeli" className="divide-y divide-line">
        {products.map((product) => (
          <li key={product.variant_id} className="px-4 py-2.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 flex-[1_1_9rem] text-sm font-semibold wrap-anywhere">
                {product.product_name}
              </span>
              <span className="ml-auto text-sm font-semibold tabular-nums">
                {rupiah(product.amount)}
              </span>
            </p>
            <p className="text-sm text-ink-soft">
              {number(product.units)} pcs dalam {number(product.orders)} pesanan · terakhir{' '}
              {dayWords(product.last_on)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LastOrders({ orders }: { orders: BuyerDetail['last_orders'] }) {
  if (orders.length === 0) return null;
  return (
    <Card isFlush className="min-w-0">
      <CardTitle className="px-4 pt-4 pb-1">Pesanan terakhir</CardTitle>
      <ul aria-label="Pesanan terakhir" className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.order_id}>
            <ListRow
              title={`#${order.order_number}`}
              subtitle={clockOrMoment(order.arrived_at, order.time_zone)}
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
  );
}
