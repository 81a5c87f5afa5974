import { type ReactNode, useMemo } from 'react';
import { parsePlainSearch } from '../../../platform/navigation/plain-search.ts';
import { visitedBefore } from '../../../platform/navigation/previous-path.ts';
import { useServices } from '../../../platform/services.ts';
import { useLazyPart } from '../../../ui/lazy-part.ts';
import { isOrderList } from '../moves/order-form-path.ts';
import { filtersOf, type OrderSearch, readOrderSearch } from '../order-search.ts';
import { OrdersPending } from '../orders-pending.tsx';
import { deskPart } from './list-parts.ts';

type Props = { orderId: string; store_id: string | undefined; children: ReactNode };

/** A form about an order at a desk: in a drawer of the pane, under its order, and beside the list it was opened from. */
export function OrdersBesideForm({ orderId, store_id, children }: Props) {
  const { state } = useServices();
  const search = useMemo((): OrderSearch => {
    const list = visitedBefore(isOrderList);
    if (list) {
      const { search } = new URL(list, window.location.href);
      return { ...readOrderSearch(parsePlainSearch(search)), orderId };
    }
    const filters = state.getState().app.lastOrderListFilters ?? { status: 'NEW' };
    return { ...readOrderSearch({ ...filters, store_id }), orderId };
  }, [state, orderId, store_id]);
  const { loaded: OrdersDesk, hasFailed } = useLazyPart(deskPart, true);
  if (OrdersDesk) return <OrdersDesk search={search} filters={filtersOf(search)} form={children} />;
  return hasFailed ? children : <OrdersPending />;
}
