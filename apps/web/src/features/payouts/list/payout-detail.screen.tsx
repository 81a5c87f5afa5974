import type { Payout } from '@marketplace/contract/payout';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { rupiah } from '../../../platform/format/money.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { useServices } from '../../../platform/services.ts';
import { RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { readPayoutIds } from '../payout-address.ts';
import { payoutQuery } from '../payouts.query.ts';
import { PayoutAttempts } from './payout-attempts.tsx';
import { PayoutClaims } from './payout-claims.tsx';
import { PayoutCure } from './payout-cure.tsx';
import { goalWords, payoutStates, whenWords } from './payout-words.ts';
import { RetryPayout } from './retry-payout.tsx';

export const Route = createFileRoute('/_private/seller/payouts/detail')({
  validateSearch: readPayoutIds,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('payoutId'),
  component: PayoutDetailScreen,
  pendingComponent: RecordPending,
});

const back = { to: '/seller/payouts', label: 'Pencairan' };

/** One transfer to the store: how it fares, and the orders whose money it is. */
function PayoutDetailScreen() {
  const { payoutId = '', store_id = '' } = Route.useSearch();
  const result = useInfiniteQuery(payoutQuery(useServices(), store_id, payoutId));
  return (
    <RecordPage title="Rincian pencairan" back={back} result={result}>
      {({ pages }) => {
        const [first] = pages;
        if (!first) return null;
        return (
          <>
            <Sum payout={first.payout} />
            <PayoutCure payout={first.payout} />
            {first.payout.state === 'FAILED' && first.payout.amount > 0 && (
              <RetryPayout payout={first.payout} />
            )}
            <PayoutClaims payout={first.payout} claims={first.claims} />
            <Card isFlush>
              <h2 className="px-4 pt-4 pb-1 font-semibold">{first.payout.order_count} pesanan</h2>
              <ul aria-label="Pesanan di pencairan ini" className="divide-y divide-line">
                {pages.flatMap(({ data }) =>
                  data.map(({ order_id, order_number, buyer_name, amount }) => (
                    <li key={order_id}>
                      <ListRow
                        title={buyer_name}
                        subtitle={`#${order_number}`}
                        trailing={
                          <span className="flex items-center gap-2 tabular-nums">
                            {rupiah(amount)}
                            <ChevronRight aria-hidden className="size-5 text-ink-faint" />
                          </span>
                        }
                        as={
                          <AppLink
                            to="/seller/orders/detail"
                            search={{ orderId: order_id, store_id }}
                          />
                        }
                      />
                    </li>
                  )),
                )}
              </ul>
            </Card>
            {result.hasNextPage && (
              <LoadMore
                isBusy={result.isFetchingNextPage}
                onMore={() => void result.fetchNextPage()}
              />
            )}
            <PayoutAttempts attempts={first.attempts} timeZone={first.payout.time_zone} />
          </>
        );
      }}
    </RecordPage>
  );
}

function Sum({ payout }: { payout: Payout }) {
  const { label, tone } = payoutStates[payout.state];
  return (
    <Card>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b className="min-w-0 text-3xl font-bold tracking-tight wrap-anywhere tabular-nums">
          {rupiah(payout.amount - payout.deducted)}
        </b>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="mt-1">
        {goalWords(payout)}
        {payout.bank_account && (
          <span className="text-ink-soft">, a.n. {payout.bank_account.holder_name}</span>
        )}
      </p>
      <p className="text-ink-soft">{whenWords(payout)}</p>
      {payout.reference && (
        <p className="text-sm text-ink-soft">Nomor referensi {payout.reference}</p>
      )}
    </Card>
  );
}
