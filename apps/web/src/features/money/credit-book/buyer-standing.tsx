import type { CreditDetail } from '@marketplace/contract/credit-book';
import { number, rupiah } from '../../../platform/format/money.ts';
import { Card } from '../../../ui/card.tsx';

/** How much they owe, what will be owed, and how much of their limit that is. */
export function BuyerStanding({ buyer }: { buyer: CreditDetail['buyer'] }) {
  const { open_amount, late_amount, on_way_amount, limit_amount } = buyer;
  const rows = [
    { label: 'Menunggak', amount: late_amount, isWrong: late_amount > 0 },
    { label: 'Sedang dikirim (tempo)', amount: on_way_amount },
    ...(limit_amount === null
      ? []
      : [leftOf(limit_amount - open_amount - on_way_amount, limit_amount)]),
  ];
  return (
    <Card isFlush aria-labelledby="owed-by-buyer">
      <div className="px-4 pt-4 pb-3">
        <h2 id="owed-by-buyer" className="text-sm text-ink-soft">
          Belum dibayar
        </h2>
        <p className="text-3xl font-bold tracking-tight wrap-anywhere tabular-nums">
          {rupiah(open_amount)}
        </p>
      </div>
      <dl className="divide-y divide-line border-t border-line">
        {rows.map(({ label, amount, isWrong }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3 gap-y-1 px-4 py-2.5">
            <dt>{label}</dt>
            <dd className={`ml-auto font-semibold tabular-nums ${isWrong ? 'text-wrong-700' : ''}`}>
              {number(amount)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const leftOf = (left: number, limit: number) => ({
  label: left < 0 ? `Melewati batas ${rupiah(limit)}` : `Sisa dari batas ${rupiah(limit)}`,
  amount: Math.abs(left),
  isWrong: left < 0,
});
