import type { Tx } from '../platform/db/handle.ts';
import { rowsOf, sql } from '../platform/db/sql.ts';

type Listed = { id: string; product_unit_id: string; price: number };

/** Some of what a store offers, from the middle of its list. */
export const readSomeListings = (db: Tx, store_id: string, count: number): Promise<Listed[]> =>
  rowsOf<Listed>(
    db,
    sql`select id, product_unit_id, price from inventories
        where store_id = ${store_id}::bigint and state = 'ACTIVE' order by id offset 20 limit ${count}::int`,
  );

/** It was so many days ago: what it changed, its history and its plan. */
export async function backdatePlan(
  db: Tx,
  store_id: string,
  plan_id: string,
  days: number,
): Promise<void> {
  const earlier = sql`make_interval(days => ${days}::int)`;
  await rowsOf(
    db,
    sql`update inventory_plans set created_at = created_at - ${earlier}, applied_at = applied_at - ${earlier}
        where store_id = ${store_id}::bigint and id = ${plan_id}::uuid`,
  );
  await rowsOf(
    db,
    sql`update inventory_changes set created_at = created_at - ${earlier}
        where store_id = ${store_id}::bigint and plan_id = ${plan_id}::uuid`,
  );
}

export async function backdateCopy(db: Tx, store_id: string, days: number): Promise<void> {
  await rowsOf(
    db,
    sql`update inventory_copies set created_at = created_at - make_interval(days => ${days}::int)
        where store_id = ${store_id}::bigint`,
  );
}

/** A brand of which the store offers much. */
export async function readMainBrand(db: Tx, store_id: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ brand_id: string }>(
    db,
    sql`select brand_id from store_products where store_id = ${store_id}::bigint
        group by brand_id order by count(*) desc, brand_id limit 1`,
  );
  return row?.brand_id;
}
