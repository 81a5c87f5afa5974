import { expect, it } from 'vitest';
import type { LineDiscount } from '../record/order-discounts.sql.ts';
import { loweredLine } from './lowered-line.ts';

const off = (
  kind: LineDiscount['kind'],
  amount: number,
  { units = 0, platform = 0 } = {},
): LineDiscount => ({
  ...{ kind, source_id: '1', ordered_quantity: units, quantity: units },
  ...{ ordered_amount: amount, amount },
  ...{ ordered_platform_amount: platform, platform_amount: platform },
});
const line = (unit_price: number, quantity: number, discounts: LineDiscount[]) => ({
  unit_price,
  ordered_quantity: quantity,
  quantity,
  line_total:
    unit_price * quantity - discounts.reduce((sum, { ordered_amount }) => sum + ordered_amount, 0),
  discounts,
});

it('stays as it is with all of it, and comes to nothing with nothing [RT-65]', () => {
  const whole = line(1000, 7, [off('PROMOTION', 1001, { units: 3, platform: 500 })]);
  expect(loweredLine(whole, 7)).toEqual(whole);
  const none = loweredLine(whole, 0);
  expect([none.line_total, none.discounts[0]]).toMatchObject([
    0,
    { quantity: 0, amount: 0, platform_amount: 0 },
  ]);
});

it('however it is lowered, its discounts are what is taken off it, and every unit costs a rupiah [RT-65]', () => {
  const unlike: number[] = [];
  for (const [unit_price, quantity] of [
    [2, 7],
    [3, 11],
    [1000, 9],
    [999_999, 13],
  ] as const) {
    const room = (unit_price - 1) * quantity;
    for (const share of [0.1, 0.5, 0.9, 1]) {
      const whole = Math.floor(room * share);
      const promotion = Math.floor(whole / 3);
      const deal = Math.floor((whole - promotion) / 2);
      const ordered = line(unit_price, quantity, [
        off('PROMOTION', promotion, { units: quantity - 2, platform: Math.ceil(promotion / 2) }),
        off('VOLUME', deal),
        off('VOUCHER', whole - promotion - deal),
      ]);
      for (let left = quantity; left >= 0; left -= 1) {
        const lowered = loweredLine(ordered, left);
        const taken = lowered.discounts.reduce((sum, { amount }) => sum + amount, 0);
        const isRight =
          lowered.line_total === unit_price * left - taken &&
          lowered.line_total >= left &&
          lowered.discounts.every(
            ({ amount, ordered_amount, platform_amount, ordered_platform_amount }) =>
              amount >= 0 &&
              amount <= ordered_amount &&
              platform_amount <= amount &&
              platform_amount <= ordered_platform_amount,
          ) &&
          (lowered.discounts[0]?.quantity ?? 0) <= left;
        if (!isRight) unlike.push(left);
        // In steps as at once.
        const again = loweredLine(loweredLine(ordered, Math.ceil((quantity + left) / 2)), left);
        expect(again).toEqual(lowered);
      }
    }
  }
  expect(unlike).toEqual([]);
});
