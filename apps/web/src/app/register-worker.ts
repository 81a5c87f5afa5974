import type { AnyRouter } from '@tanstack/react-router';
import type { AppStore } from '../platform/state/app-state.ts';

/** After everything else: the first visit has better things to load. */
export function registerWorker(state: AppStore, router: AnyRouter): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () =>
    import('./watch-updates.ts').then(
      ({ watchUpdates }) => watchUpdates(state, router),
      () => {
        // The next visit has a worker, then.
      },
    );
  const register = () => setTimeout(() => void begin(), pause);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

const pause = 6000;
