import { useNow } from '../../platform/device/use-now.ts';
import { shortTimeLeft, timeLeft } from '../../platform/format/time.ts';

export function useLeft(due: string | undefined): number | undefined {
  const now = useNow(30_000);
  return due === undefined ? undefined : Date.parse(due) - now;
}

/** 2 j 30 m; said in full to who listens. */
export function LeftWords({ left }: { left: number }) {
  if (left <= 0) return 'Waktu habis';
  return (
    <>
      <span aria-hidden="true">{shortTimeLeft(left)}</span>
      <span className="sr-only">Sisa {timeLeft(left)}</span>
    </>
  );
}
