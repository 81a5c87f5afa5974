import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { chosenStore } from '../../../platform/state/store-slice.ts';
import { postingsQuery } from '../money.query.ts';
import { MoneyTitle, moneyPage, RowsPending, useStores } from '../money-page.tsx';
import { type PostingFilters, postingFiltersOf, readPostingSearch } from '../money-search.ts';
import { ExportMenu } from './export-menu.tsx';
import { PostingDays } from './posting-days.tsx';
import { PostingFiltersBar } from './posting-filters.tsx';
import { PostingTable } from './posting-table.tsx';

export const Route = createFileRoute('/_private/seller/money/postings')({
  validateSearch: readPostingSearch,
  staticData: { isForSellers: true },
  beforeLoad: ({ context, search }) => {
    // The address names the stores, so that it alone brings the same numbers back.
    const store_id = chosenStore(context.state.getState().store);
    if (search.store_id || !store_id) return;
    throw redirect({
      to: '/seller/money/postings',
      search: { ...search, store_id },
      replace: true,
    });
  },
  component: PostingsScreen,
  pendingComponent: PostingsPending,
});

function PostingsScreen() {
  const search = Route.useSearch();
  const store_id = useStores(search.store_id);
  if (!store_id) return <PostingsPending />;
  return <Postings key={store_id} store_id={store_id} filters={postingFiltersOf(search)} />;
}

type Props = { store_id: string; filters: PostingFilters };

/** The statement of a store, or of all of them. */
function Postings({ store_id, filters }: Props) {
  return (
    <div className={moneyPage}>
      <BackLink otherwise="/seller/money">Uang</BackLink>
      <div className="flex items-center justify-between gap-3">
        <MoneyTitle store_id={store_id}>Mutasi</MoneyTitle>
        <ExportMenu store_id={store_id} filters={filters} />
      </div>
      <PostingFiltersBar store_id={store_id} filters={filters} />
      <Statement store_id={store_id} filters={filters} />
    </div>
  );
}

function Statement({ store_id, filters }: Props) {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const result = useInfiniteQuery(postingsQuery(useServices(), store_id, filters));
  const { data, error, isFetching } = result;
  if (!data && error) {
    return (
      <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
    );
  }
  if (!data) return <RowsPending label="Memuat mutasi" rows={8} />;
  const rows = data.pages.flatMap((page) => page.data);
  const isTable = isDesktop && rows.length > 0;
  return (
    <>
      {isTable ? (
        <PostingTable rows={rows} store_id={store_id} />
      ) : (
        <PostingDays
          rows={rows}
          store_id={store_id}
          level={2}
          isNarrowed={Object.keys(filters).length > 0}
        />
      )}
      {result.hasNextPage && (
        <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
      )}
    </>
  );
}

function PostingsPending() {
  return (
    <div className={moneyPage}>
      <p className="text-2xl font-bold tracking-tight">Mutasi</p>
      <RowsPending label="Memuat mutasi" rows={8} />
    </div>
  );
}
