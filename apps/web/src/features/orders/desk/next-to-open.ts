import type { OrderRow } from '@marketplace/contract/order-row';
import { fits } from '../live/order-events.ts';
import type { OrderFilters } from '../order-search.ts';

/** What a list shows, and which of that it no longer has. */
export type ListShown = { rows: readonly OrderRow[]; left: readonly OrderRow[] };

/**
 * Which order comes after one that was dealt with: the next below it that waits for something, else the last above it.
 * One that was dealt with before still has its row for a while.
 */
export function nextToOpen(
  { rows, left }: ListShown,
  filters: OrderFilters,
  done: string,
  isBusy: (id: string) => boolean,
): OrderRow | undefined {
  const place = rows.findIndex(({ id }) => id === done);
  const over = new Set([done, ...left.map(({ id }) => id)]);
  const waits = (row: OrderRow) =>
    !over.has(row.id) && row.allowed_actions.length > 0 && fits(filters, row) && !isBusy(row.id);
  return rows.slice(place + 1).find(waits) ?? rows.slice(0, Math.max(0, place)).findLast(waits);
}
