import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export type Told = { number: string; order_id: string | null };

/** What the store's log tells of orders behind a place. */
export const readTold = (
  db: Tx,
  { store_id }: OneStore,
  after: string,
  limit: number,
): Promise<Told[]> =>
  rowsOf<Told>(
    db,
    sql`select e.id as number, case when e.kind in ('order.created', 'order.changed') then e.payload ->> 'id'
          when e.kind = 'complaint.changed' then e.payload ->> 'order_id' end as order_id
        from store_events e
        where e.store_id = ${store_id}::bigint and e.area = 'order' and e.id > ${after}::bigint
        order by e.id limit ${limit}::int`,
  );

export async function readReached(db: Db, { store_id }: OneStore): Promise<string> {
  const [row] = await rowsOf<{ last: string }>(
    db,
    sql`select last from event_places where store_id = ${store_id}::bigint and area = 'order'`,
  );
  return row?.last ?? '0';
}

export async function movePlace(db: Tx, { store_id }: OneStore, last_event: string): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_stores set last_event = ${last_event}::bigint
        where store_id = ${store_id}::bigint`,
  );
}

/** Where the log has forgotten by now: all that were completed since then, in the order they came. */
export const completedOrders = async (db: Tx, { store_id }: OneStore): Promise<string[]> =>
  (
    await rowsOf<{ id: string }>(
      db,
      sql`select o.id from orders o
          where o.store_id = ${store_id}::bigint and o.fulfilment_status = 'COMPLETED' and o.arrived_at is not null
            and o.arrived_at > now() - interval '180 days'
            and not exists (select from accounting_document_orders d where d.store_id = ${store_id}::bigint
              and d.order_id = o.id and d.complaint_id = 0)
          order by o.arrived_at, o.id`,
    )
  ).map(({ id }) => id);

/** The same of what was given back since the books are kept, of orders that had their invoice by then. */
export const ordersGivenBack = async (db: Tx, { store_id }: OneStore): Promise<string[]> =>
  (
    await rowsOf<{ id: string }>(
      db,
      sql`select distinct k.order_id as id from complaints k
          join accounting_stores a on a.store_id = ${store_id}::bigint
            and coalesce(k.closed_at, k.created_at) >= a.sends_from
          where k.store_id = ${store_id}::bigint and k.state = 'RESOLVED' and k.refund_amount > 0
            and not exists (select from accounting_document_orders d where d.store_id = ${store_id}::bigint
              and d.order_id = k.order_id and d.complaint_id = k.id)
          order by 1`,
    )
  ).map(({ id }) => id);

export type Completed = {
  order_id: string;
  order_number: string;
  buyer_store_id: string;
  total: number;
  day: string;
};

/** Those that are completed and in no document, since the books are kept. */
export const withoutInvoice = (
  db: Tx,
  { store_id }: OneStore,
  order_ids: readonly string[],
): Promise<Completed[]> =>
  rowsOf<Completed>(
    db,
    sql`select o.id as order_id, o.order_number, o.buyer_store_id, o.total_amount as total,
          to_char(h.created_at at time zone z.time_zone, 'YYYY-MM-DD') as day
        from orders o
        join (select order_id, max(created_at) as created_at from order_history
            where store_id = ${store_id}::bigint and order_id = any(${order_ids}::bigint[])
              and to_status = 'COMPLETED' group by order_id) h on h.order_id = o.id
        join accounting_stores a on a.store_id = ${store_id}::bigint and h.created_at >= a.sends_from
        join stores s on s.id = o.store_id join cities z on z.id = s.city_id
        where o.store_id = ${store_id}::bigint and o.id = any(${order_ids}::bigint[])
          and o.fulfilment_status = 'COMPLETED'
          and not exists (select from accounting_document_orders d where d.store_id = ${store_id}::bigint
            and d.order_id = o.id and d.complaint_id = 0)
        order by h.created_at, o.id`,
  );

export type Refunded = Completed & { complaint_id: string };

/** What was given back of orders that have an invoice. */
export const withoutReturn = (
  db: Tx,
  { store_id }: OneStore,
  order_ids: readonly string[],
): Promise<Refunded[]> =>
  rowsOf<Refunded>(
    db,
    sql`select o.id as order_id, o.order_number, o.buyer_store_id, k.refund_amount as total, k.id as complaint_id,
          to_char(coalesce(k.closed_at, k.created_at) at time zone z.time_zone, 'YYYY-MM-DD') as day
        from complaints k
        join orders o on o.store_id = ${store_id}::bigint and o.id = k.order_id
        join stores s on s.id = o.store_id join cities z on z.id = s.city_id
        where k.store_id = ${store_id}::bigint and k.order_id = any(${order_ids}::bigint[])
          and k.state = 'RESOLVED' and k.refund_amount > 0 and o.fulfilment_status = 'COMPLETED'
          and exists (select from accounting_document_orders d where d.store_id = ${store_id}::bigint
            and d.order_id = o.id and d.complaint_id = 0)
          and not exists (select from accounting_document_orders d where d.store_id = ${store_id}::bigint
            and d.order_id = o.id and d.complaint_id = k.id)
        order by k.id`,
  );

type NewDocument = {
  kind: 'INVOICE' | 'RETURN';
  number: string;
  state: 'OPEN' | 'WAITING';
  day: string;
  order_id: string | null;
  complaint_id: string | null;
  buyer_store_id: string | null;
  total: number;
};

export async function insertDocument(
  db: Tx,
  { store_id }: OneStore,
  document: NewDocument,
): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into accounting_documents
          (store_id, kind, number, state, day, order_id, complaint_id, buyer_store_id, total)
        values (${store_id}::bigint, ${document.kind}::accounting_document_kind, ${document.number},
          ${document.state}::accounting_document_state, ${document.day}::date, ${document.order_id}::bigint,
          ${document.complaint_id}::bigint, ${document.buyer_store_id}::bigint, ${document.total}::numeric)
        returning id`,
  );
  return row?.id ?? '';
}

export async function insertOrders(
  db: Tx,
  { store_id }: OneStore,
  document_id: string,
  orders: readonly { order_id: string; complaint_id?: string }[],
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into accounting_document_orders (store_id, order_id, complaint_id, document_id)
        select ${store_id}::bigint, o, c, ${document_id}::bigint
        from unnest(${orders.map(({ order_id }) => order_id)}::bigint[],
          ${orders.map(({ complaint_id = '0' }) => complaint_id)}::bigint[]) as n (o, c)`,
  );
}

/** The invoice of a day that still grows, and how many that day has had. */
export async function readDay(
  db: Tx,
  { store_id }: OneStore,
  day: string,
): Promise<{ open_id: string | null; count: number }> {
  const [row] = await rowsOf<{ open_id: string | null; count: number }>(
    db,
    sql`select max(id) filter (where state = 'OPEN') as open_id, count(*)::int as count
        from accounting_documents
        where store_id = ${store_id}::bigint and day = ${day}::date and kind = 'INVOICE' and order_id is null`,
  );
  return row ?? { open_id: null, count: 0 };
}

export async function addToDocument(
  db: Tx,
  { store_id }: OneStore,
  document_id: string,
  amount: number,
): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_documents set total = total + ${amount}::numeric, updated_at = now()
        where store_id = ${store_id}::bigint and id = ${document_id}::bigint`,
  );
}

/** Days that are over, in the store's own zone. */
export async function closeDays(db: Tx, { store_id }: OneStore): Promise<void> {
  const [today] = await rowsOf<{ day: string }>(
    db,
    sql`select to_char(now() at time zone z.time_zone, 'YYYY-MM-DD') as day
        from stores s join cities z on z.id = s.city_id where s.id = ${store_id}::bigint`,
  );
  await rowsOf(
    db,
    sql`update accounting_documents set state = 'WAITING', updated_at = now()
        where store_id = ${store_id}::bigint and state = 'OPEN' and day < ${today?.day ?? '1970-01-01'}::date`,
  );
}
