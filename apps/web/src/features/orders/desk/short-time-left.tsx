import { useNow } from '../../../platform/device/use-now.ts';
import { shortTimeLeft } from './short-time.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The nearer the end, the louder: grey, amber from four hours on, red in the last one. */
const toneOf = (left: number): string => {
  if (left < hour) return 'bg-wrong-50 text-wrong-700';
  return left < 4 * hour ? 'bg-soon-100 text-soon-700' : 'bg-sunken text-ink-soft';
};

/** 1 j 12 mnt, in a cell. */
export function ShortTimeLeft({ until }: { until: string }) {
  const left = Date.parse(until) - useNow(minute / 2);
  return (
    <span
      className={`rounded-sm px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap tabular-nums ${toneOf(left)}`}
    >
      <span className="sr-only">{left > 0 ? 'Sisa ' : ''}</span>
      {left > 0 ? shortTimeLeft(left) : 'Waktu habis'}
    </span>
  );
}
