import type { Invoice } from '@marketplace/contract/invoice';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { StoreTaxes } from '@marketplace/contract/store-taxes';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { dayIn } from '../../../platform/indonesian-time.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { readTaxes } from '../../stores/taxes/store-taxes.service.ts';
import { paymentOf } from './invoice-payment.ts';
import { type InvoiceOfOrder, lockOrder, readInvoices, type Written } from './invoices.sql.ts';
import { type PaperOrder, readPaperOrders } from './paper-orders.sql.ts';
import { contentOf, leftOf, numberInvoice } from './write-invoice.service.ts';

/** Accepted, and still in the store: what is going to be sold. */
const inStore: ReadonlySet<FulfilmentStatus> = new Set(['PROCESSING', 'READY_FOR_PICKUP']);
/** The goods have left the store, and the order has not come to nothing. */
const sold: ReadonlySet<FulfilmentStatus> = new Set([
  'SHIPPED',
  'DELIVERED',
  'IN_COMPLAINT',
  'COMPLETED',
]);

export async function showInvoice(
  db: Db,
  scope: StoreScope,
  order_id: string,
): Promise<{ invoice: Invoice }> {
  const store = (await sellerOf(db, scope, order_id)) ?? fail('order_not_found');
  const [order = fail('order_not_found')] = await readPaperOrders(db, store, [order_id]);
  const [invoice = fail('invoice_unavailable')] = await invoicesOf(db, store, [order]);
  return { invoice };
}

/**
 * The invoices of orders. What left the store before invoices were numbered there gets its own now, each in a transaction of
 * its own; what has not left it is shown as a pro forma, of which nothing is kept.
 */
export async function invoicesOf(
  db: Db,
  store: OneStore,
  orders: readonly PaperOrder[],
): Promise<Invoice[]> {
  const ids = orders.map(({ id }) => id);
  const found = await readInvoices(db, store, ids);
  const missing = orders.filter(({ id }) => !found.has(id));
  const left = missing.filter(({ fulfilment_status }) => sold.has(fulfilment_status));
  const waiting = missing.filter(({ fulfilment_status }) => inStore.has(fulfilment_status));
  if (left.length + waiting.length < missing.length) fail('invoice_unavailable');
  for (const { id } of left) {
    found.set(id, await inTransaction(db, (db) => makeInvoice(db, store, id)));
  }
  const taxes = waiting.length > 0 ? await readTaxes(db, store) : undefined;
  return orders.map((order) => {
    const of = found.get(order.id);
    return of ? toInvoice(store, order, of) : toProForma(store, order, taxes);
  });
}

async function makeInvoice(db: Tx, store: OneStore, order_id: string): Promise<InvoiceOfOrder> {
  const status = (await lockOrder(db, store, order_id)) ?? fail('order_not_found');
  // Of two who ask at once the second finds the first one's, even where all of it was taken back.
  const made = (await readInvoices(db, store, [order_id])).get(order_id);
  if (made) return made;
  if (!sold.has(status)) fail('invoice_unavailable');
  return numberInvoice(db, store, order_id);
}

function toInvoice({ store_id }: OneStore, order: PaperOrder, of: InvoiceOfOrder): Invoice {
  const { content, ...written } = of.invoice;
  const { time_zone } = content;
  return {
    ...content,
    order_id: order.id,
    store_id,
    invoice_number: numberOf(written),
    is_pro_forma: false,
    invoice_date: dayIn(written.created_at, time_zone),
    created_at: written.created_at,
    credit_notes: of.notes.map((note) => ({
      ...note.content,
      number: numberOf(note),
      date: dayIn(note.created_at, time_zone),
      amount: note.amount,
    })),
    is_cancelled: leftOf(of) === 0,
    payment: paymentOf(order),
  };
}

function toProForma(
  { store_id }: OneStore,
  order: PaperOrder,
  taxes: StoreTaxes | undefined,
): Invoice {
  const created_at = new Date().toISOString();
  return {
    ...contentOf(order, taxes),
    order_id: order.id,
    store_id,
    invoice_number: null,
    is_pro_forma: true,
    invoice_date: dayIn(created_at, order.time_zone),
    created_at,
    credit_notes: [],
    is_cancelled: false,
    payment: paymentOf(order),
  };
}

/** INV/2026/000123, and of a credit note NK/2026/000004. */
const numberOf = ({ kind, year, number }: Pick<Written, 'kind' | 'year' | 'number'>) =>
  `${kind === 'INVOICE' ? 'INV' : 'NK'}/${year}/${String(number).padStart(6, '0')}`;
