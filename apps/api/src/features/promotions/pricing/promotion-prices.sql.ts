import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { PromotionPrice } from './reckon-discounts.ts';

/** Who only wants to know what something costs makes nobody wait. */
export type Locks = 'locked' | 'unlocked';
const locked = (locks: Locks, rows: Sql): Sql => (locks === 'locked' ? rows : sql``);

/**
 * What these listings are in now, by the store's own clock, with its row locked in the order of the listings: how much of a quota is
 * left is read from under the lock.
 */
export const readPrices = (
  db: Tx,
  store_id: string,
  inventory_ids: readonly string[],
  now: string,
  locks: Locks,
): Promise<PromotionPrice[]> =>
  rowsOf<PromotionPrice>(
    db,
    sql`select m.inventory_id, m.promotion_id, p.name, m.price, m.base_price, p.platform_share_percent,
          greatest(m.quota - m.taken, 0) as left
        from promotion_items m join promotions p on p.id = m.promotion_id
        cross join (
          select ${now}::timestamptz at time zone c.time_zone as local_now
          from stores s join cities c on c.id = s.city_id where s.id = ${store_id}::bigint
        ) t
        where m.store_id = ${store_id}::bigint and m.inventory_id = any(${inventory_ids}::bigint[])
          and m.left_at is null and m.starts_at <= t.local_now and m.ends_at > t.local_now
          and p.cancelled_at is null
        order by m.inventory_id ${locked(locks, sql`for no key update of m`)}`,
  );

/**
 * What the marketplace may still pay of each promotion in this store, with the store's row locked behind those of its listings: several
 * of them draw on it. Where somebody has a role in both stores it pays nothing.
 */
export async function readShares(
  db: Tx,
  store_id: string,
  buyer_store_id: string,
  promotion_ids: readonly string[],
  locks: Locks,
): Promise<Map<string, number>> {
  const rows = await rowsOf<{ promotion_id: string; left: number }>(
    db,
    sql`select k.promotion_id, case
            when exists (
              select from store_permissions s join store_permissions b on b.user_id = s.user_id
              where s.store_id = ${store_id}::bigint and b.store_id = ${buyer_store_id}::bigint
            ) then 0
            else greatest(p.platform_limit - k.platform_amount, 0)
          end as left
        from promotion_stores k join promotions p on p.id = k.promotion_id
        where k.store_id = ${store_id}::bigint and k.promotion_id = any(${promotion_ids}::bigint[])
        order by k.promotion_id ${locked(locks, sql`for no key update of k`)}`,
  );
  return new Map(rows.map(({ promotion_id, left }) => [promotion_id, left]));
}

/** Of one listing in one promotion, on its way to the counters or back. */
export type Counted = {
  promotion_id: string;
  inventory_id: string;
  orders: number;
  units: number;
  sales: number;
  discount: number;
  platform_amount: number;
};

const given = (counted: readonly Counted[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as w (promotion_id bigint, inventory_id bigint, orders int,
    units int, sales numeric, discount numeric, platform_amount numeric)`;

/** Counts what an order takes, or with negative numbers what it gives back, by the order of the listings. */
export async function countPrices(
  db: Tx,
  store_id: string,
  counted: readonly Counted[],
): Promise<void> {
  if (counted.length === 0) return;
  await rowsOf(
    db,
    sql`with locked as (
          select m.promotion_id, m.inventory_id from promotion_items m
          join ${given(counted)} on w.promotion_id = m.promotion_id and w.inventory_id = m.inventory_id
          where m.store_id = ${store_id}::bigint order by m.inventory_id, m.promotion_id for no key update of m
        )
        update promotion_items m set taken = m.taken + w.units, order_count = m.order_count + w.orders,
          sales = m.sales + w.sales, discount = m.discount + w.discount,
          platform_amount = m.platform_amount + w.platform_amount
        from ${given(counted)} join locked l on l.promotion_id = w.promotion_id and l.inventory_id = w.inventory_id
        where m.store_id = ${store_id}::bigint and m.promotion_id = w.promotion_id
          and m.inventory_id = w.inventory_id`,
  );
}

/** The same of the store: an order with several listings of a promotion is one of it. */
export async function countPromotions(
  db: Tx,
  store_id: string,
  counted: readonly Counted[],
  orders: number,
): Promise<void> {
  if (counted.length === 0) return;
  await rowsOf(
    db,
    sql`with given as (
          select promotion_id, sum(units)::bigint as units, sum(sales) as sales, sum(discount) as discount,
            sum(platform_amount) as platform_amount
          from ${given(counted)} group by promotion_id
        ), locked as (
          select s.promotion_id from promotion_stores s join given using (promotion_id)
          where s.store_id = ${store_id}::bigint order by s.promotion_id for no key update of s
        )
        update promotion_stores s set order_count = s.order_count + ${orders}::int, units = s.units + g.units,
          sales = s.sales + g.sales, discount = s.discount + g.discount,
          platform_amount = s.platform_amount + g.platform_amount
        from given g join locked using (promotion_id)
        where s.store_id = ${store_id}::bigint and s.promotion_id = g.promotion_id`,
  );
}
