import type { VoucherRefusal } from '@marketplace/contract/voucher-refusal';
import type {
  VoucherDiscountKind,
  VoucherKind,
  VoucherProducts,
} from '@marketplace/contract/voucher-words';
import type { Discount, LineToDiscount } from './discount.ts';
import { parted } from './parted.ts';

/** What a listing costs in the promotion it is in. */
export type PromotionPrice = {
  inventory_id: string;
  promotion_id: string;
  name: string;
  price: number;
  base_price: number;
  platform_share_percent: number;
  /** Units of its quota. */
  left: number;
};

/** What a voucher or deal asks for and gives. */
export type VoucherTerms = {
  id: string;
  kind: VoucherKind;
  name: string;
  discount_kind: VoucherDiscountKind;
  value: number;
  max_discount: number | null;
  minimum_amount: number;
  minimum_quantity: number;
  products: VoucherProducts;
  inventory_ids: readonly string[];
};

/** A line and what is left to pay for it: after promotions, and after what else was taken off so far. */
export type OpenLine = LineToDiscount & { promoted: number; open: number };

/** Half up; amounts stay far below what a number tells apart. */
const percentOf = (amount: number, percent: number): number =>
  Math.floor((amount * percent + 50) / 100);

/**
 * For each unit within the quota the difference between the price of its quantity and the promotion's. The marketplace pays its share as
 * far as that is left in the store.
 */
export function promotionDiscounts(
  lines: readonly LineToDiscount[],
  prices: ReadonlyMap<string, PromotionPrice>,
  shares: ReadonlyMap<string, number>,
): Discount[] {
  const left = new Map(shares);
  return lines.flatMap(({ inventory_id, quantity, unit_price }) => {
    const promotion = prices.get(inventory_id);
    if (!promotion) return [];
    const { promotion_id: source_id, name, price, base_price, platform_share_percent } = promotion;
    const units = Math.min(quantity, promotion.left);
    const amount = Math.max(unit_price - price, 0) * units;
    if (amount === 0) return [];
    const shared = Math.min(amount, Math.max(base_price - price, 0) * units);
    const payable = left.get(source_id) ?? 0;
    const platform_amount = Math.min(percentOf(shared, platform_share_percent), payable);
    left.set(source_id, payable - platform_amount);
    const kind = 'PROMOTION' as const;
    return [{ inventory_id, kind, source_id, name, quantity: units, amount, platform_amount }];
  });
}

export function openLines(
  lines: readonly LineToDiscount[],
  discounts: readonly Discount[],
): OpenLine[] {
  const taken = new Map(discounts.map(({ inventory_id, amount }) => [inventory_id, amount]));
  return lines.map((line) => {
    const left = line.unit_price * line.quantity - (taken.get(line.inventory_id) ?? 0);
    return { ...line, promoted: left, open: left };
  });
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const fittingLines = (
  { products, inventory_ids }: VoucherTerms,
  lines: readonly OpenLine[],
): OpenLine[] =>
  products === 'ALL'
    ? [...lines]
    : lines.filter(({ inventory_id }) => inventory_ids.includes(inventory_id));

/** Why these goods are not what it is for; nothing where they are. Its minimum is asked before other vouchers. */
export function refusalOfGoods(
  voucher: VoucherTerms,
  lines: readonly OpenLine[],
): VoucherRefusal | undefined {
  const fitting = fittingLines(voucher, lines);
  if (fitting.length === 0) return { why: 'NO_FITTING_GOODS' };
  const missing_amount = voucher.minimum_amount - sumOf(fitting.map(({ promoted }) => promoted));
  if (missing_amount > 0) return { why: 'MINIMUM_AMOUNT', missing_amount };
  const units = sumOf(fitting.map(({ quantity }) => quantity));
  return units < voucher.minimum_quantity ? { why: 'MINIMUM_QUANTITY' } : undefined;
}

/** What it takes off these goods, by line. Every unit costs a rupiah at least. */
export function voucherDiscounts(voucher: VoucherTerms, lines: readonly OpenLine[]): Discount[] {
  const { id: source_id, kind, name, discount_kind, value, max_discount } = voucher;
  const fitting = fittingLines(voucher, lines);
  const rooms = fitting.map(({ open, quantity }) => Math.max(open - quantity, 0));
  const whole =
    discount_kind === 'AMOUNT' ? value : percentOf(sumOf(fitting.map(({ open }) => open)), value);
  const amount = Math.min(whole, max_discount ?? whole, sumOf(rooms));
  const amounts = parted(
    amount,
    fitting.map(({ open }) => open),
    rooms,
  );
  return fitting.flatMap(({ inventory_id, quantity }, index) => {
    const amount = amounts[index] ?? 0;
    return amount > 0
      ? [{ inventory_id, kind, source_id, name, quantity, amount, platform_amount: 0 }]
      : [];
  });
}

/** Of deals that hold by themselves the one that takes most off; of two alike the older. */
export function bestDeal(deals: readonly VoucherTerms[], lines: readonly OpenLine[]): Discount[] {
  let best: Discount[] = [];
  const worth = (discounts: readonly Discount[]) => sumOf(discounts.map(({ amount }) => amount));
  for (const deal of deals) {
    if (refusalOfGoods(deal, lines)) continue;
    const discounts = voucherDiscounts(deal, lines);
    if (worth(discounts) > worth(best)) best = discounts;
  }
  return best;
}

export function afterDiscounts(
  lines: readonly OpenLine[],
  discounts: readonly Discount[],
): OpenLine[] {
  const taken = new Map(discounts.map(({ inventory_id, amount }) => [inventory_id, amount]));
  return lines.map((line) => ({
    ...line,
    open: line.open - (taken.get(line.inventory_id) ?? 0),
  }));
}
