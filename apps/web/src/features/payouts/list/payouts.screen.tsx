import type { Payout } from '@marketplace/contract/payout';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { rupiah } from '../../../platform/format/money.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyReceiptDrawing } from '../../../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { payoutListQuery } from '../payouts.query.ts';
import { PayoutsPage, PayoutsPending } from '../payouts-page.tsx';
import { PayoutCure } from './payout-cure.tsx';
import { goalWords, payoutStates, whenWords } from './payout-words.ts';

export const Route = createFileRoute('/_private/seller/payouts')({
  staticData: { isForSellers: true },
  component: PayoutsScreen,
  pendingComponent: PayoutsPending,
});

const back = { to: '/seller/more', label: 'Lainnya' };

/** What goes, went or waits to go to the store's bank. */
function PayoutsScreen() {
  const { store_id } = Route.useSearch();
  return <OneStore store_id={store_id}>{(id) => <Payouts key={id} store_id={id} />}</OneStore>;
}

function Payouts({ store_id }: { store_id: string }) {
  const result = useInfiniteQuery(payoutListQuery(useServices(), store_id));
  return (
    <PayoutsPage title="Pencairan" back={back} result={result}>
      {({ pages }) => {
        const payouts = pages.flatMap(({ data }) => data);
        const stuck = payouts.find(({ state }) => state === 'WAITING_ACCOUNT');
        return (
          <>
            {stuck && <PayoutCure payout={stuck} />}
            <PayoutList payouts={payouts} />
            {result.hasNextPage && (
              <LoadMore
                isBusy={result.isFetchingNextPage}
                onMore={() => void result.fetchNextPage()}
              />
            )}
            <p className="flex flex-wrap gap-x-6 font-semibold text-brand-700 *:inline-flex *:min-h-11 *:items-center *:hover:underline">
              <AppLink to="/seller/bank-accounts" search={{ store_id }}>
                Rekening bank
              </AppLink>
              <AppLink to="/seller/payment-info">Kapan uang masuk</AppLink>
            </p>
          </>
        );
      }}
    </PayoutsPage>
  );
}

function PayoutList({ payouts }: { payouts: readonly Payout[] }) {
  if (payouts.length === 0) {
    return (
      <EmptyScreen
        drawing={<EmptyReceiptDrawing />}
        title="Belum ada pencairan"
        text="Setelah pesanan transfer selesai, uangnya dijadwalkan ke rekening toko dan terlihat di sini."
      />
    );
  }
  return (
    <Card isFlush>
      <ul aria-label="Pencairan" className="divide-y divide-line">
        {payouts.map((payout) => (
          <li key={payout.id}>
            <PayoutRow payout={payout} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const { id, store_id, state, amount, order_count, reason } = payout;
  const { label, tone } = payoutStates[state];
  return (
    <ListRow
      title={goalWords(payout)}
      subtitle={
        <>
          <span className="block">{whenWords(payout)}</span>
          <span className="block">{order_count} pesanan</span>
          {state === 'FAILED' && reason && <span className="block text-wrong-700">{reason}</span>}
        </>
      }
      trailing={
        <span className="flex items-center gap-2">
          <span className="grid min-w-0 justify-items-end gap-1">
            <span className="wrap-anywhere tabular-nums">{rupiah(amount)}</span>
            <Badge tone={tone}>{label}</Badge>
          </span>
          <ChevronRight aria-hidden className="size-5 text-ink-faint" />
        </span>
      }
      as={<AppLink to="/seller/payouts/detail" search={{ payoutId: id, store_id }} />}
    />
  );
}
