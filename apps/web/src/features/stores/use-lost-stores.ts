import type { Store } from '@marketplace/contract/stores';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Services, useAppState, useServices } from '../../platform/services.ts';
import { setApp } from '../../platform/state/app-state.ts';
import { showToast } from '../../ui/toast.tsx';
import { lostWords } from './lost-words.ts';

type Needed = Pick<Services, 'state' | 'offline' | 'queryClient'>;
type Part = Pick<typeof import('./leave-lost-stores.ts'), 'leaveLostStores'>;

/** Who no longer works in a store is led out of it: by code that few ever need. */
export function useLostStores(): void {
  const services = useServices();
  const router = useRouter();
  const lost = useAppState(({ app }) => app.lostStores);
  useEffect(() => {
    if (lost.length > 0)
      void leaveBy(() => import('./leave-lost-stores.ts'), services, router, lost);
  }, [lost, services, router]);
}

export async function leaveBy(
  load: () => Promise<Part>,
  services: Needed,
  router: AnyRouter,
  lost: readonly Store[],
): Promise<void> {
  // At once: the page may be closed before anything else has come, and the list as it was last may lead back there.
  setApp(services.state, { lostStores: [], lastOrderListFilters: null });
  try {
    await (await load()).leaveLostStores(services, router, lost);
  } catch {
    // Without it nobody is led; what is shown is asked for, and refused.
    showToast({ text: lostWords(lost), kind: 'success' });
    await services.queryClient.resetQueries();
  }
}
