import { createFileRoute } from '@tanstack/react-router';
import { OneStore } from '../../../shared/one-store.tsx';
import { filtersOf, readInventorySearch } from '../inventory-search.ts';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import type { ExportFilter } from './plan.query.ts';
import { PlanFrame, PlanPending } from './plan-frame.tsx';
import { RecentPlans } from './recent-plans.tsx';

export const Route = createFileRoute('/_private/seller/inventory/import')({
  validateSearch: readInventorySearch,
  staticData: { isForSellers: true },
  component: ImportScreen,
  pendingComponent: PlanPending,
});

/** Price lists in and out. */
function ImportScreen() {
  const search = Route.useSearch();
  const { store_id: _store, sort: _sort, ...filter } = filtersOf(search);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <PlanFrame title="Impor dan unduh">
      <OneStore store_id={search.store_id}>
        {(store_id) => (
          <div key={store_id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <ImportCard store_id={store_id} />
            {isFiltered && (
              <ExportCard
                title="Unduh yang cocok"
                hint="Sesuai filter di daftar produk."
                filter={{ store_id, ...filter } as ExportFilter}
              />
            )}
            <ExportCard
              title="Unduh semua"
              hint="Juga dipakai sebagai templat impor."
              filter={{ store_id }}
            />
            <RecentPlans store_id={store_id} />
          </div>
        )}
      </OneStore>
    </PlanFrame>
  );
}
