import type { CreditContent, InvoiceContent } from '@marketplace/contract/invoice';
import type { StoreTaxes } from '@marketplace/contract/store-taxes';
import type { Tx } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { dayIn } from '../../../platform/indonesian-time.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { readTaxes } from '../../stores/taxes/store-taxes.service.ts';
import { amountInWords } from './amount-in-words.ts';
import { taxOf } from './invoice-tax.ts';
import {
  type InvoiceOfOrder,
  nextNumber,
  readInvoices,
  type WrittenInvoice,
  type WrittenNote,
  writeInvoice,
} from './invoices.sql.ts';
import { type PaperOrder, readPaperOrders } from './paper-orders.sql.ts';

/*
 * Whoever calls one of these holds the order's row, and has not yet locked the store's counters.
 */

/**
 * The goods leave the store: the order's invoice gets its number, with what is sold and the taxes of this moment. An invoice
 * that holds is kept; where it was taken back, another is made.
 */
export async function numberInvoice(
  db: Tx,
  store: OneStore,
  order_id: string,
): Promise<InvoiceOfOrder> {
  const made = (await readInvoices(db, store, [order_id])).get(order_id);
  if (made && leftOf(made) > 0) return made;
  const [order = fail('order_not_found')] = await readPaperOrders(db, store, [order_id]);
  const content = contentOf(order, await readTaxes(db, store));
  const numbers = await numbersFor(db, store, 'INVOICE', content);
  const { total_amount: amount, complaint_refund_amount } = order;
  const none = { invoice_year: null, invoice_number: null };
  const invoice: WrittenInvoice = {
    kind: 'INVOICE',
    order_id,
    amount,
    content,
    ...numbers,
    ...none,
  };
  await writeInvoice(db, store, invoice);
  // Of what went back before the order had an invoice, only the amount is known here.
  const before = { amount: complaint_refund_amount, lines: [], shipping_amount: 0 };
  return { invoice, notes: await writeNote(db, store, { invoice, notes: [] }, before) };
}

type Credited = Pick<CreditContent, 'lines' | 'shipping_amount'> & { amount: number };

/** Takes back a part of the order's invoice, where it has one. */
export async function creditInvoice(
  db: Tx,
  store: OneStore,
  order_id: string,
  credited: Credited,
): Promise<void> {
  const of = (await readInvoices(db, store, [order_id])).get(order_id);
  if (of) await writeNote(db, store, of, credited);
}

/** An order that comes to nothing takes with it what is left of its invoice. */
export async function cancelInvoice(db: Tx, store: OneStore, order_id: string): Promise<void> {
  const of = (await readInvoices(db, store, [order_id])).get(order_id);
  if (!of) return;
  const { lines, shipping_fee: shipping_amount } = of.invoice.content;
  const credited = lines.map(({ product_name, uom_name, quantity, line_total }) => ({
    ...{ product_name, uom_name, quantity, amount: line_total },
  }));
  await writeNote(db, store, of, { amount: leftOf(of), lines: credited, shipping_amount });
}

/** What of an invoice still holds. */
export const leftOf = ({ invoice, notes }: InvoiceOfOrder): number =>
  notes.reduce((left, { amount }) => left - amount, invoice.amount);

async function writeNote(
  db: Tx,
  store: OneStore,
  { invoice }: InvoiceOfOrder,
  { amount, ...what }: Credited,
): Promise<WrittenNote[]> {
  if (amount === 0) return [];
  const { tax } = invoice.content;
  const content = {
    ...what,
    amount_in_words: amountInWords(amount),
    tax: tax && taxOf({ ...tax, charges_ppn: !!tax.ppn, shows_pph22: !!tax.pph22 }, amount),
  };
  const note: WrittenNote = {
    ...{ kind: 'CREDIT_NOTE', order_id: invoice.order_id, amount, content },
    ...(await numbersFor(db, store, 'CREDIT_NOTE', invoice.content)),
    ...{ invoice_year: invoice.year, invoice_number: invoice.number },
  };
  await writeInvoice(db, store, note);
  return [note];
}

async function numbersFor(
  db: Tx,
  store: OneStore,
  kind: 'INVOICE' | 'CREDIT_NOTE',
  { time_zone }: Pick<InvoiceContent, 'time_zone'>,
): Promise<{ year: number; number: number; created_at: string }> {
  const created_at = new Date().toISOString();
  const year = Number(dayIn(created_at, time_zone).slice(0, 4));
  return { year, number: await nextNumber(db, store, kind, year), created_at };
}

export function contentOf(order: PaperOrder, taxes: StoreTaxes | undefined): InvoiceContent {
  const { order_number, ordered_at, time_zone, seller, buyer, payment_method, term_days } = order;
  const { subtotal, shipping_fee, total_amount } = order;
  return {
    ...{ order_number, ordered_at, time_zone, seller, buyer, payment_method, term_days },
    lines: order.lines.map(({ category_name: _, expires_on: _date, ...line }) => line),
    ...{ subtotal, shipping_fee, total_amount },
    amount_in_words: amountInWords(total_amount),
    tax: taxOf(taxes, total_amount),
  };
}
