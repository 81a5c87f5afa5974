import type { HoldingKind } from '@marketplace/contract/money-words';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { rupiah } from '../../../platform/format/money.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { chosenStore } from '../../../platform/state/store-slice.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyReceiptDrawing } from '../../../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { balanceQuery, holdingsQuery } from '../money.query.ts';
import { MoneyTitle, moneyPage, RowsPending, twoColumns, useStores } from '../money-page.tsx';
import { readHoldingSearch } from '../money-search.ts';
import { holdingWords } from '../money-words.ts';
import { SaldoPending } from '../saldo/money-pending.tsx';
import { SaldoCard } from '../saldo/saldo-card.tsx';
import { parts } from '../saldo/saldo-rows.tsx';
import { HoldingList } from './holding-list.tsx';

export const Route = createFileRoute('/_private/seller/money/holdings')({
  validateSearch: readHoldingSearch,
  staticData: { isForSellers: true },
  beforeLoad: ({ context, search }) => {
    // The address names the stores, so that it alone brings the same numbers back.
    const store_id = chosenStore(context.state.getState().store);
    if (search.store_id || !store_id) return;
    throw redirect({
      to: '/seller/money/holdings',
      search: { ...search, store_id },
      replace: true,
    });
  },
  component: HoldingsScreen,
  pendingComponent: HoldingsPending,
});

function HoldingsScreen() {
  const { kind = 'HELD', store_id: named } = Route.useSearch();
  const store_id = useStores(named);
  if (!store_id) return <HoldingsPending />;
  return <Holdings key={`${store_id} ${kind}`} store_id={store_id} kind={kind} />;
}

type Props = { store_id: string; kind: HoldingKind };

/** The orders behind one number, each with why its money is there. At a desk the other numbers stand beside. */
function Holdings({ store_id, kind }: Props) {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const { data: balance } = useQuery(balanceQuery(useServices(), store_id));
  const amount = balance && amountOf(balance, kind);
  const list = (
    <section aria-label={holdingWords[kind].title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-3xl font-bold tracking-tight wrap-anywhere tabular-nums">
        {amount === undefined ? <Skeleton className="h-9 w-48 max-w-full" /> : rupiah(amount)}
      </p>
      <Rows store_id={store_id} kind={kind} />
    </section>
  );
  return (
    <div className={moneyPage}>
      <BackLink otherwise="/seller/money">Uang</BackLink>
      <MoneyTitle store_id={store_id}>{holdingWords[kind].title}</MoneyTitle>
      {isDesktop ? (
        <div className={twoColumns}>
          {balance ? (
            <SaldoCard balance={balance} store_id={store_id} current={kind} />
          ) : (
            <SaldoPending />
          )}
          {list}
        </div>
      ) : (
        list
      )}
    </div>
  );
}

type Balance = Parameters<(typeof parts)[number]['amount']>[0];

const amountOf = (balance: Balance, kind: HoldingKind): number =>
  parts.find((part) => part.kind === kind)?.amount(balance) ?? balance.fees.amount;

function Rows({ store_id, kind }: Props) {
  const result = useInfiniteQuery(holdingsQuery(useServices(), store_id, kind));
  const { data, error, isFetching } = result;
  if (!data && error) {
    return (
      <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
    );
  }
  if (!data) return <RowsPending label="Memuat pesanan" />;
  const rows = data.pages.flatMap((page) => page.data);
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyScreen
          drawing={<EmptyReceiptDrawing />}
          title="Tidak ada uang di sini"
          text={holdingWords[kind].empty}
        />
      </Card>
    );
  }
  return (
    <>
      <HoldingList rows={rows} store_id={store_id} />
      {result.hasNextPage && (
        <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
      )}
    </>
  );
}

function HoldingsPending() {
  return (
    <div className={moneyPage}>
      <Skeleton className="h-9 w-56 max-w-full" />
      <RowsPending label="Memuat pesanan" />
    </div>
  );
}
