import { type CatalogueProduct, joined, readCatalogue } from './catalogue.ts';
import { at } from './random.ts';
import { type UomName, uomId } from './uoms.ts';

export type Unit = { id: number; uom: UomName; uomId: number; baseQuantity: number };
export type Variant = { id: number; name: string; fullName: string; units: Unit[] };
export type Product = Omit<CatalogueProduct, 'variants' | 'units'> & {
  id: number;
  brandId: number;
  categoryId: number;
  variants: Variant[];
};
export type Catalogue = { brands: string[]; categories: string[]; products: Product[] };

/** As many products as there are. */
export const wholeCatalogue = Number.POSITIVE_INFINITY;

/**
 * The catalogue with the ids its rows get; of a smaller one, products from every part of it, and of a larger one all,
 * then all again with a number behind the name, up to the limit.
 */
export function numberedCatalogue(limit: number): Catalogue {
  const all = readCatalogue();
  const chosen =
    limit === wholeCatalogue
      ? all
      : limit > all.length
        ? Array.from({ length: limit }, (_, index) => repeated(all, index))
        : all.filter((_, index) => isChosen(index, all.length, limit));
  const brands = [...new Set(chosen.map((product) => product.brand))];
  const categories = [...new Set(chosen.map((product) => product.category))];
  let variantId = 0;
  let unitId = 0;
  const products = chosen.map(({ variants, units, ...product }, index) => ({
    ...product,
    id: index + 1,
    brandId: brands.indexOf(product.brand) + 1,
    categoryId: categories.indexOf(product.category) + 1,
    variants: variants.map((name) => ({
      id: ++variantId,
      name,
      fullName: joined(product.name, name),
      units: units.map((unit) => ({ ...unit, id: ++unitId, uomId: uomId(unit.uom) })),
    })),
  }));
  return { brands, categories, products };
}

function repeated(all: readonly CatalogueProduct[], index: number): CatalogueProduct {
  const product = at(all, index % all.length);
  const round = Math.floor(index / all.length);
  return round === 0 ? product : { ...product, name: `${product.name} No. ${round + 1}` };
}

const isChosen = (index: number, length: number, limit: number): boolean =>
  Math.floor((index * limit) / length) !== Math.floor(((index - 1) * limit) / length);
