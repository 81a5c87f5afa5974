import { expect, it } from 'vitest';
import { sampleOrder } from '../../testing/samples.ts';
import { goodsOf, paymentOf, shortGoodsOf, shortTermsOf } from './order-words.ts';

const order = sampleOrder({ id: '1' });

it.each([
  [{ payment_method: 'COD', payment_status: 'UNPAID' }, 'COD'],
  [{ payment_method: 'COD', payment_status: 'PAID' }, 'COD, lunas'],
  [{ payment_method: 'TRANSFER', payment_status: 'PAID' }, 'Transfer, lunas'],
  [{ payment_method: 'TRANSFER', payment_status: 'REFUNDED' }, 'Transfer, dana kembali'],
  [
    { payment_method: 'TERM', payment_status: 'UNPAID', term_days: 14 },
    'Tempo 14 hari, belum dibayar',
  ],
] as const)('%o is said as “%s”', (payment, words) => {
  expect(paymentOf({ ...order, ...payment })).toBe(words);
});

it.each([
  [{ delivery: 'STORE_COURIER' }, 'COD · Kurir toko'],
  [{ delivery: 'GLOG_SAME_DAY' }, 'COD · GLog'],
  [
    { payment_method: 'TRANSFER', payment_status: 'PAID', delivery: 'BUYER_PICKUP' },
    'Transfer ✓ · Ambil sendiri',
  ],
  [{ payment_method: 'TERM', term_days: 14 }, 'Tempo 14 h · Kurir toko'],
  [
    { payment_method: 'TRANSFER', payment_status: 'REFUNDED' },
    'Transfer, dana kembali · Kurir toko',
  ],
] as const)('%o reads “%s” where there is little room', (terms, words) => {
  expect(shortTermsOf({ ...order, ...terms })).toBe(words);
});

it('on a card the others are counted', () => {
  expect(shortGoodsOf({ ...order, total_product_unit: 1 })).toBe('Indomie Goreng 85 g');
  expect(shortGoodsOf({ ...order, total_product_unit: 3 })).toBe('Indomie Goreng 85 g +2');
});

it.each([
  [1, 'Indomie Goreng 85 g'],
  [2, 'Indomie Goreng 85 g dan 1 lainnya'],
  [5, 'Indomie Goreng 85 g dan 4 lainnya'],
])('%i kinds of goods are “%s”', (total_product_unit, words) => {
  expect(goodsOf({ ...order, total_product_unit })).toBe(words);
});
