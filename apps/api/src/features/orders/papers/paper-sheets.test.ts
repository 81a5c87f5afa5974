import { buffer } from 'node:stream/consumers';
import type { Invoice } from '@marketplace/contract/invoice';
import PdfDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { pdfPapers } from '../../../platform/exports/pdf-document.ts';
import { penOn } from '../../../platform/exports/pdf-pen.ts';
import { type Sheet, sheets } from '../../../platform/exports/pdf-sheets.ts';
import { pdfPlaces, pdfText } from '../../../testing/pdf-text.ts';
import type { PaperOrder } from '../invoices/paper-orders.sql.ts';
import { deliveryNote } from './delivery-note.ts';
import { invoicePaper } from './invoice-paper.ts';
import { label } from './label.ts';
import { packingList, picksOf } from './packing-list.ts';
import { receipt } from './receipt.ts';

const oddName = `متجر النور 🛒 ${'Sumber Rejeki Makmur '.repeat(5)}`.slice(0, 100);
const party = {
  name: oddName,
  address: 'Jl. Raya Pasar Induk Kramat Jati Blok C2 Nomor 117',
  district: 'Kramat Jati',
  city: 'Jakarta Timur',
  postal_code: '13510',
  phone_number: '+6281234567890',
};
const line = (name: string, quantity: number) => ({
  product_name: name,
  category_name: 'Mi instan',
  uom_name: 'dus',
  base_quantity: 40,
  quantity,
  tier_min_qty: 10,
  unit_price: 112_000,
  discount: 0,
  line_total: 112_000 * quantity,
  expires_on: null,
});
const order = (more: Partial<PaperOrder> = {}): PaperOrder => ({
  id: '1',
  order_number: 'PO-20261118-1000001',
  ordered_at: '2026-11-18T03:00:00.000Z',
  time_zone: 'Asia/Jakarta',
  fulfilment_status: 'PROCESSING',
  payment_status: 'UNPAID',
  payment_method: 'COD',
  term_days: null,
  delivery: 'STORE_COURIER',
  subtotal: 999_999_999_000,
  shipping_fee: 15_000,
  total_amount: 999_999_999_999,
  refunded_amount: 0,
  complaint_refund_amount: 0,
  term_received_amount: 0,
  paid_at: null,
  buyer_note: '',
  driver_note: 'Masuk gang sebelah masjid 👍',
  seller: party,
  buyer: { ...party, store_id: '2' },
  lines: [line('Indomie Goreng', 12), line('a'.repeat(100), 3)],
  shipment: null,
  ...more,
});
const invoice = (lines: Invoice['lines']): Invoice => {
  const { seller, buyer, order_number, ordered_at, time_zone, payment_method } = order();
  return {
    ...{ seller, buyer, order_number, ordered_at, time_zone, payment_method, lines },
    ...{ order_id: '1', store_id: '1', term_days: null, subtotal: 1, shipping_fee: 0, tax: null },
    ...{ total_amount: 1, amount_in_words: 'satu rupiah', invoice_number: 'INV/2026/000001' },
    ...{ invoice_date: '2026-11-18', created_at: ordered_at, credit_notes: [] },
    ...{ is_pro_forma: false, is_cancelled: false },
    payment: {
      status: 'UNPAID',
      paid_amount: 0,
      paid_at: null,
      refunded_amount: 0,
      rest_amount: 1,
    },
  };
};

type Paper = Parameters<typeof pdfPapers>[0]['papers'] extends Iterable<infer One> ? One : never;
const made = (sheet: Sheet, ...papers: Paper[]) =>
  buffer(pdfPapers({ title: 'Uji', created_at: '2026-11-18T03:00:00.000Z', sheet, papers }));

it.each([
  ['receipt on 58 mm', sheets.roll58, receipt(order())],
  ['receipt on 80 mm', sheets.roll80, receipt(order())],
  ['label on 80 mm', sheets.roll80, label(order())],
  ['label on A6', sheets.a6, label(order())],
  ['delivery note', sheets.a4, deliveryNote(order())],
])(
  'a %s keeps odd and long names on its sheet, nothing over another',
  async (_name, sheet, paper) => {
    const pages = pdfPlaces(await made(sheet, paper));
    expect(pages).toHaveLength(1);
    const places = pages[0] ?? [];
    const pen = penOn(new PdfDocument(), sheet);
    for (const { text, x, y, type } of places) {
      expect(x).toBeGreaterThanOrEqual(sheet.margin - 0.1);
      expect(x + pen.widthOf(text, type)).toBeLessThan(sheet.width - sheet.margin + 0.1);
      expect(y).toBeGreaterThan(0);
    }
    const taken = places.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
    expect(new Set(taken).size).toBe(taken.length);
    expect(places.map(({ text }) => text).join(' ')).toContain('?');
  },
);

it('a receipt of 900 lines has each of them once, on pages that readers take', async () => {
  const lines = Array.from({ length: 900 }, (_, index) => line(`Barang ke-${index + 1}`, 1));
  const pdf = await made(sheets.roll58, receipt(order({ lines })));
  const names = pdfText(pdf)
    .flat()
    .filter((text) => text.startsWith('Barang ke-'));
  expect(names).toEqual(lines.map(({ product_name }) => product_name));
  const heights = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/g)];
  expect(heights).toHaveLength(2);
  for (const [, height] of heights) expect(Number(height)).toBeLessThan(14_400);
});

it('the walk along the shelves names all of 200 orders that want one product', async () => {
  const orders = Array.from({ length: 200 }, (_, index) =>
    order({ id: String(index + 1), lines: [line('Indomie', 1_000_000 + index)] }),
  );
  const texts = pdfText(await made(sheets.a4, packingList(orders))).flat();
  const places = [...texts.join(' ').matchAll(/#(\d+): (\d+)/g)];
  expect(places.map(([, place, count]) => `${place} ${count}`)).toEqual(
    orders.map((_, index) => `${index + 1} ${1_000_000 + index}`),
  );
  expect(texts.filter((text) => text === '[\u00a0\u00a0\u00a0]')).toHaveLength(1);
});

it('an invoice of 500 lines has each of them once', async () => {
  const lines = Array.from({ length: 500 }, (_, index) => line(`Barang ke-${index + 1}`, 1));
  const pages = pdfText(await made(sheets.a4, invoicePaper(invoice(lines))));
  const names = pages.flat().filter((text) => text.startsWith('Barang ke-'));
  expect(names).toEqual(lines.map(({ product_name }) => product_name));
});

it('the walk along the shelves names each product once, with how many go where', async () => {
  const orders = [
    order({ lines: [line('Indomie', 2), line('Aqua', 1)] }),
    order({ id: '2', lines: [line('Indomie', 3), { ...line('Indomie', 5), uom_name: 'pcs' }] }),
  ];
  expect(
    picksOf(orders).map(({ product_name, unit, quantity, places }) => [
      product_name,
      unit,
      quantity,
      places,
    ]),
  ).toEqual([
    ['Aqua', 'dus (isi 40)', 1, ['#1: 1']],
    ['Indomie', 'dus (isi 40)', 5, ['#1: 2', '#2: 3']],
    ['Indomie', 'pcs (isi 40)', 5, ['#2: 5']],
  ]);
  expect(pdfText(await made(sheets.a4, packingList(orders))).flat()).toContain('5');
});

it('the walk along the shelves says which of a product expire first', async () => {
  const lines = [{ ...line('Susu', 2), expires_on: '2026-12-01' }, line('Gula', 1)];
  const texts = pdfText(await made(sheets.a4, packingList([order({ lines })]))).flat();
  expect(texts.join(' ')).toContain('Susu (kedaluwarsa 01-12-2026)');
  expect(texts).toContain('Gula');
});
