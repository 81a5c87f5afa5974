import { createFileRoute } from '@tanstack/react-router';
import { readTexts, storeChoice } from '../../../platform/navigation/search-values.ts';
import { useAppState } from '../../../platform/services.ts';
import { chosenStore, isSeveral } from '../../../platform/state/store-slice.ts';
import { PlanFrame, PlanPending } from '../plans/plan-frame.tsx';
import { RuledStores } from './ruled-stores.tsx';
import { RulesOfStore } from './rules-of-store.tsx';

type Search = { store_id?: string | undefined };

export const Route = createFileRoute('/_private/seller/inventory/price-rules')({
  validateSearch: (raw: Record<string, unknown>): Search => ({
    store_id: undefined,
    ...readTexts(raw, { store_id: storeChoice }),
  }),
  staticData: { isForSellers: true },
  component: PriceRulesScreen,
  pendingComponent: PlanPending,
});

/** How prices come about, and which would be others by that. */
function PriceRulesScreen() {
  const { store_id } = Route.useSearch();
  const chosen = useAppState(({ store }) => chosenStore(store));
  const named = store_id ?? chosen;
  return (
    <PlanFrame title="Aturan harga">
      {!named || isSeveral(named) ? <RuledStores /> : <RulesOfStore key={named} store_id={named} />}
    </PlanFrame>
  );
}
