import type { PriceRecommendation } from '@marketplace/contract/catalogue';
import { boundedCount, countedUpTo } from '../../platform/bounded-count.ts';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import { numberedPage } from '../../platform/pages.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { unitsById } from '../catalogue/product-units.service.ts';
import { cityArea, everywhere, provinceArea } from './areas.ts';
import { countWanted, readPrices, readSurroundings, readWanted } from './recommendations.sql.ts';

/** Fewer would tell what one of them asks, and say little about a city. */
const fewestStores = 5;

export async function recommendPrices(db: Db, scope: StoreScope, unit_ids: readonly string[]) {
  const priceOf = await pricesOf(db, scope, unit_ids);
  return {
    recommendations: unit_ids.map((product_unit_id) => ({
      product_unit_id,
      recommendation: priceOf(product_unit_id),
    })),
  };
}

/** What units go for in the store's city by the median, of those that enough others sell there. */
export async function mediansOf(
  db: Db,
  scope: StoreScope,
  unit_ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await readPrices(db, scope, unit_ids, fewestStores);
  return new Map(rows.map(({ product_unit_id, median }) => [product_unit_id, median]));
}

export async function recommendUnits(
  db: Db,
  scope: StoreScope,
  query: { page: number; page_size: number },
) {
  const { page, page_size } = query;
  if (page * page_size > countedUpTo) fail('page_too_far');
  const area = await areaOf(db, scope);
  const [wanted, counted] = await Promise.all([
    readWanted(db, scope, area, query),
    countWanted(db, scope, area, countedUpTo + 1),
  ]);
  const ids = wanted.map(({ product_unit_id }) => product_unit_id);
  const [units, priceOf] = await Promise.all([unitsById(db, scope, ids), pricesOf(db, scope, ids)]);
  const salesOf = new Map(wanted.map((each) => [each.product_unit_id, each]));
  const data = units.map((unit) => ({
    ...unit,
    stores_selling: salesOf.get(unit.product_unit_id)?.stores_selling ?? 0,
    orders: salesOf.get(unit.product_unit_id)?.orders ?? 0,
    recommendation: priceOf(unit.product_unit_id),
  }));
  return numberedPage(query, data, boundedCount(counted));
}

/** The smallest area in which enough others sell. */
async function areaOf(db: Db, scope: StoreScope): Promise<string> {
  const around = await readSurroundings(db, scope, fewestStores);
  if (around && around.in_city >= fewestStores) return cityArea(around.city_id);
  if (around && around.in_province >= fewestStores) return provinceArea(around.province);
  return everywhere;
}

async function pricesOf(db: Db, scope: StoreScope, unit_ids: readonly string[]) {
  const rows = await readPrices(db, scope, unit_ids, fewestStores);
  const prices = new Map<string, PriceRecommendation>(
    rows.map(({ product_unit_id, ...price }) => [product_unit_id, price]),
  );
  return (product_unit_id: string) => prices.get(product_unit_id) ?? null;
}
