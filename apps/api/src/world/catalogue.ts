import { care } from './catalogue-care.ts';
import { dairy } from './catalogue-dairy.ts';
import { drinks } from './catalogue-drinks.ts';
import { home } from './catalogue-home.ts';
import { kitchen } from './catalogue-kitchen.ts';
import { remedies } from './catalogue-remedies.ts';
import { snacks } from './catalogue-snacks.ts';
import { staples } from './catalogue-staples.ts';
import { type UomName, uomNamed } from './uoms.ts';

type CatalogueUnit = { uom: UomName; baseQuantity: number };

export type CatalogueProduct = {
  brand: string;
  category: string;
  name: string;
  /** The names of its variants; one empty name if it comes in one. */
  variants: string[];
  /** From the piece up to the carton. */
  units: CatalogueUnit[];
  /** What one base unit costs at a wholesaler, in rupiah. */
  price: number;
  /** 2 to 9: how often shops order it; what has 9 no wholesaler is without. */
  popularity: number;
};

/**
 * The tables are text, as a price list is. `# name` opens a category. A row is
 * `brand | line | flavours | sizes | popularity`: the brand may be left out when it is the one above,
 * `-` stands for no flavour, and a size is `label price unit…` with the pieces each unit holds
 * (`350 ml 3000 dus24`; `sak1` makes the sack itself the base unit). Every flavour in every size is a
 * product of its own; a row that starts with `*` is one product a size, its flavours being variants.
 */
export function readCatalogue(): CatalogueProduct[] {
  const tables = [staples, kitchen, drinks, snacks, dairy, care, home, remedies];
  let category = '';
  let brand = '';
  const products: CatalogueProduct[] = [];
  for (const line of tables.join('\n').split('\n')) {
    if (line.startsWith('# ')) category = line.slice(2);
    else if (line.includes('|')) {
      const [first = '', ...rest] = line.split('|').map((field) => field.trim());
      const isMultiVariant = first.startsWith('*');
      brand = first.replace('*', '') || brand;
      products.push(...readRow(rest, isMultiVariant).map((each) => ({ brand, category, ...each })));
    }
  }
  return products;
}

type RowProduct = Omit<CatalogueProduct, 'brand' | 'category'>;

function readRow(fields: string[], isMultiVariant: boolean): RowProduct[] {
  const [line = '', flavours = '-', sizes = '', popularity = '3'] = fields;
  const names = flavours === '-' ? [''] : flavours.split(',').map((flavour) => flavour.trim());
  return sizes.split(';').flatMap((text) => {
    const { label, ...size } = readSize(text.trim());
    const shared = { ...size, popularity: Number(popularity) };
    if (isMultiVariant) return [{ name: joined(line, label), variants: names, ...shared }];
    return names.map((flavour) => ({
      name: joined(line, flavour, label),
      variants: [''],
      ...shared,
    }));
  });
}

const sizePattern = /^(?:(.+) )?(\d+)((?: [a-z]+\d+)+)$/;

function readSize(text: string) {
  const [, label = '', price, ladder = ''] = sizePattern.exec(text) ?? [];
  if (!price) throw new Error(`not a size of a product: ${text}`);
  const steps = ladder.trim().split(' ').map(readUnit);
  const hasBase = steps.some((step) => step.baseQuantity === 1);
  const base: CatalogueUnit[] = hasBase ? [] : [{ uom: 'pcs', baseQuantity: 1 }];
  return { label, price: Number(price), units: [...base, ...steps] };
}

function readUnit(text: string): CatalogueUnit {
  const [, name = '', quantity] = /^([a-z]+)(\d+)$/.exec(text) ?? [];
  return { uom: uomNamed(name), baseQuantity: Number(quantity) };
}

/** A product's name as a shop writes it, of the parts that are not empty. */
export const joined = (...parts: string[]): string => parts.filter(Boolean).join(' ');
