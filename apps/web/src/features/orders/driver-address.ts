import { redirect } from '@tanstack/react-router';

/** What the screens about drivers are opened with. Without an order they are there to manage the list. */
export type DriverSearch = { orderId?: string | undefined; driverId?: string | undefined };

const idIn = (value: unknown) =>
  typeof value === 'string' && /^\d{1,18}$/.test(value) ? value : undefined;

export const readDriverSearch = ({ orderId, driverId }: Record<string, unknown>): DriverSearch => ({
  orderId: idIn(orderId),
  driverId: idIn(driverId),
});

/** Drivers are those of one store; without its id there is nothing to show but the orders. */
export function mustNameIds(...ids: (string | undefined)[]): void {
  if (ids.every((id) => idIn(id))) return;
  throw redirect({ to: '/seller/orders', replace: true });
}

/** The ids that are there, for the way from one of these screens to the next. */
export const given = (ids: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(ids).filter((entry): entry is [string, string] => !!entry[1]));
