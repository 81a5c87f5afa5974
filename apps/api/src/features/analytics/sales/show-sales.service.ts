import { enoughOrders, trendWeeks } from '@marketplace/contract/analytics-words';
import { day, id } from '@marketplace/contract/fields';
import type {
  AnalyticsOrdersQuery,
  AnalyticsProducts,
  AnalyticsProductsQuery,
  AnalyticsQuery,
  AnalyticsSummary,
  SellerAnalytics,
} from '@marketplace/contract/seller-analytics';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { dayAfter } from '../../../platform/indonesian-time.ts';
import { followingPage } from '../../../platform/pages.ts';
import { remembered } from '../../../platform/remembered.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readCountedOrders } from '../counted-orders.sql.ts';
import { readStoresNow, type StoresNow } from '../days-of-stores.sql.ts';
import { isMany } from '../many-stores.ts';
import { daysOf, mondayOf, weekOf } from '../weeks.ts';
import { added } from './added.ts';
import {
  completedKeys,
  countBuyers,
  type DaySum,
  type HourSum,
  sumDays,
  sumHours,
  sumProducts,
  sumStores,
} from './sales.sql.ts';

const [mostStores, mostProducts] = [100, 50];

type Asked = Pick<AnalyticsQuery, 'start_week'>;

/** The week that is asked for, as far as it has come. */
export async function askedWeek(db: Db, scope: StoreScope, { start_week }: Asked) {
  const stores = await readStoresNow(db, scope);
  const start = start_week ?? mondayOf(stores.today);
  if (start > stores.today) fail('week_to_come');
  return { start, stores, ...weekOf(start, stores.today) };
}

type Week = Awaited<ReturnType<typeof askedWeek>>;

export async function summariseSales(
  db: Db,
  scope: StoreScope,
  query: Asked,
): Promise<AnalyticsSummary> {
  const week = await askedWeek(db, scope, query);
  const sums = await sumDays(db, scope, { from: week.before.from, to: week.now.to });
  return headlineOf(week, week.stores, sums);
}

const recallSales = remembered<SellerAnalytics>(30_000);
const recallProducts = remembered<AnalyticsProducts>(30_000);

export const showSales = (db: Db, scope: StoreScope, query: Asked): Promise<SellerAnalytics> =>
  isMany(scope)
    ? recallSales(db, `${scope.store_id_array} ${query.start_week}`, () =>
        salesOf(db, scope, query),
      )
    : salesOf(db, scope, query);

async function salesOf(db: Db, scope: StoreScope, query: Asked): Promise<SellerAnalytics> {
  const week = await askedWeek(db, scope, query);
  const isSeveral = scope.store_ids.length > 1;
  const [sums, hours, stores, buyers, buyersBefore] = await Promise.all([
    sumDays(db, scope, { from: dayAfter(week.all.from, -7 * trendWeeks), to: week.all.to }),
    sumHours(db, scope, week.all),
    isSeveral ? sumStores(db, scope, week.now, week.before, mostStores) : [],
    countBuyers(db, scope, week.now),
    countBuyers(db, scope, week.before),
  ]);
  const change = (name: 'first' | 'returning') => ({
    value: buyers[name],
    before: buyersBefore[name],
  });
  return {
    ...headlineOf(week, week.stores, sums),
    days: daysOf(week.now).map((day) => ({
      day,
      ...added(sums, { from: day, to: day }, ['revenue', 'orders']),
    })),
    trend: Array.from({ length: trendWeeks }, (_, index) => {
      const start_week = dayAfter(week.start, 7 * (index + 1 - trendWeeks));
      const days = weekFrom(start_week);
      const before = weekFrom(dayAfter(start_week, -7 * trendWeeks));
      const before_revenue = added(sums, before, ['revenue']).revenue;
      return { start_week, before_revenue, ...added(sums, days, ['revenue', 'orders']) };
    }),
    hours: heatOf(hours),
    buyers: { first: change('first'), returning: change('returning') },
    stores,
  };
}

function headlineOf(week: Week, stores: StoresNow, sums: readonly DaySum[]): AnalyticsSummary {
  const measured = ['revenue', 'orders', 'units'] as const;
  const now = added(sums, week.now, measured);
  const before = added(sums, week.before, measured);
  const change = (name: (typeof measured)[number]) => ({ value: now[name], before: before[name] });
  return {
    start_week: week.start,
    date_to: week.now.to,
    before_from: week.before.from,
    before_to: week.before.to,
    is_comparable: now.orders >= enoughOrders && before.orders >= enoughOrders,
    counted_at: stores.counted_at,
    revenue: change('revenue'),
    orders: change('orders'),
    units: change('units'),
    average_order: { value: averageOf(now), before: averageOf(before) },
  };
}

const weekFrom = (monday: string) => ({ from: monday, to: dayAfter(monday, 6) });

const averageOf = ({ revenue, orders }: { revenue: number; orders: number }) =>
  orders > 0 ? Math.round(revenue / orders) : 0;

function heatOf(sums: readonly HourSum[]): number[][] {
  const heat = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { weekday, hour, orders } of sums) {
    const day = heat[weekday - 1];
    if (day) day[hour] = orders;
  }
  return heat;
}

export function showProducts(
  db: Db,
  scope: StoreScope,
  query: AnalyticsProductsQuery,
): Promise<AnalyticsProducts> {
  const name = `${scope.store_id_array} ${query.start_week} ${query.by} ${seesCosts(scope)}`;
  return isMany(scope)
    ? recallProducts(db, name, () => productsOf(db, scope, query))
    : productsOf(db, scope, query);
}

async function productsOf(
  db: Db,
  scope: StoreScope,
  query: AnalyticsProductsQuery,
): Promise<AnalyticsProducts> {
  const week = await askedWeek(db, scope, query);
  const sees_margin = seesCosts(scope);
  const by = query.by === 'MARGIN' && !sees_margin ? 'REVENUE' : query.by;
  const products = await sumProducts(db, scope, week.now, week.before, { by, most: mostProducts });
  return {
    products: sees_margin ? products : products.map((each) => ({ ...each, margin: null })),
    sees_margin,
  };
}

/** What things cost is for who manages the stock, in each of the stores. */
export function seesCosts(scope: StoreScope): boolean {
  const stocks = scope.alsoSeeing('inventory');
  return scope.store_ids.every(
    (id) => stocks.store_ids.includes(id) && stocks.levelIn(id) === 'MANAGE',
  );
}

export async function listCompleted(db: Db, scope: StoreScope, query: AnalyticsOrdersQuery) {
  const days = { from: query.date_from, to: query.date_to };
  const { data, next } = await followingPage(
    query,
    z.tuple([day, id]),
    (behind, limit) => completedKeys(db, scope, days, behind, limit),
    (row) => [row.day, row.order_id],
  );
  return { data: await readCountedOrders(db, data), next };
}
