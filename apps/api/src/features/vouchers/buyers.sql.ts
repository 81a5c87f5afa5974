import type { Db } from '../../platform/db/handle.ts';
import { hasWords } from '../../platform/db/search-words.ts';
import { integer, joined, rowsOf, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';

const mostShown = 50;
/** Beyond so many a store's buyers are not gone through. */
const mostBuyers = 10_000;

type Buyer = { store_id: string; name: string; city: string };

/** Who has ordered from the store: from one buyer to the next down the index of the pair, however many orders each has. */
export const readBuyers = (
  db: Db,
  { store_id }: OneStore,
  query: string | undefined,
): Promise<Buyer[]> =>
  rowsOf<Buyer>(
    db,
    sql`with recursive found as (
          (select buyer_store_id as id from orders
            where store_id = ${store_id}::bigint and arrived_at is not null order by buyer_store_id limit 1)
          union all
          select (
            select o.buyer_store_id from orders o
            where o.store_id = ${store_id}::bigint and o.arrived_at is not null and o.buyer_store_id > found.id
            order by o.buyer_store_id limit 1)
          from found where found.id is not null
        )
        select s.id as store_id, s.name, c.name as city
        from (select id from found where id is not null limit ${integer(mostBuyers)}) f
        join stores s on s.id = f.id join cities c on c.id = s.city_id
        where ${joined([sql`true`, ...hasWords(sql`lower(s.name)`, query)], ' and ')}
        order by s.name, s.id limit ${integer(mostShown)}`,
  );

/** Those of them who have. */
export async function whoOrdered(
  db: Db,
  { store_id }: OneStore,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select b as id from unnest(${ids}::bigint[]) b
        where exists (select from orders o where o.store_id = ${store_id}::bigint and o.buyer_store_id = b
          and o.arrived_at is not null)`,
  );
  return new Set(rows.map(({ id }) => id));
}
