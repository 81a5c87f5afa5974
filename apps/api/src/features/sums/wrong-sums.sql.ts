import type { WrongSum } from '@marketplace/contract/ops-sums';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';

const mostShown = 500;

export async function storeAfter(db: Db, store_id: string): Promise<string | undefined> {
  const [store] = await rowsOf<{ id: string }>(
    db,
    sql`select id from stores where id > ${store_id}::bigint order by id limit 1`,
  );
  return store?.id;
}

/** What was wrong before and still is keeps the night it was first seen in. */
export async function keepWrongSums(
  db: Tx,
  store_id: string,
  problems: readonly string[],
): Promise<void> {
  await rowsOf(
    db,
    sql`delete from wrong_sums
        where store_id = ${store_id}::bigint and problem <> all(${problems}::text[])`,
  );
  await rowsOf(
    db,
    sql`insert into wrong_sums (store_id, problem)
        select ${store_id}::bigint, problem from unnest(${problems}::text[]) as problem
        on conflict do nothing`,
  );
}

export const readWrongSums = (db: Db): Promise<WrongSum[]> =>
  rowsOf<WrongSum>(
    db,
    sql`select store_id, problem, first_seen_at from wrong_sums
        order by first_seen_at desc, store_id, problem limit ${mostShown}::int`,
  );
