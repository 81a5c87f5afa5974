import { redirect } from '@tanstack/react-router';

/** Which order an address is about. */
export type OrderIdSearch = { orderId?: string | undefined };

const idIn = (value: unknown) =>
  typeof value === 'string' && /^[1-9]\d{0,17}$/.test(value) ? value : undefined;

export const readOrderId = ({ orderId }: Record<string, unknown>): OrderIdSearch => ({
  orderId: idIn(orderId),
});

/** A form about no order, or about one of no store, has nothing to send. */
export function refuseWithoutIds({
  search,
}: {
  search: OrderIdSearch & { store_id?: string | undefined };
}): void {
  if (!search.orderId || !idIn(search.store_id))
    throw redirect({ to: '/seller/orders', replace: true });
}
