import { sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { testStores } from '../world/test-cast.ts';

/**
 * Further stores of the test world's buyer, for who orders often: one store may have only so many orders that a seller has
 * not answered. Opened before the buyer signs in.
 */
export async function openBuyerStores(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into stores (unique_id, name, city_id)
    select 'CABANG-' || gen_random_uuid(), s.name, s.city_id
    from stores s, generate_series(1, ${count}::int) where s.id = ${testStores.buyer}::bigint
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into store_permissions (user_id, store_id, role_name, inventory, "order", store)
    select p.user_id, opened.id, p.role_name, p.inventory, p."order", p.store
    from store_permissions p, unnest(${ids}::bigint[]) as opened (id)
    where p.store_id = ${testStores.buyer}::bigint`.execute(db);
  return ids;
}
