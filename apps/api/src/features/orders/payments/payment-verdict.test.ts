import type { PaymentJudgement } from '@marketplace/contract/ops-payments';
import type { ToldPayment } from '@marketplace/contract/provider-payment';
import { expect, it } from 'vitest';
import type { OrderRecord } from '../order-row.ts';
import { type Standing, whatBecomes } from './payment-verdict.ts';
import type { Paid } from './provider-payment.sql.ts';

/** Of an order over 100, told under the reference R. */
const told = (of: Partial<ToldPayment> = {}): ToldPayment => ({
  payment_id: '1',
  reference: 'R',
  order_id: 'A',
  store_id: '7',
  amount: 105,
  outcome: 'TO_JUDGE',
  doubt: 'AMOUNT_DIFFERS',
  paid_by_reference: null,
  created_at: '2026-11-17T03:00:00Z',
  judged_at: null,
  judged_by: null,
  verdict: null,
  note: null,
  ...of,
});
const judged = (verdict: ToldPayment['verdict']) => ({
  verdict,
  judged_at: '2026-11-17T04:00:00Z',
});
const twin = (of: Partial<ToldPayment>) => told({ payment_id: '2', order_id: 'B', ...of });
const other = (of: Partial<ToldPayment>) => told({ payment_id: '3', reference: 'S', ...of });
const order = (of: Partial<OrderRecord> = {}) =>
  ({
    id: 'A',
    payment_method: 'TRANSFER',
    payment_status: 'WAITING_VERIFICATION',
    fulfilment_status: 'NEW',
    total_amount: 100,
    ...of,
  }) as OrderRecord;
const paidBy = (of: Partial<Paid> = {}): Paid => ({
  reference: null,
  amount: 100,
  was_new: true,
  is_by_operator: true,
  ...of,
});

type Given = Partial<Standing> & { beside?: ToldPayment[] };
const standing = ({ beside = [], payment = told(), ...of }: Given): Standing => ({
  payment,
  related: [payment, ...beside],
  inBook: [],
  order: order(),
  paid: undefined,
  stray: 0,
  ...of,
});

const verdicts = ['FOR_THE_ORDER', 'GIVEN_BACK', 'ALREADY_COUNTED', 'NOT_OURS'] as const;
/** What each of the verdicts would do, in a word. */
const said = (given: Given) =>
  verdicts.map((verdict: PaymentJudgement['verdict']) => {
    const found = whatBecomes(standing(given), verdict);
    if ('refusal' in found) return found.refusal;
    if (!found.settles) return 'waits';
    return `${found.pays ? 'pays' : 'settles'}, ${found.back} back`;
  });

const nothing = 'settles, 0 back';
const whole = ['pays, 5 back', 'settles, 105 back', 'payment_not_counted', nothing];
const counted = ['payment_counted', 'payment_counted', nothing, nothing];
const isOver = ['order_state_conflict', 'settles, 105 back', nothing, nothing];

it.each<[string, Given, string[]]>([
  ['too much', {}, whole],
  [
    'too little',
    { payment: told({ amount: 99 }) },
    ['order_state_conflict', 'settles, 99 back', 'payment_not_counted', nothing],
  ],
  [
    'a part, and the rest may follow',
    { payment: told({ amount: 99 }), beside: [other({ amount: 1 })] },
    ['waits', 'settles, 99 back', 'payment_not_counted', nothing],
  ],
  [
    'a part, and what may follow was told in two ways',
    {
      payment: told({ amount: 99 }),
      beside: [other({ amount: 1 }), other({ payment_id: '4', amount: 2 })],
    },
    ['order_state_conflict', 'settles, 99 back', 'payment_not_counted', nothing],
  ],
  [
    'the rest',
    { payment: told({ amount: 3 }), beside: [other({ amount: 99, verdict: 'FOR_THE_ORDER' })] },
    ['pays, 2 back', 'settles, 3 back', 'payment_not_counted', nothing],
  ],
  ['its twin is not judged', { beside: [twin({})] }, whole],
  ['its twin is not ours', { beside: [twin(judged('NOT_OURS'))] }, whole],
  ['its twin is booked', { beside: [twin({ outcome: 'BOOKED' })] }, counted],
  ['its twin went back', { beside: [twin({ outcome: 'GIVEN_BACK' })] }, counted],
  ['its twin is for its order', { beside: [twin(judged('FOR_THE_ORDER'))] }, counted],
  ['its twin is given back', { beside: [twin(judged('GIVEN_BACK'))] }, counted],
  ['its twin is counted already', { beside: [twin(judged('ALREADY_COUNTED'))] }, counted],
  [
    'its twin of the same order is given back',
    { beside: [twin({ order_id: 'A', ...judged('GIVEN_BACK') })] },
    counted,
  ],
  [
    'its twin waits for the rest',
    { beside: [twin({ verdict: 'FOR_THE_ORDER' })] },
    ['payment_counted', 'payment_counted', 'payment_not_counted', nothing],
  ],
  ['only the book has its twin', { beside: [twin({})], inBook: ['2'] }, counted],
  ['an operator verified it', { order: order({ payment_status: 'PAID' }), paid: paidBy() }, isOver],
  [
    'another payment paid it',
    { order: order({ payment_status: 'PAID' }), paid: paidBy({ reference: 'S' }) },
    isOver,
  ],
  [
    'it has given back what it was paid',
    {
      order: order({ payment_status: 'REFUNDED', fulfilment_status: 'EXPIRED' }),
      paid: paidBy({ was_new: false }),
    },
    isOver,
  ],
  [
    'it is over',
    { order: order({ payment_status: 'UNPAID', fulfilment_status: 'EXPIRED' }) },
    ['order_state_conflict', 'settles, 105 back', 'payment_not_counted', nothing],
  ],
  [
    'it is not by transfer',
    { order: order({ payment_method: 'COD' }) },
    ['order_not_by_transfer', 'settles, 105 back', 'payment_not_counted', nothing],
  ],
  [
    'it is not there',
    { order: undefined },
    ['order_not_found', 'order_not_found', 'payment_not_counted', nothing],
  ],
  [
    'it is not there, its twin is',
    { order: undefined, beside: [twin({ outcome: 'BOOKED' })] },
    counted,
  ],
  [
    'its row was lost behind what it gave back',
    { stray: 105 },
    ['payment_judged', nothing, 'payment_judged', 'payment_judged'],
  ],
  [
    'its row was lost behind the order that it paid',
    { order: order({ payment_status: 'PAID' }), paid: paidBy({ reference: 'R' }), stray: 5 },
    [nothing, 'payment_judged', 'payment_judged', 'payment_judged'],
  ],
  [
    'the row of its twin of the same order was lost behind that order',
    {
      payment: told({ amount: 99 }),
      beside: [twin({ order_id: 'A', amount: 100 })],
      inBook: ['2'],
      order: order({ payment_status: 'PAID' }),
      paid: paidBy({ reference: 'R' }),
    },
    counted,
  ],
])('what a payment may become where %s', (_where, given, effects) => {
  expect(said(given)).toEqual(effects);
});

it('a refusal says how the payment was judged, or which other one has the money', () => {
  expect(whatBecomes(standing({ stray: 105 }), 'NOT_OURS')).toEqual({
    refusal: 'payment_judged',
    payment: told({ verdict: 'GIVEN_BACK' }),
  });
  const beside = [
    twin(judged('NOT_OURS')),
    twin({ payment_id: '5', order_id: 'C', outcome: 'BOOKED' }),
  ];
  expect(whatBecomes(standing({ beside, inBook: ['2'] }), 'GIVEN_BACK')).toEqual({
    refusal: 'payment_counted',
    payment: beside[1],
  });
});
