import type { ProductGroup } from '@marketplace/contract/inventory-list';
import { usualPageSize as pageSize } from '@marketplace/contract/page-size';

/** A product with an open form; several stores may list the same one. */
export type Held = Pick<ProductGroup, 'store_id' | 'product_id'>;

export const keyOf = ({ store_id, product_id }: Held): string => `${store_id} ${product_id}`;

/** A product may have two open forms: it is held until both are closed. */
export function withHeld(held: readonly Held[], of: Held, isHeld: boolean): readonly Held[] {
  if (isHeld) return [...held, of];
  const released = held.findIndex((one) => keyOf(one) === keyOf(of));
  return held.filter((_, index) => index !== released);
}

/** The pages of a list that are on hand, by number. */
export type Pages = ReadonlyMap<number, readonly ProductGroup[]>;

export const pageOf = (place: number): number => Math.floor(place / pageSize) + 1;

/** Where the products with an open form stood last in a list, and whether they are gone from it. */
export type LastPlaces = Map<string, { place: number; isGone: boolean }>;

type List = {
  pages: Pages;
  count: number;
  /** Learns where they stand now. */
  last: LastPlaces;
};

/**
 * The rows of a list and of the products with an open form, which stay whatever list comes: where its pages have them,
 * or else where they stood in it last, or over it where they never did. A page that is not on hand has what it had: what was gone from it stays gone.
 */
export function rowsOf(held: readonly Held[], { pages, count, last }: List) {
  const found = placesIn(pages);
  const listed = new Map<number, string>();
  const left: { key: string; at: number }[] = [];
  for (const key of new Set(held.map(keyOf))) {
    const before = last.get(key) ?? { place: 0, isGone: true };
    const place = found.get(key) ?? before.place;
    const isMissed = before.isGone || pages.has(pageOf(place)) || place >= count;
    const isGone = !found.has(key) && isMissed;
    last.set(key, { place, isGone });
    if (isGone) left.push({ key, at: Math.min(place, count) });
    else listed.set(place, key);
  }
  left.sort((one, other) => one.at - other.at);
  const between = new Map(left.map(({ key, at }, index) => [at + index, key]));
  const rowOf = (place: number) => place + left.filter(({ at }) => at <= place).length;
  return {
    count: count + left.length,
    /** The list has nothing but its own rows. */
    isWhole: left.length === 0,
    stay: [...between.keys(), ...[...listed.keys()].map(rowOf)],
    /** The place of the list in a row, unless it is between two of them, and the open product there. */
    at: (row: number): { place?: number; key: string | undefined } => {
      const key = between.get(row);
      if (key !== undefined) return { key };
      const place = row - [...between.keys()].filter((each) => each < row).length;
      return { place, key: listed.get(place) };
    },
    /** As the list has it now. */
    listed: (key: string): ProductGroup | undefined => productAt(pages, found.get(key) ?? -1),
  };
}

export const productAt = (pages: Pages, place: number): ProductGroup | undefined =>
  pages.get(pageOf(place))?.[place % pageSize];

/** While pages are being renewed two of them may have the same product: the first is meant. */
function placesIn(pages: Pages): Map<string, number> {
  const places = new Map<string, number>();
  for (const [number, products] of pages)
    for (const [index, product] of products.entries()) {
      const key = keyOf(product);
      if (!places.has(key)) places.set(key, (number - 1) * pageSize + index);
    }
  return places;
}
