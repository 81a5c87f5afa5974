import { judgedDays, trendWeeks } from '@marketplace/contract/analytics-words';
import { day, id } from '@marketplace/contract/fields';
import type {
  PerformanceOrdersQuery,
  SellerPerformance,
} from '@marketplace/contract/seller-performance';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { dayAfter } from '../../../platform/indonesian-time.ts';
import { followingPage } from '../../../platform/pages.ts';
import { remembered } from '../../../platform/remembered.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readCountedOrders } from '../counted-orders.sql.ts';
import { readStoresNow } from '../days-of-stores.sql.ts';
import { isMany } from '../many-stores.ts';
import { mondayOf } from '../weeks.ts';
import { costlyKeys, readStoreNames, readSums, type Sums } from './performance.sql.ts';
import { levelOf, type MeasuredDays, nextLevelOf, numbersOf, scoreOf } from './score.ts';

const mostStores = 100;

/** The days up to yesterday: by then what was due on a day has come, or has not. */
async function judged(db: Db, scope: StoreScope) {
  const { earliest_today: today, counted_at } = await readStoresNow(db, scope);
  const to = dayAfter(today, -1);
  return { today, counted_at, from: dayAfter(to, 1 - judgedDays), to };
}

/** What is over does not change but by refunds of old orders: once in ten minutes is enough. */
const recallPast = remembered<Map<string, MeasuredDays>>(600_000);
/** Of many stores it is added up for long, and counted every twenty seconds anyway. */
const recallMany = remembered<SellerPerformance>(30_000);

export const showPerformance = (db: Db, scope: StoreScope): Promise<SellerPerformance> =>
  isMany(scope)
    ? recallMany(db, scope.store_id_array, () => performanceOf(db, scope))
    : performanceOf(db, scope);

async function performanceOf(db: Db, scope: StoreScope): Promise<SellerPerformance> {
  const { today, from, to, counted_at } = await judged(db, scope);
  const before = dayAfter(to, -judgedDays);
  const sundays = sundaysBefore(today);
  const [now, past, stores] = await Promise.all([
    measureUpTo(db, scope, [to], false),
    recallPast(db, `${scope.store_id_array} ${today}`, async () => {
      const weeks = await measureUpTo(db, scope, sundays, true);
      return new Map([...(await measureUpTo(db, scope, [before], false)), ...weeks]);
    }),
    scope.store_ids.length > 1 ? scoreStores(db, scope, to) : [],
  ]);
  const judgedNow = now.get(to) ?? nothing;
  const score = scoreOf(judgedNow);
  return {
    date_from: from,
    date_to: to,
    counted_at,
    score,
    level: levelOf(score),
    next_level: nextLevelOf(score),
    numbers: numbersOf(judgedNow, past.get(before) ?? nothing),
    history: [
      ...sundays
        .filter((sunday) => sunday !== to)
        .map((date_to) => ({ date_to, score: scoreOf(past.get(date_to) ?? nothing) })),
      { date_to: to, score },
    ],
    stores,
  };
}

async function measureUpTo(
  db: Db,
  scope: StoreScope,
  dates: readonly string[],
  areSundays: boolean,
): Promise<Map<string, MeasuredDays>> {
  const rows = await readSums(db, scope, dates, { areSundays });
  return new Map(rows.map((row) => [row.date_to, measure(row)]));
}

/** The last day of each of the weeks before this one. */
const sundaysBefore = (today: string): string[] =>
  Array.from({ length: trendWeeks }, (_, index) =>
    dayAfter(mondayOf(today), -1 - 7 * (trendWeeks - 1 - index)),
  );

/** Those that need somebody most come first. */
async function scoreStores(db: Db, scope: StoreScope, to: string) {
  const rows = await readSums(db, scope, [to], { isByStore: true });
  const scored = rows
    .map((row) => ({ store_id: row.store_id, score: scoreOf(measure(row)) }))
    .sort((one, other) => (one.score ?? 101) - (other.score ?? 101))
    .slice(0, mostStores);
  const names = await readStoreNames(
    db,
    scored.map(({ store_id }) => store_id),
  );
  const nameOf = new Map(names.map(({ store_id, store_name }) => [store_id, store_name]));
  return scored.map(({ store_id, score }) => ({
    store_id,
    store_name: nameOf.get(store_id) ?? '',
    score,
    level: levelOf(score),
  }));
}

const share = (good: number, of: number, counted = of) => ({
  value: of > 0 ? good / of : 0,
  good,
  of,
  counted,
});

const measure = (sums: Sums): MeasuredDays => ({
  ACCEPTANCE: share(sums.accepted_amount, sums.ordered_amount, sums.decided),
  RESPONSE: {
    value: sums.median_minutes ?? 0,
    good: sums.answered_soon,
    of: sums.answers,
    counted: sums.answers,
  },
  ON_TIME: share(sums.on_time, sums.due),
  COMPLETION: share(sums.completed, sums.completed + sums.failed),
  COMPLAINTS: share(sums.complaint_halves / 2, sums.delivered),
  CHAT: share(sums.chats_soon, sums.chats),
});

const none = share(0, 0);
const nothing: MeasuredDays = {
  ACCEPTANCE: none,
  RESPONSE: none,
  ON_TIME: none,
  COMPLETION: none,
  COMPLAINTS: none,
  CHAT: none,
};

export async function listCostly(db: Db, scope: StoreScope, query: PerformanceOrdersQuery) {
  const { kind } = query;
  if (kind === 'CHAT') return { data: [], next: null };
  const { from, to } = await judged(db, scope);
  const { data, next } = await followingPage(
    query,
    z.tuple([day, id]),
    (behind, limit) => costlyKeys(db, scope, { kind, from, to }, behind, limit),
    (row) => [row.day, row.order_id],
  );
  return { data: await readCountedOrders(db, data), next };
}
