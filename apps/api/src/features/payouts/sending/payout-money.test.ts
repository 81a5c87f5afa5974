import { expect, it } from 'vitest';
import type { Posting } from '../../book/book.service.ts';
import { payoutArrived, payoutFailed, payoutSent } from './payout-money.ts';

const sent = {
  attempt_id: '5',
  payout_id: '4',
  bank_account_id: '3',
  shown: 'BCA ••••3456',
  amount: 115_000,
};
const orders = [
  { order_id: '7', amount: 100_000 },
  { order_id: '8', amount: 15_000 },
];

/** Debits and credits as a book has them, with the party after a colon. */
const linesOf = ({ lines }: Posting) =>
  lines.map(({ account, amount, party, party_id }) => [`${account}:${party} ${party_id}`, amount]);

it.each<[string, Posting, [string, number][]]>([
  [
    'a payout is sent',
    payoutSent(sent, orders, []),
    [
      ['PAYOUT_TRANSIT:PAYOUT 4', 115_000],
      ['ESCROW:ORDER 7', -100_000],
      ['ESCROW:ORDER 8', -15_000],
    ],
  ],
  [
    'it arrives',
    payoutArrived(sent),
    [
      ['BANK:BANK_ACCOUNT 3', 115_000],
      ['PAYOUT_TRANSIT:PAYOUT 4', -115_000],
    ],
  ],
  [
    'it fails',
    payoutFailed(sent, orders, [], '9'),
    [
      ['ESCROW:ORDER 7', 100_000],
      ['ESCROW:ORDER 8', 15_000],
      ['PAYOUT_TRANSIT:PAYOUT 4', -115_000],
    ],
  ],
])('%s, in the book', (_what, posting, lines) => {
  expect(linesOf(posting)).toEqual(lines);
  expect(lines.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0);
});

it('what failed names what it takes back', () => {
  expect(payoutFailed(sent, orders, [], '9').reverses_id).toBe('9');
});
