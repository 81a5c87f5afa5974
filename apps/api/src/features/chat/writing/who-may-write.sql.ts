import type { Db } from '../../../platform/db/handle.ts';
import { integer, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type Party = { is_active: boolean; is_selling: boolean };

export async function readParty(db: Db, { store_id }: OneStore): Promise<Party | undefined> {
  const [row] = await rowsOf<Party>(
    db,
    sql`select is_active, is_seller and allows_selling as is_selling from stores where id = ${store_id}::bigint`,
  );
  return row;
}

/** Whether a buyer's order has ever arrived at the store. */
async function hasOrdered(db: Db, { store_id }: OneStore, buyer: OneStore): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from orders where store_id = ${store_id}::bigint and buyer_store_id = ${buyer.store_id}::bigint
          and arrived_at is not null limit 1`,
  );
  return rows.length > 0;
}

/** Whom a store that sells may write to first: to others it would be advertising. */
export const isKnown = async (db: Db, own: OneStore, buyer: OneStore): Promise<boolean> =>
  (await hasOrdered(db, own, buyer)) || hasAskedForOffers(db, own, buyer);

/** Further back nobody waits for offers. */
const mostDemands = 500;

/** Whether a demand of the buyer has fitted the store: the demands are the buyer's, the fits with the store. */
async function hasAskedForOffers(
  db: Db,
  { store_id }: OneStore,
  buyer: OneStore,
): Promise<boolean> {
  const asked = await rowsOf<{ id: string }>(
    db,
    sql`select id from tenders where store_id = ${buyer.store_id}::bigint
        order by created_at desc, id desc limit ${integer(mostDemands)}`,
  );
  const rows = await rowsOf(
    db,
    sql`select from tender_fits where store_id = ${store_id}::bigint
          and tender_id = any(${asked.map(({ id }) => id)}::bigint[]) limit 1`,
  );
  return rows.length > 0;
}
