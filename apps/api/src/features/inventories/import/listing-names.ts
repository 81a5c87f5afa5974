import type { NamedListing } from './listing-names.sql.ts';

/** How a price list names what it is about, where it has neither id nor barcode. */
export type NameParts = {
  brand: string;
  name: string;
  variant: string;
  unit: string;
  unit_size: string;
};

/** A listing's unit; none that is called so, or several. */
export type NameFinder = (parts: NameParts) => string | 'several' | undefined;

/** Short forms of our units, and what else they are called in the trade. */
const otherWords: Record<string, readonly string[]> = {
  pcs: ['pc', 'pieces', 'bh', 'buah', 'bj', 'biji'],
  pak: ['pack', 'pck', 'pax'],
  renteng: ['rtg', 'renceng', 'rcg'],
  lusin: ['lsn', 'dozen', 'dzn'],
  dus: ['dos', 'doos', 'box'],
  karton: ['ctn', 'carton', 'krt', 'ktn'],
  bal: ['ball', 'bale'],
  slop: [],
  sak: ['zak', 'karung'],
};
const unitOf = new Map(
  Object.entries(otherWords).flatMap(([unit, words]) =>
    [unit, ...words].map((word) => [word, unit] as const),
  ),
);
/** One says dus where another says karton; which it is, only its size tells. */
const boxes: readonly string[] = ['dus', 'karton'];

/**
 * Listings by what they may be called, told apart from letters' case, blanks and signs. What leads to two of them, or to another
 * size or brand, leads to neither: a price in the wrong place is worse than a question.
 */
export function nameFinder(listings: readonly NamedListing[]): NameFinder {
  const known = new Map<string, NamedListing[]>();
  for (const listing of listings)
    for (const name of calledAs(listing)) {
      const same = known.get(name);
      if (same) same.push(listing);
      else known.set(name, [listing]);
    }
  return ({ brand, name, variant, unit, unit_size }) => {
    const called = (text: string) =>
      (known.get(plain(text)) ?? []).filter(
        ({ brand_name }) => !brand || plain(brand_name) === plain(brand),
      );
    const whole = called(`${name} ${variant}`);
    const written = sizedUnit(unit);
    const size = sizeIn(unit_size) ?? written?.size;
    if (whole.length > 0 || unit) return theOne(whole, written?.unit ?? unit, size);
    const split = unitInName(`${name} ${variant}`.trim());
    return split && theOne(called(split.name), split.unit, size ?? split.size);
  };
}

function theOne(found: readonly NamedListing[], unit: string, size: number | undefined) {
  const sized = found.filter(({ base_quantity }) => size === undefined || base_quantity === size);
  const asked = unitOf.get(plain(unit)) ?? plain(unit);
  const exact = unit ? sized.filter(({ uom_name }) => uom_name === asked) : sized;
  const isBox = size !== undefined && boxes.includes(asked);
  const meant =
    exact.length === 0 && isBox ? sized.filter((each) => boxes.includes(each.uom_name)) : exact;
  return meant.length > 1 ? 'several' : meant[0]?.product_unit_id;
}

const calledAs = ({ brand_name, product_name, variant_name }: NamedListing): Set<string> => {
  const name = `${product_name} ${variant_name}`;
  return new Set([plain(name), plain(`${brand_name} ${name}`)]);
};

/** "dus isi 40", "ctn/24", "Pak 12". */
const sizedUnit = (text: string) => {
  const [, unit, size] = /^\s*(\p{L}+)\s*(?:isi|@|[/x(-])?\s*(\d+)?\D*$/iu.exec(text) ?? [];
  return unit ? { unit, size: size ? Number(size) : undefined } : undefined;
};

/** A name that ends with its unit. */
const unitInName = (text: string) => {
  const [, name, unit, size] =
    /^(.+?)[\s,(/-]+(\p{L}+)\s*(?:isi|@|[/x(-])?\s*(\d+)?\s*(?:pcs)?\)?$/iu.exec(text) ?? [];
  return name && unit && unitOf.has(unit.toLowerCase())
    ? { name, unit, size: size ? Number(size) : undefined }
    : undefined;
};

const sizeIn = (text: string): number | undefined => {
  const [digits] = /\d+/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Between two digits a sign means something: 2,5 kg are not 25, and half a litre is not twelve. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<=\d)\s*[.,](?=\d)/g, '·')
    .replace(/(?<=\d)\s*\/\s*(?=\d)/g, '÷')
    .replace(/[^\p{L}\p{N}·÷]/gu, '');
