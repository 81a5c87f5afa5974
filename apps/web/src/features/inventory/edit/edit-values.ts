import { fieldErrorTable, type UsualFieldErrorCode } from '@marketplace/contract/field-errors';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { number } from '../../../platform/format/money.ts';
import { isSame } from '../../../platform/forms/merge-values.ts';
import type { Problems } from '../../../platform/forms/problems.ts';
import { readRupiah } from '../../../platform/forms/rupiah.ts';

/** A listing as it stands in the form: amounts as they are typed. */
export type EditValues = {
  price: string;
  cost_price: string;
  minimum_order: number;
  low_stock_level: number;
  /** 2026-11-15, or nothing. */
  expires_on: string;
  counted: number;
  note: string;
  state: InventoryRow['state'];
  tiers: { min_qty: number; price: string }[];
};

export const valuesOf = (row: InventoryRow): EditValues => ({
  price: number(row.price),
  cost_price: row.cost_price === null ? '' : number(row.cost_price),
  minimum_order: row.minimum_order,
  low_stock_level: row.low_stock_level,
  expires_on: row.expires_on ?? '',
  counted: row.stock,
  note: '',
  state: row.state,
  tiers: row.price_tiers.map(({ min_qty, price }) => ({ min_qty, price: number(price) })),
});

/** What is wrong with it, by the names the server gives the same fields. */
export function checkValues(values: EditValues, row: InventoryRow): Problems {
  const problems: Problems = {};
  const report = (field: string, code: UsualFieldErrorCode | undefined) => {
    if (code) problems[field] = fieldErrorTable[code];
  };
  const price = readRupiah(values.price);
  report('price', price.problem);
  if (values.cost_price.trim()) report('cost_price', readRupiah(values.cost_price).problem);
  if (isBelowReserved(values.counted, row)) report('stock.counted', 'below_reserved');
  let before = { min_qty: 1, price: price.amount ?? Number.POSITIVE_INFINITY };
  for (const [index, tier] of values.tiers.entries()) {
    const read = readRupiah(tier.price);
    const isFirst = index === 0;
    const field = (name: string) => `price_tiers.${index}.${name}`;
    report(field('price'), read.problem);
    if (tier.min_qty <= before.min_qty) report(field('min_qty'), 'tier_not_more');
    if (read.amount !== undefined && read.amount >= before.price)
      report(field('price'), isFirst ? 'tier_not_cheaper_than_price' : 'tier_not_cheaper');
    before = { min_qty: tier.min_qty, price: read.amount ?? before.price };
  }
  return problems;
}

/** A price typed without its tiers, which have to stay below it. */
export function readPrice(
  text: string,
  { price_tiers }: InventoryRow,
): ReturnType<typeof readRupiah> {
  const read = readRupiah(text);
  const { amount } = read;
  return amount !== undefined && price_tiers.some(({ price }) => price >= amount)
    ? { problem: 'price_not_above_tiers' }
    : read;
}

/** A count may only lower the stock as far as buyers have ordered from it. */
export const isBelowReserved = (counted: number, row: InventoryRow): boolean =>
  counted < row.stock && counted * row.base_quantity < row.reserved_pieces;

const amountOf = (text: string): number => readRupiah(text).amount ?? 0;

/** What is meant by it: an amount in other words (Rp 43500) is the same. */
const meaningOf = (values: EditValues) => ({
  ...values,
  price: amountOf(values.price),
  cost_price: values.cost_price.trim() ? amountOf(values.cost_price) : null,
  tiers: values.tiers.map(({ min_qty, price }) => ({ min_qty, price: amountOf(price) })),
});

/** Only what is different from the row: what was not touched is not sent. */
export function changesOf(values: EditValues, row: InventoryRow) {
  const { price, cost_price, tiers: price_tiers, ...rest } = meaningOf(values);
  const { minimum_order, low_stock_level, state, counted, note } = rest;
  // A draft of an earlier version has none, which says nothing.
  const { expires_on = row.expires_on ?? '' } = rest;
  return {
    ...(price !== row.price && { price }),
    ...(cost_price !== row.cost_price && { cost_price }),
    ...(minimum_order !== row.minimum_order && { minimum_order }),
    ...(low_stock_level !== row.low_stock_level && { low_stock_level }),
    ...(expires_on !== (row.expires_on ?? '') && { expires_on: expires_on || null }),
    ...(state !== row.state && { state }),
    ...(counted !== row.stock && { stock: { counted, seen: row.stock, note } }),
    ...(JSON.stringify(price_tiers) !== JSON.stringify(row.price_tiers) && { price_tiers }),
  };
}

/**
 * What the form holds once the row is `now`: what means something else than before stays as it was typed, everything else
 * follows the row. An amount in other words is no change, so it does not undo theirs.
 */
export function mergeEdit(typed: EditValues, before: EditValues, now: InventoryRow): EditValues {
  const [mine, was, theirs] = [meaningOf(typed), meaningOf(before), valuesOf(now)];
  const names = Object.keys(theirs) as (keyof EditValues)[];
  const isMine = (name: keyof EditValues) => !isSame(mine[name], was[name]);
  return Object.assign(theirs, ...names.filter(isMine).map((name) => ({ [name]: typed[name] })));
}

/** How much of the price is left after what it cost, in percent. */
export function marginOf(values: Pick<EditValues, 'price' | 'cost_price'>): number | undefined {
  const price = readRupiah(values.price).amount;
  const cost = values.cost_price.trim() ? readRupiah(values.cost_price).amount : undefined;
  return price && cost ? ((price - cost) / price) * 100 : undefined;
}
