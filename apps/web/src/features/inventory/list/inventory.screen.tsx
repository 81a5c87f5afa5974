import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { chosenStore } from '../../../platform/state/store-slice.ts';
import { inventoryPageQuery } from '../inventory.query.ts';
import { filtersOf, readInventorySearch } from '../inventory-search.ts';
import { InventoryList } from './inventory-list.tsx';
import { InventoryPending } from './inventory-pending.tsx';

export const Route = createFileRoute('/_private/seller/inventory')({
  validateSearch: readInventorySearch,
  staticData: { keepsView: true, isForSellers: true },
  beforeLoad: ({ context, search }) => {
    // The address names the store, so that it alone brings the same list back.
    const store_id = chosenStore(context.state.getState().store);
    if (search.store_id || !store_id) return;
    throw redirect({ to: '/seller/inventory', search: { ...search, store_id }, replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) =>
    loadFromCacheFirst(context, inventoryPageQuery(context, filtersOf(deps), 1), cause),
  component: InventoryScreen,
  pendingComponent: InventoryPending,
});

function InventoryScreen() {
  return <InventoryList filters={filtersOf(Route.useSearch())} />;
}
