import type { Invoice } from '@marketplace/contract/invoice';
import {
  goodsRows,
  paidRows,
  standingWords,
  taxNote,
  taxRows,
} from '@marketplace/contract/invoice-words';
import { addressOf } from '@marketplace/contract/written-address';
import {
  type Block,
  heading,
  note,
  pairs,
  type TableColumn,
  table,
  totals,
} from '../../../platform/exports/pdf-blocks.ts';
import { types } from '../../../platform/exports/pdf-pen.ts';
import { blank, text } from '../../../platform/exports/pdf-slips.ts';
import { rupiah } from '../../../platform/exports/written.ts';
import { formatDay } from '../../../platform/indonesian-time.ts';
import { paymentWords, phoneOf, unitWords } from './paper-words.ts';

type Line = Invoice['lines'][number];

const columnsFor = ({ lines }: Invoice): readonly TableColumn<Line>[] => [
  { header: 'Barang', kind: 'text', share: 9, value: (line) => line.product_name },
  { header: 'Satuan', kind: 'text', share: 4, value: unitWords },
  { header: 'Grosir', kind: 'text', share: 3, value: (line) => tierWords(line) },
  { header: 'Jumlah', kind: 'number', share: 2, value: (line) => line.quantity },
  {
    header: 'Harga',
    kind: 'money',
    share: 4,
    value: (line) => line.unit_price,
  },
  ...(lines.some(({ discount = 0 }) => discount > 0)
    ? [{ header: 'Diskon', kind: 'money', share: 4, value: discountOf } as const]
    : []),
  { header: 'Total', kind: 'money', share: 4, value: (line) => line.line_total },
];

const discountOf = ({ discount = 0 }: Line) => -discount;

const tierWords = ({ tier_min_qty }: Line) => (tier_min_qty ? `mulai ${tier_min_qty}` : '');

export const titleOf = ({ invoice_number }: Invoice): string =>
  invoice_number === null ? 'Faktur pro forma' : `Faktur ${invoice_number}`;

/** inv-2026-000123, and of a pro forma the order's number. */
export const fileNameOf = ({ invoice_number, order_number }: Invoice): string =>
  (invoice_number ?? `pro-forma-${order_number}`).toLowerCase().replaceAll('/', '-');

export function invoicePaper(invoice: Invoice): { title: string; blocks: Block[] } {
  const { invoice_number, seller, buyer, tax } = invoice;
  return {
    title: titleOf(invoice),
    blocks: [
      ...(invoice_number === null
        ? [heading('Faktur pro forma', ''), text(proFormaWords, types.strong), blank()]
        : [heading('Faktur', invoice_number)]),
      ...creditNotes(invoice),
      pairs([
        ['Tanggal', formatDay(invoice.invoice_date)],
        ['Pesanan', invoice.order_number],
        ['Penjual', seller.name],
        ['', `${addressOf(seller)} · ${phoneOf(seller)}`],
        ...(tax ? [['NPWP/NIK', `${tax.tax_number} a.n. ${tax.taxpayer_name}`] as const] : []),
        ['Pembeli', buyer.name],
        ['', `${addressOf(buyer)} · ${phoneOf(buyer)}`],
        ['Pembayaran', `${paymentWords(invoice)} · ${standingWords(invoice.payment)}`],
      ]),
      table(columnsFor(invoice), invoice.lines),
      totals([
        ...goodsRows(invoice),
        ['Ongkos kirim', invoice.shipping_fee],
        ['Total', invoice.total_amount],
      ]),
      totals(paidRows(invoice.payment)),
      note(`Terbilang: ${invoice.amount_in_words}.`),
      ...(tax ? [totals(taxRows(tax)), note(taxNote(tax))] : []),
    ],
  };
}

const proFormaWords =
  'Belum bernomor. Nomor faktur diberikan saat barang dikirim atau diambil pembeli.';

const creditNotes = ({ credit_notes, is_cancelled }: Invoice): Block[] =>
  credit_notes.flatMap(({ number, date, amount }) => {
    const what = is_cancelled ? 'DIBATALKAN dengan nota kredit' : 'Dikurangi dengan nota kredit';
    const words = `${what} ${number} tanggal ${formatDay(date)}, ${rupiah(amount)}.`;
    return [text(words, types.strong), blank()];
  });
