import type { SalesForecast } from '@marketplace/contract/sales-forecast';
import type { Db } from '../../../platform/db/handle.ts';
import { dayAfter } from '../../../platform/indonesian-time.ts';
import { remembered } from '../../../platform/remembered.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { isMany } from '../many-stores.ts';
import { countJudged, type RunningOut, readForecasts, readRunningOut } from './forecast.sql.ts';

const [mostStores, mostProducts] = [100, 20];
const days = 7;

const recallMany = remembered<SalesForecast>(30_000);

export function showForecast(db: Db, scope: StoreScope): Promise<SalesForecast> {
  const stocked = scope.alsoSeeing('inventory').store_id_array;
  return isMany(scope)
    ? recallMany(db, `${scope.store_id_array} ${stocked}`, () => forecastOf(db, scope))
    : forecastOf(db, scope);
}

async function forecastOf(db: Db, scope: StoreScope): Promise<SalesForecast> {
  const stocked = scope.alsoSeeing('inventory');
  const [stores, running, products] = await Promise.all([
    readForecasts(db, scope, mostStores),
    stocked.store_ids.length > 0 ? readRunningOut(db, stocked, mostProducts) : [],
    countJudged(db, scope),
  ]);
  return {
    stores: stores.map(({ made_on, ...store }) => ({
      ...store,
      date_from: made_on,
      date_to: dayAfter(made_on, days - 1),
    })),
    running_out: running.map(toRow),
    sees_stock: stocked.store_ids.length > 0,
    products,
  };
}

/** The day on which the shelf is empty when so much is sold a day; null where that is not within the seven. */
function emptyOn({ free_pieces, made_on }: RunningOut, aWeek: number): string | null {
  if (aWeek <= free_pieces) return null;
  return dayAfter(made_on, Math.floor((free_pieces / aWeek) * days));
}

const toRow = (row: RunningOut): SalesForecast['running_out'][number] => ({
  store_id: row.store_id,
  store_name: row.store_name,
  inventory_id: row.inventory_id,
  product_name: row.product_name,
  free_pieces: row.free_pieces,
  expected: row.expected,
  low: row.low,
  high: row.high,
  empty_on: emptyOn(row, row.expected),
  earliest: emptyOn(row, row.high) ?? row.made_on,
  latest: emptyOn(row, row.low),
});
