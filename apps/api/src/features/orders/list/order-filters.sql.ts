import type { OrderListQuery } from '@marketplace/contract/orders';
import { hasWords } from '../../../platform/db/search-words.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { textMatch } from '../../../platform/search/text-match.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';
import type { OrderSearch } from '../record/order-words.ts';

/** A list as it was asked for, with what the search in it means. */
export type SellerQuery = OrderListQuery & { search?: OrderSearch | undefined };

/** A seller's list holds what has arrived; whose, the caller adds. */
export function sellerConditions(query: SellerQuery): Sql[] {
  const buyer = query.buyer_store_id;
  return [
    sql`o.arrived_at is not null`,
    ...orderConditions(query, sql`o.arrived_at`),
    ...searchConditions(query.search),
    ...(buyer ? [sql`o.buyer_store_id = ${buyer}::bigint`] : []),
  ];
}

export function buyerConditions(scope: BuyerScope, query: OrderListQuery): Sql[] {
  const sellers = query.store_id;
  return [
    sql`o.buyer_store_id = ${scope.buyer_store_id}::bigint`,
    ...orderConditions(query, sql`o.created_at`),
    ...hasWords(sql`o.search_text`, query.query),
    ...(sellers ? [sql`o.store_id = any(${sellers}::bigint[])`] : []),
  ];
}

function orderConditions(query: OrderListQuery, time: Sql): Sql[] {
  return [
    ...oneOf(sql`o.fulfilment_status`, sql`fulfilment_status`, query.status),
    ...oneOf(sql`o.payment_status`, sql`payment_status`, query.payment_status),
    ...oneOf(sql`o.payment_method`, sql`payment_method`, query.payment_method),
    ...oneOf(sql`o.delivery`, sql`delivery`, query.delivery),
    ...dateConditions(query, time),
  ];
}

function searchConditions(search: OrderSearch | undefined): Sql[] {
  if (!search) return [];
  const { found, pieces, total } = search;
  if (total === 0) return [sql`false`];
  return [
    ...(found ? [sql`o.id = any(${found}::bigint[])`] : []),
    ...pieces.flatMap((piece) => {
      if ('order_id' in piece) return [sql`o.id = ${piece.order_id}::bigint`];
      return found ? [] : [textMatch(sql`o.search_text`, piece, true)];
    }),
  ];
}

/** One value is an equality, so that an index that begins with it also gives the order. */
function oneOf(column: Sql, type: Sql, values: string[] | undefined): Sql[] {
  if (!values) return [];
  return values.length === 1
    ? [sql`${column} = ${values[0]}::${type}`]
    : [sql`${column} = any(${values}::${type}[])`];
}

const zone = sql`(
  select c.time_zone from stores z join cities c on c.id = z.city_id where z.id = o.store_id)`;

/**
 * A day is a day of the store's own zone. The outer bounds, by the zone where a day begins first and
 * the one where it ends last, are constants, so that an index on the time serves.
 */
function dateConditions({ date_from, date_to }: OrderListQuery, time: Sql): Sql[] {
  const from = sql`${date_from}::timestamp`;
  const to = sql`(${date_to}::timestamp + interval '1 day')`;
  return [
    ...(date_from
      ? [
          sql`${time} >= ${from} at time zone 'Asia/Jayapura'`,
          sql`${time} >= ${from} at time zone ${zone}`,
        ]
      : []),
    ...(date_to
      ? [
          sql`${time} < ${to} at time zone 'Asia/Jakarta'`,
          sql`${time} < ${to} at time zone ${zone}`,
        ]
      : []),
  ];
}
