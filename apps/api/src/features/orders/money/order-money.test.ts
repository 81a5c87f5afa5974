import { expect, it } from 'vitest';
import type { Posting } from '../../book/book.service.ts';
import {
  type CashHolder,
  completed,
  delivered,
  feeCharged,
  givenBack,
  type OrderMoney,
  paymentVerified,
  sharePaid,
  termPaid,
} from './order-money.ts';

const order: OrderMoney & { shipping_fee: number } = {
  id: '7',
  order_number: '2608170007',
  buyer_store_id: '9',
  payment_method: 'TRANSFER',
  delivery: 'STORE_COURIER',
  total_amount: 115_000,
  shipping_fee: 15_000,
};
const by = (payment_method: OrderMoney['payment_method'], more: Partial<OrderMoney> = {}) => ({
  ...order,
  payment_method,
  ...more,
});
const driver: CashHolder = { courier_id: '3' };
const service: CashHolder = { courier_id: null };

/** Debits and credits as a book has them, with the party after a colon. */
const linesOf = (posting: Posting | undefined) =>
  posting?.lines.map(({ account, amount, party, party_id }) => [
    party ? `${account}:${party} ${party_id}` : account,
    amount,
  ]);

it.each<[string, Posting | undefined, [string, number][] | undefined]>([
  [
    'a transfer is verified',
    paymentVerified(order, '1'),
    [
      ['ESCROW:ORDER 7', 115_000],
      ['BUYER_PREPAID:ORDER 7', -115_000],
    ],
  ],
  [
    'lowered while paid',
    givenBack(order, '1', 'LOWERED', 20_000),
    [
      ['BUYER_PREPAID:ORDER 7', 20_000],
      ['ESCROW:ORDER 7', -20_000],
    ],
  ],
  [
    'rejected, expired, cancelled or returned while paid',
    givenBack(order, '1', 'GIVEN_BACK', 115_000),
    [
      ['BUYER_PREPAID:ORDER 7', 115_000],
      ['ESCROW:ORDER 7', -115_000],
    ],
  ],
  ['a transfer is delivered', delivered(order, '1', driver), undefined],
  [
    'cash to a driver',
    delivered(by('COD'), '1', driver),
    [
      ['DRIVER_CASH:DRIVER 3', 115_000],
      ['BUYER_PREPAID:ORDER 7', -115_000],
    ],
  ],
  [
    'cash to a service',
    delivered(by('COD', { delivery: 'GLOG_SAME_DAY' }), '1', service),
    [
      ['LOGISTIC_CASH:SERVICE 1', 115_000],
      ['BUYER_PREPAID:ORDER 7', -115_000],
    ],
  ],
  [
    'cash at the counter',
    delivered(by('COD', { delivery: 'BUYER_PICKUP' }), '1', undefined),
    [
      ['TILL', 115_000],
      ['BUYER_PREPAID:ORDER 7', -115_000],
    ],
  ],
  [
    'delivered on terms',
    delivered(by('TERM'), '1', driver),
    [
      ['RECEIVABLE:ORDER 7', 115_000],
      ['BUYER_PREPAID:ORDER 7', -115_000],
    ],
  ],
  [
    'completed',
    completed(order, '1'),
    [
      ['BUYER_PREPAID:ORDER 7', 115_000],
      ['SALES:BUYER 9', -100_000],
      ['SHIPPING_INCOME', -15_000],
    ],
  ],
  [
    'what the marketplace pays of its discounts',
    sharePaid(order, '1', 5_000),
    [
      ['ESCROW:ORDER 7', 5_000],
      ['SALES', -5_000],
    ],
  ],
  [
    'its fee',
    feeCharged(order, '1', [{ line_total: 100_000, basis_points: 150 }]),
    [
      ['PLATFORM_FEE', 1_500],
      ['FEE_TAX', 165],
      ['FEE_PAYABLE:ORDER 7', -1_665],
    ],
  ],
  [
    'a buyer on terms pays',
    termPaid(by('TERM'), '1', 115_000),
    [
      ['TILL', 115_000],
      ['RECEIVABLE:ORDER 7', -115_000],
    ],
  ],
])('%s', (_, posting, lines) => {
  expect(linesOf(posting)).toEqual(lines);
});

it('what goes back is due to the buyer', () => {
  expect(givenBack(order, '1', 'LOWERED', 20_000).buyer_refund).toBe(20_000);
  expect(completed(order, '1').buyer_refund).toBeUndefined();
});
