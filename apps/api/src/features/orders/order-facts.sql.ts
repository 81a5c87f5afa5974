import { type FulfilmentStatus, fulfilmentStatuses } from '@marketplace/contract/orders';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/handle.ts';
import type { BuyerScope, StoreScope } from '../../platform/store-scope.ts';

export type Counts = Record<FulfilmentStatus, number>;

export type SellerFacts = {
  counts: Counts;
  can_process_new_order: boolean;
  /** Stores of the scope that may not sell or are inactive. */
  unable: { store_id: string; store_name: string; is_active: boolean }[];
};

/** The counters added up, as an array in the order of the statuses. */
export const sumOfCounters = sql`array[${sql.join(
  fulfilmentStatuses.map((status) => sql`sum(${sql.ref(status)})::int`),
)}]`;

/** What the list shows beside its rows, in one statement: counts come from counters, never from counting. */
export async function readSellerFacts(db: Db, scope: StoreScope): Promise<SellerFacts> {
  const store_ids = sql`${scope.store_id_array}::bigint[]`;
  const { rows } = await sql<{
    counts: (number | null)[];
    can_process_new_order: boolean;
    unable: SellerFacts['unable'] | null;
  }>`
    select ${sumOfCounters} as counts,
      exists (
        select from stores where id = any(${store_ids}) and is_seller and allows_selling and is_active
      ) as can_process_new_order,
      (
        select json_agg(json_build_object(
          'store_id', id::text, 'store_name', name, 'is_active', is_active) order by id)
        from stores
        where id = any(${store_ids}) and is_seller and not (allows_selling and is_active)
      ) as unable
    from order_counters where store_id = any(${store_ids})`.execute(db);
  const row = rows[0];
  return {
    counts: countsOf((index) => row?.counts[index] ?? 0),
    can_process_new_order: row?.can_process_new_order === true,
    unable: row?.unable ?? [],
  };
}

/** A buyer is one shop with what one shop orders: counting its rows is cheap, and needs no counter. */
export async function countBuyerOrders(db: Db, scope: BuyerScope): Promise<Counts> {
  const rows = await db
    .selectFrom('orders')
    .where('buyer_store_id', '=', scope.buyer_store_id)
    .groupBy('fulfilment_status')
    .select(['fulfilment_status', sql<number>`count(*)::int`.as('count')])
    .execute();
  const found = new Map(rows.map((row) => [row.fulfilment_status, row.count]));
  return countsOf((_index, status) => found.get(status) ?? 0);
}

export function countsOf(count: (index: number, status: FulfilmentStatus) => number): Counts {
  const entries = fulfilmentStatuses.map((status, index) => [status, count(index, status)]);
  return Object.fromEntries(entries) as Counts;
}
