import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { attempt } from '../device/attempt.ts';
import { countVisit } from './history-entry.ts';

const kept = 'marketplace.visited';
/** The addresses of this visit by their place in the browser's history. */
let visited = new Map<number, string>();
let now = 0;

/** Remembers, whenever an address is left, what it was; over a reload, too, for as long as somebody is signed in. */
export function trackPreviousPath(router: AnyRouter, isSignedIn: () => boolean): () => void {
  const { latestLocation } = router;
  now = placeOf(latestLocation);
  if (visited.size === 0) visited = new Map(readKept(keyOf(latestLocation)));
  const keep = () => {
    const { latestLocation } = router;
    if (isSignedIn())
      attempt(() =>
        sessionStorage.setItem(kept, JSON.stringify([keyOf(latestLocation), [...visited]])),
      );
    else dropVisited();
  };
  window.addEventListener('pagehide', keep);
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (fromLocation) visited.set(placeOf(fromLocation), fromLocation.href);
    now = placeOf(toLocation);
    if (!fromLocation || keyOf(fromLocation) !== keyOf(toLocation)) countVisit();
  });
  return () => {
    stop();
    window.removeEventListener('pagehide', keep);
  };
}

/** An address says what somebody has looked for. */
export function dropVisited(): void {
  visited.clear();
  attempt(() => sessionStorage.removeItem(kept));
}

const placeOf = ({ state }: ParsedLocation): number => state.__TSR_index ?? 0;
const keyOf = ({ state }: ParsedLocation): string => state.__TSR_key ?? '';

/** Only of the very entry of the history that is loaded anew: another has others before it. */
function readKept(key: string): [number, string][] {
  const [whose, places] = attempt(() => JSON.parse(sessionStorage.getItem(kept) ?? '[]')) ?? [];
  return whose === key && Array.isArray(places) ? places : [];
}

/** Where the browser's own back leads to, as far as this visit has seen it. */
export const previousPath = (): string | undefined => visited.get(now - 1);

/** How many steps back there is an address of this visit that is wanted; none if there is not. */
export function stepsBackTo(isWanted: (path: string) => boolean): number | undefined {
  for (let place = now - 1; place >= 0; place -= 1) {
    const path = visited.get(place);
    if (path === undefined) return undefined;
    if (isWanted(path)) return now - place;
  }
  return undefined;
}

/** The last address of this visit before this one that is wanted. */
export function visitedBefore(isWanted: (path: string) => boolean): string | undefined {
  const steps = stepsBackTo(isWanted);
  return steps === undefined ? undefined : visited.get(now - steps);
}
