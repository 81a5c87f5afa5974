import type { PerformanceKind } from '@marketplace/contract/analytics-words';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { integer, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import type { OrderKey } from '../counted-orders.sql.ts';
import { rules } from './score.ts';

/** Twenty-eight days by the day they end on; those of a store, where each has its own row. */
export type Sums = {
  store_id: string;
  date_to: string;
  decided: number;
  ordered_amount: number;
  accepted_amount: number;
  due: number;
  on_time: number;
  completed: number;
  failed: number;
  delivered: number;
  complaint_halves: number;
  answers: number;
  answered_soon: number;
  median_minutes: number | null;
  chats: number;
  chats_soon: number;
};

/** The hour of opening time in which a buyer's first message wants an answer; one that still waits is judged after two days. */
const chatMinutes = 60;

const ends = (dates: readonly string[]) => sql`unnest(${[...dates]}::date[]) as e (date_to)`;
const inDays = (day: Sql) => sql`${day} between e.date_to - 27 and e.date_to`;

/**
 * What orders and chats came to in the days up to each of `dates`, of all stores together (store 0) or of each. Days are added
 * up before they meet the dates, since these overlap.
 */
export function readSums(
  db: Db,
  scope: StoreScope,
  dates: readonly string[],
  { isByStore = false, areSundays = false }: { isByStore?: boolean; areSundays?: boolean } = {},
): Promise<Sums[]> {
  // Up to a Sunday they are whole weeks, and added up by week there is a seventh to put together.
  const part = (day: Sql) => (areSundays ? sql`date_trunc('week', ${day}::timestamp)::date` : day);
  const store = (column: Sql) => (isByStore ? column : sql`0::bigint`);
  const among = (table: string, day: Sql) => {
    const of = table === 't' ? sql`t.store_id` : sql`w.store_id`;
    return sql`${inScope(scope, of)} and ${day} between (select min(d) - 27 from unnest(${[...dates]}::date[]) d)
      and (select max(d) from unnest(${[...dates]}::date[]) d)`;
  };
  return rowsOf<Sums>(
    db,
    sql`
    with days as (
      select ${store(sql`t.store_id`)} as store_id, ${part(sql`t.day`)} as day, sum(t.decided) as decided, sum(t.ordered_amount) as ordered_amount,
        sum(t.accepted_amount) as accepted_amount, sum(t.due) as due, sum(t.on_time) as on_time, sum(t.orders) as completed,
        sum(t.failed) as failed, sum(t.delivered) as delivered, sum(t.complaint_halves) as complaint_halves
      from store_days t where ${among('t', sql`t.day`)} group by 1, 2
    ), sums as (
      select e.date_to, t.store_id, sum(t.decided) as decided, sum(t.ordered_amount) as ordered_amount,
        sum(t.accepted_amount) as accepted_amount, sum(t.due) as due, sum(t.on_time) as on_time, sum(t.completed) as completed,
        sum(t.failed) as failed, sum(t.delivered) as delivered, sum(t.complaint_halves) as complaint_halves
      from ${ends(dates)} join days t on ${inDays(sql`t.day`)} group by 1, 2
    ), minutes as (
      select ${store(sql`t.store_id`)} as store_id, ${part(sql`t.day`)} as day, t.minutes, sum(t.orders) as orders
      from store_day_responses t where ${among('t', sql`t.day`)} group by 1, 2, 3
    ), ranked as (
      select x.*, sum(x.orders) over (partition by x.date_to, x.store_id order by x.minutes) as so_far,
        sum(x.orders) over (partition by x.date_to, x.store_id) as answers
      from (
        select e.date_to, t.store_id, t.minutes, sum(t.orders) as orders
        from ${ends(dates)} join minutes t on ${inDays(sql`t.day`)} group by 1, 2, 3
      ) x
    ), answers as (
      select date_to, store_id, max(answers) as answers,
        coalesce(sum(orders) filter (where minutes <= ${rules.RESPONSE.target}::int), 0) as answered_soon,
        min(minutes) filter (where 2 * so_far >= answers) as median_minutes
      from ranked where orders > 0 group by 1, 2
    ), chat_days as (
      select ${store(sql`w.store_id`)} as store_id, ${part(sql`(w.asked_at at time zone z.time_zone)::date`)} as day, count(*) as chats,
        count(*) filter (where w.open_minutes <= ${chatMinutes}::int) as chats_soon
      from chat_waits w join stores s on s.id = w.store_id join cities z on z.id = s.city_id
      where ${inScope(scope, sql`w.store_id`)}
        and (w.open_minutes is not null or w.asked_at < now() - interval '2 days')
        and w.asked_at >= (select min(d) - 29 from unnest(${[...dates]}::date[]) d)::timestamptz
      group by 1, 2
    ), chats as (
      select e.date_to, t.store_id, sum(t.chats) as chats, sum(t.chats_soon) as chats_soon
      from ${ends(dates)} join chat_days t on ${inDays(sql`t.day`)} group by 1, 2
    )
    select k.store_id::text, k.date_to::text, coalesce(t.decided, 0)::int as decided, coalesce(t.ordered_amount, 0) as ordered_amount,
      coalesce(t.accepted_amount, 0) as accepted_amount, coalesce(t.due, 0)::int as due, coalesce(t.on_time, 0)::int as on_time,
      coalesce(t.completed, 0)::int as completed, coalesce(t.failed, 0)::int as failed, coalesce(t.delivered, 0)::int as delivered,
      coalesce(t.complaint_halves, 0)::int as complaint_halves, coalesce(a.answers, 0)::int as answers,
      coalesce(a.answered_soon, 0)::int as answered_soon, a.median_minutes, coalesce(c.chats, 0)::int as chats,
      coalesce(c.chats_soon, 0)::int as chats_soon
    from (select date_to, store_id from sums union select date_to, store_id from answers union select date_to, store_id from chats) k
    left join sums t on t.date_to = k.date_to and t.store_id = k.store_id
    left join answers a on a.date_to = k.date_to and a.store_id = k.store_id
    left join chats c on c.date_to = k.date_to and c.store_id = k.store_id`,
  );
}

export const readStoreNames = (
  db: Db,
  store_ids: readonly string[],
): Promise<{ store_id: string; store_name: string }[]> =>
  rowsOf<{ store_id: string; store_name: string }>(
    db,
    sql`select id::text as store_id, name as store_name from stores where id = any(${[...store_ids]}::bigint[])`,
  );

/** Which orders cost a number its points, and the day by which they do. */
const costly: Record<Exclude<PerformanceKind, 'CHAT'>, { day: Sql; which: Sql }> = {
  ACCEPTANCE: { day: sql`t.arrived_on`, which: sql`t.accepted_amount < t.ordered_amount` },
  RESPONSE: {
    day: sql`t.arrived_on`,
    // Written out, as it stands in its index.
    which: sql`t.response_minutes > ${integer(rules.RESPONSE.target)}`,
  },
  ON_TIME: { day: sql`t.due_on`, which: sql`not t.was_on_time` },
  COMPLETION: { day: sql`t.failed_on`, which: sql`true` },
  COMPLAINTS: { day: sql`t.delivered_on`, which: sql`t.complaint_halves > 0` },
};

export type CostlyKey = OrderKey & { day: string };

/** The newest first, behind the last of the page before. */
export function costlyKeys(
  db: Db,
  scope: StoreScope,
  { kind, from, to }: { kind: Exclude<PerformanceKind, 'CHAT'>; from: string; to: string },
  behind: readonly [day: string, order_id: string] | undefined,
  limit: number,
): Promise<CostlyKey[]> {
  const { day, which } = costly[kind];
  return rowsOf<CostlyKey>(
    db,
    sql`select t.store_id::text, t.order_id::text, ${day}::text as day from order_facts t
        where ${inScope(scope, sql`t.store_id`)} and ${day} between ${from}::date and ${to}::date and ${which}
          ${behind ? sql`and (${day}, t.order_id) < (${behind[0]}::date, ${behind[1]}::bigint)` : sql``}
        order by ${day} desc, t.order_id desc limit ${integer(limit)}`,
  );
}
