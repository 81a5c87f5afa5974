import type { UnpaidOrder } from '@marketplace/contract/order-unpaid';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { isUnpaid } from '../holds/stock-holds.sql.ts';

/** What an order holds of a variant, in base units. */
const piecesOf = (variant_id: string | undefined) =>
  variant_id
    ? sql`(select coalesce(sum(l.quantity * l.base_quantity), 0)::int from order_lines l
        where l.store_id = o.store_id and l.order_id = o.id and l.variant_id = ${variant_id}::bigint)`
    : sql`0`;

type Held = UnpaidOrder & { count: number; amount: number; all_pieces: number };

export async function readUnpaid(
  db: Db,
  scope: StoreScope,
  variant_id: string | undefined,
  most: number,
) {
  const rows = await rowsOf<Held>(
    db,
    sql`with held as (
          select o.*, ${piecesOf(variant_id)} as pieces from orders o
          where ${inScope(scope, sql`o.store_id`)} and ${isUnpaid}
        )
        select o.id as order_id, o.store_id, s.name as store_name, c.time_zone, o.order_number,
          o.buyer_name, o.total_amount, o.total_product_unit, o.first_product_name, o.created_at,
          case o.payment_status when 'WAITING_VERIFICATION' then 'WAITING_VERIFICATION' else 'UNPAID' end as payment_status,
          o.deadline_at as pay_by, count(*) over ()::int as count,
          sum(o.total_amount) over () as amount, sum(o.pieces) over ()::int as all_pieces
        from held o join stores s on s.id = o.store_id join cities c on c.id = s.city_id
        where ${variant_id === undefined}::boolean or o.pieces > 0
        order by o.id limit ${most}::int`,
  );
  const { count = 0, amount = 0, all_pieces = 0 } = rows[0] ?? {};
  const unpaid: UnpaidOrder[] = rows;
  return { unpaid, total_data: count, reserved_amount: amount, reserved_pieces: all_pieces };
}

/** How many there are and what they come to, as JSON, for the statement of a list. */
export const sumOfUnpaid = (ofStores: (column: Sql) => Sql): Sql => sql`
  select json_build_object('count', count(*), 'amount', coalesce(sum(o.total_amount), 0)) as unpaid
  from orders o where ${ofStores(sql`o.store_id`)} and ${isUnpaid}`;

type Standing = { buyer_store_id: string; is_unpaid: boolean; is_released: boolean };

/** Whose order it is that never arrived, and whether it still waits or was let go by the seller. */
export async function findUnarrived(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
): Promise<Standing | undefined> {
  const [found] = await rowsOf<Standing>(
    db,
    sql`select o.buyer_store_id,
          o.fulfilment_status = 'NEW' and o.payment_status = 'UNPAID' as is_unpaid,
          exists (select from order_history h where h.store_id = ${store_id}::bigint and h.order_id = o.id
            and h.to_status = 'EXPIRED' and h.actor = 'SELLER') as is_released
        from orders o
        where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint
          and o.arrived_at is null
        for update`,
  );
  return found;
}
