import type { CopyBody, InventoryCopy } from '@marketplace/contract/inventory-copies';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../../platform/pages.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import type { Copied } from './copied-values.ts';

export type Copy = InventoryCopy & {
  user_id: string | null;
  payload_hash: string;
  created_micros: string;
};

const columns = sql`
  c.id, c.store_id, (select name from stores where id = c.store_id) as store_name, c.takes, c.percent, c.round_to,
  c.known, c.stores, (select name from users where id = c.user_id) as user_name, c.created_at, c.user_id,
  c.payload_hash, ${microseconds(sql`c.created_at`)} as created_micros`;

type Asked = CopyBody & { user_id: string; payload_hash: string };

/** Whether it was not there yet: of two at once the second waits for the first, and is told so. */
export async function insertCopy(
  db: Tx,
  { store_id }: OneStore,
  { copy_id, user_id, payload_hash, takes, percent, round_to, known, target_store_ids }: Asked,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`insert into inventory_copies (store_id, id, user_id, payload_hash, takes, percent, round_to, known, stores)
        values (${store_id}::bigint, ${copy_id}::uuid, ${user_id}::bigint, ${payload_hash}, ${takes}::text[],
          ${percent}::float8, ${round_to}::int, ${known}, ${target_store_ids.length}::int)
        on conflict (store_id, id) do nothing returning true`,
  );
  return rows.length > 0;
}

export async function readCopy(
  db: Db,
  scope: StoreScope,
  copy_id: string,
): Promise<Copy | undefined> {
  const [copy] = await rowsOf<Copy>(
    db,
    sql`select ${columns} from inventory_copies c
        where c.id = ${copy_id}::uuid and ${inScope(scope, sql`c.store_id`)}`,
  );
  return copy;
}

export function readCopies(
  db: Db,
  { store_id }: OneStore,
  behind: readonly [string, string] | undefined,
  limit: number,
): Promise<Copy[]> {
  const [at, id] = behind ?? [];
  const isBehind: Sql =
    at && id
      ? sql`(c.created_at < ${atMicroseconds(at)} or c.created_at = ${atMicroseconds(at)} and c.id > ${id}::uuid)`
      : sql`true`;
  return rowsOf<Copy>(
    db,
    sql`select ${columns} from inventory_copies c
        where c.store_id = ${store_id}::bigint and ${isBehind}
        order by c.created_at desc, c.id limit ${limit}`,
  );
}

/** Whether one of these stores is inactive. */
export async function isAnyInactive(db: Db, store_ids: readonly string[]): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from stores where id = any(${store_ids}::bigint[]) and not is_active limit 1`,
  );
  return rows.length > 0;
}

/** Listings of a store by their ids, in that order. */
export const readCopied = (
  db: Db,
  { store_id }: OneStore,
  ids: readonly string[],
): Promise<Copied[]> =>
  rowsOf<Copied>(
    db,
    sql`select i.product_unit_id, i.price, i.cost_price, i.minimum_order, i.state,
          coalesce(t.price_tiers, '[]') as price_tiers
        from unnest(${ids}::bigint[]) with ordinality as c (id, place)
        cross join lateral (
          select * from inventories where store_id = ${store_id}::bigint and inventories.id = c.id limit 1
        ) i
        left join lateral (
          select jsonb_agg(jsonb_build_object('min_qty', min_qty, 'price', price) order by min_qty) as price_tiers
          from inventory_price_tiers where store_id = ${store_id}::bigint and inventory_id = i.id
        ) t on true
        order by c.place`,
  );

/** Those of the units that a store lists. */
export async function readListedUnits(
  db: Db,
  { store_id }: OneStore,
  product_unit_ids: readonly string[],
): Promise<Set<string>> {
  const rows = await rowsOf<{ product_unit_id: string }>(
    db,
    sql`select product_unit_id from inventories
        where store_id = ${store_id}::bigint and product_unit_id = any(${product_unit_ids}::bigint[])`,
  );
  return new Set(rows.map(({ product_unit_id }) => product_unit_id));
}

export async function writeLeftOut(
  db: Tx,
  { store_id }: OneStore,
  plan_id: string,
  left_out: number,
): Promise<void> {
  await rowsOf(
    db,
    sql`update inventory_plans set left_out = ${left_out}::int
        where store_id = ${store_id}::bigint and id = ${plan_id}::uuid`,
  );
}
