import { createFileRoute } from '@tanstack/react-router';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { chosenStore, isSeveral } from '../../../platform/state/store-slice.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { readPlanSearch } from '../plans/plan-address.ts';
import { PlanFrame, PlanPending } from '../plans/plan-frame.tsx';
import { knownShelvesQuery } from './shelves.query.ts';
import { StockTaking } from './stock-taking.tsx';

export const Route = createFileRoute('/_private/seller/inventory/plan/stock-taking')({
  validateSearch: readPlanSearch,
  staticData: { isForSellers: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) => {
    const store_id = deps.store_id ?? chosenStore(context.state.getState().store);
    return store_id && !isSeveral(store_id)
      ? loadFromCacheFirst(context, knownShelvesQuery(context, store_id), cause)
      : undefined;
  },
  component: StockTakingScreen,
  pendingComponent: PlanPending,
});

/** A shelf is counted product by product, with or without a signal, and put right as one. */
function StockTakingScreen() {
  const { store_id } = Route.useSearch();
  return (
    <PlanFrame title="Stok opname">
      <OneStore store_id={store_id}>
        {(store_id) => <StockTaking key={store_id} store_id={store_id} />}
      </OneStore>
    </PlanFrame>
  );
}
