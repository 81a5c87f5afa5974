import type { SellerPerformance } from '@marketplace/contract/seller-performance';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { dayWords } from '../../../platform/format/time.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { useAppState, useServices } from '../../../platform/services.ts';
import { chosenStore } from '../../../platform/state/store-slice.ts';
import { levelWords, liftWords } from '../../../shared/figures/lift-words.ts';
import { RecordPending, RowSkeletons } from '../../../shared/record-page.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { performanceQuery } from '../analytics.query.ts';
import { readStoreSearch } from '../analytics-search.ts';
import { daysWords, scoreWords, shortDay } from '../analytics-words.ts';
import { ChartCard } from '../chart-card.tsx';
import { CountedAt } from '../counted-at.tsx';
import { PageFrame } from '../page-frame.tsx';
import { NumberRow } from './number-row.tsx';
import { ScoreRing } from './score-ring.tsx';

export const Route = createFileRoute('/_private/seller/performance')({
  validateSearch: readStoreSearch,
  staticData: { isForSellers: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) => {
    const store_id = deps.store_id ?? chosenStore(context.state.getState().store);
    return store_id && loadFromCacheFirst(context, performanceQuery(context, store_id), cause);
  },
  component: PerformanceScreen,
  pendingComponent: RecordPending,
});

/** What a store is judged by, and what lifts it. */
function PerformanceScreen() {
  const search = Route.useSearch();
  const chosen = useAppState(({ store }) => chosenStore(store));
  const store_id = search.store_id ?? chosen;
  return store_id ? <Performance key={store_id} store_id={store_id} /> : <RecordPending />;
}

function Performance({ store_id }: { store_id: string }) {
  const result = useQuery(performanceQuery(useServices(), store_id));
  const { data, error, isFetching } = result;
  return (
    <PageFrame at="/seller/performance" store_id={store_id} title="Kinerja">
      {!data && error && (
        <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
      )}
      {!data && !error && <RowSkeletons />}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Score data={data} store_id={store_id} />
            <History history={data.history} />
            <Stores stores={data.stores} />
          </div>
          <Card isFlush className="min-w-0">
            <CardTitle className="px-4 pt-4 pb-1">Yang dinilai</CardTitle>
            <ul aria-label="Yang dinilai" className="divide-y divide-line">
              {data.numbers.map((each) => (
                <li key={each.kind}>
                  <NumberRow number={each} store_id={store_id} />
                </li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </PageFrame>
  );
}

function Score({ data, store_id }: { data: SellerPerformance; store_id: string }) {
  const { score, level, next_level } = data;
  const best = data.numbers
    .flatMap((each) => (each.lift ? [{ ...each, lift: each.lift }] : []))
    .toSorted((one, other) => worth(other.lift) - worth(one.lift))[0];
  return (
    <Card className="min-w-0">
      <h2 className="sr-only">Skor</h2>
      <div className="flex items-center gap-4">
        <ScoreRing score={score} />
        <div className="min-w-0">
          <p className="text-xl font-bold">{level ? levelWords[level] : 'Belum cukup data'}</p>
          <p className="text-sm text-ink-soft">
            {score === null
              ? 'Skor muncul setelah ada 10 pesanan dalam 28 hari.'
              : next_level
                ? `${scoreWords(next_level.points)} poin lagi ke ${levelWords[next_level.level]}.`
                : 'Tingkat tertinggi. Pertahankan!'}
          </p>
          <p className="mt-1 text-xs text-ink-soft">
            {daysWords(data.date_from, data.date_to)} · 28 hari sampai kemarin
          </p>
          {data.counted_at === null && <CountedAt counted_at={null} store_id={store_id} />}
        </div>
      </div>
      {best && (
        <p className="mt-3 rounded-md bg-sunken px-3 py-2 text-sm">
          <b className="font-semibold">Paling cepat menaikkan skor:</b> {liftWords(best)}
        </p>
      )}
    </Card>
  );
}

/** What a single order brings: three orders for a point are sooner done than three hundred for ten. */
const worth = ({ points, missing }: { points: number; missing: number }) =>
  points / Math.max(1, missing);

function History({ history }: Pick<SellerPerformance, 'history'>) {
  if (history.every(({ score }) => score === null)) return null;
  return (
    <ChartCard
      title="Skor per minggu"
      fileName="skor-per-minggu"
      chart={
        <LineChart
          label="Skor per minggu"
          most={100}
          points={history.map(({ date_to, score }) => ({
            key: date_to,
            label: shortDay(date_to),
            value: score,
            words: `28 hari sampai ${dayWords(date_to)}: ${scoreWords(score)}`,
          }))}
          tickWords={String}
        />
      }
      table={
        <DataTable
          caption="Skor per minggu"
          isCaptionHidden
          rows={history.toReversed()}
          rowKey={({ date_to }) => date_to}
          columns={[
            {
              key: 'date',
              header: '28 hari sampai',
              isRowHeader: true,
              render: ({ date_to }) => dayWords(date_to),
            },
            {
              key: 'score',
              header: 'Skor',
              isNumeric: true,
              render: ({ score }) => scoreWords(score),
            },
          ]}
        />
      }
    />
  );
}

/** Of several stores the one that needs somebody most stands first. */
function Stores({ stores }: Pick<SellerPerformance, 'stores'>) {
  if (stores.length === 0) return null;
  return (
    <Card isFlush className="min-w-0">
      <CardTitle className="px-4 pt-4 pb-1">Menurut toko</CardTitle>
      <ul aria-label="Menurut toko" className="divide-y divide-line">
        {stores.map(({ store_id, store_name, score, level }) => (
          <li key={store_id}>
            <ListRow
              title={store_name}
              subtitle={level ? levelWords[level] : undefined}
              trailing={<span className="tabular-nums">{scoreWords(score)}</span>}
              as={<AppLink to="/seller/performance" search={{ store_id }} />}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
