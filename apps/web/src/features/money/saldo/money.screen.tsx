import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { isNotAllowed } from '../../../platform/api/failure.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { useServices } from '../../../platform/services.ts';
import { chosenStore } from '../../../platform/state/store-slice.ts';
import { FirstTip } from '../../../shared/onboarding/first-tip.tsx';
import { balanceQuery, postingsQuery } from '../money.query.ts';
import { MoneyTitle, moneyPage, RowsPending, twoColumns, useStores } from '../money-page.tsx';
import { PostingDays } from '../postings/posting-days.tsx';
import { FeeCard } from './fee-card.tsx';
import { MoneyPending, SaldoPending } from './money-pending.tsx';
import { SaldoCard } from './saldo-card.tsx';

export const Route = createFileRoute('/_private/seller/money')({
  staticData: { isForSellers: true },
  beforeLoad: ({ context, search }) => {
    // The address names the stores, so that it alone brings the same numbers back.
    const store_id = chosenStore(context.state.getState().store);
    if (search.store_id || !store_id) return;
    throw redirect({ to: '/seller/money', search: { ...search, store_id }, replace: true });
  },
  loader: ({ context, cause }) => {
    const store_id = chosenStore(context.state.getState().store);
    return store_id
      ? loadFromCacheFirst(context, balanceQuery(context, store_id), cause)
      : undefined;
  },
  component: MoneyScreen,
  pendingComponent: MoneyPending,
});

/** Where the money is, what is owed, and what happened last. */
function MoneyScreen() {
  const store_id = useStores(Route.useSearch().store_id);
  return store_id ? <Money key={store_id} store_id={store_id} /> : <MoneyPending />;
}

function Money({ store_id }: { store_id: string }) {
  return (
    <div className={moneyPage}>
      <MoneyTitle store_id={store_id}>Uang</MoneyTitle>
      <FirstTip tip="money" />
      <div className={twoColumns}>
        <Saldo store_id={store_id} />
        <Latest store_id={store_id} />
      </div>
    </div>
  );
}

function Saldo({ store_id }: { store_id: string }) {
  const { data, error, isFetching, refetch } = useQuery(balanceQuery(useServices(), store_id));
  if (!data && error)
    return <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />;
  if (!data) return <SaldoPending />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SaldoCard balance={data} store_id={store_id} />
      <FeeCard fees={data.fees} store_id={store_id} />
    </div>
  );
}

/** As many as fit beside the numbers; the statement has all. */
const shown = 12;

function Latest({ store_id }: { store_id: string }) {
  const { data, error, isFetching, refetch } = useInfiniteQuery(
    postingsQuery(useServices(), store_id),
  );
  const rows = data?.pages[0]?.data.slice(0, shown);
  // The balance beside it says so.
  if (!rows && isNotAllowed(error)) return null;
  return (
    <section aria-labelledby="mutasi" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="mutasi" className="text-lg font-semibold">
          Mutasi
        </h2>
        <AppLink
          to="/seller/money/postings"
          search={{ store_id }}
          aria-label="Semua mutasi"
          className="-my-2 inline-flex min-h-11 items-center rounded-lg px-2 font-semibold text-brand-700 hover:bg-sunken"
        >
          Semua
        </AppLink>
      </div>
      {rows && <PostingDays rows={rows} store_id={store_id} level={3} />}
      {!rows && error && (
        <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />
      )}
      {!rows && !error && <RowsPending label="Memuat mutasi" />}
    </section>
  );
}
