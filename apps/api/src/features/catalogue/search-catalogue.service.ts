import type {
  AvailableProduct,
  AvailableUnit,
  CatalogueQuery,
} from '@marketplace/contract/catalogue';
import { boundedCount, countedUpTo } from '../../platform/bounded-count.ts';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import { numberedPage } from '../../platform/pages.ts';
import { expandQuery } from '../../platform/search/search-terms.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { unitsById, unitsOfProducts } from './product-units.service.ts';
import {
  countAvailable,
  type Narrowing,
  type Page,
  pageOfProducts,
  pageOfUnits,
  readFacets,
  type Way,
} from './search-catalogue.sql.ts';

type Found = { narrowing: Narrowing; products: number; units: number };

export async function searchUnits(db: Db, scope: StoreScope, query: CatalogueQuery) {
  const found = await openSearch(db, scope, query);
  const data = await unitsById(db, scope, await pageOf(db, scope, pageOfUnits, found, query));
  return numberedPage(query, data, boundedCount(found.units));
}

export async function searchProducts(db: Db, scope: StoreScope, query: CatalogueQuery) {
  const found = await openSearch(db, scope, query);
  const product_ids = await pageOf(db, scope, pageOfProducts, found, query);
  const units = await unitsOfProducts(db, scope, product_ids);
  return numberedPage(query, productsOf(product_ids, units), boundedCount(found.products));
}

export async function searchFilter(db: Db, scope: StoreScope, query: string | undefined) {
  const facets = await readFacets(db, scope, { words: await expandQuery(db, query) });
  const ofKind = (kind: 'category' | 'brand') => facets.filter((facet) => facet.kind === kind);
  return { categories: ofKind('category'), brands: ofKind('brand') };
}

export const searchNames = async (db: Db, scope: StoreScope, query: string, most: number) => {
  const page = { page: 1, page_size: most };
  const found = await openSearch(db, scope, { query, ...page });
  const product_ids = await pageOf(db, scope, pageOfProducts, found, page);
  return { words: found.narrowing.words, product_ids };
};

async function openSearch(
  db: Db,
  scope: StoreScope,
  { query, category_id, brand_id, page, page_size }: Omit<CatalogueQuery, 'store_id'>,
): Promise<Found> {
  if (page * page_size > countedUpTo) fail('page_too_far');
  const narrowing = { words: await expandQuery(db, query), category_id, brand_id };
  const counted = await countAvailable(db, scope, narrowing, countedUpTo + 1);
  return { narrowing, ...counted };
}

type ReadPage = (
  db: Db,
  scope: StoreScope,
  narrowing: Narrowing,
  way: Way,
  page: Page,
) => Promise<string[]>;

/** Where more fit than are counted, every page is full: one that is met by walking need not be looked up. */
async function pageOf(db: Db, scope: StoreScope, read: ReadPage, found: Found, page: Page) {
  const { narrowing, products } = found;
  if (products > countedUpTo) {
    const ids = await read(db, scope, narrowing, 'walked', page);
    if (ids.length === page.page_size) return ids;
  }
  return read(db, scope, narrowing, 'looked_up', page);
}

function productsOf(ids: readonly string[], units: readonly AvailableUnit[]): AvailableProduct[] {
  const byProduct = Map.groupBy(units, ({ product_id }) => product_id);
  return ids.flatMap((id) => {
    const own = byProduct.get(id) ?? [];
    const [first] = own;
    if (!first) return [];
    const { product_id, product_name, brand_name, category_name } = first;
    const is_multi_variant = own.some(({ variant_id }) => variant_id !== first.variant_id);
    return { product_id, product_name, brand_name, category_name, is_multi_variant, units: own };
  });
}
