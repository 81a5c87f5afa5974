import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type OneStore, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import {
  type ProductForecast,
  type ProductWeek,
  readProductWeeks,
  readWeeks,
  storesToForecast,
  writeProductForecasts,
  writeStoreForecast,
} from './forecast.sql.ts';
import { forecast } from './forecast.ts';

/** Half a year: more says little of the week that comes. */
const lookedAt = 26;
const lately = 4;
const batch = 200;

/**
 * Once a day, by each store's own clock and when its orders are counted, what the seven days from then on may bring is kept: reading it
 * goes through no past. What is cut off is made anew; of two processes one writes.
 */
export async function makeForecasts(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('telling the week that comes');
  let behind = '0';
  let stores: { store_id: string; today: string }[];
  do {
    stores = await storesToForecast(db, behind, batch);
    for (const { store_id, today } of stores) {
      if (signal.aborted) return sum();
      await attempt(() => makeForecast(db, storeIn(systemScope([store_id]), store_id), today));
    }
    behind = stores.at(-1)?.store_id ?? behind;
  } while (stores.length === batch);
  return sum();
}

async function makeForecast(db: Db, store: OneStore, today: string): Promise<number> {
  const weeks = { today, count: lookedAt };
  const sold = await readWeeks(db, store, weeks);
  const goods = await readProductWeeks(db, store, weeks);
  const revenues = inWeeks(sold, ({ revenue }) => revenue);
  return inTransaction(db, async (db) => {
    const told = { ...forecast(revenues), made_on: today, last_week: revenues.at(-1) ?? 0 };
    if (!(await writeStoreForecast(db, store, told))) return 0;
    await writeProductForecasts(db, store, ofProducts(goods));
    return 1;
  });
}

function ofProducts(goods: readonly ProductWeek[]): ProductForecast[] {
  const products = Map.groupBy(goods, ({ variant_id }) => variant_id);
  return [...products].flatMap(([variant_id, own]) => {
    const recent = own.filter(({ week }) => week >= lookedAt - lately);
    const amount = Math.round(recent.reduce((sum, each) => sum + each.amount, 0) / lately);
    return amount > 0
      ? [{ variant_id, amount, ...forecast(inWeeks(own, ({ units }) => units)) }]
      : [];
  });
}

function inWeeks<Row extends { week: number }>(
  rows: readonly Row[],
  worthOf: (row: Row) => number,
): number[] {
  const known = new Map(rows.map((row) => [row.week, worthOf(row)]));
  return Array.from({ length: lookedAt }, (_, week) => known.get(week) ?? 0);
}
