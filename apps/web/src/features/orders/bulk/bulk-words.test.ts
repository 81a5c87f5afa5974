import { expect, it } from 'vitest';
import { doingWords, doneWords, refusalWords, worthAnotherTry } from './bulk-words.ts';

const stopped = {
  order_id: '1',
  order_number: 'ORD-1',
  code: 'buyer_over_limit',
  error_message: 'Melewati batas tempo.',
} as const;
const cancelled = {
  order_id: '2',
  order_number: 'ORD-2',
  code: 'order_state_conflict',
  error_message: 'Pesanan sudah berubah.',
  current_status: 'CANCELLED',
} as const;

it('says how many are done, of how many where some are not', () => {
  expect(doingWords('ACCEPT', 1200)).toBe('Menerima 1.200 pesanan');
  expect(doneWords('ACCEPT', 34, 60)).toBe('34 dari 60 pesanan diterima');
  expect(doneWords('SHIP', 2, 2)).toBe('2 pesanan dikirim');
});

it('says why one was left, and offers another try where that may help', () => {
  expect(refusalWords(cancelled)).toContain('“Dibatalkan”');
  expect(refusalWords(stopped)).toBe('Melewati batas tempo.');
  expect(worthAnotherTry([stopped, cancelled])).toEqual(['1']);
});
