import type { OrderListQuery } from '@marketplace/contract/orders';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/handle.ts';
import type { BuyerScope, StoreScope } from '../../platform/store-scope.ts';
import { allOf, buyerConditions, sellerConditions } from './order-filters.sql.ts';
import type { OrderRecord } from './order-row.ts';
import { countEverywhere } from './order-totals.sql.ts';

type Fragment = RawBuilder<unknown>;

/** The order of rows of `alias`; each has an index that gives it for one store. */
function inOrder(sort: OrderListQuery['sort'], alias: string): Fragment {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  switch (sort) {
    case 'newest':
      return sql`order by ${column('arrived_at')} desc, ${column('id')} desc`;
    case 'deadline':
      return sql`order by ${column('deadline_at')} asc nulls last, ${column('id')} desc`;
    case 'highest_value':
      return sql`order by ${column('total_amount')} desc, ${column('id')} desc`;
  }
}

const sortColumns = sql`o.store_id, o.id, o.arrived_at, o.deadline_at, o.total_amount`;

/** What a store's probe costs, in rows of the walk over all stores (measured: 33 µs to 1.2 µs). */
const rowsPerProbe = 25;

/** `expected` is how many orders of the scope have the statuses asked for. */
export async function readSellerPage(
  db: Db,
  scope: StoreScope,
  query: OrderListQuery,
  expected: number,
): Promise<OrderRecord[]> {
  const conditions = sellerConditions(query);
  const page = sql`limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`;
  const [only] = scope.store_ids;
  if (scope.store_ids.length === 1) {
    return readRecords(db, pageOfOneStore(only, query, conditions, page), inOrder(query.sort, 'o'));
  }
  const plan = (await isWalkCheaper(db, scope, query, expected)) ? pageByWalking : pageByProbing;
  return readRecords(db, plan(scope, query, conditions, page), inOrder(query.sort, 'o'));
}

type Plan = (
  scope: StoreScope,
  query: OrderListQuery,
  conditions: Fragment[],
  page: Fragment,
) => Fragment;

function pageOfOneStore(
  store_id: string | undefined,
  query: OrderListQuery,
  conditions: Fragment[],
  page: Fragment,
): Fragment {
  return sql`
    select ${sortColumns} from orders o
    where o.store_id = ${store_id}::bigint and ${allOf(conditions)}
    ${inOrder(query.sort, 'o')} ${page}`;
}

/** From the newest order of all down, keeping those of the scope: for many stores, or large ones. */
const pageByWalking: Plan = (scope, query, conditions, page) => sql`
  select ${sortColumns} from orders o
  where o.store_id = any(${scope.store_id_array}::bigint[]) and ${allOf(conditions)}
  ${inOrder(query.sort, 'o')} ${page}`;

/** The first rows of each store, then the first of those: for few stores, or small ones. */
const pageByProbing: Plan = (scope, query, conditions, page) => sql`
  select first_rows.* from stores s
  cross join lateral (
    select ${sortColumns} from orders o
    where o.store_id = s.id and ${allOf(conditions)}
    ${inOrder(query.sort, 'o')} limit ${query.page * query.page_size}
  ) first_rows
  where s.id = any(${scope.store_id_array}::bigint[])
  ${inOrder(query.sort, 'first_rows')} ${page}`;

/**
 * The walk passes over the orders of other stores: (rows wanted) x (orders of all) / (orders of ours)
 * rows. Probing looks into every store of the scope. There is no index to walk by value.
 */
async function isWalkCheaper(db: Db, scope: StoreScope, query: OrderListQuery, expected: number) {
  if (query.sort === 'highest_value' || expected === 0) return false;
  const everywhere = await countEverywhere(db, query.status);
  const walked = (query.page * query.page_size * everywhere) / expected;
  return walked < scope.store_ids.length * rowsPerProbe;
}

/** A buyer sees its orders from the moment they are placed, newest first. */
export function readBuyerPage(
  db: Db,
  scope: BuyerScope,
  query: OrderListQuery,
): Promise<OrderRecord[]> {
  const newest = sql`order by o.created_at desc, o.id desc`;
  const keys = sql`
    select o.store_id, o.id from orders o where ${allOf(buyerConditions(scope, query))}
    ${newest} limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`;
  return readRecords(db, keys, newest);
}

/** Fetches the rows of a page that was found by keys alone, which deep pages need to stay cheap. */
async function readRecords(db: Db, keys: Fragment, sort: Fragment): Promise<OrderRecord[]> {
  const { rows } = await sql<OrderRecord>`
    select o.id, o.store_id, s.name as store_name, c.time_zone, o.order_number, o.buyer_store_id,
      o.buyer_name, o.fulfilment_status, o.payment_status, o.payment_method, o.term_days, o.delivery,
      o.total_amount, o.total_product_unit, o.first_product_name, o.created_at, o.arrived_at,
      o.deadline_at, s.allows_selling, s.is_active
    from (${keys}) as found
    join orders o using (store_id, id)
    join stores s on s.id = o.store_id
    join cities c on c.id = s.city_id
    ${sort}`.execute(db);
  return rows;
}
