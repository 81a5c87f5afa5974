import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { isoInstant } from '../../platform/db/column-types.ts';
import { joined, type Sql, sql } from '../../platform/db/sql.ts';

/** Pieces that no order has reserved. */
export const freePieces = (k: Sql) => sql`(${k}.stock - ${k}.reserved)`;

/*
 * Names are looked up one by one: joined, a planner may read all of the catalogue for the twenty rows of a page.
 */
const inventoryColumns = sql`
  i.id::text, i.store_id::text, (select name from stores where id = i.store_id) as store_name,
  i.product_unit_id::text, i.product_id::text, g.name as product_name, i.variant_id::text,
  v.name as variant_name, (select name from brands where id = g.brand_id) as brand_name,
  (select name from categories where id = g.category_id) as category_name, pu.uom_id::text,
  (select name from uoms where id = pu.uom_id) as uom_name, pu.base_quantity, i.price, i.cost_price,
  i.minimum_order, coalesce(t.price_tiers, '[]') as price_tiers, i.state, i.version, k.stock / pu.base_quantity as stock,
  ${freePieces(sql`k`)} / pu.base_quantity as available, k.stock as stock_pieces,
  k.reserved as reserved_pieces, k.low_stock_level, k.expires_on, case
    when ${freePieces(sql`k`)} <= 0 then 'NONE'
    when ${freePieces(sql`k`)} <= k.low_stock_level then 'LOW'
    else 'ENOUGH'
  end as stock_level, m.promotion, i.price_changed_at, i.updated_at,
  (select name from users where id = i.updated_by) as updated_by_name`;

/*
 * In a product its variants stand by name, of each the smallest unit first.
 */

/** The rows of listings: `keys` gives their store_id and id, and their `place` among each other. */
export const rowsOfListings = (keys: Sql) =>
  sql`${rows(keys, sql`i.id = q.id`)} order by q.place, ${inProduct}`;

/** The rows of listings of products: `keys` gives their store_id and product_id, and their `place`. */
export const rowsOfProducts = (keys: Sql, conditions: Sql[] = []) =>
  sql`${ofProducts(keys, conditions)} order by q.place, ${inProduct}`;

/** Of those rows some: a product's `place` is how many stand before its own. */
export const someRowsOfProducts = (keys: Sql, conditions: Sql[], from: Sql, upTo: Sql) => sql`
  select r.* from (${ofProducts(
    keys,
    conditions,
    sql`, q.place + row_number() over (partition by i.store_id, i.product_id order by ${inProduct}) as number`,
  )}) r where r.number > ${from} and r.number <= ${upTo} order by r.number`;

const ofProducts = (keys: Sql, conditions: Sql[], more = sql``) =>
  rows(keys, joined([sql`i.product_id = q.product_id`, ...conditions], ' and '), more);

const inProduct = sql`v.name, pu.base_quantity, i.id`;

/**
 * What the listing `i` is in now by the clock of its store, or comes into next: no two of one listing are at the same time. The clock
 * furthest west goes before the store's own, so that the index leaves out what is over.
 */
const promotionOfListing = sql`
  select json_agg(json_build_object('cms_id', p.id::text, 'name', p.name, 'price', o.price, 'quota', o.quota,
    'taken', o.taken, 'starts_at', o.starts_at at time zone c.time_zone,
    'ends_at', o.ends_at at time zone c.time_zone) order by o.starts_at) -> 0 as promotion
  from promotion_items o join promotions p on p.id = o.promotion_id
  join stores s on s.id = o.store_id join cities c on c.id = s.city_id
  where o.store_id = i.store_id and o.inventory_id = i.id and o.left_at is null
    and o.ends_at > now() at time zone 'Asia/Jakarta' and o.ends_at > now() at time zone c.time_zone
    and p.cancelled_at is null`;

const rows = (keys: Sql, isMeant: Sql, more = sql``) => sql`
  select ${inventoryColumns} ${more}
  from (${keys}) q join inventories i on i.store_id = q.store_id
  join stocks k on k.store_id = i.store_id and k.variant_id = i.variant_id
  join product_units pu on pu.id = i.product_unit_id
  join product_variants v on v.id = i.variant_id
  join products g on g.id = i.product_id
  left join lateral (
    select json_agg(json_build_object('min_qty', t.min_qty, 'price', t.price) order by t.min_qty) as price_tiers
    from inventory_price_tiers t where t.store_id = i.store_id and t.inventory_id = i.id
  ) t on true
  left join lateral (${promotionOfListing}) m on true
  where ${isMeant}`;

/** JSON prints times its own way. */
export function fromJson(rows: RowInJson[] | null): InventoryRow[] {
  return (rows ?? []).map(({ number: _, ...row }) => ({
    ...row,
    promotion: row.promotion && {
      ...row.promotion,
      starts_at: isoInstant(row.promotion.starts_at),
      ends_at: isoInstant(row.promotion.ends_at),
    },
    price_changed_at: isoInstant(row.price_changed_at),
    updated_at: isoInstant(row.updated_at),
  }));
}

/** A row and, where a page is cut from rows of products, its number among them. */
export type RowInJson = InventoryRow & { number?: number };
