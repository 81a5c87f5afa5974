import type { AccountingDocumentKind } from '@marketplace/contract/accounting-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { TheirUnit } from '../accurate/their-books.ts';

type DocumentState = 'OPEN' | 'WAITING' | 'SENDING' | 'SENT' | 'REFUSED' | 'HELD';

export type Document = {
  id: string;
  kind: AccountingDocumentKind;
  number: string;
  state: DocumentState;
  day: string;
  today: string;
  order_id: string | null;
  complaint_id: string | null;
  buyer_store_id: string | null;
  buyer_name: string | null;
  total: number;
  dates_today: boolean;
};

export async function lockDocument(
  db: Tx,
  { store_id }: OneStore,
  id: string,
): Promise<Document | undefined> {
  const [row] = await rowsOf<Document>(
    db,
    sql`select d.id, d.kind, d.number, d.state, d.day, to_char(now() at time zone z.time_zone, 'YYYY-MM-DD') as today,
          d.order_id, d.complaint_id, d.buyer_store_id, b.name as buyer_name, d.total, d.dates_today
        from accounting_documents d
        join stores s on s.id = d.store_id join cities z on z.id = s.city_id
        left join stores b on b.id = d.buyer_store_id
        where d.store_id = ${store_id}::bigint and d.id = ${id}::bigint for update of d`,
  );
  return row;
}

/** A line as it was sold, with what it is linked to now. */
export type SoldLine = {
  variant_id: string;
  product_name: string;
  uom_name: string;
  quantity: number;
  unit_price: number;
  amount: number;
  pieces: number;
  item_no: string | null;
  unit_name: string | null;
  unit_ratio: number | null;
  /** The item's units now; null where it is gone. */
  units: TheirUnit[] | null;
};

export const readInvoiceLines = (
  db: Db,
  { store_id }: OneStore,
  document_id: string,
): Promise<SoldLine[]> =>
  rowsOf<SoldLine>(
    db,
    sql`select l.variant_id, l.product_name, l.uom_name, sum(l.quantity)::int as quantity, l.unit_price,
          sum(l.quantity * l.unit_price) as amount, (sum(l.quantity) * l.base_quantity)::int as pieces,
          k.item_no, k.unit_name, k.unit_ratio, i.units
        from accounting_document_orders d
        join order_lines l on l.store_id = ${store_id}::bigint and l.order_id = d.order_id and l.quantity > 0
        left join accounting_links k on k.store_id = ${store_id}::bigint and k.inventory_id = l.inventory_id
        left join accounting_items i on i.store_id = ${store_id}::bigint and i.item_no = k.item_no
        where d.store_id = ${store_id}::bigint and d.document_id = ${document_id}::bigint
        group by l.variant_id, l.inventory_id, l.product_name, l.uom_name, l.unit_price, l.base_quantity,
          k.item_no, k.unit_name, k.unit_ratio, i.units
        order by l.product_name, l.inventory_id, l.unit_price`,
  );

export async function readInvoiceSums(
  db: Db,
  { store_id }: OneStore,
  document_id: string,
): Promise<{ shipping: number; total: number; orders: string }> {
  const [row] = await rowsOf<{ shipping: number; total: number; orders: string }>(
    db,
    sql`select coalesce(sum(o.shipping_fee), 0) as shipping, coalesce(sum(o.total_amount), 0) as total,
          coalesce(left(string_agg(o.order_number, ', ' order by o.id), 200), '') as orders
        from accounting_document_orders d
        join orders o on o.store_id = ${store_id}::bigint and o.id = d.order_id
        where d.store_id = ${store_id}::bigint and d.document_id = ${document_id}::bigint`,
  );
  return row ?? { shipping: 0, total: 0, orders: '' };
}

/** What came back to the shelf, and what it was worth. */
export const readReturnLines = (
  db: Db,
  { store_id }: OneStore,
  complaint_id: string,
): Promise<SoldLine[]> =>
  rowsOf<SoldLine>(
    db,
    sql`select l.variant_id, l.product_name, l.uom_name, c.refund_quantity as quantity,
          floor(c.refund_amount / c.refund_quantity) as unit_price, c.refund_amount as amount,
          c.refund_quantity * l.base_quantity as pieces, k.item_no, k.unit_name, k.unit_ratio, i.units
        from complaint_lines c
        join complaints m on m.store_id = ${store_id}::bigint and m.id = c.complaint_id
        join order_lines l on l.store_id = ${store_id}::bigint and l.order_id = m.order_id and l.id = c.order_line_id
        left join accounting_links k on k.store_id = ${store_id}::bigint and k.inventory_id = l.inventory_id
        left join accounting_items i on i.store_id = ${store_id}::bigint and i.item_no = k.item_no
        where c.store_id = ${store_id}::bigint and c.complaint_id = ${complaint_id}::bigint
          and c.goods = 'TO_STOCK' and c.refund_quantity > 0
        order by l.id`,
  );

type Change = {
  state: DocumentState;
  words?: string | null;
  is_queued?: boolean;
  accurate_id?: string;
  attempted?: boolean;
};

export async function writeState(
  db: Tx,
  { store_id }: OneStore,
  id: string,
  { state, words = null, is_queued = false, accurate_id, attempted = false }: Change,
): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_documents set state = ${state}::accounting_document_state, words = ${words},
          is_queued = ${is_queued}, accurate_id = coalesce(${accurate_id ?? null}::text, accurate_id),
          attempts = attempts + ${attempted ? 1 : 0}::int, updated_at = now(),
          sent_at = ${state === 'SENT' ? new Date().toISOString() : null}::timestamptz
        where store_id = ${store_id}::bigint and id = ${id}::bigint`,
  );
}

/** What waits and is in nobody's hands; asked for anew after a day, should its message have been given up. */
export async function takeWaiting(
  db: Tx,
  { store_id }: OneStore,
  limit: number,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`update accounting_documents set is_queued = true, updated_at = now()
        where store_id = ${store_id}::bigint and id = any(array(
          select id from accounting_documents
          where store_id = ${store_id}::bigint and state in ('WAITING', 'SENDING')
            and (not is_queued or updated_at < now() - interval '1 day')
          order by id limit ${limit}::int for update skip locked))
        returning id`,
  );
  return rows.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b));
}

/** What stood in the way here may be gone: they are judged anew. */
export async function retryHeld(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_documents set state = 'WAITING', is_queued = false, updated_at = now()
        where store_id = ${store_id}::bigint and state = 'HELD'`,
  );
}

/** What was refused or stands still goes again; one that may be there already keeps that it may. */
export async function retryDocuments(
  db: Tx,
  { store_id }: OneStore,
  document_id: string | undefined,
): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`update accounting_documents set
          state = case when state = 'SENDING' then state else 'WAITING' end, is_queued = false, updated_at = now()
        where store_id = ${store_id}::bigint and (${document_id ?? null}::bigint is null or id = ${document_id ?? null}::bigint)
          and state in ('REFUSED', 'HELD', 'SENDING', 'WAITING') returning id`,
  );
  return rows.length;
}

export async function dateToday(db: Tx, { store_id }: OneStore, id: string): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_documents set dates_today = true
        where store_id = ${store_id}::bigint and id = ${id}::bigint`,
  );
}

export async function readCustomer(
  db: Db,
  { store_id }: OneStore,
  buyer_store_id: string,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ customer_no: string }>(
    db,
    sql`select customer_no from accounting_customers
        where store_id = ${store_id}::bigint and buyer_store_id = ${buyer_store_id}::bigint`,
  );
  return row?.customer_no;
}

export async function writeCustomer(
  db: Db,
  { store_id }: OneStore,
  buyer_store_id: string,
  customer_no: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into accounting_customers (store_id, buyer_store_id, customer_no)
        values (${store_id}::bigint, ${buyer_store_id}::bigint, ${customer_no}) on conflict do nothing`,
  );
}
