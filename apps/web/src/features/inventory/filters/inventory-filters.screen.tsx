import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { FilterPage, FilterPagePending } from '../../../platform/forms/filter-page.tsx';
import { deafenPage } from '../../../ui/deaf-page.ts';
import { filtersOf, type InventoryFilters, readInventorySearch } from '../inventory-search.ts';
import { InventoryFiltersForm } from './inventory-filters-form.tsx';

export const Route = createFileRoute('/_private/seller/inventory/filters')({
  validateSearch: readInventorySearch,
  staticData: { isForSellers: true },
  component: InventoryFiltersScreen,
  pendingComponent: FilterPagePending,
});

function InventoryFiltersScreen() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const apply = (filters: InventoryFilters) => {
    deafenPage();
    // In the place of this page: back leads to the list as it was before.
    void navigate({ to: '/seller/inventory', search: filtersOf(filters), replace: true });
  };
  return (
    <FilterPage title="Filter produk" list="Produk" otherwise="/seller/inventory">
      <InventoryFiltersForm
        key={JSON.stringify(search)}
        initial={filtersOf(search)}
        onApply={apply}
      />
    </FilterPage>
  );
}
