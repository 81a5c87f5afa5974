import { SlidersHorizontal } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { iconButtonStyle } from '../../../ui/icon-button.tsx';
import type { OrderSearch } from '../order-search.ts';

/** As the filters' page carries them: no page, no open order. */
export function FilterLink({
  search: { page: _page, orderId: _order, ...filters },
}: {
  search: OrderSearch;
}) {
  return (
    <AppLink
      to="/seller/orders/filters"
      search={filters}
      aria-label="Filter pesanan"
      className={`${iconButtonStyle()} -mr-2`}
    >
      <SlidersHorizontal aria-hidden />
    </AppLink>
  );
}
