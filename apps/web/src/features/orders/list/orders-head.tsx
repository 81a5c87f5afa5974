import { useNavigate } from '@tanstack/react-router';
import { memo, useRef } from 'react';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { LateFilterChips } from '../filters/late-filter-chips.tsx';
import type { OrderPage } from '../order-page.ts';
import type { OrderSearch } from '../order-search.ts';
import { FilterLink } from './filter-link.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { searchedFor } from './search-all.ts';

type Props = { search: OrderSearch; counts: OrderPage['counts'] | undefined };

/** Search and tabs, in reach while the list scrolls. */
export const OrdersHead = memo(function OrdersHead({ search, counts }: Props) {
  const navigate = useNavigate({ from: '/seller/orders' });
  const left = useRef(search.status);
  if (!search.query) left.current = search.status;
  const searchFor = (query: string | undefined) =>
    void navigate({
      search: (before) => searchedFor(before, query, left.current),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="sticky top-(--title-bar) z-20 grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line bg-surface px-4 pt-1 pb-3">
      <h1 className="sr-only">Pesanan</h1>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1">
        <SearchBox
          label="Cari pesanan"
          placeholder="Nomor, pembeli, produk"
          value={search.query ?? ''}
          onSearch={searchFor}
        />
        <FilterLink search={search} />
      </div>
      <OrderTabs search={search} counts={counts} />
      <LateFilterChips search={search} />
    </div>
  );
});
