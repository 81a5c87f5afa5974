import type { AnyRouter } from '@tanstack/react-router';

let previous: string | undefined;

/** Remembers, at every change of screen, the address that was left. */
export function trackPreviousPath(router: AnyRouter): () => void {
  return router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) previous = fromLocation.href;
  });
}

export const previousPath = (): string | undefined => previous;
