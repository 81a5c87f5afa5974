import type { InvoiceContent } from '@marketplace/contract/invoice';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type Kind = 'INVOICE' | 'CREDIT_NOTE';
export type WrittenInvoice = {
  order_id: string;
  kind: Kind;
  year: number;
  number: number;
  content: InvoiceContent;
  created_at: string;
};

/** Invoices and credit notes of some orders. */
export const readInvoices = (
  db: Db,
  { store_id }: OneStore,
  order_ids: readonly string[],
): Promise<WrittenInvoice[]> =>
  rowsOf<WrittenInvoice>(
    db,
    sql`select i.order_id::text, i.kind, i.year, i.number, i.content, i.created_at from invoices i
        where i.store_id = ${store_id}::bigint and i.order_id = any(${order_ids}::bigint[])`,
  );

/** Of two who ask for its invoice at once the second waits here, and finds the first one's. */
export async function lockOrder(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
): Promise<FulfilmentStatus | undefined> {
  const [row] = await rowsOf<{ fulfilment_status: FulfilmentStatus }>(
    db,
    sql`select o.fulfilment_status from orders o
        where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint and o.arrived_at is not null
        for update`,
  );
  return row?.fulfilment_status;
}

/** The next number of the store and year. Its row stays locked, so that a number nobody gets is given again. */
export async function nextNumber(
  db: Tx,
  { store_id }: OneStore,
  kind: Kind,
  year: number,
): Promise<number> {
  const [row] = await rowsOf<{ last_number: number }>(
    db,
    sql`insert into invoice_counters as c (store_id, kind, year, last_number)
        values (${store_id}::bigint, ${kind}::invoice_kind, ${year}::int, 1)
        on conflict (store_id, kind, year) do update set last_number = c.last_number + 1
        returning c.last_number`,
  );
  if (!row) throw new Error('no number was given');
  return row.last_number;
}

export async function writeInvoice(
  db: Tx,
  { store_id }: OneStore,
  { order_id, kind, year, number, content, created_at }: WrittenInvoice,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into invoices (store_id, order_id, kind, year, number, content, created_at)
        values (${store_id}::bigint, ${order_id}::bigint, ${kind}::invoice_kind, ${year}::int, ${number}::int,
          ${JSON.stringify(content)}::jsonb, ${created_at}::timestamptz)`,
  );
}
