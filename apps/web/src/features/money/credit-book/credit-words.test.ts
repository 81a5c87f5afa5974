import { expect, it } from 'vitest';
import { lateWords, receiptText, reminderText } from './credit-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [3, 'Lewat 3 hari'],
  [0, 'Jatuh tempo hari ini'],
  [-4, 'Jatuh tempo 20 Nov 2026'],
])('%i days late is said as %s', (late, words) => {
  expect(lateWords(late, '2026-11-20')).toBe(words);
});

const owed = (order_number: string, open_amount: number) => ({
  order_number,
  open_amount,
  due_on: '2026-11-20',
});

it('a reminder names every order and the whole', () => {
  const text = plain(
    reminderText('Toko Jaya', 'Warung Ani', [owed('A1', 50_000), owed('A2', 25_500)]),
  );
  expect(text.split('\n').slice(0, 4)).toEqual([
    'Halo Warung Ani, kami dari Toko Jaya ingin mengingatkan pembayaran tempo:',
    '• #A1: Rp 50.000, jatuh tempo 20 Nov 2026',
    '• #A2: Rp 25.500, jatuh tempo 20 Nov 2026',
    'Total: Rp 75.500',
  ]);
});

it('a long one is cut, and still tells the whole', () => {
  const many = Array.from({ length: 13 }, (_, place) => owed(`A${place}`, 1_000));
  const text = plain(reminderText('Toko Jaya', 'Warung Ani', many));
  expect(text).toContain('• dan 3 pesanan lain\nTotal: Rp 13.000');
});

it('a receipt says by whom, for what, and when', () => {
  const paid = { id: '812', order_number: 'A1', amount: 50_000 };
  expect(plain(receiptText('Toko Jaya', 'Warung Ani', paid, '2026-11-18'))).toBe(
    'Kuitansi Toko Jaya no. 812\nDiterima dari Warung Ani: Rp 50.000\nUntuk pesanan #A1 (tempo), 18 Nov 2026.\nTerima kasih.',
  );
});
