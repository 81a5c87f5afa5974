import type { CreditContent, InvoiceContent } from '@marketplace/contract/invoice';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type Numbered = {
  order_id: string;
  year: number;
  number: number;
  amount: number;
  created_at: string;
};
export type WrittenInvoice = Numbered & {
  kind: 'INVOICE';
  content: InvoiceContent;
  invoice_year: null;
  invoice_number: null;
};
export type WrittenNote = Numbered & {
  kind: 'CREDIT_NOTE';
  content: CreditContent;
  /** The invoice that it is about. */
  invoice_year: number;
  invoice_number: number;
};
export type Written = WrittenInvoice | WrittenNote;

/** An order's invoice that holds or was the last to hold, and what was taken back of it. */
export type InvoiceOfOrder = { invoice: WrittenInvoice; notes: WrittenNote[] };

/** By order; those that have none are not there. */
export async function readInvoices(
  db: Db,
  { store_id }: OneStore,
  order_ids: readonly string[],
): Promise<Map<string, InvoiceOfOrder>> {
  const written = await rowsOf<Written>(
    db,
    sql`select i.order_id::text, i.kind, i.year, i.number, i.amount, i.content, i.invoice_year, i.invoice_number, i.created_at
        from invoices i where i.store_id = ${store_id}::bigint and i.order_id = any(${order_ids}::bigint[])
        order by i.kind, i.year, i.number`,
  );
  const byOrder = new Map<string, InvoiceOfOrder>();
  for (const row of written) {
    if (row.kind === 'INVOICE') byOrder.set(row.order_id, { invoice: row, notes: [] });
    else noteTo(byOrder.get(row.order_id), row);
  }
  return byOrder;
}

function noteTo(of: InvoiceOfOrder | undefined, note: WrittenNote): void {
  const isOfIt =
    of?.invoice.year === note.invoice_year && of.invoice.number === note.invoice_number;
  if (isOfIt) of.notes.push(note);
}

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
  kind: Written['kind'],
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
  {
    order_id,
    kind,
    year,
    number,
    amount,
    content,
    invoice_year,
    invoice_number,
    created_at,
  }: Written,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into invoices (store_id, kind, year, number, order_id, amount, content, invoice_year, invoice_number, created_at)
        values (${store_id}::bigint, ${kind}::invoice_kind, ${year}::int, ${number}::int, ${order_id}::bigint,
          ${amount}::numeric, ${JSON.stringify(content)}::jsonb, ${invoice_year}::int, ${invoice_number}::int,
          ${created_at}::timestamptz)`,
  );
}
