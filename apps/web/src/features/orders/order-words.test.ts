import { expect, it } from 'vitest';
import { sampleOrder } from '../../testing/samples.ts';
import { goodsOf, paymentOf, termsOf } from './order-words.ts';

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
  ['STORE_COURIER', 'COD, kurir toko'],
  ['GLOG_SAME_DAY', 'COD, GLog Same Day'],
  ['BUYER_PICKUP', 'COD, ambil sendiri'],
] as const)('delivery %s reads “%s”', (delivery, words) => {
  expect(termsOf({ ...order, delivery })).toBe(words);
});

it.each([
  [1, 'Indomie Goreng 85 g'],
  [2, 'Indomie Goreng 85 g dan 1 lainnya'],
  [5, 'Indomie Goreng 85 g dan 4 lainnya'],
])('%i kinds of goods are “%s”', (total_product_unit, words) => {
  expect(goodsOf({ ...order, total_product_unit })).toBe(words);
});
