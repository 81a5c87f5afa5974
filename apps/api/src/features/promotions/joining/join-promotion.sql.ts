import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { PromotionRecord } from '../record/promotion-rows.sql.ts';
import { leastPrice } from './least-price.sql.ts';
import { otherPromotion } from './other-promotion.sql.ts';

/** Locked in the order of their ids, as whoever edits them does: of two promotions a listing is put into one after the other. */
export async function lockListings(
  db: Tx,
  { store_id }: OneStore,
  ids: readonly string[],
): Promise<void> {
  await rowsOf(
    db,
    sql`select id from inventories where store_id = ${store_id}::bigint and id = any(${ids}::bigint[])
        order by id for no key update`,
  );
}

/** What of a listing decides whether it may be put in. */
export type JoiningListing = {
  inventory_id: string;
  price: number;
  /** The least it cost of late. */
  least_price: number;
  category_id: string;
  is_active: boolean;
  available: number;
  other_promotion: string | null;
};

export const readJoining = (
  db: Tx,
  { store_id }: OneStore,
  promotion: PromotionRecord,
  ids: readonly string[],
): Promise<JoiningListing[]> =>
  rowsOf<JoiningListing>(
    db,
    sql`select i.id as inventory_id, i.price, ${leastPrice(store_id)} as least_price, g.category_id, i.state = 'ACTIVE' as is_active,
          (k.stock - k.reserved) / u.base_quantity as available,
          ${otherPromotion(store_id, sql`i.id`, promotion)} as other_promotion
        from inventories i join stocks k on k.store_id = ${store_id}::bigint and k.variant_id = i.variant_id
        join product_units u on u.id = i.product_unit_id join products g on g.id = i.product_id
        where i.store_id = ${store_id}::bigint and i.id = any(${ids}::bigint[])`,
  );

/** An item there is, or was before it was taken out. */
export type ItemBefore = {
  inventory_id: string;
  price: number;
  quota: number;
  taken: number;
  base_price: number;
  version: number;
  has_left: boolean;
};

export const lockItems = (
  db: Tx,
  { store_id }: OneStore,
  cms_id: string,
  ids: readonly string[],
): Promise<ItemBefore[]> =>
  rowsOf<ItemBefore>(
    db,
    sql`select inventory_id, price, quota, taken, base_price, version, left_at is not null as has_left
        from promotion_items
        where store_id = ${store_id}::bigint and promotion_id = ${cms_id}::bigint
          and inventory_id = any(${ids}::bigint[])
        order by inventory_id for no key update`,
  );

/** All that are in it, locked. */
export const lockJoined = (db: Tx, { store_id }: OneStore, cms_id: string) =>
  rowsOf<{ inventory_id: string }>(
    db,
    sql`select inventory_id from promotion_items
        where store_id = ${store_id}::bigint and promotion_id = ${cms_id}::bigint and left_at is null
        order by inventory_id for no key update`,
  );

/** How many of the store's listings are in it, which nobody changes until the end of this. */
export async function lockTakingPart(
  db: Tx,
  { store_id }: OneStore,
  { cms_id, ends_local }: PromotionRecord,
): Promise<number> {
  await rowsOf(
    db,
    sql`insert into promotion_stores (store_id, promotion_id, ends_at)
        values (${store_id}::bigint, ${cms_id}::bigint, ${ends_local}::timestamp)
        on conflict (store_id, promotion_id) do nothing`,
  );
  const [row] = await rowsOf<{ item_count: number }>(
    db,
    sql`select item_count from promotion_stores
        where store_id = ${store_id}::bigint and promotion_id = ${cms_id}::bigint for no key update`,
  );
  return row?.item_count ?? 0;
}

export async function addToCount(
  db: Tx,
  { store_id }: OneStore,
  cms_id: string,
  by: number,
): Promise<void> {
  await rowsOf(
    db,
    sql`update promotion_stores set item_count = item_count + ${by}::int
        where store_id = ${store_id}::bigint and promotion_id = ${cms_id}::bigint`,
  );
}

export type NewItem = { inventory_id: string; price: number; quota: number; base_price: number };

export async function writeItems(
  db: Tx,
  { store_id }: OneStore,
  { cms_id, starts_local, ends_local }: PromotionRecord,
  user_id: string,
  items: readonly NewItem[],
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into promotion_items as m (store_id, promotion_id, inventory_id, price, quota, base_price, starts_at,
          ends_at, updated_by)
        select ${store_id}::bigint, ${cms_id}::bigint, w.inventory_id, w.price, w.quota, w.base_price,
          ${starts_local}::timestamp, ${ends_local}::timestamp, ${user_id}::bigint
        from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as w (inventory_id bigint, price numeric, quota int,
          base_price numeric)
        order by w.inventory_id
        on conflict (store_id, promotion_id, inventory_id) do update set price = excluded.price,
          quota = excluded.quota, base_price = excluded.base_price, version = m.version + 1,
          updated_by = excluded.updated_by, updated_at = excluded.updated_at, left_at = null`,
  );
}

export async function markLeft(
  db: Tx,
  { store_id }: OneStore,
  cms_id: string,
  user_id: string,
  ids: readonly string[],
): Promise<void> {
  await rowsOf(
    db,
    sql`update promotion_items set left_at = now(), version = version + 1, updated_at = now(),
          updated_by = ${user_id}::bigint
        where store_id = ${store_id}::bigint and promotion_id = ${cms_id}::bigint
          and inventory_id = any(${ids}::bigint[])`,
  );
}
