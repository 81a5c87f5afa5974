import type { InventoryState } from '@marketplace/contract/inventory-choices';
import type { PriceTier } from '@marketplace/contract/inventory-row';
import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';

/** What a change of a listing has to know of it. */
export type Listing = {
  id: string;
  version: number;
  product_id: string;
  variant_id: string;
  base_quantity: number;
  price: number;
  cost_price: number | null;
  minimum_order: number;
  state: InventoryState;
};

/**
 * The named listings and all others of the same variants as those that reach the shelf, locked in the order of
 * their ids. Nothing but listings is read here: what is read beside a lock is as old as the statement.
 */
export function lockListings(
  db: Tx,
  { store_id }: OneStore,
  ids: readonly string[],
  variants_of: readonly string[],
): Promise<Listing[]> {
  return rowsOf<Listing>(
    db,
    sql`
    with wanted as (
      select unnest(${ids}::bigint[]) as id
      union
      select i.id from inventories c
      join inventories i on i.store_id = c.store_id and i.variant_id = c.variant_id
      where c.store_id = ${store_id}::bigint and c.id = any(${variants_of}::bigint[])
    )
    select i.id, i.version, i.product_id, i.variant_id, pu.base_quantity, i.price, i.cost_price,
      i.minimum_order, i.state
    from wanted join inventories i on i.store_id = ${store_id}::bigint and i.id = wanted.id
    join product_units pu on pu.id = i.product_unit_id
    order by i.id for no key update of i`,
  );
}

export async function readTiers(
  db: Tx,
  { store_id }: OneStore,
  ids: readonly string[],
): Promise<Map<string, PriceTier[]>> {
  const rows = await rowsOf<PriceTier & { inventory_id: string }>(
    db,
    sql`select inventory_id, min_qty, price from inventory_price_tiers
        where store_id = ${store_id}::bigint and inventory_id = any(${ids}::bigint[])
        order by inventory_id, min_qty`,
  );
  const tiers = new Map<string, PriceTier[]>();
  for (const { inventory_id, min_qty, price } of rows)
    tiers.set(inventory_id, [...(tiers.get(inventory_id) ?? []), { min_qty, price }]);
  return tiers;
}

/** Each is edited once, whatever of it changed. */
export async function writeListings(
  db: Tx,
  { store_id }: OneStore,
  user_id: string | null,
  listings: readonly Listing[],
): Promise<void> {
  await rowsOf(
    db,
    sql`update inventories i set price = w.price, cost_price = w.cost_price,
          minimum_order = w.minimum_order, state = w.state, version = i.version + 1,
          price_changed_at = case when i.price = w.price then i.price_changed_at else t.at end,
          updated_at = now(), updated_by = ${user_id}::bigint
        from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as w (
          id bigint, price numeric, cost_price numeric, minimum_order int, state inventory_state), (select now() as at) t
        where i.store_id = ${store_id}::bigint and i.id = w.id`,
  );
}

type Tiered = { id: string; price_tiers: readonly PriceTier[] };

/** All tiers of the listings anew. */
export async function writeTiers(
  db: Tx,
  { store_id }: OneStore,
  listings: readonly Tiered[],
): Promise<void> {
  const ids = listings.map(({ id }) => id);
  const tiers = listings.flatMap(({ id, price_tiers }) =>
    price_tiers.map((tier) => ({ inventory_id: id, ...tier })),
  );
  await Promise.all([
    rowsOf(
      db,
      sql`delete from inventory_price_tiers
          where store_id = ${store_id}::bigint and inventory_id = any(${ids}::bigint[])`,
    ),
    rowsOf(
      db,
      sql`insert into inventory_price_tiers (store_id, inventory_id, min_qty, price)
          select ${store_id}::bigint, inventory_id, min_qty, price
          from jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb)
            as t (inventory_id bigint, min_qty int, price numeric)`,
    ),
  ]);
}
