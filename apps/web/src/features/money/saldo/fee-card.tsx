import type { MoneyBalance } from '@marketplace/contract/money';
import { number, rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { weekWords } from '../../../shared/week-words.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

type Props = { fees: MoneyBalance['fees']; store_id: string };

/** What the store owes the marketplace: the week to be paid first, or what the next one has so far. */
export function FeeCard({ fees, store_id }: Props) {
  if (fees.next_collection)
    return <NextCollection fees={fees} week={fees.next_collection} store_id={store_id} />;
  if (fees.amount === 0) return null;
  return (
    <Card aria-label="Biaya layanan">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div>
          <h2 className="font-semibold">
            {fees.amount > 0 ? 'Biaya layanan berjalan' : 'Kelebihan bayar biaya'}
          </h2>
          <p className="text-sm text-ink-soft">
            {fees.amount > 0 ? 'Ditagih hari Senin' : 'Dipakai di tagihan berikutnya'}
          </p>
        </div>
        <p className="font-semibold tabular-nums">{rupiah(Math.abs(fees.amount))}</p>
      </div>
      <AppLink
        to="/seller/money/holdings"
        search={{ kind: 'FEES', store_id }}
        className={`${buttonStyle({ variant: 'secondary', isBlock: true })} mt-3`}
      >
        Lihat rincian
      </AppLink>
    </Card>
  );
}

type Week = NonNullable<MoneyBalance['fees']['next_collection']>;

function NextCollection({ fees, week, store_id }: Props & { week: Week }) {
  const timeZone = useTimeZone(week.store_id);
  const storeName = useAppState(({ store }) => store.by_id[week.store_id]?.name);
  const isOverdue = Date.parse(week.due_at) <= Date.now();
  const others = fees.billed_amount - week.amount;
  const of = { feeCollectionId: week.fee_collection_id, store_id: week.store_id };
  return (
    <Card
      aria-label="Biaya layanan"
      className={`border-l-4 ${isOverdue ? 'border-l-wrong-600' : 'border-l-soon-700'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 flex-[1_1_10rem]">
          <h2 className="font-semibold">Biaya layanan {weekWords(week)}</h2>
          {isSeveral(store_id) && <p className="text-sm text-ink-soft">{storeName}</p>}
          <p className={`text-sm ${isOverdue ? 'font-semibold text-wrong-700' : 'text-ink-soft'}`}>
            {isOverdue ? 'Lewat jatuh tempo' : 'Jatuh tempo'} {moment(week.due_at, timeZone)} ·{' '}
            {number(week.order_count)} pesanan
          </p>
          {others > 0 && (
            <p className="text-sm text-ink-soft">
              Tagihan lain yang belum dibayar {rupiah(others)}
            </p>
          )}
        </div>
        <p className="ml-auto text-lg font-semibold tabular-nums">{rupiah(week.amount)}</p>
      </div>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-2">
        <AppLink
          to="/seller/fee-collections/transactions"
          search={of}
          className={buttonStyle({ variant: 'secondary', isBlock: true })}
        >
          Lihat rincian
        </AppLink>
        {week.payment_id ? (
          <AppLink
            to="/seller/fee-collections/payment"
            search={{ paymentId: week.payment_id, store_id: week.store_id }}
            className={buttonStyle({ isBlock: true })}
          >
            Lanjut bayar
          </AppLink>
        ) : (
          <AppLink
            to="/seller/fee-collections"
            search={{ store_id: week.store_id }}
            className={buttonStyle({ isBlock: true })}
          >
            Bayar
          </AppLink>
        )}
      </div>
    </Card>
  );
}
