import { useNow } from '../../platform/device/use-now.ts';
import { shortTimeLeft, timeLeft } from '../../platform/format/time.ts';
import type { Demand } from './demands.query.ts';

const hour = 3_600_000;

/** How much it presses: not at all, soon, or now. */
export type Urgency = 'calm' | 'soon' | 'urgent';

const urgencyOf = (left: number): Urgency => {
  if (left > 4 * hour) return 'calm';
  return left > hour ? 'soon' : 'urgent';
};

/** Until a demand closes; only of those that somebody still has to do something about. */
export function useClosesIn({ state, closes_at, offer }: ClosesIn) {
  const left = Date.parse(closes_at) - useNow(30_000);
  const isWaiting = state === 'OPEN' || (state === 'SENT' && offer?.waits_for === 'SELLER');
  const urgency: Urgency = isWaiting ? urgencyOf(left) : 'calm';
  return { left, urgency, isOpen: state === 'OPEN' || state === 'SENT' };
}

type ClosesIn = Pick<Demand, 'state' | 'closes_at' | 'offer'>;

export const inks: Record<Urgency, string> = {
  calm: 'text-ink-soft',
  soon: 'text-soon-700',
  urgent: 'text-wrong-700',
};

/** 2 j 30 m; said in full to who listens. */
export function ClosesIn({ left }: { left: number }) {
  if (left <= 0) return 'Sudah tutup';
  return (
    <>
      <span aria-hidden="true">{shortTimeLeft(left)}</span>
      <span className="sr-only">Tutup dalam {timeLeft(left)}</span>
    </>
  );
}
