import type { Db } from '../../../platform/db/handle.ts';
import { integer, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** How many products of the store have each of these words; one that none has is not in it. */
export async function countsOfEach(
  db: Db,
  { store_id }: OneStore,
  words: readonly string[],
): Promise<Map<string, number>> {
  const rows = await rowsOf<{ word: string; products: number }>(
    db,
    sql`select word, products from product_words
        where store_id = ${store_id}::bigint and word = any(${words}::text[]) and products > 0`,
  );
  return new Map(rows.map(({ word, products }) => [word, products]));
}

/** Parts of a name that all have to occur, of a line of the order by its place. */
export type Wanted = { at: number; parts: readonly string[] };
/** More narrow nothing that these have not narrowed. */
export const mostParts = 3;
const mostProducts = 40;
/** Of more the shortest names are not looked for: whoever writes so little means no one of them. */
const mostLookedAt = 400;

/** The store's products that have these parts, of many lines in one statement: each is looked up by the index of trigrams. */
export function findProducts(
  db: Db,
  { store_id }: OneStore,
  wanted: readonly Wanted[],
): Promise<{ at: number; product_id: string }[]> {
  const given = wanted.map(({ at, parts: [a = '', b = '', c = ''] }) => ({ at, a, b, c }));
  return rowsOf<{ at: number; product_id: string }>(
    db,
    sql`select w.at, f.product_id
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as w (at int, a text, b text, c text)
        cross join lateral (
          select n.product_id from (
            select s.product_id, length(p.name) as length,
              strpos(' ' || p.search_text, ' ' || w.a) > 0 as is_begun
            from products p
            join store_products s on s.store_id = ${store_id}::bigint and s.product_id = p.id
            where s.active > 0 and p.search_text like '%' || w.a || '%' and p.search_text like '%' || w.b || '%'
              and p.search_text like '%' || w.c || '%'
            limit ${integer(mostLookedAt)}
          ) n order by n.is_begun desc, n.length, n.product_id limit ${integer(mostProducts)}
        ) f`,
  );
}

/** A listing as an order may have it. */
export type Goods = {
  inventory_id: string;
  product_id: string;
  variant_id: string;
  brand_name: string;
  product_name: string;
  variant_name: string;
  uom_name: string;
  base_quantity: number;
  minimum_order: number;
  price: number;
  available: number;
};

export const readGoods = (
  db: Db,
  { store_id }: OneStore,
  product_ids: readonly string[],
): Promise<Goods[]> =>
  rowsOf<Goods>(
    db,
    sql`select i.id as inventory_id, i.product_id, i.variant_id, b.name as brand_name, p.name as product_name,
          v.name as variant_name, o.name as uom_name, u.base_quantity, i.minimum_order, i.price,
          greatest(k.stock - k.reserved, 0) / u.base_quantity as available
        from inventories i
        join stocks k on k.store_id = ${store_id}::bigint and k.variant_id = i.variant_id
        join product_units u on u.id = i.product_unit_id
        join uoms o on o.id = u.uom_id
        join product_variants v on v.id = i.variant_id
        join products p on p.id = i.product_id
        join brands b on b.id = p.brand_id
        where i.store_id = ${store_id}::bigint and i.product_id = any(${product_ids}::bigint[])
          and i.state = 'ACTIVE'
        order by i.id`,
  );
