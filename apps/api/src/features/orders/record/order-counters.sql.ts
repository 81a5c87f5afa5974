import { type FulfilmentStatus, fulfilmentStatuses } from '@marketplace/contract/orders';
import { identifier, joined, type Sql, sql } from '../../../platform/db/sql.ts';
import type { Counting } from '../../../platform/events/write-event.ts';

export type Counts = Record<FulfilmentStatus, number>;

/** A store's counters, as an array in the order of the statuses. */
export const counters = (alias: Sql) =>
  sql`array[${joined(
    fulfilmentStatuses.map((status) => sql`${alias}.${identifier(status)}`),
    ', ',
  )}]`;

/** The counters added up, as an array in the order of the statuses. */
export const sumOfCounters = sql`array[${joined(
  fulfilmentStatuses.map((status) => sql`sum(${identifier(status)})::int`),
  ', ',
)}]`;

export function countsOf(count: (index: number, status: FulfilmentStatus) => number): Counts {
  const counts = {} as Counts;
  for (const [index, status] of fulfilmentStatuses.entries()) counts[status] = count(index, status);
  return counts;
}

/**
 * An order has come to be in a status, from another or from outside the seller's lists. The counter
 * row is the one every move of a store meets at, so it is taken last and held briefly.
 */
export function counterMove(
  store_id: string,
  from: FulfilmentStatus | null,
  to: FulfilmentStatus,
): Counting {
  const up = identifier(to);
  const down = from ? sql`, ${identifier(from)} = c.${identifier(from)} - 1` : sql``;
  const change = sql`${up} = c.${up} + 1 ${down}`;
  return {
    update: sql`update order_counters c set ${change} where c.store_id = ${store_id}::bigint`,
    insert: sql`insert into order_counters as c (store_id, ${up}) values (${store_id}::bigint, 1)
      on conflict (store_id) do update set ${change}`,
  };
}
