import type { OrderRow } from '@marketplace/contract/order-row';
import { useNavigate } from '@tanstack/react-router';
import { Sheet } from '../../ui/sheet.tsx';
import type { OrderSearch } from './order-search.ts';
import { OrderSummary } from './order-summary.tsx';

/** The order that was tapped, over the list. */
export function OrderSheet({ search, rows }: { search: OrderSearch; rows: readonly OrderRow[] }) {
  const navigate = useNavigate({ from: '/seller/orders' });
  const order = rows.find(({ id }) => id === search.orderId);
  const close = () =>
    void navigate({
      search: ({ orderId: _open, ...rest }) => rest,
      resetScroll: false,
      replace: true,
    });
  return (
    <Sheet
      isOpen={order !== undefined}
      onClose={close}
      title={`Pesanan #${order?.order_number ?? ''}`}
    >
      {order && <OrderSummary order={order} />}
    </Sheet>
  );
}
