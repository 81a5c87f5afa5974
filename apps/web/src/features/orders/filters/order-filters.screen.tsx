import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { FilterPage, FilterPagePending } from '../../../platform/forms/filter-page.tsx';
import { deafenPage } from '../../../ui/deaf-page.ts';
import { filtersOf, type OrderFilters, readOrderFilters } from '../order-search.ts';
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
  const navigate = useNavigate();
  const { view, columns } = search;
  const apply = (filters: OrderFilters) => {
    deafenPage();
    // In the place of this page: back leads to the list as it was before.
    void navigate({
      to: '/seller/orders',
      search: { ...filtersOf(filters), view, columns },
      replace: true,
    });
  };
  return (
    <FilterPage title="Filter pesanan" list="Pesanan" otherwise="/seller/orders">
      <div className="md:hidden">
        <ViewsButton search={search} />
      </div>
      <OrderFiltersForm key={JSON.stringify(search)} initial={filtersOf(search)} onApply={apply} />
    </FilterPage>
  );
}
