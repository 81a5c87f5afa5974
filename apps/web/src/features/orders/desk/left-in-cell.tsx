import { LeftWords, useLeft } from '../left-words.tsx';
import { type Urgency, urgencyOf } from '../urgency.ts';

const tones: Record<Urgency, string> = {
  calm: 'bg-sunken text-ink-soft',
  soon: 'bg-soon-100 text-soon-700',
  urgent: 'bg-wrong-50 text-wrong-700',
};

/** The nearer the end, the louder. */
export function LeftInCell({ until }: { until: string | undefined }) {
  const left = useLeft(until);
  if (left === undefined) return null;
  return (
    <span
      className={`rounded-sm px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap tabular-nums ${tones[urgencyOf(left)]}`}
    >
      <LeftWords left={left} />
    </span>
  );
}
