import { useEffect, useRef, useState } from 'react';
import { onceNear } from '../../../platform/navigation/once-near.ts';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import type { OrderDetail } from '../order-detail-answer.ts';

const timeline = lazyPart(() =>
  import('./money-timeline.tsx').then((module) => module.MoneyTimeline),
);

/** The money of the order: far down, so it is fetched when somebody comes near it. */
export function DetailMoney({ detail: { order } }: { detail: OrderDetail }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const { loaded: Timeline } = useLazyPart(timeline, isNear);
  useEffect(
    () => (place.current ? onceNear(place.current, async () => setIsNear(true)) : undefined),
    [],
  );
  return (
    <div ref={place} className="min-h-px empty:-mt-4">
      {Timeline && <Timeline order={order} />}
    </div>
  );
}
