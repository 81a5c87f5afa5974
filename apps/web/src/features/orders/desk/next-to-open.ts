import type { OrderRow } from '@marketplace/contract/order-row';

type Row = Pick<OrderRow, 'id' | 'allowed_actions'>;

/** Which order comes after one that was dealt with: the next below it that waits for something, else the last above it. */
export function nextToOpen<R extends Row>(
  rows: readonly R[],
  done: string,
  isBusy: (id: string) => boolean,
): R | undefined {
  const place = rows.findIndex(({ id }) => id === done);
  const waits = ({ id, allowed_actions }: Row) =>
    id !== done && allowed_actions.length > 0 && !isBusy(id);
  return rows.slice(place + 1).find(waits) ?? rows.slice(0, Math.max(0, place)).findLast(waits);
}
