import { fulfilmentStatuses, type OrderListQuery } from '@marketplace/contract/orders';
import { hashedInScope, lookedUpInScope } from '../../../platform/db/in-scope.ts';
import { depth, limits } from '../../../platform/db/page-limits.ts';
import { identifier, joined, type Sql, sql } from '../../../platform/db/sql.ts';
import type { BuyerScope, StoreScope } from '../../../platform/store-scope.ts';
import { buyerConditions, type SellerQuery, sellerConditions } from './order-filters.sql.ts';

/*
 * The rows of a page as a FROM clause with the orders as `o`; their order is said again outside.
 */

/** Up to here rows are read as they are passed over; past it only index entries are. */
const shallow = 200;

const sortColumns = {
  newest: sql`arrived_at`,
  deadline: sql`deadline_at`,
  highest_value: sql`total_amount`,
} as const;

export function inOrder(sort: OrderListQuery['sort'], from: Sql): Sql {
  const column = sql`${from}.${sortColumns[sort]}`;
  return sort === 'deadline'
    ? sql`order by ${column} asc nulls last, ${from}.id desc`
    : sql`order by ${column} desc, ${from}.id desc`;
}

/** Settled from the counters before any order is looked at: past the end there is nothing to pass over. */
function ifWithin(counted: Sql, { page, page_size, status }: OrderListQuery): Sql {
  if (page === 1) return sql``;
  const total = joined((status ?? fulfilmentStatuses).map(identifier), ' + ');
  return sql`where ${(page - 1) * page_size}::bigint < (
    select sum(${total}) from order_counters where ${counted})`;
}

const conditions = (query: SellerQuery) => joined(sellerConditions(query), ' and ');

const o = sql`o`;

/** Found by store_id and id alone, from an index that gives the order, and fetched after. */
const byKeys = (keys: Sql, isOwn = sql`true`) => sql`
  from (${keys}) k join orders o on o.store_id = k.store_id and o.id = k.id and ${isOwn}`;

type Find = (query: SellerQuery) => Sql;

/**
 * One status has an index that gives its order; several have not, and a filter over all would pass over
 * everything else. So each is found by itself, as deep as the page is, and the page cut from those.
 */
function cut(counted: Sql, query: SellerQuery, find: Find): Sql {
  const several = query.status && query.status.length > 1 ? query.status : undefined;
  const each = several?.map((status) => sql`(${find({ ...query, status: [status] })})`);
  return sql`
    select * from (${each ? joined(each, ' union all ') : find(query)}) m ${ifWithin(counted, query)}
    ${inOrder(query.sort, sql`m`)} ${limits(query)}`;
}

const keyColumns = (query: OrderListQuery) => sql`o.store_id, o.id, o.${sortColumns[query.sort]}`;

export const pageOfOneStore = (scope: StoreScope, query: SellerQuery): Sql => {
  const find =
    (columns: Sql): Find =>
    (query) =>
      sql`
      select ${columns} from orders o
      where o.store_id = ${scope.store_ids[0]}::bigint and ${conditions(query)}
      ${inOrder(query.sort, o)} ${depth(query)}`;
  const counted = sql`store_id = ${scope.store_ids[0]}::bigint`;
  return query.page * query.page_size <= shallow
    ? sql`from (${cut(counted, query, find(sql`o.*`))}) o`
    : byKeys(cut(counted, query, find(keyColumns(query))), sql`o.${counted}`);
};

/**
 * From the newest order of all down, keeping those of the scope: for many stores, or large ones. The last
 * condition always holds; it opens the indexes that are kept for this walk alone.
 */
export const pageByWalking = (query: SellerQuery, counted: Sql): Sql =>
  byKeys(
    cut(
      counted,
      query,
      (query) => sql`
        select ${keyColumns(query)} from orders o
        where ${hashedInScope(sql`o.store_id`)} and ${conditions(query)} and o.total_product_unit > 0
        ${inOrder(query.sort, o)} ${depth(query)}`,
    ),
  );

/** The first rows of each store, which has a counter if it has an order, then the first of those: for few stores, or small ones. */
export const pageByProbing = (query: SellerQuery, counted: Sql): Sql =>
  byKeys(
    cut(
      counted,
      query,
      (query) => sql`
        select f.* from order_counters s
        cross join lateral (
          select ${keyColumns(query)} from orders o
          where o.store_id = s.store_id and ${conditions(query)}
          ${inOrder(query.sort, o)} ${depth(query)}
        ) f
        where ${lookedUpInScope(sql`s.store_id`)}
        ${inOrder(query.sort, sql`f`)} ${depth(query)}`,
    ),
  );

/** Looked up by what was typed and put in order after: for what few orders have. */
export const pageOfFound = (isInScope: Sql, query: SellerQuery, isOwn?: Sql): Sql =>
  byKeys(
    sql`
    with found as materialized (
      select ${keyColumns(query)} from orders o where ${isInScope} and ${conditions(query)}
    )
    select * from found m ${inOrder(query.sort, sql`m`)} ${limits(query)}`,
    isOwn,
  );

/** A buyer sees its orders from the moment they are placed, newest first. */
export const pageOfBuyer = (scope: BuyerScope, query: OrderListQuery) =>
  byKeys(sql`
    select o.store_id, o.id from orders o where ${joined(buyerConditions(scope, query), ' and ')}
    order by o.created_at desc, o.id desc ${limits(query)}`);
