import type { UnpaidOrder } from '@marketplace/contract/order-unpaid';
import { expect, it } from 'vitest';
import { withoutUnpaid } from './without-unpaid.ts';

const order = (order_id: string, total_amount: number) =>
  ({ order_id, total_amount }) as UnpaidOrder;
const list = {
  unpaid: [order('1', 50_000), order('2', 20_000)],
  // More than are shown.
  total_data: 205,
  reserved_amount: 9_000_000,
  reserved_pieces: 0,
};

it('what was let go is no longer there, nor in what the others come to', () => {
  expect(withoutUnpaid(list, '1')).toEqual({
    ...list,
    unpaid: [list.unpaid[1]],
    total_data: 204,
    reserved_amount: 8_950_000,
  });
});

it('what is not there changes nothing', () => {
  expect(withoutUnpaid(list, '7')).toBe(list);
});
