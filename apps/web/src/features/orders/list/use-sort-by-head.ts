import { useNavigate } from '@tanstack/react-router';
import { isSortedOtherwise, type OrderSearch, sortOf } from '../order-search.ts';

/** A head sorts by its column; pressed again it is as usual. */
export function useSortByHead(search: OrderSearch) {
  const navigate = useNavigate();
  const { sort: _before, page: _page, ...rest } = search;
  const sortedBy = sortOf(search);
  const onSort = (by: string) => {
    const next = { ...rest, sort: by };
    void navigate({
      to: '/seller/orders',
      search: by !== sortedBy && isSortedOtherwise(next) ? next : rest,
      replace: true,
      resetScroll: false,
    });
  };
  return { sortedBy, onSort };
}
