import { createFileRoute, redirect } from '@tanstack/react-router';
import { PlanFrame, PlanPending } from '../plans/plan-frame.tsx';
import { readCopiedSearch } from './copied-address.ts';
import { CopiedPlans } from './copied-plans.tsx';

export const Route = createFileRoute('/_private/seller/inventory/copied')({
  validateSearch: readCopiedSearch,
  staticData: { isForSellers: true },
  beforeLoad: ({ search: { copy_id } }) => {
    if (!copy_id) throw redirect({ to: '/seller/inventory', replace: true });
  },
  component: CopiedScreen,
  pendingComponent: PlanPending,
});

/** What each store would get, before it is done; and what became of it. */
function CopiedScreen() {
  const { copy_id = '' } = Route.useSearch();
  return (
    <PlanFrame title="Salinan ke toko lain">
      <CopiedPlans key={copy_id} copy_id={copy_id} />
    </PlanFrame>
  );
}
