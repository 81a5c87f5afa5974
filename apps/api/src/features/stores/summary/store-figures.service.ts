import type { StoreFigures } from '@marketplace/contract/store-summary';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readSales, readWaiting, type Sales } from './store-figures.sql.ts';

const nothing = { orders: 0, revenue: 0 };

export async function storeFigures(
  db: Db,
  scope: StoreScope,
  with_sales: boolean,
): Promise<{ figures: StoreFigures[] }> {
  const [waiting, today, week_ago] = await Promise.all([
    readWaiting(db, scope),
    with_sales ? readSales(db, scope, 0) : undefined,
    with_sales ? readSales(db, scope, 7) : undefined,
  ]);
  const [todays, earlier] = [today && byStore(today), week_ago && byStore(week_ago)];
  const figures = waiting.map((store) => ({
    ...store,
    today: todays ? (todays.get(store.store_id) ?? nothing) : null,
    week_ago: earlier ? (earlier.get(store.store_id) ?? nothing) : null,
  }));
  return { figures };
}

const byStore = (sales: readonly Sales[]) => new Map(sales.map((each) => [each.store_id, each]));
