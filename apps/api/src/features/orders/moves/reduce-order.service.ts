import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import type { AcceptedLine } from '@marketplace/contract/order-moves';
import type { Tx } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { releaseStock } from '../../stock/stock.service.ts';
import { goodsCategories } from '../goods-categories.ts';
import type { OrderRecord } from '../order-row.ts';
import { countLowered } from '../record/count-loss.service.ts';
import { giveBackPart } from './give-back.service.ts';
import { loweredLine } from './lowered-line.ts';
import { type LineOfOrder, readLines, reduceTotals, writeQuantities } from './reduce-order.sql.ts';

/** Less of an order than was ordered, said while it is accepted: what was reserved for the rest is free again. */
export async function reduceOrder(
  db: Tx,
  store: OneStore,
  order: OrderRecord,
  wanted: readonly AcceptedLine[],
): Promise<OrderRecord> {
  const { allow_partial, lines } = await readLines(db, store, order);
  const reduction = reductionOf(lines, wanted);
  if (reduction.lowered.length === 0) return order;
  if (!allow_partial) fail('partial_not_allowed');
  const reduced = await lowerLines(db, store, order, reduction);
  await releaseStock(db, store, piecesLeftOut(reduction));
  await countLowered(db, store, order, goodsLeftOut(reduction));
  return reduced;
}

export type Reduction = {
  /** As they will be. */
  left: LineOfOrder[];
  /** Those that there is less of, by how many, and by what they come to less. */
  lowered: (LineOfOrder & { missing: number; less: number; before: LineOfOrder })[];
};

/** What is lowered. */
export function reductionOf(lines: LineOfOrder[], wanted: readonly AcceptedLine[]): Reduction {
  const after = withQuantities(lines, wanted);
  const lowered = after.flatMap((line, index) => {
    const before = lines[index] ?? line;
    const missing = before.quantity - line.quantity;
    return missing > 0
      ? [{ ...line, missing, less: before.line_total - line.line_total, before }]
      : [];
  });
  return { left: after.filter(({ quantity }) => quantity > 0), lowered };
}

/** In base units. */
export const piecesLeftOut = ({ lowered }: Reduction) =>
  lowered.map(({ variant_id, missing, base_quantity }) => ({
    variant_id,
    quantity: missing * base_quantity,
  }));

/** The same with what it was worth. */
const goodsLeftOut = ({ lowered }: Reduction) =>
  lowered.map(({ variant_id, missing, base_quantity, less }) => ({
    variant_id,
    quantity: missing * base_quantity,
    amount: less,
  }));

/**
 * Lines, what is taken off them, total and what goes back follow, and quotas are free again; an order of which nothing is left is none. The price of a line is what was agreed, even where it was the price of a larger
 * quantity: the seller is the one who sends less.
 */
export async function lowerLines(
  db: Tx,
  store: OneStore,
  order: OrderRecord,
  { left, lowered }: Reduction,
): Promise<OrderRecord> {
  const [first] = left;
  if (!first) return fail('validation_failed', { lines: 'nothing_left' });
  await writeQuantities(db, store, order, lowered);
  await giveBackPart(db, store, order, lowered);
  const totals = await reduceTotals(db, store, order, {
    subtotal: left.reduce((sum, line) => sum + line.line_total, 0),
    total_product_unit: left.length,
    first_product_name: first.product_name,
    goods_categories: goodsCategories(left),
  });
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
  return lines.map((line) => loweredLine(line, quantities.get(line.id) ?? line.quantity));
}
