import { expect, it } from 'vitest';
import { escPos } from '../../../platform/printers/esc-pos.ts';
import { labelSlip, lostIn, receiptSlip, testSlip } from './slips.ts';

type Invoice = Parameters<typeof receiptSlip>[0];

const party = {
  name: 'Toko Maju 🎉',
  address: 'Jalan Melati 5',
  district: 'Tebet',
  city: 'Jakarta',
  postal_code: '12810',
  phone_number: '0812-0000-0001',
};
const invoice = {
  order_number: 'ORD-261119-5',
  ordered_at: '2026-11-19T03:00:00.000Z',
  time_zone: 'Asia/Jakarta',
  seller: party,
  buyer: { ...party, name: 'Warung Bu Susi', store_id: '9' },
  payment_method: 'COD',
  lines: [
    {
      product_name: 'Indomie Goreng 85 g',
      uom_name: 'Dus',
      quantity: 3,
      unit_price: 110_000,
      discount: 5_000,
      line_total: 325_000,
    },
  ],
  subtotal: 325_000,
  shipping_fee: 10_000,
  total_amount: 335_000,
  payment: { status: 'UNPAID', paid_amount: 0, refunded_amount: 0, rest_amount: 335_000 },
} as unknown as Invoice;

const printed = (slip: Parameters<typeof escPos>[0]) =>
  Buffer.from(escPos(slip, 80)).toString('latin1');

it('the receipt has what the paper one has', () => {
  const text = printed(receiptSlip(invoice));
  for (const words of [
    'Toko Maju ?',
    'Jalan Melati 5, Tebet, Jakarta 12810',
    'ORD-261119-5',
    '19 Nov 2026 10:00 WIB',
    'Pembeli: Warung Bu Susi',
    '3 Dus x Rp 110.000',
    'Rp 330.000',
    'Diskon',
    'Ongkos kirim',
    'Rp 335.000',
    'Belum dibayar',
  ])
    expect(text).toContain(words);
});

it('the label says whom it is for, and what is to be collected', () => {
  const text = printed(labelSlip(invoice));
  expect(text).toContain('Warung Bu Susi');
  expect(text).toMatch(/TAGIH COD +Rp 335\.000/);
  const paid = { ...invoice, payment: { ...invoice.payment, status: 'PAID', rest_amount: 0 } };
  expect(printed(labelSlip(paid as Invoice))).toContain('LUNAS');
});

it('what the printer does not know is said before', () => {
  expect(lostIn(receiptSlip(invoice))).toEqual(['Toko Maju 🎉']);
  expect(lostIn(testSlip)).toEqual([]);
});
