import type { AnyRouter } from '@tanstack/react-router';
import { leaveToasts } from '../ui/toast-queue.ts';

/** What was said on a screen does not follow to the next. A way that leads on somewhere else leaves its screen once. */
export function leaveToastsBehind(router: AnyRouter): () => void {
  let left: string | undefined;
  const stopLeaving = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const { __TSR_key: screen } = fromLocation.state;
    if (screen !== left) leaveToasts();
    left = screen;
  });
  const stopArriving = router.subscribe('onResolved', () => {
    left = undefined;
  });
  return () => {
    stopLeaving();
    stopArriving();
  };
}
