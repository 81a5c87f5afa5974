import { useNow } from '../../../platform/device/use-now.ts';
import { shortTimeLeft, timeLeft } from '../../../platform/format/time.ts';
import type { Urgency } from './urgency.ts';

/** The edge of a card, which says it from afar. */
export const edges: Record<Urgency, string> = {
  calm: 'border-l-line-strong',
  soon: 'border-l-soon-700',
  urgent: 'border-l-wrong-700',
};

const inks: Record<Urgency, string> = {
  calm: 'text-ink-soft',
  soon: 'text-soon-700',
  urgent: 'text-wrong-700',
};

export function useLeft(due: string | undefined): number | undefined {
  const now = useNow(30_000);
  return due === undefined ? undefined : Date.parse(due) - now;
}

/** 2 j 30 m; said in full to who listens. */
export function Left({ left, urgency }: { left: number; urgency: Urgency }) {
  const isOver = left <= 0;
  return (
    <span
      className={`shrink-0 text-sm font-semibold whitespace-nowrap tabular-nums ${inks[urgency]}`}
    >
      <span aria-hidden="true">{isOver ? 'Waktu habis' : shortTimeLeft(left)}</span>
      <span className="sr-only">{isOver ? 'Waktu habis' : `Sisa ${timeLeft(left)}`}</span>
    </span>
  );
}
