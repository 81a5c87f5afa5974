import type { OrderRow } from '@marketplace/contract/order-row';

/** How much an order presses: not at all, soon, or now. */
export type Urgency = 'calm' | 'soon' | 'urgent';

const hour = 3_600_000;

export function urgencyOf(left: number): Urgency {
  if (left > 4 * hour) return 'calm';
  return left > hour ? 'soon' : 'urgent';
}

/** Until when the seller has to act; what ends by itself presses nobody. */
export function dueOf({
  deadline_at,
  allowed_actions,
  fulfilment_status,
}: Pick<OrderRow, 'deadline_at' | 'allowed_actions' | 'fulfilment_status'>): string | undefined {
  const endsByItself = fulfilment_status === 'DELIVERED' || fulfilment_status === 'COMPLETED';
  if (endsByItself || allowed_actions.length === 0) return undefined;
  return deadline_at ?? undefined;
}
