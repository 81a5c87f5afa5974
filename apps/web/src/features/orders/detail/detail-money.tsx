import { useEffect, useRef, useState } from 'react';
import { onceNear } from '../../../platform/navigation/once-near.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import type { OrderDetail } from '../order-detail-answer.ts';

const timeline = lazyPart(() =>
  import('./money-timeline.tsx').then((module) => module.MoneyTimeline),
);

/** The money of the order: far down, so it is fetched when somebody comes near it, or asks for it who saves data. */
export function DetailMoney({ detail: { order } }: { detail: OrderDetail }) {
  const place = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const isWanted = tries > 0;
  const { loaded: Timeline, hasFailed } = useLazyPart(timeline, isWanted, String(tries));
  useEffect(
    () => (place.current ? onceNear(place.current, async () => setTries(1)) : undefined),
    [],
  );
  if (Timeline && isWanted) return <Timeline order={order} />;
  return (
    <div ref={place}>
      <Button variant="quiet" isBusy={isWanted && !hasFailed} onClick={() => setTries(tries + 1)}>
        Lihat uang pesanan ini
      </Button>
    </div>
  );
}
