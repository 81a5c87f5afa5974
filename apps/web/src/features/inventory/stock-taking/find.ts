import { type KnownShelf, shelfName } from './take.ts';

/** Scanners write the same bars with more or fewer noughts in front. */
const bare = (barcode: string) => barcode.replace(/^0+/, '');

/** A shelf and, where its bars were read, the listing of the unit they stand on. */
export type FoundShelf = { shelf: KnownShelf; inventory_id?: string };

export function shelfByBarcode(
  shelves: readonly KnownShelf[],
  barcode: string,
): FoundShelf | undefined {
  for (const shelf of shelves) {
    const unit = shelf.units.find(({ barcodes }) =>
      barcodes.some((each) => bare(each) === bare(barcode)),
    );
    if (unit) return { shelf, inventory_id: unit.inventory_id };
  }
  return undefined;
}

/** The first of those whose name has every word. */
export function shelvesNamed(
  shelves: readonly KnownShelf[],
  query: string,
  most = 20,
): KnownShelf[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = (shelf: KnownShelf) => {
    const name = shelfName(shelf).toLowerCase();
    return words.every((word) => name.includes(word));
  };
  return words.length === 0 ? [] : shelves.filter(isMeant).slice(0, most);
}

/** What stood in a field before a hand scanner typed into it; the field may have been too short for all of the number. */
export function withoutScan(text: string, barcode: string): string {
  for (let length = barcode.length; length > 0; length -= 1)
    if (text.endsWith(barcode.slice(0, length))) return text.slice(0, -length);
  return text;
}
