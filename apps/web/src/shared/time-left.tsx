import { useNow } from '../platform/device/use-now.ts';
import { timeLeft } from '../platform/format/time.ts';

type Props = { until: string; before?: string };

const hour = 3_600_000;

/** Sisa 3 jam 20 menit; in the last hour second by second. */
export function TimeLeft({ until, before = 'Sisa' }: Props) {
  const end = Date.parse(until);
  const left = end - useNow(end - Date.now() < hour ? 1000 : 30_000);
  return (
    <span className="tabular-nums">{left > 0 ? `${before} ${timeLeft(left)}` : 'Waktu habis'}</span>
  );
}
