import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, line, money, says } from './fields.ts';

const seen = asSeller('order', 'VIEW', { one: 'store_id' });
const managed = asSeller('order', 'MANAGE', { one: 'store_id' });

const carrier = z.object({
  courier_id: id,
  courier_name: z.string(),
  phone_number: z.string(),
  amount: money.meta({ description: 'Cash they have taken and not handed in.' }),
  order_count: z.int(),
  first_taken_at: instant.nullable(),
});

const handIn = z.object({
  id,
  courier_id: id,
  courier_name: z.string(),
  expected_amount: money,
  counted_amount: money,
  note: z.string(),
  user_name: z.string(),
  created_at: instant,
});

const list = endpoint({
  method: 'GET',
  path: '/api/money/driver-cash',
  doc: 'Drivers of the store who have cash of delivered orders, the most first, and the last 20 hand-ins.',
  access: seen,
  query: z.strictObject({ store_id: id }),
  response: z.object({ drivers: z.array(carrier), hand_ins: z.array(handIn) }),
  errors: [],
});

const mostOrders = 200;

const detail = endpoint({
  method: 'GET',
  path: '/api/money/driver-cash/detail',
  doc: `The cash of one driver, order by order since it was last handed in (the latest ${mostOrders}), and the last 20 hand-ins.`,
  access: seen,
  query: z.strictObject({ store_id: id, courier_id: id }),
  response: z.object({
    driver: carrier,
    orders: z.array(
      z.object({
        order_id: id,
        order_number: z.string(),
        buyer_name: z.string(),
        amount: money,
        said_amount: money.nullable().meta({
          description: 'What the driver says to have taken, where that is another amount.',
        }),
        taken_at: instant,
      }),
    ),
    hand_ins: z.array(handIn),
  }),
  errors: ['courier_not_found'],
});

const create = endpoint({
  method: 'POST',
  path: '/api/money/driver-cash/hand-in',
  doc: 'A driver hands in all they have: `expected_amount` is what they were seen to have, `counted_amount` what was counted; a difference is noted with its reason, and theirs.',
  access: managed,
  body: z.strictObject({
    store_id: id,
    courier_id: id,
    expected_amount: money.min(1, says('too_small')).max(999_999_999_999, says('too_big')),
    counted_amount: money.min(0, says('too_small')).max(999_999_999_999, says('too_big')),
    note: line(0, 200).default(''),
  }),
  response: z.object({ hand_in: handIn }),
  errors: ['courier_not_found', 'driver_cash_changed', 'note_required'],
});

export const driverCash = { list, detail, handIn: create };
export type CashCarrier = z.infer<typeof carrier>;
export type HandIn = z.infer<typeof handIn>;
export type HandInBody = z.output<typeof create.body>;
export type DriverCashDetail = z.infer<typeof detail.response>;
export { mostOrders as mostCashOrders };
