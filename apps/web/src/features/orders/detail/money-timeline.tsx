import type { AnswerOf } from '@marketplace/contract/call';
import type { OrderRow } from '@marketplace/contract/order-row';
import { useQuery } from '@tanstack/react-query';
import { number, rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { reasonWords } from '../../../shared/hold-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { orderMoneyQuery } from '../order-money.query.ts';

type OrderMoney = AnswerOf<'GET /api/orders/money'>;

/** What happened to the money of the order, rupiah by rupiah, and where it is now. */
export function MoneyTimeline({ order }: { order: OrderRow }) {
  const { data, error, isFetching, refetch } = useQuery(orderMoneyQuery(useServices(), order));
  // A transfer that was not verified, or cash that was not paid yet, has no money to tell of.
  if (data?.steps.length === 0) return null;
  return (
    <Card aria-labelledby="order-money">
      <CardTitle id="order-money">Uang pesanan ini</CardTitle>
      {data && <Steps {...data} />}
      {data && <PostingsLink order={order} />}
      {!data && !error && <Skeleton className="mt-3 h-24 w-full" />}
      {!data && error && (
        <p className="mt-2 text-ink-soft">
          Belum bisa dimuat.{' '}
          <Button variant="quiet" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
            Coba lagi
          </Button>
        </p>
      )}
    </Card>
  );
}

/** The same in the statement, for who may see the store's money. */
function PostingsLink({ order: { id: order_id, store_id } }: { order: OrderRow }) {
  const maySee = useAppState(({ store }) => store.by_id[store_id]?.permission.store !== 'NONE');
  if (!maySee) return null;
  return (
    <AppLink
      to="/seller/money/postings"
      search={{ order_id, store_id }}
      className="-mb-2 inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
    >
      Lihat di mutasi
    </AppLink>
  );
}

function Steps({ steps, holdings, time_zone }: OrderMoney) {
  return (
    <>
      <ol aria-labelledby="order-money" className="mt-3">
        {steps.map(({ id, sentence, change, amount, created_at }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li
              key={id}
              className={`relative pl-6 ${isLast ? '' : 'pb-4 before:absolute before:top-2 before:bottom-0 before:left-[5px] before:w-px before:translate-y-1 before:bg-line-strong'}`}
            >
              <span
                aria-hidden
                className={`absolute top-1.5 left-0 size-[11px] rounded-full ${change === 0 ? 'border-2 border-line-strong bg-surface' : 'bg-brand-600'}`}
              />
              <span className="flex flex-wrap justify-between gap-x-3">
                <span className="min-w-0 flex-[1_1_11rem] font-medium">{sentence}</span>
                <span
                  className={`font-semibold tabular-nums ${change > 0 ? 'text-brand-700' : change < 0 ? 'text-ink' : 'text-ink-soft'}`}
                >
                  {change === 0
                    ? number(amount)
                    : `${change > 0 ? '+' : '−'}${number(Math.abs(change))}`}
                </span>
              </span>
              <span className="block text-sm text-ink-soft">{moment(created_at, time_zone)}</span>
            </li>
          );
        })}
      </ol>
      {holdings.map((holding) => (
        <p key={holding.kind} className="mt-3 rounded-lg bg-sunken px-3 py-2">
          <b className="font-semibold tabular-nums">{rupiah(holding.amount)}</b>
          <span className="block text-sm text-ink-soft">
            {holding.kind === 'FEES' && 'Biaya layanan. '}
            {reasonWords({ ...holding, time_zone })}
          </span>
        </p>
      ))}
    </>
  );
}
