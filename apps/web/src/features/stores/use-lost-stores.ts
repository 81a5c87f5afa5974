import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAppState, useServices } from '../../platform/services.ts';

/** Who no longer works in a store is led out of it: by code that few ever need. */
export function useLostStores(): void {
  const services = useServices();
  const router = useRouter();
  const lost = useAppState(({ app }) => app.lostStores);
  useEffect(() => {
    if (lost.length === 0) return;
    // At once: the page may be closed before anything else has come.
    void services.offline.now()?.lastKnown.forget();
    import('./leave-lost-stores.ts').then(
      ({ leaveLostStores }) => leaveLostStores(services, router, lost),
      // Without it nobody is led; what is shown is asked for, and refused.
      () => services.queryClient.resetQueries(),
    );
  }, [lost, services, router]);
}
