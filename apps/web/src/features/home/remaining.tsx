import { useNow } from '../../platform/device/use-now.ts';
import { timeLeft } from '../../platform/format/time.ts';

const hour = 3_600_000;

/** How long there is until a deadline; in the last hour second by second. */
export function Remaining({ until, before }: { until: string; before: string }) {
  const end = Date.parse(until);
  const left = end - useNow(end - Date.now() < hour ? 1000 : 30_000);
  return (
    <span className="tabular-nums">{left > 0 ? `${before} ${timeLeft(left)}` : 'Waktu habis'}</span>
  );
}
