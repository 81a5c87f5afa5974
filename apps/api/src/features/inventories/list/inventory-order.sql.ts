import type { InventorySort } from '@marketplace/contract/inventory-choices';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { freePieces } from '../inventory-columns.sql.ts';

/** By name and by age products stand in order, with their listings; by stock and by price the listings themselves. */
export const isByProduct = (sort: InventorySort): sort is 'name' | 'newest' =>
  sort === 'name' || sort === 'newest';

/** What a row of keys carries to be ordered by. */
export const orderColumns = {
  name: sql`p.sort_name`,
  newest: sql`p.created_at`,
  lowest_stock: sql`${freePieces(sql`k`)} as free, k.variant_id`,
  oldest_price: sql`i.price_changed_at`,
} as const;

/** No two rows are alike in it. `from` is rows of keys. */
export const inOrder = (sort: InventorySort, from: Sql): Sql =>
  sql`order by ${orderOf(sort, from)}`;

export const orderOf = (sort: InventorySort, from: Sql): Sql => orders[sort](from);

const orders: Record<InventorySort, (from: Sql) => Sql> = {
  name: (m) => sql`${m}.sort_name, ${m}.product_id, ${m}.store_id`,
  newest: (m) => sql`${m}.created_at desc, ${m}.product_id, ${m}.store_id`,
  lowest_stock: (m) => sql`${m}.free, ${m}.variant_id, ${m}.store_id, ${m}.id`,
  oldest_price: (m) => sql`${m}.price_changed_at, ${m}.id, ${m}.store_id`,
};

/** The same order where the rows are still the tables' own, so that an index can give it. */
export const inOwnOrder: Record<InventorySort, Sql> = {
  name: sql`order by p.sort_name, p.product_id, p.store_id`,
  newest: sql`order by p.created_at desc, p.product_id, p.store_id`,
  lowest_stock: sql`order by ${freePieces(sql`k`)}, k.variant_id, k.store_id, i.id`,
  oldest_price: sql`order by i.price_changed_at, i.id, i.store_id`,
};

/** Whether another listing of the product, `j` with the stock `l`, stands before this one. */
export const standsBefore = {
  lowest_stock: sql`(${freePieces(sql`l`)}, l.variant_id, j.id)
    < (${freePieces(sql`k`)}, k.variant_id, i.id)`,
  oldest_price: sql`(j.price_changed_at, j.id) < (i.price_changed_at, i.id)`,
} as const;
