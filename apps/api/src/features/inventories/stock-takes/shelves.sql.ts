import type { Shelf } from '@marketplace/contract/stock-takes';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** Behind a variant, in the order of variants: what a store sells in at least one unit. */
export const readShelves = (
  db: Db,
  { store_id }: OneStore,
  variant_ids: readonly string[] | undefined,
  behind: string,
  limit: number,
): Promise<Shelf[]> =>
  rowsOf<Shelf>(
    db,
    sql`select s.variant_id, p.name as product_name, v.name as variant_name, s.stock as stock_pieces,
          s.reserved as reserved_pieces, i.id as inventory_id, c.cost_per_piece, l.units, now() as told_at,
          (select g.id from stock_ledger g where g.store_id = ${store_id}::bigint and g.variant_id = s.variant_id
            order by g.id desc limit 1) as mark
        from stocks s
        join product_variants v on v.id = s.variant_id
        join products p on p.id = v.product_id
        cross join lateral (
          select o.id from inventories o
          join product_units u on u.id = o.product_unit_id
          where o.store_id = ${store_id}::bigint and o.variant_id = s.variant_id
          order by u.base_quantity, o.id limit 1
        ) i
        left join lateral (
          select o.cost_price::float8 / u.base_quantity as cost_per_piece from inventories o
          join product_units u on u.id = o.product_unit_id
          where o.store_id = ${store_id}::bigint and o.variant_id = s.variant_id and o.cost_price is not null
          order by u.base_quantity, o.id limit 1
        ) c on true
        cross join lateral (
          select jsonb_agg(jsonb_build_object('inventory_id', o.id::text, 'uom_name', m.name,
            'base_quantity', u.base_quantity, 'barcodes', coalesce((
              select jsonb_agg(b.barcode_number order by b.barcode_number) from barcodes b
              where b.product_unit_id = u.id), '[]')) order by u.base_quantity desc, o.id) as units
          from inventories o
          join product_units u on u.id = o.product_unit_id
          join uoms m on m.id = u.uom_id
          where o.store_id = ${store_id}::bigint and o.variant_id = s.variant_id
        ) l
        where s.store_id = ${store_id}::bigint and s.variant_id > ${behind}::bigint
          and ${variant_ids ? sql`s.variant_id = any(${variant_ids}::bigint[])` : sql`true`}
        order by s.variant_id limit ${limit}`,
  );
