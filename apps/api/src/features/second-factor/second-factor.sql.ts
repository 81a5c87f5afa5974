import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';

type Factor = { secret_sealed: Uint8Array; confirmed_at: string | null; last_step: number };
export type HeldFactor = Factor & { has_room: boolean };

const tryMinutes = 15;
const mostTries = 5;
const dayHours = 24;
const mostOfDay = 20;

const isRecent = sql`wrong_since > now() - make_interval(mins => ${tryMinutes}::int)`;
const isOfDay = sql`day_since > now() - make_interval(hours => ${dayHours}::int)`;

/** Locked until the transaction ends: of two who try at once each is counted. */
export async function holdFactor(db: Tx, user_id: string): Promise<HeldFactor | undefined> {
  const [row] = await rowsOf<HeldFactor>(
    db,
    sql`select secret_sealed, confirmed_at, last_step::float8 as last_step,
          not coalesce(wrong_tries >= ${mostTries}::int and ${isRecent}, false)
            and not coalesce(day_tries >= ${mostOfDay}::int and ${isOfDay}, false) as has_room
        from second_factors where user_id = ${user_id}::bigint for update`,
  );
  return row;
}

export async function isConfirmed(db: Db, user_id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from second_factors where user_id = ${user_id}::bigint and confirmed_at is not null`,
  );
  return rows.length > 0;
}

type Standing = { since: string; recovery_codes_left: number };

export async function readStanding(db: Db, user_id: string): Promise<Standing | null> {
  const [row] = await rowsOf<Standing>(
    db,
    sql`select f.confirmed_at as since,
          (select count(*)::int from recovery_codes c where c.user_id = f.user_id) as recovery_codes_left
        from second_factors f where f.user_id = ${user_id}::bigint and f.confirmed_at is not null`,
  );
  return row ?? null;
}

/** Begun again: the secret before is void, what was tried stays counted. */
export async function putFactor(db: Tx, user_id: string, secret_sealed: Uint8Array): Promise<void> {
  await rowsOf(
    db,
    sql`insert into second_factors (user_id, secret_sealed) values (${user_id}::bigint, ${secret_sealed}::bytea)
        on conflict (user_id) do update set secret_sealed = excluded.secret_sealed, last_step = 0`,
  );
}

export async function takeStep(db: Tx, user_id: string, step: number): Promise<void> {
  await rowsOf(
    db,
    sql`update second_factors set last_step = ${step}::bigint, wrong_tries = 0, wrong_since = null, day_tries = 0, day_since = null,
          confirmed_at = coalesce(confirmed_at, now())
        where user_id = ${user_id}::bigint`,
  );
}

/** Answers whether it was the last for a while. */
export async function countWrong(db: Tx, user_id: string): Promise<boolean> {
  const [row] = await rowsOf<{ was_last: boolean }>(
    db,
    sql`update second_factors set wrong_tries = case when ${isRecent} then wrong_tries + 1 else 1 end,
          wrong_since = case when ${isRecent} then wrong_since else now() end,
          day_tries = case when ${isOfDay} then day_tries + 1 else 1 end,
          day_since = case when ${isOfDay} then day_since else now() end
        where user_id = ${user_id}::bigint
        returning wrong_tries >= ${mostTries}::int or day_tries >= ${mostOfDay}::int as was_last`,
  );
  return row?.was_last ?? false;
}

export async function deleteFactor(db: Tx, user_id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`delete from second_factors where user_id = ${user_id}::bigint returning user_id`,
  );
  return rows.length > 0;
}

export async function putRecoveryCodes(
  db: Tx,
  user_id: string,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await rowsOf(db, sql`delete from recovery_codes where user_id = ${user_id}::bigint`);
  for (const hash of hashes)
    await rowsOf(
      db,
      sql`insert into recovery_codes (user_id, code_hash) values (${user_id}::bigint, ${hash}::bytea)`,
    );
}

/** Each is taken once. */
export async function takeRecoveryCode(db: Tx, user_id: string, mark: Uint8Array) {
  const rows = await rowsOf(
    db,
    sql`delete from recovery_codes where user_id = ${user_id}::bigint and code_hash = ${mark}::bytea
        returning user_id`,
  );
  return rows.length > 0;
}
