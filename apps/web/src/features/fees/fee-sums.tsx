import type { ReactNode } from 'react';
import { rupiah } from '../../platform/format/money.ts';

type Props = {
  /** From the first to the last they add up to the total; what is nought is left out. */
  parts: readonly (readonly [name: string, amount: number])[];
  total: { name: string; amount: number };
  note?: ReactNode;
};

/** How a number comes about, step by step, so that nobody has to believe it. */
export function FeeSums({ parts, total, note }: Props) {
  return (
    <>
      <dl className="grid gap-1.5">
        {parts
          .filter(([, amount]) => amount !== 0)
          .map(([name, amount]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-3 text-ink-soft">
              <dt>{name}</dt>
              <dd className="tabular-nums">{rupiah(amount)}</dd>
            </div>
          ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-dashed border-line-strong pt-2">
          <dt className="font-semibold">{total.name}</dt>
          <dd className="text-xl font-bold tracking-tight tabular-nums">{rupiah(total.amount)}</dd>
        </div>
      </dl>
      {note && <p className="mt-2 text-sm text-ink-soft">{note}</p>}
    </>
  );
}
