import type { FulfilmentStatus, OrderListQuery } from '@marketplace/contract/orders';
import type { SeenEvents } from '@marketplace/contract/seen-events';
import { asJson } from '../../../platform/db/as-json.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { hashedInScope, lookedUpInScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import {
  placesInScope,
  type SeenInJson,
  seenInStore,
  toSeen,
} from '../../../platform/events/seen-events.ts';
import type { BuyerScope, StoreScope } from '../../../platform/store-scope.ts';
import { stoppedByFees } from '../../fees/collections/fee-state.service.ts';
import { orderColumns, storeColumns } from '../order-columns.sql.ts';
import type { OrderRecord, StoreOfOrder } from '../order-row.ts';
import { type Counts, counters, countsOf, sumOfCounters } from '../record/order-counters.sql.ts';
import { sumOfUnpaid } from '../unpaid/unpaid-orders.sql.ts';
import type { UnableStore } from './important-notes.sql.ts';
import {
  type OrderCells,
  orderCells,
  orderOf,
  type StoreCells,
  storeCells,
  storeOf,
} from './order-cells.sql.ts';
import type { SellerQuery } from './order-filters.sql.ts';
import { inOrder, pageOfBuyer, pageOfFound, pageOfOneStore } from './order-pages.sql.ts';

type Unpaid = { count: number; amount: number };

export type SellerList = {
  counts: Counts;
  unpaid: Unpaid;
  seen: SeenEvents;
  can_process_new_order: boolean;
  unable: UnableStore[];
  records: OrderRecord[];
};

/*
 * A page and all that stands beside it is one statement: counts come from counters, never from
 * counting.
 */

const cells = sql`cells`;
const storeCounters = sql`to_json(${counters(sql`k`)})`;
const joinedStores = sql`join stores s on s.id = o.store_id join cities c on c.id = s.city_id`;

/** One store: its own row says what every order's store is, and what it may do. */
export async function readStoreList(
  db: Db,
  scope: StoreScope,
  query: SellerQuery,
): Promise<SellerList> {
  // Said again in every part: on a distributed database nothing is concluded from the store beside it.
  const own = sql`${scope.store_ids[0]}::bigint`;
  const from =
    query.search?.is_walked === false
      ? pageOfFound(sql`o.store_id = ${own}`, query, sql`o.store_id = ${own}`)
      : pageOfOneStore(scope, query);
  const page = sql`select ${orderCells} as cells ${from} ${inOrder(query.sort, sql`o`)}`;
  const [row] = await rowsOf<
    StoreOfOrder & {
      seen: SeenInJson;
      counts: (number | null)[];
      unpaid: Unpaid;
      records: OrderCells[] | null;
      is_stopped: boolean;
    }
  >(
    db,
    sql`select ${storeColumns}, ${seenInStore(own)} as seen, ${storeCounters} as counts,
          (${sumOfUnpaid((store_id) => sql`${store_id} = ${own}`)}) as unpaid, ${asJson(page, cells)} as records,
          exists (${stoppedByFees((store_id) => sql`${store_id} = ${own}`)}) as is_stopped
        from stores s join cities c on c.id = s.city_id
        left join order_counters k on k.store_id = ${own}
        where s.id = ${own}`,
  );
  if (!row) throw new Error(`store ${scope.store_ids[0]} has gone`);
  const { seen, counts, unpaid, records, is_stopped, ...store } = row;
  const { is_seller, allows_selling, is_active, store_name } = store;
  const can_process_new_order = is_seller && allows_selling && is_active && !is_stopped;
  const store_id = scope.store_ids[0] ?? '';
  return {
    seen: toSeen(seen),
    counts: countsOf((index) => counts[index] ?? 0),
    unpaid,
    can_process_new_order,
    unable:
      is_seller && !can_process_new_order
        ? [{ store_id, store_name, is_active, allows_selling, owes_fees: is_stopped }]
        : [],
    records: (records ?? []).map((cells) => orderOf(cells, store)),
  };
}

/** Where the rows of a page come from, and how the counters of the scope are found. */
export type StoresPlan = { page: Sql; counted: Sql };

/**
 * Many stores: sums over their counters, and each row with its store. Every part is joined, since a distributed database takes
 * no subquery among the columns that goes to all nodes.
 */
export async function readStoresList(
  db: Db,
  scope: StoreScope,
  query: OrderListQuery,
  { page, counted }: StoresPlan,
): Promise<SellerList> {
  const records = sql`
    select json_build_array(${orderCells}, ${storeCells}) as cells ${page}
    ${joinedStores} ${inOrder(query.sort, sql`o`)}`;
  const [row] = await rowsOf<{
    seen: SeenInJson;
    counts: (number | null)[];
    unpaid: Unpaid;
    can_process_new_order: boolean;
    unable: SellerList['unable'] | null;
    records: [OrderCells, StoreCells][] | null;
  }>(
    db,
    sql`with scope as materialized (select ${scope.store_id_array}::bigint[] as ids)
    select json_build_object('at', now(), 'places', e.places) as seen, k.counts, u.unpaid,
      t.can_process_new_order, t.unable, p.rows as records
    from (select ${sumOfCounters} as counts from order_counters where ${counted}) k
    cross join (${placesInScope}) e
    cross join (${sumOfUnpaid(lookedUpInScope)}) u
    cross join (
      select coalesce(bool_or(allows_selling and is_active and f.store_id is null), false) as can_process_new_order,
        json_agg(json_build_object('store_id', id::text, 'store_name', name, 'is_active', is_active,
          'allows_selling', allows_selling, 'owes_fees', f.store_id is not null) order by id)
          filter (where not (allows_selling and is_active) or f.store_id is not null) as unable
      from stores left join (${stoppedByFees(lookedUpInScope)}) f on f.store_id = id
      where ${hashedInScope(sql`id`)} and is_seller
    ) t
    cross join ${asJson(records, cells)} p`,
  );
  if (!row) throw new Error('no row of one');
  return {
    seen: toSeen(row.seen),
    counts: countsOf((index) => row.counts[index] ?? 0),
    unpaid: row.unpaid,
    can_process_new_order: row.can_process_new_order,
    unable: row.unable ?? [],
    records: (row.records ?? []).map(([order, store]) => orderOf(order, storeOf(store))),
  };
}

export function readBuyerPage(
  db: Db,
  scope: BuyerScope,
  query: OrderListQuery,
): Promise<OrderRecord[]> {
  const newest = sql`order by o.created_at desc, o.id desc`;
  return rowsOf<OrderRecord>(
    db,
    sql`select ${orderColumns}, ${storeColumns} ${pageOfBuyer(scope, query)} ${joinedStores} ${newest}`,
  );
}

/** A buyer is one shop with what one shop orders: counting its rows is cheap, and needs no counter. */
export async function countBuyerOrders(db: Db, scope: BuyerScope): Promise<Counts> {
  const rows = await rowsOf<{ status: FulfilmentStatus; count: number }>(
    db,
    sql`select fulfilment_status as status, count(*)::int as count from orders
        where buyer_store_id = ${scope.buyer_store_id}::bigint group by 1`,
  );
  const found = new Map(rows.map((row) => [row.status, row.count]));
  return countsOf((_index, status) => found.get(status) ?? 0);
}
