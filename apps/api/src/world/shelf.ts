import type { Product, Unit, Variant } from './numbered-catalogue.ts';
import { shopPrice, shopPriceBelow } from './prices.ts';
import {
  at,
  between,
  chance,
  pick,
  pickWeighted,
  type Random,
  type Weighted,
  wholeBetween,
} from './random.ts';

type Tier = { minQty: number; price: number };
export type Listing = {
  inventoryId: number;
  unit: Unit;
  price: number;
  costPrice: number | null;
  minimumOrder: number;
  tiers: Tier[];
};

/** One variant as one store sells it. */
export type ShelfItem = {
  productId: number;
  variantId: number;
  name: string;
  category: string;
  isActive: boolean;
  listings: Listing[];
  lowStockLevel: number;
  /** What should be left at the end, beyond what open orders have reserved. */
  freeStock: number;
};

const mustHave = 9;

/** The largest keys win: a draw weighted by popularity, and the must-haves before all others. */
const selectionKey = (random: Random, { popularity }: Product): number =>
  random() ** (1 / popularity) + (popularity === mustHave ? 1 : 0);

type NextId = () => number;

/** Puts products on a store's shelf, what is ordered most first. */
export function stockShelf(
  random: Random,
  products: readonly Product[],
  count: number,
  nextId: NextId,
): ShelfItem[] {
  const level = between(random, 0.97, 1.03);
  const chosen = products
    .map((product) => ({ product, key: selectionKey(random, product) }))
    .sort((left, right) => right.key - left.key)
    .slice(0, count)
    .map(({ product }) => ({ product, rank: product.popularity * between(random, 0.4, 1.4) }))
    .sort((left, right) => right.rank - left.rank);
  return chosen.flatMap(({ product }) => {
    const piece = product.price * level * between(random, 0.97, 1.03);
    const isActive = !chance(random, 0.04);
    return product.variants
      .filter((_, index) => index === 0 || chance(random, 0.8))
      .map((variant) => ({
        productId: product.id,
        variantId: variant.id,
        name: variant.fullName,
        category: product.category,
        isActive,
        listings: listVariant(random, variant, piece, nextId),
        ...stockAims(random, variant),
      }));
  });
}

/** The larger the pack, the cheaper the piece in it. */
function listVariant(random: Random, variant: Variant, piece: number, nextId: NextId): Listing[] {
  let perPiece = piece;
  return soldUnits(random, variant, piece).map((unit) => {
    const isPiece = unit.baseQuantity === 1;
    const price = isPiece ? shopPrice(piece) : shopPriceBelow(perPiece * unit.baseQuantity * 0.985);
    perPiece = price / unit.baseQuantity;
    const minimumOrder = pickWeighted(random, isPiece ? pieceMinimums : minimums);
    return {
      inventoryId: nextId(),
      unit,
      price,
      costPrice: chance(random, 0.85) ? shopPrice(price * between(random, 0.9, 0.95)) : null,
      minimumOrder,
      tiers: tiersOf(random, isPiece, price, minimumOrder),
    };
  });
}

function stockAims(random: Random, { units }: Variant) {
  const largest = at(units, units.length - 1).baseQuantity;
  const lowStockLevel = Math.max(3, Math.round(largest * pick(random, [0.25, 0.5, 1])));
  return { lowStockLevel, freeStock: freeStock(random, lowStockLevel, largest) };
}

/** Nobody sells a single sachet wholesale; the packs between piece and carton not every store. */
function soldUnits(random: Random, { units }: Variant, piece: number): Unit[] {
  const byStrip = units.some((unit) => unit.uom === 'renteng') || piece < 1_000;
  const last = units.length - 1;
  const sold = units.filter((_, index) => {
    if (index === last) return chance(random, 0.85);
    if (index === 0) return !byStrip;
    return byStrip || chance(random, 0.4);
  });
  return sold.length > 0 ? sold : units.slice(-1);
}

const pieceMinimums: Weighted<number> = [
  [1, 70],
  [3, 15],
  [6, 10],
  [12, 5],
];
const minimums: Weighted<number> = [
  [1, 95],
  [2, 5],
];

function tiersOf(random: Random, isPiece: boolean, price: number, minimumOrder: number): Tier[] {
  if (!chance(random, isPiece ? 0.12 : 0.35)) return [];
  const steps = isPiece ? [12, 24] : pick(random, [[5, 10], [3, 6, 12], [10]]);
  const tiers: Tier[] = [];
  for (const [index, minQty] of steps.entries()) {
    const tier = { minQty, price: shopPriceBelow(price * (1 - 0.012 * (index + 1))) };
    const before = tiers.at(-1)?.price ?? price;
    if (minQty > minimumOrder && tier.price < before) tiers.push(tier);
  }
  return tiers;
}

function freeStock(random: Random, low: number, largest: number): number {
  const kind = random();
  if (kind < 0.05) return 0;
  if (kind < 0.13) return wholeBetween(random, 1, low);
  return low + Math.round(largest * between(random, 1, 12));
}
