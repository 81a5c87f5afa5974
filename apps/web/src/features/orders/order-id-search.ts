import { redirect } from '@tanstack/react-router';

/** Which order an address is about. */
export type OrderIdSearch = { orderId?: string | undefined };

export const readOrderId = ({ orderId }: Record<string, unknown>): OrderIdSearch => ({
  orderId: typeof orderId === 'string' && /^[1-9]\d{0,17}$/.test(orderId) ? orderId : undefined,
});

/** A form about no order has nothing to show. */
export function refuseWithoutOrder({ search }: { search: OrderIdSearch }): void {
  if (!search.orderId) throw redirect({ to: '/seller/orders', replace: true });
}
