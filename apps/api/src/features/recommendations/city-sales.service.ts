import type { Db } from '../../platform/db/handle.ts';
import { cityArea, everywhere, provinceArea } from './areas.ts';
import {
  readCities,
  readSellingStores,
  renewCity,
  renewSalesOf,
  renewSum,
} from './city-sales.sql.ts';

/**
 * What recommendations are made from, made anew a store at a time: each statement is short, so that nobody waits
 * for it, and one that is cut off has left right rows. Answers with how many rows changed.
 */
export async function renewCitySales(db: Db, signal?: AbortSignal): Promise<number> {
  let changed = 0;
  for (const store_id of await readSellingStores(db)) {
    if (signal?.aborted) return changed;
    changed += await renewSalesOf(db, store_id);
  }
  return changed + (await renewAreas(db, signal));
}

/** The sums of cities, of provinces from their cities, and of all from the provinces. */
export async function renewAreas(db: Db, signal?: AbortSignal): Promise<number> {
  const cities = await readCities(db);
  const provinces = Map.groupBy(cities, ({ province }) => province);
  const sums = [
    ...cities.map(
      ({ id }) =>
        () =>
          renewCity(db, cityArea(id), id),
    ),
    ...[...provinces].map(([province, own]) => {
      const parts = own.map(({ id }) => cityArea(id));
      return () => renewSum(db, provinceArea(province), parts);
    }),
    () => renewSum(db, everywhere, [...provinces.keys()].map(provinceArea)),
  ];
  let changed = 0;
  for (const renew of sums) if (!signal?.aborted) changed += await renew();
  return changed;
}
