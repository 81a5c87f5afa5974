import { z } from 'zod';
import { day, id, instant, money } from './fields.ts';
import { paymentMethods, paymentStatuses } from './order-choices.ts';

const party = z.object({
  name: z.string(),
  address: z.string(),
  district: z.string(),
  city: z.string(),
  postal_code: z.string(),
  phone_number: z.string().nullable(),
});

/** What PMK 37/2025 and the VAT law want to see, where the store has switched it on. */
const taxOnInvoice = z.object({
  taxpayer_name: z.string(),
  tax_number: z.string(),
  /** Prices include it. The base is that of PMK 131/2024: 11/12 of the price. */
  ppn: z.object({ base: money, amount: money }).nullable(),
  /** 0.5 % of what was sold without PPN: an estimate, which nobody withholds yet. */
  pph22: z.object({ base: money, amount: money }).nullable(),
});

/** As it was when the invoice was made; it stays so. */
export const invoiceContent = z.object({
  order_number: z.string(),
  ordered_at: instant,
  time_zone: z.string(),
  seller: party,
  buyer: party.extend({ store_id: id }),
  payment_method: z.enum(paymentMethods),
  term_days: z.int().nullable(),
  lines: z.array(
    z.object({
      product_name: z.string(),
      uom_name: z.string(),
      base_quantity: z.int(),
      quantity: z.int(),
      /** From how many on this price holds; nothing where it is the usual one. */
      tier_min_qty: z.int().nullable(),
      unit_price: money,
      /** What was taken off; invoices of before discounts do not say it. */
      discount: money.optional(),
      line_total: money,
    }),
  ),
  subtotal: money,
  shipping_fee: money,
  total_amount: money,
  amount_in_words: z.string(),
  tax: taxOnInvoice.nullable(),
});

/** What a credit note takes back; it stays so, too. */
const creditContent = z.object({
  /** None where what went back was written down before credit notes were. */
  lines: z.array(
    z.object({ product_name: z.string(), uom_name: z.string(), quantity: z.int(), amount: money }),
  ),
  shipping_amount: money,
  amount_in_words: z.string(),
  tax: taxOnInvoice.nullable(),
});

export const invoice = invoiceContent.extend({
  order_id: id,
  store_id: id,
  /** Given when the goods leave the store; a pro forma has none, and nothing of it is kept. */
  invoice_number: z.string().nullable(),
  is_pro_forma: z.boolean(),
  invoice_date: day,
  created_at: instant,
  /** What took a part of the invoice back, the first one first. */
  credit_notes: z.array(creditContent.extend({ number: z.string(), date: day, amount: money })),
  /** Whether all of it was taken back. */
  is_cancelled: z.boolean(),
  /** As it is now. */
  payment: z.object({
    status: z.enum(paymentStatuses),
    paid_amount: money,
    paid_at: instant.nullable(),
    refunded_amount: money,
    /** What is left to pay. */
    rest_amount: money,
  }),
});

export type CreditContent = z.infer<typeof creditContent>;
export type InvoiceContent = z.infer<typeof invoiceContent>;
export type Invoice = z.infer<typeof invoice>;
