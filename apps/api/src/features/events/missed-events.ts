import type { Area } from '@marketplace/contract/endpoint';
import type { EventPlaces } from '@marketplace/contract/events';
import type { Stretch } from '../../platform/events/event-log.ts';
import { stretchesBetween } from '../../platform/events/stretches.ts';
import type { Viewer } from './event-viewer.ts';

/** Behind by more than this, loading the lists anew is quicker than replaying. */
export const mostMissed = 1_000;

/**
 * What somebody has missed of the stores they may see; nothing where it is too much, or where they have read further
 * than there is: their places are of another database then, one that was restored since. Of a store that is new to them
 * they have missed nothing: what they see of it they load.
 */
export function missedBy(
  { scope, sees }: Pick<Viewer, 'scope' | 'sees'>,
  after: EventPlaces,
  now: EventPlaces,
): { stretches: Stretch[]; count: number } | undefined {
  const stretches: Stretch[] = [];
  for (const store_id of scope.store_ids) {
    const read = after[store_id];
    if (!read) continue;
    const isAhead = (area: Area) => (read[area] ?? 0) > (now[store_id]?.[area] ?? 0);
    if ((Object.keys(read) as Area[]).some(isAhead)) return undefined;
    const missed = stretchesBetween(store_id, read, now[store_id]);
    stretches.push(...missed.filter(({ area }) => sees(store_id, area)));
  }
  const count = stretches.reduce((sum, { after, to }) => sum + to - after, 0);
  return count > mostMissed ? undefined : { stretches, count };
}

/** Of which stores somebody has read anything. */
export const readStores = (places: EventPlaces): string[] =>
  Object.keys(places).filter((store_id) => Object.keys(places[store_id] ?? {}).length > 0);

/** Stores that are no longer theirs to see: nothing is left of what they had read there, so they are told so once. */
export function placesLost(
  { scope }: Pick<Viewer, 'scope'>,
  before: readonly string[],
): EventPlaces {
  const seen = new Set(scope.store_ids);
  return Object.fromEntries(before.filter((id) => !seen.has(id)).map((id) => [id, {}]));
}
