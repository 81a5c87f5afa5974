import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { BackToMoney, MoneyTitle, moneyPage, RowsPending, twoColumns } from '../money-page.tsx';
import { debtorsQuery } from './credit-book.query.ts';
import { CreditRulesCard } from './credit-rules.tsx';
import { DebtAgesCard } from './debt-ages.tsx';
import { DebtorList } from './debtor-list.tsx';

export const Route = createFileRoute('/_private/seller/money/credit-book')({
  staticData: { isForSellers: true },
  component: CreditBookScreen,
  pendingComponent: CreditBookPending,
});

/** Who owes the store on terms, how much, and for how long. */
function CreditBookScreen() {
  const { store_id } = Route.useSearch();
  return (
    <OneStore store_id={store_id}>
      {(id) => (
        <div className={moneyPage}>
          <BackToMoney />
          <MoneyTitle store_id={id}>Buku tempo</MoneyTitle>
          <Book key={id} store_id={id} />
        </div>
      )}
    </OneStore>
  );
}

function Book({ store_id }: { store_id: string }) {
  const result = useInfiniteQuery(debtorsQuery(useServices(), store_id));
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const { data, error, isFetching } = result;
  if (!data && error) {
    return (
      <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
    );
  }
  const [first] = data?.pages ?? [];
  if (!data || !first) return <RowsPending label="Memuat buku tempo" />;
  const rules = <CreditRulesCard store_id={store_id} rules={first.rules} />;
  return (
    <div className={twoColumns}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <DebtAgesCard sums={first.sums} />
        {isDesktop && rules}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <DebtorList debtors={data.pages.flatMap((page) => page.data)} store_id={store_id} />
        {result.hasNextPage && (
          <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
        )}
        {!isDesktop && rules}
      </div>
    </div>
  );
}

function CreditBookPending() {
  return (
    <div className={moneyPage}>
      <h1 className="text-2xl font-bold tracking-tight">Buku tempo</h1>
      <RowsPending label="Memuat buku tempo" />
    </div>
  );
}
