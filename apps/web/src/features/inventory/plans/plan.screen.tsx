import { createFileRoute, redirect } from '@tanstack/react-router';
import { OneStore } from '../../../shared/one-store.tsx';
import { readPlanSearch } from './plan-address.ts';
import { PlanFrame, PlanPending } from './plan-frame.tsx';
import { PlanView } from './plan-view.tsx';

export const Route = createFileRoute('/_private/seller/inventory/plan')({
  validateSearch: readPlanSearch,
  staticData: { isForSellers: true },
  beforeLoad: ({ search: { plan_id } }) => {
    if (!plan_id) throw redirect({ to: '/seller/inventory', replace: true });
  },
  component: PlanScreen,
  pendingComponent: PlanPending,
});

/** What many products would be, before it is done; and what became of it. */
function PlanScreen() {
  const { store_id, plan_id = '' } = Route.useSearch();
  return (
    <PlanFrame title="Pratinjau perubahan">
      <OneStore store_id={store_id}>
        {(store_id) => <PlanView key={plan_id} store_id={store_id} plan_id={plan_id} />}
      </OneStore>
    </PlanFrame>
  );
}
