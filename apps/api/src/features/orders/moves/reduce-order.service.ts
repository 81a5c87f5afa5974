import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import type { AcceptedLine } from '@marketplace/contract/order-moves';
import type { Tx } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { releaseStock } from '../../stock/stock.service.ts';
import { goodsCategories } from '../goods-categories.ts';
import type { OrderRecord } from '../order-row.ts';
import { type LineOfOrder, readLines, reduceTotals, writeQuantities } from './reduce-order.sql.ts';

/**
 * Less of an order than was ordered: lines, total, stock and money follow. The price of a line is what was
 * agreed, even where it was the price of a larger quantity: the seller is the one who sends less.
 */
export async function reduceOrder(
  db: Tx,
  store: OneStore,
  order: OrderRecord,
  wanted: readonly AcceptedLine[],
): Promise<OrderRecord> {
  const { allow_partial, lines } = await readLines(db, store, order);
  const after = withQuantities(lines, wanted);
  const lowered = after.filter(({ quantity }, index) => quantity !== lines[index]?.quantity);
  if (lowered.length === 0) return order;
  if (!allow_partial) fail('partial_not_allowed');
  const left = after.filter(({ quantity }) => quantity > 0);
  if (!left[0]) return fail('validation_failed', { lines: 'nothing_left' });
  await writeQuantities(db, store, order, lowered);
  const totals = await reduceTotals(db, store, order, {
    subtotal: left.reduce((sum, line) => sum + line.unit_price * line.quantity, 0),
    total_product_unit: left.length,
    first_product_name: left[0].product_name,
    goods_categories: goodsCategories(left),
  });
  const quantityBefore = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const released = lowered.map(({ id, variant_id, quantity, base_quantity }) => ({
    variant_id,
    quantity: ((quantityBefore.get(id) ?? quantity) - quantity) * base_quantity,
  }));
  await releaseStock(db, store, released);
  return { ...order, ...totals };
}

/** The lines as they will be; a refusal names every line it is about. */
function withQuantities(lines: LineOfOrder[], wanted: readonly AcceptedLine[]): LineOfOrder[] {
  const known = new Map(lines.map((line) => [line.id, line]));
  const wrong: Record<string, FieldErrorCode> = {};
  for (const [index, { line_id, quantity }] of wanted.entries()) {
    const line = known.get(line_id);
    if (!line) wrong[`lines.${index}.line_id`] = 'line_unknown';
    else if (quantity > line.quantity) wrong[`lines.${index}.quantity`] = 'more_than_ordered';
  }
  if (Object.keys(wrong).length > 0) fail('validation_failed', wrong);
  const quantities = new Map(wanted.map(({ line_id, quantity }) => [line_id, quantity]));
  return lines.map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity }));
}
