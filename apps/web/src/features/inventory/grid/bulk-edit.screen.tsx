import { createFileRoute } from '@tanstack/react-router';
import { OneStore } from '../../../shared/one-store.tsx';
import { readBulkSearch } from '../plans/plan-address.ts';
import { PlanFrame, PlanPending } from '../plans/plan-frame.tsx';
import { BulkEdit } from './bulk-edit.tsx';

export const Route = createFileRoute('/_private/seller/inventory/bulk-edit')({
  validateSearch: readBulkSearch,
  staticData: { isForSellers: true },
  component: BulkEditScreen,
  pendingComponent: PlanPending,
});

/** What was picked, or all that the list shows: one by one in a grid, or all of it by one rule. */
function BulkEditScreen() {
  const search = Route.useSearch();
  return (
    <PlanFrame title="Ubah banyak produk" isWide={search.by !== 'rule'}>
      <OneStore store_id={search.store_id}>
        {(store_id) => <BulkEdit key={store_id} store_id={store_id} search={search} />}
      </OneStore>
    </PlanFrame>
  );
}
