import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BackLink } from '../../platform/navigation/back-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OrderFiltersForm } from './order-filters-form.tsx';
import { filtersOf, type OrderFilters, readOrderFilters } from './order-search.ts';

export const Route = createFileRoute('/_private/seller/orders/filters')({
  validateSearch: readOrderFilters,
  staticData: { isForSellers: true },
  component: OrderFiltersScreen,
  pendingComponent: OrderFiltersPending,
});

const page = 'mx-auto grid w-full max-w-2xl gap-4 p-4 md:p-8';

function OrderFiltersScreen() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const apply = (filters: OrderFilters) =>
    // In the place of this page: back leads to the list as it was before.
    void navigate({ to: '/seller/orders', search: filtersOf(filters), replace: true });
  return (
    <div className={page}>
      <BackLink otherwise="/seller/orders">Pesanan</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">Filter pesanan</h1>
      <OrderFiltersForm key={JSON.stringify(search)} initial={filtersOf(search)} onApply={apply} />
    </div>
  );
}

function OrderFiltersPending() {
  return (
    <div role="status" aria-label="Memuat filter" className={page}>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-4/5" />
      <Skeleton className="h-24 w-3/5" />
    </div>
  );
}
