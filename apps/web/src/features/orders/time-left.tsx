import { useNow } from '../../platform/device/use-now.ts';
import { timeLeft } from '../../platform/format/time.ts';

const hour = 3_600_000;

/** Sisa 3 jam 20 menit; in the last hour second by second. */
export function TimeLeft({ until }: { until: string | null }) {
  const end = until === null ? 0 : Date.parse(until);
  const isLastHour = end - Date.now() < hour;
  const left = end - useNow(isLastHour ? 1000 : 30_000);
  if (until === null) return null;
  return (
    <span className="tabular-nums">{left > 0 ? `Sisa ${timeLeft(left)}` : 'Waktu habis'}</span>
  );
}
