import { redirect } from '@tanstack/react-router';

/** What the screens about drivers are opened with: for an order, or to manage the list, which is said. */
export type DriverSearch = {
  orderId?: string | undefined;
  driverId?: string | undefined;
  manage?: '1' | undefined;
};

const idIn = (value: unknown) =>
  typeof value === 'string' && /^\d{1,18}$/.test(value) ? value : undefined;

export const readDriverSearch = ({
  orderId,
  driverId,
  manage,
}: Record<string, unknown>): DriverSearch => ({
  orderId: idIn(orderId),
  driverId: idIn(driverId),
  manage: manage === '1' ? '1' : undefined,
});

/** Drivers are those of one store; without its id there is nothing to show but the orders. */
export function mustNameIds(...ids: (string | undefined)[]): void {
  if (ids.every((id) => idIn(id))) return;
  throw redirect({ to: '/seller/orders', replace: true });
}

/** An address without its order is broken, unless it says that it is about the list. */
export const orderOrList = ({ orderId, manage }: DriverSearch): string | undefined =>
  orderId ?? manage;

/** The ids that are there, for the way from one of these screens to the next. */
export const given = (ids: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(ids).filter((entry): entry is [string, string] => !!entry[1]));
