import type { Db } from '../../../platform/db/handle.ts';
import { integer, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { graceDays } from './fee-collections.sql.ts';

export type FeesOwed = {
  store_name: string;
  is_active: boolean;
  allows_selling: boolean;
  time_zone: string;
  unpaid: number;
  due_amount: number;
  overdue_amount: number;
  first_due_at: string | null;
  blocks_at: string | null;
  blocks_new_orders: boolean;
  waiting: number;
  refusal: { reason: string; deadline_at: string } | null;
};

/** All that a store owes and that no proof of payment has come for, and how much waits for its proof to be looked at. */
export async function readFeesOwed(db: Db, store_id: string): Promise<FeesOwed | undefined> {
  const [row] = await rowsOf<FeesOwed>(
    db,
    sql`select s.name as store_name, s.is_active, s.allows_selling, c.time_zone, u.*, w.waiting, r.refusal
        from stores s join cities c on c.id = s.city_id
        cross join (
          select count(*)::int as unpaid, coalesce(sum(amount), 0) as due_amount,
            coalesce(sum(amount) filter (where due_at <= now()), 0) as overdue_amount, min(due_at) as first_due_at,
            min(due_at) + make_interval(days => ${graceDays}) as blocks_at,
            coalesce(min(due_at) < now() - make_interval(days => ${graceDays}), false) as blocks_new_orders
          from fee_collections where store_id = ${store_id}::bigint and state = 'UNPAID'
        ) u
        cross join (
          select count(*)::int as waiting
          from fee_collections where store_id = ${store_id}::bigint and state = 'WAITING_VERIFICATION'
        ) w
        left join (
          select json_build_object('reason', reason, 'deadline_at', deadline_at) as refusal
          from fee_payments
          where store_id = ${store_id}::bigint and state = 'REFUSED' and deadline_at > now()
          order by judged_at desc limit 1
        ) r on true
        where s.id = ${store_id}::bigint`,
  );
  return row;
}

/** The stores among these whose new orders are stopped by what they owe; looked up by an index of what is unpaid. */
export const stoppedByFees = (isAmong: (store_id: Sql) => Sql): Sql => sql`
  select distinct f.store_id from fee_collections f
  where ${isAmong(sql`f.store_id`)} and f.state = 'UNPAID'
    and f.due_at < now() - make_interval(days => ${integer(graceDays)})`;

export async function isStoppedByFees(db: Db, store_id: string): Promise<boolean> {
  const stopped = stoppedByFees((column) => sql`${column} = ${store_id}::bigint`);
  return (await rowsOf<{ store_id: string }>(db, stopped)).length > 0;
}
