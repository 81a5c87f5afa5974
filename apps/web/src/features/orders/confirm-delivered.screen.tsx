import { createFileRoute, redirect } from '@tanstack/react-router';
import { BackLink } from '../../platform/navigation/back-link.tsx';
import { DeliveredForm } from './delivered-form.tsx';
import { DeliveredPending } from './delivered-pending.tsx';
import { useKnownOrder } from './use-known-order.ts';

type Search = { orderId?: string | undefined };

export const Route = createFileRoute('/_private/seller/orders/confirm-order-delivered')({
  validateSearch: ({ orderId }: Record<string, unknown>): Search => ({
    orderId: typeof orderId === 'string' && /^\d{1,18}$/.test(orderId) ? orderId : undefined,
  }),
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
