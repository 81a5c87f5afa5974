import { redirect } from '@tanstack/react-router';

type OrderIdSearch = { orderId?: string | undefined };

export const readOrderId = ({ orderId }: Record<string, unknown>): OrderIdSearch => ({
  orderId: typeof orderId === 'string' && /^\d{1,18}$/.test(orderId) ? orderId : undefined,
});

/** A form about no order has nothing to show. */
export function refuseWithoutOrder({ search }: { search: OrderIdSearch }): void {
  if (!search.orderId) throw redirect({ to: '/seller/orders', replace: true });
}
