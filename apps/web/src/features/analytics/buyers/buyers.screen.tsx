import { type BuyerSort, buyerStandings } from '@marketplace/contract/analytics-words';
import type { BuyerRow } from '@marketplace/contract/buyer-analytics';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { dayWords } from '../../../platform/format/time.ts';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { useAppState, useServices } from '../../../platform/services.ts';
import { chosenStore, isSeveral } from '../../../platform/state/store-slice.ts';
import { RecordPending, RowSkeletons } from '../../../shared/record-page.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChipContent, ChipRow, chipStyle } from '../../../ui/chip.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { NoResultDrawing } from '../../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Select } from '../../../ui/select.tsx';
import { buyersQuery } from '../analytics.query.ts';
import { type BuyersSearch, readBuyersSearch } from '../analytics-search.ts';
import { intervalWords, standingWords } from '../analytics-words.ts';
import { PageFrame } from '../page-frame.tsx';
import { standingTone } from './standing-tone.ts';

export const Route = createFileRoute('/_private/seller/buyer-analytics')({
  validateSearch: readBuyersSearch,
  staticData: { isForSellers: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) => {
    const store_id = deps.store_id ?? chosenStore(context.state.getState().store);
    return (
      store_id &&
      loadFromCacheFirst(context, buyersQuery(context, store_id, filtersOf(deps)), cause)
    );
  },
  component: BuyersScreen,
  pendingComponent: RecordPending,
});

const filtersOf = ({ standing, sort = 'AMOUNT', query, page = '1' }: BuyersSearch) => ({
  ...(standing && { standing }),
  ...(query && { query }),
  sort,
  page: Number(page),
});

const sorts: readonly { value: BuyerSort; label: string }[] = [
  { value: 'AMOUNT', label: 'Belanja terbesar' },
  { value: 'ORDERS', label: 'Paling sering pesan' },
  { value: 'LAST', label: 'Terakhir pesan' },
];

/** Who buys, who is due to order again, and who no longer does. */
function BuyersScreen() {
  const search = Route.useSearch();
  const chosen = useAppState(({ store }) => chosenStore(store));
  const store_id = search.store_id ?? chosen;
  return store_id ? (
    <Buyers key={store_id} store_id={store_id} search={search} />
  ) : (
    <RecordPending />
  );
}

type Props = { store_id: string; search: BuyersSearch };

function Buyers({ store_id, search }: Props) {
  const navigate = useNavigate();
  const result = useQuery(buyersQuery(useServices(), store_id, filtersOf(search)));
  const { data, error, isFetching, isPlaceholderData } = result;
  const { page: _page, ...narrowed } = search;
  const go = useCallback(
    (change: BuyersSearch) => {
      const { page: _page, ...kept } = search;
      void navigate({
        to: '/seller/buyer-analytics',
        search: { ...kept, store_id, ...change },
        replace: true,
      });
    },
    [navigate, search, store_id],
  );
  return (
    <PageFrame at="/seller/buyer-analytics" store_id={store_id} title="Pembeli">
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchBox
          label="Cari pembeli"
          placeholder="Nama toko pembeli"
          value={search.query ?? ''}
          onSearch={(query) => go({ query })}
        />
        <Select
          label="Urutkan"
          value={search.sort ?? 'AMOUNT'}
          onValueChange={(sort) => go({ sort: sort as BuyerSort })}
          items={sorts}
        />
      </div>
      <nav aria-label="Keadaan pembeli" className="min-w-0">
        <ChipRow>
          {[undefined, ...buyerStandings].map((standing) => {
            const isChosen = standing === search.standing;
            const count = standing && data?.counts[standing];
            return (
              <AppLink
                key={standing ?? 'all'}
                to="/seller/buyer-analytics"
                search={{ ...narrowed, store_id, standing }}
                replace
                activeProps={{}}
                aria-current={isChosen ? 'page' : undefined}
                className={chipStyle({ isChosen })}
              >
                <ChipContent
                  isChosen={isChosen}
                  count={count === undefined ? undefined : number(count)}
                >
                  {standing ? standingWords[standing].label : 'Semua'}
                </ChipContent>
              </AppLink>
            );
          })}
        </ChipRow>
      </nav>
      {search.standing && (
        <p className="text-sm text-ink-soft">{standingWords[search.standing].hint}</p>
      )}
      {!data && error && (
        <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
      )}
      {!data && !error && <RowSkeletons />}
      {data?.data.length === 0 && (
        <EmptyScreen
          drawing={<NoResultDrawing />}
          title="Tidak ada pembeli"
          text={
            search.query || search.standing
              ? 'Tidak ada pembeli yang cocok. Coba pilihan lain.'
              : 'Pembeli muncul di sini setelah pesanan pertamanya.'
          }
        />
      )}
      {data && data.data.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          <List rows={data.data} isOfMany={isSeveral(store_id)} />
          <Pagination
            className="mt-4"
            page={data.page}
            pageCount={data.total_page}
            renderLink={(page, content, props) => (
              <AppLink
                to="/seller/buyer-analytics"
                search={{ ...narrowed, store_id, page: String(page) }}
                {...props}
              >
                {content}
              </AppLink>
            )}
          />
        </div>
      )}
    </PageFrame>
  );
}

const keyOf = ({ store_id, buyer_store_id }: BuyerRow) => `${store_id} ${buyer_store_id}`;
const toBuyer = ({ store_id, buyer_store_id }: BuyerRow) => ({
  to: '/seller/buyer-analytics/buyer' as const,
  search: { store_id, buyer_store_id },
});

const Standing = ({ standing }: BuyerRow) => (
  <Badge tone={standingTone[standing]}>{standingWords[standing].label}</Badge>
);

/** A table at a desk, rows on a phone. */
function List({ rows, isOfMany }: { rows: readonly BuyerRow[]; isOfMany: boolean }) {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  if (!isDesktop)
    return (
      <Card isFlush>
        <ul aria-label="Pembeli" className="divide-y divide-line">
          {rows.map((row) => (
            <li key={keyOf(row)}>
              <ListRow
                title={row.buyer_name}
                subtitle={
                  <>
                    {[row.city, isOfMany && row.store_name].filter(Boolean).join(' · ')}
                    <span className="block">
                      {number(row.orders)} pesanan · terakhir {dayWords(row.last_on)}
                    </span>
                    {row.standing !== 'REGULAR' && (
                      <span className="mt-1 block">
                        <Standing {...row} />
                      </span>
                    )}
                  </>
                }
                trailing={<span className="tabular-nums">{rupiah(row.amount)}</span>}
                as={<AppLink {...toBuyer(row)} />}
              />
            </li>
          ))}
        </ul>
      </Card>
    );
  return (
    <DataTable
      caption="Pembeli"
      isCaptionHidden
      rows={rows}
      rowKey={keyOf}
      className="bg-surface [&_td]:align-middle"
      columns={[
        {
          key: 'name',
          header: 'Pembeli',
          isRowHeader: true,
          render: (row) => (
            <>
              <AppLink {...toBuyer(row)} className="inline-block py-1 hover:underline">
                {row.buyer_name}
              </AppLink>
              <span className="block font-normal text-ink-soft">
                {[row.city, isOfMany && row.store_name].filter(Boolean).join(' · ')}
              </span>
            </>
          ),
        },
        { key: 'standing', header: 'Keadaan', render: (row) => <Standing {...row} /> },
        {
          key: 'interval',
          header: 'Jarak pesan',
          render: (row) => intervalWords(row.usual_days),
        },
        {
          key: 'last',
          header: 'Terakhir',
          isNumeric: true,
          render: (row) => dayWords(row.last_on),
        },
        { key: 'orders', header: 'Pesanan', isNumeric: true, render: (row) => number(row.orders) },
        {
          key: 'amount',
          header: 'Belanja',
          isNumeric: true,
          render: (row) => <b className="font-semibold">{rupiah(row.amount)}</b>,
        },
      ]}
    />
  );
}
