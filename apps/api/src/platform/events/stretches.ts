import type { Area } from '@marketplace/contract/endpoint';
import type { EventPlaces } from '@marketplace/contract/events';
import type { Stretch } from './event-log.ts';

type Areas = EventPlaces[string];

/** What lies between two places of a store. Where the first says nothing of an area, it knows nothing of it. */
export function stretchesBetween(store_id: string, from: Areas = {}, to: Areas = {}): Stretch[] {
  return (Object.keys(to) as Area[]).flatMap((area) => {
    const [after, until] = [from[area] ?? 0, to[area] ?? 0];
    return until > after ? [{ store_id, area, after, to: until }] : [];
  });
}
