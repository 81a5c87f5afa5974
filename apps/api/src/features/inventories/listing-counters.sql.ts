import type { InventoryState } from '@marketplace/contract/inventory-choices';
import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';

/** By how many the listings of a product in each state become more or fewer. */
export type CountMove = { product_id: string; active: number; inactive: number };

type StateMove = { product_id: string; from?: InventoryState; to: InventoryState };

export function countMoves(moves: readonly StateMove[]): CountMove[] {
  const counts = new Map<string, CountMove>();
  for (const { product_id, from, to } of moves) {
    const count = counts.get(product_id) ?? { product_id, active: 0, inactive: 0 };
    count.active += Number(to === 'ACTIVE') - Number(from === 'ACTIVE');
    count.inactive += Number(to === 'INACTIVE') - Number(from === 'INACTIVE');
    counts.set(product_id, count);
  }
  return [...counts.values()];
}

const given = (moves: readonly CountMove[]): Sql => sql`
  jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m (product_id bigint, active int, inactive int)`;

/**
 * What the store's counters gain: `moved` has the counts of each product as they are now and by how much
 * they moved. The counters are what every edit of a store meets at, so they are taken after the products.
 */
const gained = sql`
  select sum(more_active)::int as active, sum(more_inactive)::int as inactive,
    count(*) filter (where active + inactive = more_active + more_inactive)::int as products,
    sum((active > 0)::int - (active > more_active)::int)::int as products_active,
    sum((inactive > 0)::int - (inactive > more_inactive)::int)::int as products_inactive
  from moved`;

/** Listings of the store went from one state to another; products are locked in the order of their ids. */
export async function moveCounters(
  db: Tx,
  { store_id }: OneStore,
  moves: readonly CountMove[],
): Promise<void> {
  await rowsOf(
    db,
    sql`
    with moves as materialized (select * from ${given(moves)}),
    locked as (
      select s.product_id from store_products s join moves using (product_id)
      where s.store_id = ${store_id}::bigint order by s.product_id for update of s
    ), moved as (
      update store_products s set active = s.active + m.active, inactive = s.inactive + m.inactive
      from moves m join locked using (product_id)
      where s.store_id = ${store_id}::bigint and s.product_id = m.product_id
      returning s.active, s.inactive, m.active as more_active, m.inactive as more_inactive
    )
    update inventory_counters c set active = c.active + g.active, inactive = c.inactive + g.inactive,
      products_active = c.products_active + g.products_active,
      products_inactive = c.products_inactive + g.products_inactive
    from (${gained}) g where c.store_id = ${store_id}::bigint`,
  );
}

/** For who both moves and adds listings: all products before the counters, which every edit of the store meets at. */
export async function lockProducts(
  db: Tx,
  { store_id }: OneStore,
  product_ids: readonly (string | null)[],
): Promise<void> {
  await rowsOf(
    db,
    sql`select from store_products where store_id = ${store_id}::bigint
          and product_id = any(${product_ids}::bigint[]) order by product_id for update`,
  );
}

/** What is found of a product has to be known before a store lists it; a catalogue just imported may not say. */
async function fillTexts(db: Tx, product_ids: readonly string[]): Promise<void> {
  await rowsOf(
    db,
    sql`update products p set search_text = t.search_text from product_texts t
        where t.product_id = any(${product_ids}::bigint[]) and p.id = t.product_id
          and p.id = any(${product_ids}::bigint[]) and p.search_text = ''`,
  );
}

/** What is copied of a product stays as it is until the copy can be seen; whoever is adding units to it is waited for. */
async function holdTexts(db: Tx, product_ids: readonly string[]): Promise<void> {
  await rowsOf(
    db,
    sql`select from products where id = any(${product_ids}::bigint[]) order by id for key share`,
  );
}

/** Listings were added; answers with the products that the store has for the first time. */
export async function addToCounters(
  db: Tx,
  { store_id }: OneStore,
  moves: readonly CountMove[],
): Promise<string[]> {
  const product_ids = moves.map(({ product_id }) => product_id);
  await fillTexts(db, product_ids);
  await holdTexts(db, product_ids);
  const rows = await rowsOf<{ product_id: string }>(
    db,
    sql`
    with moves as materialized (select * from ${given(moves)}),
    put as (
      insert into store_products as s
        (store_id, product_id, category_id, brand_id, sort_name, search_text, active, inactive)
      select ${store_id}::bigint, p.id, p.category_id, p.brand_id, lower(p.name), p.search_text,
        m.active, m.inactive
      from moves m join products p on p.id = m.product_id order by p.id
      on conflict (store_id, product_id) do update set active = s.active + excluded.active,
        inactive = s.inactive + excluded.inactive, created_at = least(s.created_at, excluded.created_at)
      returning product_id, active, inactive
    ), moved as (
      select p.product_id, p.active, p.inactive, m.active as more_active, m.inactive as more_inactive
      from put p join moves m using (product_id)
    ), counted as (
      insert into inventory_counters as c
        (store_id, active, inactive, products, products_active, products_inactive)
      select ${store_id}::bigint, g.* from (${gained}) g
      on conflict (store_id) do update set active = c.active + excluded.active,
        inactive = c.inactive + excluded.inactive, products = c.products + excluded.products,
        products_active = c.products_active + excluded.products_active,
        products_inactive = c.products_inactive + excluded.products_inactive
    )
    select product_id from moved where active + inactive = more_active + more_inactive`,
  );
  return rows.map(({ product_id }) => product_id);
}
