import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import type { BuyerScope, OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { orderColumns, storeColumns } from '../order-columns.sql.ts';
import type { OrderRecord } from '../order-row.ts';
import { type HistoryLine, writeHistory } from './order-history.sql.ts';

type Actor = Tables['order_history']['actor'];
type Scope = StoreScope | BuyerScope;

export type StatusChange = {
  from: readonly FulfilmentStatus[];
  to: FulfilmentStatus;
  actor: Actor;
  /** Whether what was paid goes back to the buyer. */
  refunds: boolean;
  /** Whether the move brings the money of an order that is paid on delivery. */
  collects?: boolean;
  /** How long there is for the next step, or until when; nothing is due otherwise. */
  due_hours?: number;
  due_at?: string;
  /** Until when it should be on its way, by which the store is judged: set once, and never moved. */
  ship_by?: string;
  /** The days to the shipment, as promised with this move. */
  processing_days?: number | undefined;
  /** Why, in the words of the list it was chosen from. */
  because?: { reason: string; reason_id: string; note: string };
  /** Whose act it is where no user's. */
  operator_id?: string | undefined;
  /** The same of a driver, who has a link and no login. */
  courier_id?: string;
  /** What the caller asked for beyond the move itself, by which a repeat is known. */
  payload?: Record<string, unknown>;
};

/** The order as it is after a move, where it came from, and the line of its history that tells of it. */
export type MovedOrder = OrderRecord & { from_status: FulfilmentStatus; history_id: string };

/** A seller's orders are those that have arrived. */
const isTheirs = (scope: Scope): Sql =>
  scope.side === 'buyer'
    ? sql`o.buyer_store_id = ${scope.buyer_store_id}::bigint`
    : sql`${inScope(scope, sql`o.store_id`)} and o.arrived_at is not null`;

/** An order and the store it lies with. */
export type OrderKey = { store: OneStore; order_id: string };

/**
 * Changes the status if it is still one of those the move begins at, with its line in the history; answers
 * with the order as it is now and where it came from, or with nothing. The row is locked before it is
 * judged, so of two moves at once the second judges what the first has left.
 */
export async function changeStatus(
  db: Tx,
  scope: Scope,
  { store, order_id }: OrderKey,
  change: StatusChange,
  user_id: string | null,
): Promise<MovedOrder | undefined> {
  const { from, to, actor, because, operator_id, courier_id } = change;
  const own = sql`${store.store_id}::bigint`;
  const [moved] = await rowsOf<Omit<MovedOrder, 'history_id'>>(
    db,
    sql`
    with before as (
      select o.store_id, o.id, o.fulfilment_status, now() as at from orders o
      where o.store_id = ${own} and o.id = ${order_id}::bigint and ${isTheirs(scope)}
        and o.fulfilment_status = any(${from}::fulfilment_status[])
      for update
    )
    update orders o set fulfilment_status = ${to}::fulfilment_status, ${payment(change)}, ${dates(change)}
    from before join stores s on s.id = before.store_id join cities c on c.id = s.city_id
    where o.store_id = ${own} and o.id = before.id
    returning ${orderColumns}, ${storeColumns}, before.fulfilment_status as from_status`,
  );
  if (!moved) return undefined;
  const { from_status } = moved;
  const payload_hash = payloadHash(change.payload);
  const line = { order_id, from_status, to_status: to, actor, user_id, payload_hash, ...because };
  const by = { ...(operator_id && { operator_id }), ...(courier_id && { courier_id }) };
  return { ...moved, history_id: await writeHistory(db, store, { ...line, ...by }) };
}

/** What was paid goes back whole, beyond what went back when the order was lowered. */
const payment = ({ refunds, collects = false }: StatusChange): Sql =>
  refunds
    ? sql`
      refunded_amount = o.refunded_amount + case when o.payment_status = 'PAID' then o.total_amount else 0 end,
      payment_status = case when o.payment_status = 'PAID' then 'REFUNDED' else o.payment_status end`
    : sql`
      paid_at = case when ${collects}::boolean and o.payment_method = 'COD' then before.at else o.paid_at end,
      payment_status = case when ${collects}::boolean and o.payment_method = 'COD' then 'PAID'
        else o.payment_status end`;

const dates = ({ due_at, due_hours, ship_by, processing_days }: StatusChange): Sql => {
  const due = due_at
    ? sql`${due_at}::timestamptz`
    : sql`now() + make_interval(hours => ${due_hours ?? null}::int)`;
  const judged = ship_by ? sql`ship_by = ${ship_by}::timestamptz, ` : sql``;
  return processing_days
    ? sql`${judged}deadline_at = ${due}, promised_at = ${due}, processing_days = ${processing_days}::int, updated_at = now()`
    : sql`${judged}deadline_at = ${due}, updated_at = now()`;
};

export async function readOrder(
  db: Db,
  scope: Scope,
  { store: { store_id }, order_id }: OrderKey,
): Promise<OrderRecord | undefined> {
  const [row] = await rowsOf<OrderRecord>(
    db,
    sql`
    select ${orderColumns}, ${storeColumns}
    from orders o join stores s on s.id = o.store_id join cities c on c.id = s.city_id
    where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint and ${isTheirs(scope)}`,
  );
  return row;
}

/** Whether the last move of the order was this one, by this person; a payment that came in between is none. */
export async function isLastMove(
  db: Db,
  { store_id, id }: Pick<OrderRecord, 'store_id' | 'id'>,
  change: StatusChange,
  user_id: string | null,
): Promise<boolean> {
  const [last] = await rowsOf<{ is_same: boolean }>(
    db,
    sql`
    select h.to_status = ${change.to}::fulfilment_status and h.actor = ${change.actor}::order_actor
      and h.user_id is not distinct from ${user_id}::bigint
      and h.payload_hash = ${payloadHash(change.payload)}::text as is_same
    from order_history h
    where h.store_id = ${store_id}::bigint and h.order_id = ${id}::bigint
      and h.from_status is distinct from h.to_status
    order by h.id desc limit 1`,
  );
  return last?.is_same === true;
}

/** Whether nothing has happened to the order since this line was written, so that to write it again would double it. */
export async function isLastLine(
  db: Db,
  { store_id }: OneStore,
  line: Pick<HistoryLine, 'order_id' | 'from_status' | 'to_status' | 'user_id' | 'payload_hash'>,
): Promise<boolean> {
  const [last] = await rowsOf<{ is_same: boolean }>(
    db,
    sql`
    select h.from_status = ${line.from_status}::fulfilment_status
      and h.to_status = ${line.to_status}::fulfilment_status
      and h.user_id is not distinct from ${line.user_id ?? null}::bigint
      and h.payload_hash is not distinct from ${line.payload_hash ?? null}::text as is_same
    from order_history h
    where h.store_id = ${store_id}::bigint and h.order_id = ${line.order_id}::bigint
    order by h.id desc limit 1`,
  );
  return last?.is_same === true;
}
