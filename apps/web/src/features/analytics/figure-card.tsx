import type { ReactNode } from 'react';
import { changeOf } from '../../shared/figures/figures-words.ts';
import { Card } from '../../ui/card.tsx';

type Props = {
  title: string;
  value: ReactNode;
  now: number;
  before: number;
  /** Of a few orders a share says nothing. */
  isComparable: boolean;
  comparedWith: string;
  detail?: ReactNode;
};

const comparison = (isComparable: boolean, before: number, comparedWith: string): string => {
  if (!isComparable) return 'Belum cukup data untuk dibandingkan';
  return before === 0 ? `0 di ${comparedWith}` : `dibanding ${comparedWith}`;
};

const tones = {
  up: 'bg-brand-100 text-brand-800',
  down: 'bg-wrong-100 text-wrong-700',
  same: 'bg-sunken text-ink-soft',
};

/** One number of the week, and whether it grows. */
export function FigureCard({
  title,
  value,
  now,
  before,
  isComparable,
  comparedWith,
  detail,
}: Props) {
  const change = isComparable ? changeOf(now, before) : undefined;
  return (
    <Card className="min-w-0">
      <h2 className="text-sm text-ink-soft">{title}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="text-xl font-bold tracking-tight tabular-nums">{value}</b>
        {change && (
          <span
            className={`rounded-sm px-1.5 py-0.5 text-xs font-semibold tabular-nums ${tones[change.direction]}`}
          >
            {change.words}
          </span>
        )}
      </p>
      <p className="mt-1 text-xs text-ink-soft">{comparison(isComparable, before, comparedWith)}</p>
      {detail && <p className="mt-1 text-xs text-ink-soft">{detail}</p>}
    </Card>
  );
}
