import { useNavigate } from '@tanstack/react-router';
import { FilterChips } from './filter-chips.tsx';
import type { OrderPage } from './order-page.ts';
import type { OrderSearch } from './order-search.ts';
import { OrderSearchBox } from './order-search-box.tsx';
import { OrderTabs } from './order-tabs.tsx';

type Props = { search: OrderSearch; counts: OrderPage['counts'] | undefined };

/** Search and tabs, in reach while the list scrolls. */
export function OrdersHead({ search, counts }: Props) {
  const navigate = useNavigate({ from: '/seller/orders' });
  const searchFor = (query: string | undefined) =>
    void navigate({
      search: ({ page: _page, orderId: _order, query: _before, ...rest }) => ({
        ...rest,
        ...(query ? { query } : {}),
      }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="sticky top-(--title-bar) z-20 grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line bg-surface px-4 pt-1 pb-3 md:top-0 md:px-5 md:pt-6">
      <h1 className="text-2xl font-bold tracking-tight max-md:sr-only">Pesanan</h1>
      <OrderSearchBox value={search.query ?? ''} onSearch={searchFor} />
      <OrderTabs search={search} counts={counts} />
      <FilterChips search={search} />
    </div>
  );
}
