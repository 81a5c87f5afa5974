import { loweredTotal, partOf } from '@marketplace/contract/reckon-paid';
import type { LineDiscount } from '../record/order-discounts.sql.ts';

type DiscountedLine = {
  unit_price: number;
  ordered_quantity: number;
  quantity: number;
  line_total: number;
  discounts: LineDiscount[];
};

/**
 * A line with less of it. Each discount is what is left of it from what was ordered, so that lowering twice rounds once; whatever a
 * minimum asked for is not asked again. Of a promotion's quota only whole units come back, and none that the buyer still has the
 * price of.
 */
export function loweredLine<Line extends DiscountedLine>(line: Line, quantity: number): Line {
  const { ordered_quantity } = line;
  const leftOf = (amount: number) => partOf(amount, quantity, ordered_quantity);
  let ordered_discount = 0;
  const discounts = line.discounts.map((each) => {
    const before = leftOf(ordered_discount);
    ordered_discount += each.ordered_amount;
    // Those before it and it together are rounded, so that all of them come to what the line does.
    const amount = leftOf(ordered_discount) - before;
    return {
      ...each,
      quantity: Math.ceil((each.ordered_quantity * quantity) / ordered_quantity),
      amount,
      platform_amount: Math.min(leftOf(each.ordered_platform_amount), amount),
    };
  });
  const line_total = loweredTotal({ ...line, ordered_discount }, quantity);
  return { ...line, quantity, discounts, line_total };
}
