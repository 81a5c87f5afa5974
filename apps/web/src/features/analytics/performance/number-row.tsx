import type { PerformanceNumber } from '@marketplace/contract/seller-performance';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { liftWords } from '../../../shared/figures/lift-words.ts';
import { kindWords, targetWords, valueWords } from '../analytics-words.ts';

type Props = { number: PerformanceNumber; store_id: string };

/** One number with its target, how far it is, and what lifts it. */
export function NumberRow({ number, store_id }: Props) {
  const { kind, value, before, target, points } = number;
  const { title, how, cost } = kindWords[kind];
  const tone =
    points === null || points >= 100
      ? 'bg-brand-600'
      : points >= 50
        ? 'bg-soon-300'
        : 'bg-wrong-600';
  return (
    <div className="px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 flex-[1_1_9rem] font-semibold wrap-anywhere">{title}</h3>
        <p className="ml-auto text-right font-semibold tabular-nums">
          {value === null ? (
            <span className="font-normal text-ink-soft">Belum cukup data</span>
          ) : (
            valueWords(kind, value)
          )}
        </p>
      </div>
      <span aria-hidden className="mt-1.5 block h-2 overflow-hidden rounded-full bg-sunken">
        <span
          className={`block h-full rounded-full ${tone}`}
          style={{ inlineSize: `${Math.max(points === null ? 0 : 2, Math.round(points ?? 0))}%` }}
        />
      </span>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>Target {targetWords(kind, target)}</span>
        {before !== null && <span>28 hari sebelumnya {valueWords(kind, before)}</span>}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{how}</p>
      {value !== null && <p className="mt-1 text-sm font-semibold">{liftWords(number)}</p>}
      {cost !== '' && points !== null && points < 100 && (
        <AppLink
          to="/seller/analytics/orders"
          search={{ store_id, kind }}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-700 hover:underline"
        >
          Pesanan yang menurunkannya
          <span className="sr-only"> ({title})</span>
        </AppLink>
      )}
    </div>
  );
}
