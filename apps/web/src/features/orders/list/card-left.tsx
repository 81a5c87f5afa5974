import { LeftWords } from '../left-words.tsx';
import type { Urgency } from '../urgency.ts';

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

/** How long there is still, at the head of a card. */
export const CardLeft = ({ left, urgency }: { left: number; urgency: Urgency }) => (
  <span
    className={`shrink-0 text-sm font-semibold whitespace-nowrap tabular-nums ${inks[urgency]}`}
  >
    <LeftWords left={left} />
  </span>
);
