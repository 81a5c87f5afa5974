import type { Store } from '@marketplace/contract/stores';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAppState, useOffline, useServices } from '../../platform/services.ts';
import { setApp } from '../../platform/state/app-state.ts';
import { showToast } from '../../ui/toast.tsx';

/** Who no longer works in a store is led out of it and told so; what was known of it goes from screen and device. */
export function useLostStores(): void {
  const { state } = useServices();
  const { lastKnown } = useOffline();
  const router = useRouter();
  const navigate = useNavigate();
  const lost = useAppState(({ app }) => app.lostStores);
  useEffect(() => {
    if (lost.length === 0) return;
    setApp(state, { lostStores: [], lastOrderListFilters: null });
    const leave = async () => {
      if (isAmong(lost, router.latestLocation.search)) {
        await navigate({ to: '/seller', search: {}, replace: true });
      }
      showToast({ text: lostWords(lost), kind: 'success' });
    };
    // Only then: asked for again from where the person was, it would be refused.
    void leave().finally(lastKnown.forget);
  }, [lost, state, lastKnown, router, navigate]);
}

const isAmong = (stores: readonly Store[], { store_id }: { store_id?: string | undefined }) =>
  stores.some(({ id }) => store_id?.split(',').includes(id));

const lostWords = (stores: readonly Store[]): string =>
  `Anda tidak lagi bekerja di ${stores.map(({ name }) => name).join(', ')}.`;
