import { useNavigate } from '@tanstack/react-router';
import type { OrderSearch } from '../order-search.ts';

const usual = 'newest';

/** A head sorts by its column; pressed again it is as usual. */
export function useSortByHead(search: OrderSearch) {
  const navigate = useNavigate();
  const { sort = usual, page: _page, ...rest } = search;
  const onSort = (by: string) =>
    void navigate({
      to: '/seller/orders',
      search: by === sort || by === usual ? rest : { ...rest, sort: by },
      replace: true,
      resetScroll: false,
    });
  return { sortedBy: sort, onSort };
}
