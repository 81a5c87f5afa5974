import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';

type Code = { store_id: string; email: string; code_hash: Uint8Array; minutes: number };

export async function upsertEmailCode(db: Tx, code: Code): Promise<string> {
  const [row] = await rowsOf<{ expires_at: string }>(
    db,
    sql`insert into email_codes (store_id, email, code_hash, expires_at)
        values (${code.store_id}::bigint, ${code.email}, ${code.code_hash},
          now() + make_interval(mins => ${code.minutes}::int))
        on conflict (store_id) do update set email = excluded.email, code_hash = excluded.code_hash,
          wrong_tries = 0, expires_at = excluded.expires_at, created_at = excluded.created_at
        returning expires_at`,
  );
  return row?.expires_at ?? '';
}

/**
 * Whether the code is right, counting it if it is wrong; nothing when there is no code left to try. One
 * statement, so that however many are tried at once, only so many are.
 */
export async function tryEmailCode(
  db: Db,
  store_id: string,
  code_hash: Uint8Array,
  most: { tries: number; in_day: number },
): Promise<boolean | undefined> {
  const isWrong = sql`(code_hash <> ${code_hash})::int`;
  // Told by this process: in what is written a database of several nodes takes no clock of its own.
  const now = sql`${new Date().toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ is_right: boolean }>(
    db,
    sql`update email_codes set wrong_tries = wrong_tries + ${isWrong}, day_wrong = ${wrongInDay(now)} + ${isWrong},
          day_began_at = case when ${isSameDay(now)} then day_began_at else ${now} end
        where store_id = ${store_id}::bigint and wrong_tries < ${most.tries}::int and expires_at > now()
          and ${wrongInDay(now)} < ${most.in_day}::int
        returning code_hash = ${code_hash} as is_right`,
  );
  return row?.is_right;
}

/** A day from the first wrong one. */
const isSameDay = (now: Sql) => sql`day_wrong > 0 and day_began_at > ${now} - interval '1 day'`;
const wrongInDay = (now: Sql) => sql`case when ${isSameDay(now)} then day_wrong else 0 end`;

/** Seconds until the store may try codes again; nothing where it may. */
export async function triesAgainIn(
  db: Db,
  store_id: string,
  most_in_day: number,
): Promise<number | undefined> {
  const [row] = await rowsOf<{ wait: number }>(
    db,
    sql`select ceil(extract(epoch from day_began_at + interval '1 day' - now()))::int as wait from email_codes
        where store_id = ${store_id}::bigint and ${wrongInDay(sql`now()`)} >= ${most_in_day}::int`,
  );
  return row?.wait;
}

/** Uses the code up, and the store has its address. The row stays: with it the day's wrong ones would go. */
export async function spendEmailCode(
  db: Tx,
  store_id: string,
  code_hash: Uint8Array,
): Promise<{ email: string; email_verified_at: string } | undefined> {
  const [spent] = await rowsOf<{ email: string }>(
    db,
    sql`update email_codes set expires_at = now(), code_hash = ''
        where store_id = ${store_id}::bigint and code_hash = ${code_hash} and expires_at > now()
        returning email`,
  );
  if (!spent) return undefined;
  const [row] = await rowsOf<{ email_verified_at: string | null }>(
    db,
    sql`update stores set email = ${spent.email}, email_verified_at = now()
        where id = ${store_id}::bigint
        returning email_verified_at`,
  );
  return row?.email_verified_at
    ? { email: spent.email, email_verified_at: row.email_verified_at }
    : undefined;
}
