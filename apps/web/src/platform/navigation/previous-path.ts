import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** The addresses of this visit by their place in the browser's history. */
const visited = new Map<number, string>();
let now = 0;

/** Remembers, whenever an address is left, what it was. */
export function trackPreviousPath(router: AnyRouter): () => void {
  now = placeOf(router.latestLocation);
  return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (fromLocation) visited.set(placeOf(fromLocation), fromLocation.href);
    now = placeOf(toLocation);
  });
}

const placeOf = ({ state }: ParsedLocation): number => state.__TSR_index ?? 0;

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
