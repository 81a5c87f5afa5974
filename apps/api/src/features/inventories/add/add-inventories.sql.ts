import type { NewListing } from '@marketplace/contract/inventory-add';
import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** What the catalogue says of a unit. */
export type Unit = {
  product_unit_id: string;
  variant_id: string;
  product_id: string;
  base_quantity: number;
};

/** A listing to be, with how its fields are named in a refusal. */
export type Addition = NewListing & Unit & { at: string };

export async function readUnits(db: Tx, ids: readonly string[]): Promise<Map<string, Unit>> {
  const units = await rowsOf<Unit>(
    db,
    sql`select pu.id as product_unit_id, pu.variant_id, v.product_id, pu.base_quantity
        from product_units pu join product_variants v on v.id = pu.variant_id
        where pu.id = any(${ids}::bigint[])`,
  );
  return new Map(units.map((unit) => [unit.product_unit_id, unit]));
}

/** Listings of these variants, by which their ids can be locked in order. */
export async function listingsOfVariants(
  db: Tx,
  { store_id }: OneStore,
  variant_ids: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from inventories
        where store_id = ${store_id}::bigint and variant_id = any(${variant_ids}::bigint[])`,
  );
  return rows.map(({ id }) => id);
}

/** The first of these units that the store has listed. */
export async function findListed(
  db: Tx,
  { store_id }: OneStore,
  product_unit_ids: readonly string[],
): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select id from inventories
        where store_id = ${store_id}::bigint and product_unit_id = any(${product_unit_ids}::bigint[])
        order by array_position(${product_unit_ids}::bigint[], product_unit_id) limit 1`,
  );
  return row?.id;
}

/** Answers with the id of each, in the same order. */
export async function insertListings(
  db: Tx,
  { store_id }: OneStore,
  user_id: string | null,
  listings: readonly Addition[],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string; product_unit_id: string }>(
    db,
    sql`insert into inventories (store_id, product_unit_id, variant_id, product_id, price, cost_price,
          minimum_order, state, updated_by)
        select ${store_id}::bigint, product_unit_id, variant_id, product_id, price, cost_price,
          minimum_order, state, ${user_id}::bigint
        from rows from (jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as (
          product_unit_id bigint, variant_id bigint, product_id bigint, price numeric,
          cost_price numeric, minimum_order int, state inventory_state)) with ordinality as l (
          product_unit_id, variant_id, product_id, price, cost_price, minimum_order, state, place)
        order by place
        returning id, product_unit_id`,
  );
  const ids = new Map(rows.map(({ id, product_unit_id }) => [product_unit_id, id]));
  return listings.map(({ product_unit_id }) => ids.get(product_unit_id) ?? '');
}
