import type { OrderListQuery } from '@marketplace/contract/orders';
import { type RawBuilder, sql } from 'kysely';
import type { BuyerScope } from '../../platform/store-scope.ts';

type Condition = RawBuilder<unknown>;

/** A seller's list holds what has arrived; whose, the caller adds. */
export function sellerConditions(query: OrderListQuery): Condition[] {
  const buyer = query.buyer_store_id;
  return [
    sql`o.arrived_at is not null`,
    ...orderConditions(query, sql`o.arrived_at`),
    ...(buyer ? [sql`o.buyer_store_id = ${buyer}::bigint`] : []),
  ];
}

export function buyerConditions(scope: BuyerScope, query: OrderListQuery): Condition[] {
  const sellers = query.store_id;
  return [
    sql`o.buyer_store_id = ${scope.buyer_store_id}::bigint`,
    ...orderConditions(query, sql`o.created_at`),
    ...(sellers ? [sql`o.store_id = any(${sellers}::bigint[])`] : []),
  ];
}

function orderConditions(query: OrderListQuery, time: Condition): Condition[] {
  return [
    ...oneOf('o.fulfilment_status', 'fulfilment_status', query.status),
    ...oneOf('o.payment_status', 'payment_status', query.payment_status),
    ...oneOf('o.payment_method', 'payment_method', query.payment_method),
    ...oneOf('o.delivery', 'delivery', query.delivery),
    ...words(query.query).map((word) => sql`o.search_text like ${`%${word}%`}`),
    ...dateConditions(query, time),
  ];
}

/** One value is an equality, so that an index that begins with it also gives the order. */
function oneOf(column: string, type: string, values: string[] | undefined): Condition[] {
  if (!values) return [];
  const [only] = values;
  return values.length === 1
    ? [sql`${sql.ref(column)} = ${only}::${sql.raw(type)}`]
    : [sql`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`];
}

/** Every word has to occur; signs that mean something to LIKE are meant as themselves. */
function words(query: string | undefined): string[] {
  const text = (query ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&');
  return text.split(' ').filter(Boolean).slice(0, 8);
}

/**
 * A day is a day of the store's own zone. The outer bounds, by the zone where a day begins first and
 * the one where it ends last, are constants, so that an index on the time serves.
 */
function dateConditions({ date_from, date_to }: OrderListQuery, time: Condition): Condition[] {
  const zone = sql`(select c.time_zone from stores z join cities c on c.id = z.city_id where z.id = o.store_id)`;
  return [
    ...(date_from
      ? [
          sql`${time} >= ${date_from}::timestamp at time zone 'Asia/Jayapura'`,
          sql`${time} >= ${date_from}::timestamp at time zone ${zone}`,
        ]
      : []),
    ...(date_to
      ? [
          sql`${time} < (${date_to}::timestamp + interval '1 day') at time zone 'Asia/Jakarta'`,
          sql`${time} < (${date_to}::timestamp + interval '1 day') at time zone ${zone}`,
        ]
      : []),
  ];
}

export const allOf = (conditions: Condition[]) => sql.join(conditions, sql` and `);
