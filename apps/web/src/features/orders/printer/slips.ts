import type { Invoice } from '@marketplace/contract/invoice';
import { goodsRows, standingWords } from '@marketplace/contract/invoice-words';
import { addressOf } from '@marketplace/contract/written-address';
import { rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { isPrintable, type Slip, type SlipPart } from '../../../platform/printers/esc-pos.ts';

const amount = (left: string, value: number, isStrong = false): SlipPart => ({
  kind: 'sides',
  left,
  right: rupiah(value),
  isStrong,
});
const text = (words: string): SlipPart => ({ kind: 'text', text: words });
const centred = (words: string, isStrong = false): SlipPart => ({
  kind: 'text',
  text: words,
  align: 'centre',
  isStrong,
});
const rule: SlipPart = { kind: 'rule' };
const blank: SlipPart = { kind: 'blank' };

/** The receipt that there is as a PDF, for a roll printer. */
export function receiptSlip(invoice: Invoice): Slip {
  const { seller, buyer, lines } = invoice;
  return [
    centred(seller.name, true),
    centred(addressOf(seller)),
    ...(seller.phone_number ? [centred(seller.phone_number)] : []),
    rule,
    text(invoice.order_number),
    text(moment(invoice.ordered_at, invoice.time_zone)),
    text(`Pembeli: ${buyer.name}`),
    rule,
    ...lines.flatMap(({ discount = 0, ...line }): SlipPart[] => [
      text(line.product_name),
      {
        kind: 'sides',
        left: `${line.quantity} ${line.uom_name} x ${rupiah(line.unit_price)}`,
        right: rupiah(line.line_total + discount),
      },
      ...(discount > 0 ? [amount('Diskon', -discount)] : []),
    ]),
    rule,
    ...goodsRows(invoice).map(([name, value]) => amount(name, value)),
    amount('Ongkos kirim', invoice.shipping_fee),
    amount('Total', invoice.total_amount, true),
    text(standingWords(invoice.payment)),
    blank,
    { kind: 'barcode', code: invoice.order_number },
    centred('Terima kasih'),
  ];
}

/** The label that there is as a PDF, to be stuck on the goods. */
export function labelSlip(invoice: Invoice): Slip {
  const { seller, buyer, lines, payment } = invoice;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isCash = invoice.payment_method === 'COD' && payment.rest_amount > 0;
  return [
    { kind: 'barcode', code: invoice.order_number },
    text('Kepada'),
    { kind: 'text', text: buyer.name, isStrong: true, isLarge: true },
    text(addressOf(buyer)),
    ...(buyer.phone_number ? [text(buyer.phone_number)] : []),
    rule,
    text('Dari'),
    { kind: 'text', text: seller.name, isStrong: true },
    text(addressOf(seller)),
    ...(seller.phone_number ? [text(seller.phone_number)] : []),
    rule,
    text(`${lines.length} barang, ${units} satuan`),
    isCash
      ? amount('TAGIH COD', payment.rest_amount, true)
      : {
          kind: 'text',
          text: payment.status === 'PAID' ? 'LUNAS' : 'Tidak menagih',
          isStrong: true,
        },
  ];
}

/** To see that the printer answers, how wide its paper is, and that the knife cuts. */
export const testSlip: Slip = [
  centred('Cetak uji', true),
  rule,
  { kind: 'sides', left: 'Kiri', right: 'Rp 1.250.000' },
  text('Garis di atas harus selebar kertas, tanpa turun ke baris berikutnya.'),
  { kind: 'barcode', code: 'UJI-123' },
  { kind: 'qr', code: 'UJI-123' },
  centred('Selesai'),
];

/** Words of a slip that would come out as a question mark: said before anything is printed. */
export const lostIn = (slip: Slip): string[] => [
  ...new Set(
    slip.flatMap((part) => {
      const words = part.kind === 'text' ? [part.text] : part.kind === 'sides' ? [part.left] : [];
      return words.filter((each) => !isPrintable(each));
    }),
  ),
];
