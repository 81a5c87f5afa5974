import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BackLink } from '../../platform/navigation/back-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InventoryFiltersForm } from './inventory-filters-form.tsx';
import { filtersOf, type InventoryFilters, readInventorySearch } from './inventory-search.ts';

export const Route = createFileRoute('/_private/seller/inventory/filters')({
  validateSearch: readInventorySearch,
  staticData: { isForSellers: true },
  component: InventoryFiltersScreen,
  pendingComponent: InventoryFiltersPending,
});

const page = 'mx-auto grid w-full max-w-2xl gap-4 p-4 md:p-8';

function InventoryFiltersScreen() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const apply = (filters: InventoryFilters) =>
    // In the place of this page: back leads to the list as it was before.
    void navigate({ to: '/seller/inventory', search: filtersOf(filters), replace: true });
  return (
    <div className={page}>
      <BackLink otherwise="/seller/inventory">Produk</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">Filter produk</h1>
      <InventoryFiltersForm
        key={JSON.stringify(search)}
        initial={filtersOf(search)}
        onApply={apply}
      />
    </div>
  );
}

function InventoryFiltersPending() {
  return (
    <div role="status" aria-label="Memuat filter" className={page}>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-4/5" />
      <Skeleton className="h-24 w-3/5" />
    </div>
  );
}
