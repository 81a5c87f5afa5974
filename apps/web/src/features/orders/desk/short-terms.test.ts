import { expect, it } from 'vitest';
import { shortTermsOf } from './short-terms.ts';

const cod = {
  payment_method: 'COD',
  payment_status: 'UNPAID',
  term_days: null,
  delivery: 'STORE_COURIER',
} as const;

it('says how an order is paid and brought in a few letters', () => {
  expect(shortTermsOf(cod)).toBe('COD · Kurir toko');
  expect(shortTermsOf({ ...cod, payment_status: 'PAID', delivery: 'BUYER_PICKUP' })).toBe(
    'COD ✓ · Ambil sendiri',
  );
  expect(
    shortTermsOf({ ...cod, payment_method: 'TERM', term_days: 14, delivery: 'GLOG_SAME_DAY' }),
  ).toBe('Tempo 14 h · GLog');
  expect(shortTermsOf({ ...cod, payment_method: 'TRANSFER', payment_status: 'REFUNDED' })).toBe(
    'Transfer, dana kembali · Kurir toko',
  );
});
