import { useEffect } from 'react';
import { askAnew, renew } from '../../platform/realtime/renew.ts';
import { useServices } from '../../platform/services.ts';
import { storePageKey } from './store-page.query.ts';

/** What somebody else changes in the store is asked for again at once. */
export function useFollowStore(store_id: string): void {
  const { events, queryClient } = useServices();
  useEffect(() => {
    const queryKey = storePageKey(store_id);
    const stopEvents = events.onEvent((event) => {
      if (event.kind === 'store.changed' && event.store_id === store_id)
        renew(queryClient, queryKey);
    });
    const stopResets = events.onReset(() => askAnew(queryClient, queryKey));
    return () => {
      stopEvents();
      stopResets();
    };
  }, [events, queryClient, store_id]);
}
