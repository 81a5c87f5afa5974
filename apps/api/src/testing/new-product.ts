import { sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';

export type NewUnit = {
  product_unit_id: string;
  variant_id: string;
  product_id: string;
  base_quantity: number;
};

/**
 * A product of the catalogue that no store has: each variant by the piece, by twelve and by forty, in this order.
 * Nothing is known of it yet that a search could find, as after an import.
 */
export async function newProduct(
  db: Db,
  name: string,
  variants: readonly string[] = [''],
): Promise<NewUnit[]> {
  const { rows } = await sql<NewUnit>`
    with product as (
      insert into products (name, brand_id, category_id)
      select ${name}::text, b.id, c.id from (select min(id) as id from brands) b, (select min(id) as id from categories) c
      returning id
    ), variants as (
      insert into product_variants (product_id, name)
      select product.id, v from product, unnest(${variants}::text[]) with ordinality as v (v, place)
      order by place returning id, product_id
    ), sizes as (
      select id as uom_id, (array[1, 12, 40])[row_number() over (order by id)] as base_quantity from uoms
    ), units as (
      insert into product_units (variant_id, uom_id, base_quantity)
      select v.id, s.uom_id, s.base_quantity from variants v cross join sizes s
      where s.base_quantity is not null returning id, variant_id, base_quantity
    )
    select u.id as product_unit_id, u.variant_id, v.product_id, u.base_quantity
    from units u join variants v on v.id = u.variant_id
    order by u.variant_id, u.base_quantity`.execute(db);
  return rows;
}
