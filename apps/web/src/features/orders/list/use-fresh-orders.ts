import { useEffect, useState } from 'react';
import { useServices } from '../../../platform/services.ts';

export type Freshness = 'created' | 'changed';

const seconds = 1000;

/** Orders that have just come or changed, for as long as the eye should be drawn to them. */
export function useFreshOrders(): ReadonlyMap<string, Freshness> {
  const { events } = useServices();
  const [fresh, setFresh] = useState<ReadonlyMap<string, Freshness>>(new Map());
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = events.onEvent(({ kind, payload }) => {
      if (kind !== 'order.created' && kind !== 'order.changed') return;
      const id = String(payload.id);
      setFresh((before) =>
        new Map(before).set(id, kind === 'order.created' ? 'created' : 'changed'),
      );
      const timer = setTimeout(() => {
        timers.delete(timer);
        setFresh((before) => new Map([...before].filter(([each]) => each !== id)));
      }, 3 * seconds);
      timers.add(timer);
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [events]);
  return fresh;
}
