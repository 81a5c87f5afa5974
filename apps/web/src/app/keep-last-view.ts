import type { AnyRouter } from '@tanstack/react-router';
import { saveView } from '../platform/navigation/last-view.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen begins with its last known answer, so that its last look can be painted before it. */
    keepsView?: boolean;
  }
}

const pause = 700;

/**
 * Keeps the look of screens that allow it: a while after they were drawn, and when they are left. Answers with
 * how to stop.
 */
export function keepLastView(router: AnyRouter): () => void {
  const root = document.getElementById('root');
  if (!root) throw new Error('no root element');
  const save = () => {
    const { matches, location } = router.state;
    const isKept = matches.some(({ staticData }) => staticData.keepsView === true);
    // Somebody far down a list is better served by the way to their place than by a look at it.
    if (location.search.page !== undefined) return;
    // With a sheet open the page behind it is marked as out of reach.
    if (isKept && !root.querySelector('[aria-busy="true"]') && !root.hasAttribute('aria-hidden')) {
      saveView(root);
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, pause);
  };
  const saveIfHidden = () => {
    if (document.visibilityState === 'hidden') save();
  };
  const unsubscribe = router.subscribe('onRendered', soon);
  const observer = new MutationObserver(soon);
  observer.observe(root, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', saveIfHidden);
  // The first screen was drawn before anybody watched.
  soon();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    observer.disconnect();
    document.removeEventListener('visibilitychange', saveIfHidden);
  };
}
