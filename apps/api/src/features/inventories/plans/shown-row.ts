import { planReasonTable } from '@marketplace/contract/inventory-plan-reasons';
import type { PlanRow } from '@marketplace/contract/inventory-plans';
import { newListing } from './plan-changes.ts';
import type { ShownRow } from './plan-rows.sql.ts';

/** A row as screens read it: before and after side by side, and what to think of it. */
export function shownRow(row: ShownRow, heads: readonly string[] | null): PlanRow {
  const base = row.base_quantity ?? 1;
  const old_stock = row.old_pieces === null ? null : Math.floor(row.old_pieces / base);
  const isListed = row.inventory_id !== null && row.old_price !== null;
  const unsaid = row.verdict === 'NEW' ? newListing : { minimum_order: null, state: null };
  const before = {
    price: row.old_price,
    cost_price: row.old_cost_price,
    stock: isListed ? old_stock : null,
    minimum_order: row.old_minimum_order,
    state: row.old_state,
    price_tiers: isListed ? row.old_tiers : null,
  };
  const after = {
    price: row.price ?? row.old_price,
    cost_price: row.cost_price ?? row.old_cost_price,
    stock: shelfAfter(row, base) ?? old_stock,
    minimum_order: row.minimum_order ?? row.old_minimum_order ?? unsaid.minimum_order,
    state: row.state ?? row.old_state ?? unsaid.state,
    price_tiers: row.price_tiers,
  };
  return {
    place: row.place,
    verdict: row.verdict,
    guards: row.guards,
    reasons: row.reasons.map((each) => ({ ...each, message: planReasonTable[each.code] })),
    outcome: row.outcome,
    outcome_message: row.outcome_reason && planReasonTable[row.outcome_reason],
    inventory_id: row.inventory_id,
    product_unit_id: row.product_unit_id,
    product_name: row.product_name,
    variant_name: row.variant_name,
    uom_name: row.uom_name,
    base_quantity: row.base_quantity,
    before,
    after,
    margin_before: marginOf(before),
    margin_after: marginOf(after),
    piece_price: after.price === null ? null : hundredths(after.price / base),
    smaller_piece_price:
      row.smaller_piece_price === null ? null : hundredths(row.smaller_piece_price),
    reserved_pieces: row.reserved,
    cells: heads && row.cells && cellsByHead(heads, row.cells),
  };
}

/** As who may not see costs is shown it; the cells that it came with may have them, too. */
export const withoutCosts = (row: PlanRow): PlanRow => ({
  ...row,
  before: { ...row.before, cost_price: null },
  after: { ...row.after, cost_price: null },
  margin_before: null,
  margin_after: null,
  cells: null,
});

/** What was sold since it was looked at stays sold: a shelf changes by the difference, whatever was typed. */
const shelfAfter = ({ stock, old_pieces, stock_change }: ShownRow, base: number) =>
  stock_change === 0 ? stock : Math.floor(((old_pieces ?? 0) + stock_change) / base);

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Percent of the price, to a tenth. */
const marginOf = ({ price, cost_price }: { price: number | null; cost_price: number | null }) =>
  !price || cost_price === null ? null : Math.round(((price - cost_price) / price) * 1000) / 10;

const cellsByHead = (heads: readonly string[], cells: readonly string[]) =>
  Object.fromEntries(
    heads.flatMap((head, index) => (head && cells[index] ? [[head, cells[index]]] : [])),
  );
