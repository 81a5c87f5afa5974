import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FilterPage, FilterPagePending } from '../../../platform/forms/filter-page.tsx';
import { deafenPage } from '../../../ui/deaf-page.ts';
import { filtersOf, type OrderSearch, readOrderFilters } from '../order-search.ts';
import { ViewsButton } from '../views/views-button.tsx';
import { OrderFiltersForm } from './order-filters-form.tsx';

export const Route = createFileRoute('/_private/seller/orders/filters')({
  validateSearch: readOrderFilters,
  staticData: { isForSellers: true },
  component: OrderFiltersScreen,
  pendingComponent: FilterPagePending,
});

function OrderFiltersScreen() {
  const search = Route.useSearch();
  return (
    <FilterPage title="Filter pesanan" list="Pesanan" otherwise="/seller/orders">
      <Filters key={JSON.stringify(search)} search={search} />
    </FilterPage>
  );
}

function Filters({ search }: { search: OrderSearch }) {
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() => filtersOf(search));
  const { view, columns } = search;
  const apply = () => {
    deafenPage();
    // In the place of this page: back leads to the list as it was before.
    void navigate({
      to: '/seller/orders',
      search: { ...filtersOf(filters), view, columns },
      replace: true,
    });
  };
  return (
    <>
      <div className="min-w-0 md:hidden">
        {/* A view keeps what is ticked, though it is not applied yet. */}
        <ViewsButton search={readOrderFilters({ ...filters, view, columns })} />
      </div>
      <OrderFiltersForm filters={filters} onChange={setFilters} onApply={apply} />
    </>
  );
}
