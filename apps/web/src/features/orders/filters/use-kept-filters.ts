import { useEffect } from 'react';
import { useServices } from '../../../platform/services.ts';
import { setApp } from '../../../platform/state/app-state.ts';
import type { OrderFilters } from '../order-search.ts';

/**
 * Whoever comes back by the menu finds the list as they left it. The store is chosen elsewhere, and a search is over
 * when it is left.
 */
export function useKeptFilters({ store_id: _store, query: _query, ...kept }: OrderFilters): void {
  const { state } = useServices();
  const text = JSON.stringify(kept);
  useEffect(() => setApp(state, { lastOrderListFilters: JSON.parse(text) }), [state, text]);
}
