import type { Db } from '../../../platform/db/handle.ts';
import { hasWords } from '../../../platform/db/search-words.ts';
import { integer, joined, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type Buyer = { store_id: string; name: string; city: string };

/** Who has written to the store. */
export const readWriters = (
  db: Db,
  { store_id }: OneStore,
  query: string | undefined,
  most: number,
): Promise<Buyer[]> =>
  rowsOf<Buyer>(
    db,
    sql`select s.id as store_id, s.name, t.name as city
        from chat_channels c join stores s on s.id = c.buyer_store_id join cities t on t.id = s.city_id
        where ${joined([sql`c.store_id = ${store_id}::bigint`, ...hasWords(sql`lower(s.name)`, query)], ' and ')}
        order by s.name, s.id limit ${integer(most)}`,
  );

/**
 * A buyer by name, if the store has ever dealt with them. Who has only written has told nobody their number; who has ordered has told
 * it to whoever brings the goods.
 */
export async function readKnownBuyer(
  db: Db,
  { store_id }: OneStore,
  buyer_store_id: string,
): Promise<{ phone_number: string | null } | undefined> {
  const [row] = await rowsOf<{
    phone_number: string | null;
    has_ordered: boolean;
    has_written: boolean;
  }>(
    db,
    sql`select phone_number,
          exists (select from orders o where o.store_id = ${store_id}::bigint
            and o.buyer_store_id = ${buyer_store_id}::bigint and o.arrived_at is not null) as has_ordered,
          exists (select from chat_channels c where c.store_id = ${store_id}::bigint
            and c.buyer_store_id = ${buyer_store_id}::bigint) as has_written
        from stores where id = ${buyer_store_id}::bigint`,
  );
  if (row?.has_ordered) return { phone_number: row.phone_number };
  return row?.has_written ? { phone_number: null } : undefined;
}
