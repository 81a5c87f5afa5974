import type { Invoice, InvoiceContent } from '@marketplace/contract/invoice';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { StoreTaxes } from '@marketplace/contract/store-taxes';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { dayIn } from '../../../platform/indonesian-time.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { readTaxes } from '../../stores/taxes/store-taxes.service.ts';
import { amountInWords } from './amount-in-words.ts';
import { paymentOf } from './invoice-payment.ts';
import { taxOf } from './invoice-tax.ts';
import {
  lockOrder,
  nextNumber,
  readInvoices,
  type WrittenInvoice,
  writeInvoice,
} from './invoices.sql.ts';
import { type PaperOrder, readPaperOrders } from './paper-orders.sql.ts';

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
  const has = new Set(found.map(({ order_id }) => order_id));
  const missing = orders.filter(({ id }) => !has.has(id));
  const left = missing.filter(({ fulfilment_status }) => sold.has(fulfilment_status));
  const waiting = missing.filter(({ fulfilment_status }) => inStore.has(fulfilment_status));
  if (left.length + waiting.length < missing.length) fail('invoice_unavailable');
  for (const { id } of left) {
    found.push(await inTransaction(db, (db) => makeInvoice(db, store, id)));
  }
  const of = (kind: WrittenInvoice['kind']) =>
    new Map(found.filter((each) => each.kind === kind).map((each) => [each.order_id, each]));
  const [invoices, notes] = [of('INVOICE'), of('CREDIT_NOTE')];
  const taxes = waiting.length > 0 ? await readTaxes(db, store) : undefined;
  return orders.map((order) => {
    const written = invoices.get(order.id);
    return written
      ? toInvoice(store, order, written, notes.get(order.id))
      : toProForma(store, order, taxes);
  });
}

async function makeInvoice(db: Tx, store: OneStore, order_id: string): Promise<WrittenInvoice> {
  const status = (await lockOrder(db, store, order_id)) ?? fail('order_not_found');
  if (!sold.has(status)) fail('invoice_unavailable');
  return numberInvoice(db, store, order_id);
}

/**
 * The goods leave the store: the order's invoice gets its number, with what is sold and the taxes of this moment. Whoever
 * calls it holds the order's row; an order that has its invoice keeps it.
 */
export async function numberInvoice(
  db: Tx,
  store: OneStore,
  order_id: string,
): Promise<WrittenInvoice> {
  const [made] = await readInvoices(db, store, [order_id]);
  if (made) return made;
  const [order = fail('order_not_found')] = await readPaperOrders(db, store, [order_id]);
  const content = contentOf(order, await readTaxes(db, store));
  return writeNext(db, store, { order_id, kind: 'INVOICE', content });
}

/** An order that comes to nothing takes its invoice with it, by a credit note of the same content. */
export async function creditInvoice(db: Tx, store: OneStore, order_id: string): Promise<void> {
  const written = await readInvoices(db, store, [order_id]);
  const invoice = written.find(({ kind }) => kind === 'INVOICE');
  if (!invoice || written.length > 1) return;
  await writeNext(db, store, { order_id, kind: 'CREDIT_NOTE', content: invoice.content });
}

async function writeNext(
  db: Tx,
  store: OneStore,
  what: Pick<WrittenInvoice, 'order_id' | 'kind' | 'content'>,
): Promise<WrittenInvoice> {
  const created_at = new Date().toISOString();
  const year = Number(dayIn(created_at, what.content.time_zone).slice(0, 4));
  const number = await nextNumber(db, store, what.kind, year);
  const written = { ...what, year, number, created_at };
  await writeInvoice(db, store, written);
  return written;
}

function contentOf(order: PaperOrder, taxes: StoreTaxes | undefined): InvoiceContent {
  const { order_number, ordered_at, time_zone, seller, buyer, payment_method, term_days } = order;
  const { subtotal, shipping_fee, total_amount } = order;
  return {
    ...{ order_number, ordered_at, time_zone, seller, buyer, payment_method, term_days },
    lines: order.lines.map(({ category_name: _, ...line }) => line),
    ...{ subtotal, shipping_fee, total_amount },
    amount_in_words: amountInWords(total_amount),
    tax: taxOf(taxes, total_amount),
  };
}

const toInvoice = (
  { store_id }: OneStore,
  order: PaperOrder,
  { content, ...written }: WrittenInvoice,
  note: WrittenInvoice | undefined,
): Invoice => ({
  ...content,
  order_id: order.id,
  store_id,
  invoice_number: numberOf(written),
  is_pro_forma: false,
  invoice_date: dayIn(written.created_at, content.time_zone),
  created_at: written.created_at,
  credit_note: note
    ? { number: numberOf(note), date: dayIn(note.created_at, content.time_zone) }
    : null,
  payment: paymentOf(order),
});

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
    credit_note: null,
    payment: paymentOf(order),
  };
}

/** INV/2026/000123, and of a credit note NK/2026/000004. */
const numberOf = ({ kind, year, number }: Pick<WrittenInvoice, 'kind' | 'year' | 'number'>) =>
  `${kind === 'INVOICE' ? 'INV' : 'NK'}/${year}/${String(number).padStart(6, '0')}`;
