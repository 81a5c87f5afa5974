import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { OtpMethod, OtpPurpose } from '../../platform/otp/otp-sender.ts';

export type CodeOf = { phone_number: string; purpose: OtpPurpose };

export const mostWrongTries = 5;

/** Whoever asks for a code of the same number waits until this transaction has ended. */
export async function lockNumber(db: Tx, phone_number: string): Promise<void> {
  await rowsOf(
    db,
    sql`select pg_advisory_xact_lock(hashtextextended(${`one-time code ${phone_number}`}, 0))`,
  );
}

type Recent = {
  /** Codes of the last hour, whatever for. */
  sent: number;
  /** Seconds until the oldest of them is an hour old. */
  room_in: number | null;
  /** Seconds until a code for this purpose may follow the last; none if there was no such code. */
  resend_in: number | null;
};

export async function recentCodes(
  db: Tx,
  { phone_number, purpose }: CodeOf,
  resend_seconds: number,
): Promise<Recent> {
  const [recent] = await rowsOf<Recent>(
    db,
    sql`select count(*)::int as sent,
          ceil(extract(epoch from min(created_at) + interval '1 hour' - now()))::int as room_in,
          ceil(extract(epoch from max(created_at) filter (where purpose = ${purpose}::otp_purpose)
            + make_interval(secs => ${resend_seconds}::float8) - now()))::int as resend_in
        from one_time_codes
        where phone_number = ${phone_number} and created_at > now() - interval '1 hour'`,
  );
  return recent ?? { sent: 0, room_in: null, resend_in: null };
}

export async function insertCode(
  db: Tx,
  { phone_number, purpose }: CodeOf,
  method: OtpMethod,
  code_hash: Uint8Array,
) {
  const [row] = await rowsOf<{ id: string; created_at: string; expires_at: string }>(
    db,
    sql`insert into one_time_codes (phone_number, purpose, method, code_hash, expires_at)
        values (${phone_number}, ${purpose}::otp_purpose, ${method}::otp_method, ${code_hash}::bytea,
          now() + interval '5 minutes')
        returning id, created_at, expires_at`,
  );
  if (!row) throw new Error('a code was not kept');
  return row;
}

export async function deleteCode(db: Db, id: string): Promise<void> {
  await db.deleteFrom('one_time_codes').where('id', '=', id).execute();
}

/**
 * One statement decides: of two who use a code at once, the second finds it used. Nothing comes back where
 * there is no code left that could be right.
 */
export async function tryCode(db: Tx, { phone_number, purpose }: CodeOf, code_hash: Uint8Array) {
  const [row] = await rowsOf<{ is_right: boolean; wrong_tries: number }>(
    db,
    sql`update one_time_codes set
          used_at = case when code_hash = ${code_hash}::bytea then now() end,
          wrong_tries = wrong_tries + (code_hash <> ${code_hash}::bytea)::int
        where id = (select id from one_time_codes
            where phone_number = ${phone_number} and purpose = ${purpose}::otp_purpose
            order by id desc limit 1)
          and used_at is null and expires_at > now() and wrong_tries < ${mostWrongTries}::int
        returning used_at is not null as is_right, wrong_tries`,
  );
  return row;
}

/** What is left of the newest code: whether it is void, and whether this was it and has served already. */
export async function newestCode(db: Tx, { phone_number, purpose }: CodeOf, code_hash: Uint8Array) {
  const [row] = await rowsOf<{ is_void: boolean; has_served: boolean }>(
    db,
    sql`select wrong_tries >= ${mostWrongTries}::int as is_void,
          used_at is not null and expires_at > now() and code_hash = ${code_hash}::bytea as has_served
        from one_time_codes
        where phone_number = ${phone_number} and purpose = ${purpose}::otp_purpose
        order by id desc limit 1`,
  );
  return row;
}
