import type { WrongSum } from '@marketplace/contract/ops-sums';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import { atMicroseconds, digest, microseconds } from '../../platform/pages.ts';

export async function storeAfter(db: Db, store_id: string): Promise<string | undefined> {
  const [store] = await rowsOf<{ id: string }>(
    db,
    sql`select id from stores where id > ${store_id}::bigint order by id limit 1`,
  );
  return store?.id;
}

/** What was wrong before and still is, or could not be looked at, keeps the night it was first seen in. */
export async function keepWrongSums(
  db: Tx,
  store_id: string,
  { problems, isWhole }: { problems: readonly string[]; isWhole: boolean },
): Promise<void> {
  if (isWhole)
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

/** What is sorted by comes as a key, too: `seen` is `first_seen_at` to the last digit, `digest` stands for the text. */
export const readWrongSums = (
  db: Db,
  behind: readonly [seen: string, store_id: string, digest: string] | undefined,
  limit: number,
) =>
  rowsOf<WrongSum & { seen: string; digest: string }>(
    db,
    sql`select store_id, problem, first_seen_at, ${microseconds(sql`first_seen_at`)} as seen,
          ${digest(sql`problem`)} as digest
        from wrong_sums
        ${
          behind
            ? sql`where (first_seen_at, store_id, ${digest(sql`problem`)}) < (${atMicroseconds(behind[0])}, ${behind[1]}::bigint, ${behind[2]})`
            : sql``
        }
        order by first_seen_at desc, store_id desc, ${digest(sql`problem`)} desc limit ${limit}::int`,
  );
