import { createFileRoute, redirect } from '@tanstack/react-router';
import { BackLink } from '../../platform/navigation/back-link.tsx';
import { DeliveredForm } from './delivered-form.tsx';
import { DeliveredPending } from './delivered-pending.tsx';
import { readOrderId } from './order-id-search.ts';
import { useKnownOrder } from './use-known-order.ts';

export const Route = createFileRoute('/_private/seller/orders/confirm-order-delivered')({
  validateSearch: readOrderId,
  beforeLoad: ({ search: { orderId } }) => {
    if (orderId) return;
    throw redirect({ to: '/seller/orders', replace: true });
  },
  component: ConfirmDeliveredScreen,
  pendingComponent: DeliveredPending,
});

function ConfirmDeliveredScreen() {
  const { orderId = '', store_id = '' } = Route.useSearch();
  const order = useKnownOrder(orderId);
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4 p-4 md:p-8">
      <BackLink otherwise="/seller/orders?status=SHIPPED">Kembali</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">Konfirmasi pesanan sampai</h1>
      <DeliveredForm key={orderId} orderId={orderId} store_id={store_id} order={order} />
    </div>
  );
}
