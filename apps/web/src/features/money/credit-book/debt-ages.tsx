import type { DebtAges } from '@marketplace/contract/credit-book';
import { number, rupiah } from '../../../platform/format/money.ts';
import { Card } from '../../../ui/card.tsx';
import { debtAges } from './credit-words.ts';

/** All that is owed, by how late it is. */
export function DebtAgesCard({ sums }: { sums: DebtAges }) {
  const seen = debtAges.filter(({ of }) => sums[of] > 0);
  return (
    <Card isFlush aria-labelledby="owed">
      <div className="px-4 pt-4 pb-3">
        <h2 id="owed" className="text-sm text-ink-soft">
          Piutang tempo
        </h2>
        <p className="text-3xl font-bold tracking-tight wrap-anywhere tabular-nums">
          {rupiah(sums.open_amount)}
        </p>
        {seen.length > 0 && (
          <div aria-hidden className="mt-3 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
            {seen.map(({ of, colour }) => (
              <span
                key={of}
                className={`min-w-1 basis-0 ${colour}`}
                style={{ flexGrow: sums[of] }}
              />
            ))}
          </div>
        )}
      </div>
      <dl className="divide-y divide-line border-t border-line">
        {debtAges.map(({ of, label, colour }) => (
          <div key={of} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <dt className="flex min-w-0 flex-[1_1_9rem] items-center gap-3">
              <span aria-hidden className={`size-3 shrink-0 rounded-[4px] ${colour}`} />
              {label}
            </dt>
            <dd className="ml-auto font-semibold tabular-nums">{number(sums[of])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
