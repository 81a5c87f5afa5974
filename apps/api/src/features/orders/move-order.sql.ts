import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import type { BuyerScope, StoreScope } from '../../platform/store-scope.ts';
import { orderColumns, storeColumns } from './order-columns.sql.ts';
import type { OrderRecord } from './order-row.ts';

export type Actor = Tables['order_history']['actor'];
type Scope = StoreScope | BuyerScope;

export type StatusChange = {
  from: readonly FulfilmentStatus[];
  to: FulfilmentStatus;
  /** Whether what was paid goes back to the buyer. */
  refunds: boolean;
  /** Whether the move brings the money of an order that is paid on delivery. */
  collects?: boolean;
  /** How long there is for the next step; nothing is due otherwise. */
  due_hours?: number;
  /** The days to the shipment, as promised with this move. */
  processing_days?: number | undefined;
};

/** A seller's orders are those that have arrived. */
const inScope = (scope: Scope): Sql =>
  scope.side === 'buyer'
    ? sql`o.buyer_store_id = ${scope.buyer_store_id}::bigint`
    : sql`o.store_id = any(${scope.store_id_array}::bigint[]) and o.arrived_at is not null`;

/**
 * Changes the status if it is still one of those the move begins at; answers with the order as it is now
 * and where it came from, or with nothing. The row is locked before it is judged, so of two moves at once
 * the second judges what the first has left.
 */
export async function changeStatus(
  db: Tx,
  scope: Scope,
  order_id: string,
  { from, to, refunds, collects = false, due_hours, processing_days }: StatusChange,
): Promise<(OrderRecord & { from_status: FulfilmentStatus }) | undefined> {
  const [row] = await rowsOf<OrderRecord & { from_status: FulfilmentStatus }>(
    db,
    sql`
    with before as (
      select o.store_id, o.id, o.fulfilment_status from orders o
      where o.id = ${order_id}::bigint and ${inScope(scope)}
        and o.fulfilment_status = any(${from}::fulfilment_status[])
      for update
    )
    update orders o set fulfilment_status = ${to}::fulfilment_status,
      payment_status = case when ${refunds}::boolean and o.payment_status = 'PAID'
        then 'REFUNDED'
        when ${collects}::boolean and o.payment_method = 'COD' then 'PAID'
        else o.payment_status end,
      deadline_at = now() + make_interval(hours => ${due_hours ?? null}::int),
      processing_days = coalesce(${processing_days ?? null}::int, o.processing_days),
      promised_at = coalesce(now() + make_interval(days => ${processing_days ?? null}::int), o.promised_at),
      updated_at = now()
    from before join stores s on s.id = before.store_id join cities c on c.id = s.city_id
    where o.store_id = before.store_id and o.id = before.id
    returning ${orderColumns}, ${storeColumns}, before.fulfilment_status as from_status`,
  );
  return row;
}

/** The order, and who made its last move. */
export async function readOrder(
  db: Db,
  scope: Scope,
  order_id: string,
): Promise<(OrderRecord & { last_actor: Actor }) | undefined> {
  const [row] = await rowsOf<OrderRecord & { last_actor: Actor }>(
    db,
    sql`
    select ${orderColumns}, ${storeColumns}, (
      select h.actor from order_history h where h.store_id = o.store_id and h.order_id = o.id
      order by h.id desc limit 1
    ) as last_actor
    from orders o join stores s on s.id = o.store_id join cities c on c.id = s.city_id
    where o.id = ${order_id}::bigint and ${inScope(scope)}`,
  );
  return row;
}

type HistoryRow = {
  store_id: string;
  order_id: string;
  from_status: FulfilmentStatus;
  to_status: FulfilmentStatus;
  actor: Actor;
  user_id: string | null;
};

export async function insertHistory(db: Tx, _scope: Scope, row: HistoryRow): Promise<void> {
  await db.insertInto('order_history').values(row).execute();
}
