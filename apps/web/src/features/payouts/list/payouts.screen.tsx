import type { Payout } from '@marketplace/contract/payout';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { rupiah } from '../../../platform/format/money.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { chosenStore, isSeveral } from '../../../platform/state/store-slice.ts';
import { RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyReceiptDrawing } from '../../../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { payoutListQuery } from '../payouts.query.ts';
import { PayoutCure } from './payout-cure.tsx';
import { goalWords, payoutStates, whenWords } from './payout-words.ts';

export const Route = createFileRoute('/_private/seller/payouts')({
  staticData: { isForSellers: true },
  component: PayoutsScreen,
  pendingComponent: RecordPending,
});

const back = { to: '/seller/more', label: 'Lainnya' };

/** What goes, went or waits to go to the bank, of one store or of all. */
function PayoutsScreen() {
  const { store_id } = Route.useSearch();
  const chosen = useAppState(({ store }) => chosenStore(store));
  const stores = store_id ?? chosen;
  return stores ? <Payouts key={stores} store_id={stores} /> : <RecordPending />;
}

function Payouts({ store_id }: { store_id: string }) {
  const result = useInfiniteQuery(payoutListQuery(useServices(), store_id));
  return (
    <RecordPage title="Pencairan" back={back} result={result}>
      {({ pages }) => {
        const payouts = pages.flatMap(({ data }) => data);
        const stuck = payouts.find(({ state }) => state === 'WAITING_ACCOUNT');
        return (
          <>
            {stuck && <PayoutCure payout={stuck} />}
            <PayoutList payouts={payouts} namesStore={isSeveral(store_id)} />
            {result.hasNextPage && (
              <LoadMore
                isBusy={result.isFetchingNextPage}
                onMore={() => void result.fetchNextPage()}
              />
            )}
            <p className="flex flex-wrap gap-x-6 font-semibold text-brand-700 *:inline-flex *:min-h-11 *:items-center *:hover:underline">
              {!isSeveral(store_id) && (
                <AppLink to="/seller/bank-accounts" search={{ store_id }}>
                  Rekening bank
                </AppLink>
              )}
              <AppLink to="/seller/payment-info">Kapan uang masuk</AppLink>
            </p>
          </>
        );
      }}
    </RecordPage>
  );
}

type ListProps = { payouts: readonly Payout[]; namesStore: boolean };

function PayoutList({ payouts, namesStore }: ListProps) {
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
            <PayoutRow payout={payout} namesStore={namesStore} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type RowProps = { payout: Payout; namesStore: boolean };

function PayoutRow({ payout, namesStore }: RowProps) {
  const { id, store_id, store_name, state, amount, deducted, order_count, reason } = payout;
  const { label, tone } = payoutStates[state];
  return (
    <ListRow
      title={goalWords(payout)}
      subtitle={
        <>
          {namesStore && <span className="block text-ink">{store_name}</span>}
          <span className="block">{whenWords(payout)}</span>
          <span className="block">{order_count} pesanan</span>
          {state === 'FAILED' && reason && <span className="block text-wrong-700">{reason}</span>}
        </>
      }
      trailing={
        <span className="flex items-center gap-2">
          <span className="grid min-w-0 justify-items-end gap-1">
            <span className="wrap-anywhere tabular-nums">{rupiah(amount - deducted)}</span>
            {deducted > 0 && (
              <span className="text-sm text-ink-soft">dipotong {rupiah(deducted)}</span>
            )}
            <Badge tone={tone}>{label}</Badge>
          </span>
          <ChevronRight aria-hidden className="size-5 text-ink-faint" />
        </span>
      }
      as={<AppLink to="/seller/payouts/detail" search={{ payoutId: id, store_id }} />}
    />
  );
}
