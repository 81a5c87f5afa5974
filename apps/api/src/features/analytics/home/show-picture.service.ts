import { enoughOrders } from '@marketplace/contract/analytics-words';
import type { HomePicture } from '@marketplace/contract/home-picture';
import type { Db } from '../../../platform/db/handle.ts';
import { dayAfter } from '../../../platform/indonesian-time.ts';
import { remembered } from '../../../platform/remembered.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { storeFigures } from '../../stores/summary/store-figures.service.ts';
import { readStoresNow } from '../days-of-stores.sql.ts';
import { isMany } from '../many-stores.ts';
import { showPerformance } from '../performance/show-performance.service.ts';
import { added } from '../sales/added.ts';
import { sumDays } from '../sales/sales.sql.ts';
import { type Days, daysOf, mondayOf } from '../weeks.ts';
import { readComplained, readDemanded, readDueBuyer, readScarcest } from './help.sql.ts';
import { answer, greet, lift, offer, restock, whatHelps } from './help.ts';
import { readStoreDays, type StoreDay } from './picture.sql.ts';

const [mostStores, drawnDays, drawnDaysOfStore] = [100, 28, 14];

const recallMany = remembered<HomePicture>(30_000);

/** How today goes, in one store or all together. What somebody may not see of the stock is not remembered for who may. */
export function showPicture(db: Db, scope: StoreScope): Promise<HomePicture> {
  const stocked = scope.alsoSeeing('inventory').store_id_array;
  return isMany(scope)
    ? recallMany(db, `${scope.store_id_array} ${stocked}`, () => pictureOf(db, scope))
    : pictureOf(db, scope);
}

async function pictureOf(db: Db, scope: StoreScope): Promise<HomePicture> {
  const { today, earliest_today, counted_at } = await readStoresNow(db, scope);
  const drawn = { from: dayAfter(today, 1 - drawnDays), to: today };
  const isSeveral = scope.store_ids.length > 1;
  const [sums, { figures }, storeDays, help] = await Promise.all([
    sumDays(db, scope, drawn),
    storeFigures(db, scope, true),
    isSeveral
      ? readStoreDays(
          db,
          scope,
          { ...drawn, from: dayAfter(today, 1 - drawnDaysOfStore) },
          mostStores,
        )
      : [],
    helpOf(db, scope, earliest_today),
  ]);
  const came = (when: 'today' | 'week_ago') => ({
    orders: figures.reduce((sum, each) => sum + (each[when]?.orders ?? 0), 0),
    revenue: figures.reduce((sum, each) => sum + (each[when]?.revenue ?? 0), 0),
  });
  const [now, weekAgo] = [came('today'), came('week_ago')];
  const monday = mondayOf(today);
  const measured = ['revenue', 'orders'] as const;
  const week = added(sums, { from: monday, to: today }, measured);
  // A day that has only begun is set against no whole one.
  const over = { from: monday, to: dayAfter(earliest_today, -1) };
  const done = added(sums, over, measured);
  const before = added(sums, aWeekBefore(over), measured);
  return {
    day: today,
    counted_at,
    has_enough: added(sums, drawn, ['orders']).orders >= enoughOrders,
    today: now,
    week_ago: weekAgo,
    is_comparable: now.orders >= enoughOrders && weekAgo.orders >= enoughOrders,
    week: {
      ...week,
      done_revenue: done.revenue,
      done_days: daysOf(over).length,
      before_revenue: before.revenue,
      is_comparable: done.orders >= enoughOrders && before.orders >= enoughOrders,
    },
    days: daysOf(drawn).map((day) => ({
      day,
      ...added(sums, { from: day, to: day }, ['revenue']),
    })),
    stores: byStore(storeDays, today),
    sees_stock: scope.alsoSeeing('inventory').store_ids.length > 0,
    help,
  };
}

const aWeekBefore = ({ from, to }: Days): Days => ({
  from: dayAfter(from, -7),
  to: dayAfter(to, -7),
});

function byStore(days: readonly StoreDay[], today: string): HomePicture['stores'] {
  const [first, monday] = [dayAfter(today, 1 - drawnDaysOfStore), mondayOf(today)];
  const stores = Map.groupBy(days, ({ store_id }) => store_id);
  return [...stores].map(([store_id, own]) => {
    const known = new Map(own.map(({ day, revenue }) => [day, revenue]));
    return {
      store_id,
      revenue: daysOf({ from: monday, to: today }).reduce(
        (sum, day) => sum + (known.get(day) ?? 0),
        0,
      ),
      days: daysOf({ from: first, to: today }).map((day) => known.get(day) ?? 0),
    };
  });
}

async function helpOf(db: Db, scope: StoreScope, today: string): Promise<HomePicture['help']> {
  const stocked = scope.alsoSeeing('inventory');
  const [scarce, buyers, demands, complaints, { numbers }] = await Promise.all([
    stocked.store_ids.length > 0 ? readScarcest(db, stocked, today) : [],
    readDueBuyer(db, scope),
    readDemanded(db, scope),
    readComplained(db, scope),
    showPerformance(db, scope),
  ]);
  const [only, ...others] = scope.store_ids;
  return whatHelps(
    [
      ...scarce.map(restock),
      ...buyers.map(greet),
      ...demands.map(offer),
      ...complaints.map(answer),
    ],
    lift(numbers, others.length === 0 ? (only ?? null) : null),
  );
}
