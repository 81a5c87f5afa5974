import { useEffect, useState } from 'react';
import { useServices } from '../../../platform/services.ts';

export type Freshness = 'created' | 'changed';
type Fresh = ReadonlyMap<string, Freshness>;

const seconds = 1000;
/** What happens within this time lights up together, as the rows are changed together. */
const gathering = 100;

/** Orders that have just come or changed, for as long as the eye should be drawn to them. */
export function useFreshOrders(): Fresh {
  const { events } = useServices();
  const [fresh, setFresh] = useState<Fresh>(new Map());
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const later = (act: () => void, milliseconds: number) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        act();
      }, milliseconds);
      timers.add(timer);
    };
    let gathered = new Map<string, Freshness>();
    const light = () => {
      const lit = gathered;
      gathered = new Map();
      setFresh((before) => new Map([...before, ...lit]));
      later(() => setFresh((before) => without(before, lit)), 3 * seconds);
    };
    const stop = events.onEvent(({ kind, payload }) => {
      if (kind !== 'order.created' && kind !== 'order.changed') return;
      if (gathered.size === 0) later(light, gathering);
      gathered.set(payload.id, kind === 'order.created' ? 'created' : 'changed');
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [events]);
  return fresh;
}

const without = (all: Fresh, some: Fresh): Fresh =>
  new Map([...all].filter(([id]) => !some.has(id)));
