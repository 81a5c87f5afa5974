import type { SellerAnalytics } from '@marketplace/contract/seller-analytics';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Eye, EyeOff } from 'lucide-react';
import { number } from '../../../platform/format/money.ts';
import { dayAfter, dayIn } from '../../../platform/format/time.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { useAppState, useServices } from '../../../platform/services.ts';
import { chosenStore } from '../../../platform/state/store-slice.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { shortRupiah } from '../../../shared/figures/short-amount.ts';
import { homeStateQuery, useHiddenNumbers } from '../../../shared/hidden-numbers.ts';
import { RecordPending, RowSkeletons } from '../../../shared/record-page.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { salesQuery } from '../analytics.query.ts';
import { readSalesSearch, type SalesSearch } from '../analytics-search.ts';
import { daysWords, moneyWords } from '../analytics-words.ts';
import { CountedAt } from '../counted-at.tsx';
import { FigureCard } from '../figure-card.tsx';
import { PageFrame } from '../page-frame.tsx';
import { DaysCard } from './days-card.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { ProductsCard } from './products-card.tsx';
import { SalesMenu } from './sales-menu.tsx';
import { TrendCard } from './trend-card.tsx';
import { WeekPicker } from './week-picker.tsx';

export const Route = createFileRoute('/_private/seller/analytics')({
  validateSearch: readSalesSearch,
  staticData: { isForSellers: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) => {
    const { store } = context.state.getState();
    const store_id = deps.store_id ?? chosenStore(store);
    if (!store_id) return undefined;
    return Promise.all([
      loadFromCacheFirst(context, salesQuery(context, store_id, deps.start_week), cause),
      store.active && loadFromCacheFirst(context, homeStateQuery(context, store.active.id), cause),
    ]);
  },
  component: SalesScreen,
  pendingComponent: RecordPending,
});

/** A week of a store, or of several together, beside the weeks before it. */
function SalesScreen() {
  const search = Route.useSearch();
  const chosen = useAppState(({ store }) => chosenStore(store));
  const store_id = search.store_id ?? chosen;
  return store_id ? (
    <Sales key={store_id} store_id={store_id} search={search} />
  ) : (
    <RecordPending />
  );
}

type Props = { store_id: string; search: SalesSearch };

function Sales({ store_id, search }: Props) {
  const { start_week } = search;
  const result = useQuery(salesQuery(useServices(), store_id, start_week));
  const { isHidden, setHidden } = useHiddenNumbers();
  const { data, error, isFetching, isPlaceholderData } = result;
  const label = isHidden ? 'Tampilkan angka' : 'Sembunyikan angka';
  return (
    <PageFrame
      at="/seller/analytics"
      store_id={store_id}
      title="Penjualan"
      action={
        <span className="flex items-center">
          <IconButton label={label} onClick={() => void setHidden(!isHidden)}>
            {isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
          <SalesMenu store_id={store_id} start_week={start_week} />
        </span>
      }
    >
      <Week data={data} store_id={store_id} search={search} />
      {!data && error && (
        <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
      )}
      {!data && !error && <RowSkeletons />}
      {data && (
        <div
          aria-busy={isPlaceholderData}
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <Headline data={data} isHidden={isHidden} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <TrendCard
                trend={data.trend}
                store_id={store_id}
                isHidden={isHidden}
                date_to={data.date_to}
              />
              <HoursCard hours={data.hours} />
              <StoresCard stores={data.stores} isHidden={isHidden} start_week={start_week} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {!start_week && <ForecastCard store_id={store_id} isHidden={isHidden} />}
              <DaysCard days={data.days} store_id={store_id} isHidden={isHidden} />
              <ProductsCard
                store_id={store_id}
                start_week={start_week}
                by={search.by ?? 'REVENUE'}
                isComparable={data.is_comparable}
                isHidden={isHidden}
              />
            </div>
          </div>
        </div>
      )}
    </PageFrame>
  );
}

type WeekProps = Props & { data: SellerAnalytics | undefined };

/** Also where a week could not be shown: there is another to be chosen. */
function Week({ data, store_id, search }: WeekProps) {
  const today = dayIn(Date.now(), useTimeZone(store_id));
  const start_week = data?.start_week ?? search.start_week ?? mondayOf(today);
  const sunday = dayAfter(start_week, 6);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <WeekPicker
        store_id={store_id}
        search={search}
        start_week={start_week}
        date_to={data?.date_to ?? [sunday, today].toSorted()[0] ?? today}
        today={today}
      />
      {data && <CountedAt counted_at={data.counted_at} store_id={store_id} />}
    </div>
  );
}

const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

function Headline({ data, isHidden }: { data: SellerAnalytics; isHidden: boolean }) {
  const compared = {
    isComparable: data.is_comparable,
    comparedWith: daysWords(data.before_from, data.before_to),
  };
  const short = (amount: number) => (isHidden ? moneyWords(amount, true) : shortRupiah(amount));
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:max-[20rem]:grid-cols-1 md:grid-cols-4 md:gap-4">
      <FigureCard
        title="Penjualan"
        value={short(data.revenue.value)}
        now={data.revenue.value}
        before={data.revenue.before}
        detail={isHidden ? undefined : moneyWords(data.revenue.value, false)}
        {...compared}
      />
      <FigureCard
        title="Pesanan selesai"
        value={number(data.orders.value)}
        now={data.orders.value}
        before={data.orders.before}
        detail={`${number(data.units.value)} pcs terjual`}
        {...compared}
      />
      <FigureCard
        title="Rata-rata pesanan"
        value={short(data.average_order.value)}
        now={data.average_order.value}
        before={data.average_order.before}
        {...compared}
      />
      <FigureCard
        title="Pembeli baru"
        value={number(data.buyers.first.value)}
        now={data.buyers.first.value}
        before={data.buyers.first.before}
        detail={`${number(data.buyers.returning.value)} pembeli lama`}
        {...compared}
      />
    </div>
  );
}

type StoresProps = Pick<SellerAnalytics, 'stores'> & {
  isHidden: boolean;
  start_week: string | undefined;
};

/** Of several stores which brought how much; each can be opened. */
function StoresCard({ stores, isHidden, start_week }: StoresProps) {
  if (stores.length === 0) return null;
  return (
    <Card isFlush className="min-w-0">
      <CardTitle className="px-4 pt-4 pb-1">Menurut toko</CardTitle>
      <ul aria-label="Menurut toko" className="divide-y divide-line">
        {stores.map(({ store_id, store_name, revenue, orders }) => (
          <li key={store_id}>
            <ListRow
              title={store_name}
              subtitle={`${number(orders)} pesanan selesai`}
              trailing={<span className="tabular-nums">{moneyWords(revenue, isHidden)}</span>}
              as={
                <AppLink
                  to="/seller/analytics"
                  search={{ store_id, ...(start_week && { start_week }) }}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
