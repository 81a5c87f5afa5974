import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import { nearby } from '../../platform/http/client-address.ts';
import type { OtpMethod, OtpPurpose } from '../../platform/otp/otp-sender.ts';

/** `address` is whose it is: of who asks for a code, or tries one. */
export type CodeOf = { phone_number: string; address: string; purpose: OtpPurpose };

/** Whoever asks for a code of the same number, or tries one, waits until this transaction has ended. */
export async function lockNumber(db: Tx, phone_number: string): Promise<void> {
  await rowsOf(
    db,
    sql`select pg_advisory_xact_lock(hashtextextended(${`one-time code ${phone_number}`}, 0))`,
  );
}

type Recent = {
  /** Codes that this address asked for in the last hour, whatever for, it and those beside it, and all of the number's. */
  sent: number;
  sent_nearby: number;
  sent_to_number: number;
  /** Seconds until the oldest of them is an hour old. */
  room_in: number | null;
  number_room_in: number | null;
  /** Seconds until a code for this purpose may follow this address's last; none if there was no such code. */
  resend_in: number | null;
};

export async function recentCodes(
  db: Tx,
  { phone_number, address, purpose }: CodeOf,
  resend_seconds: number,
): Promise<Recent> {
  const isOwn = sql`address = ${address}`;
  const [recent] = await rowsOf<Recent>(
    db,
    sql`select count(*) filter (where ${isOwn})::int as sent,
          count(*) filter (where starts_with(address, ${nearby(address)}))::int as sent_nearby,
          count(*)::int as sent_to_number,
          ceil(extract(epoch from min(created_at) filter (where ${isOwn})
            + interval '1 hour' - now()))::int as room_in,
          ceil(extract(epoch from min(created_at) + interval '1 hour' - now()))::int as number_room_in,
          ceil(extract(epoch from max(created_at) filter (where ${isOwn} and purpose = ${purpose}::otp_purpose)
            + make_interval(secs => ${resend_seconds}::float8) - now()))::int as resend_in
        from one_time_codes
        where phone_number = ${phone_number} and created_at > now() - interval '1 hour'`,
  );
  if (!recent) throw new Error('counting codes answers always');
  return recent;
}

export async function insertCode(
  db: Tx,
  { phone_number, address, purpose }: CodeOf,
  method: OtpMethod,
  code_hash: Uint8Array,
) {
  const [row] = await rowsOf<{ id: string; created_at: string; expires_at: string }>(
    db,
    sql`insert into one_time_codes (phone_number, address, purpose, method, code_hash, expires_at)
        values (${phone_number}, ${address}, ${purpose}::otp_purpose, ${method}::otp_method, ${code_hash}::bytea,
          now() + interval '5 minutes')
        returning id, created_at, expires_at`,
  );
  if (!row) throw new Error('a code was not kept');
  return row;
}

export async function deleteCode(db: Db, id: string): Promise<void> {
  await db.deleteFrom('one_time_codes').where('id', '=', id).execute();
}

/** How many wrong codes were typed for a number in a day, whatever for and from wherever. */
export async function wrongCodesOfLate(db: Tx, phone_number: string): Promise<number> {
  const [row] = await rowsOf<{ wrong: number }>(
    db,
    sql`select coalesce(sum(wrong_tries + wrong_tries_elsewhere), 0)::int as wrong from one_time_codes
        where phone_number = ${phone_number} and created_at > now() - interval '1 day'`,
  );
  return row?.wrong ?? 0;
}

/** How codes of a number may be tried: how often each is wrong at most, and whether far from who asked for it. */
export type Allowed = { most: number; isFarAllowed: boolean };

/**
 * One statement decides: of two who use a code at once, the second finds it used. Tried are the newest code that
 * this address asked for and the newest of anybody else, since a phone changes its network. Each has tries for
 * who asked and tries for all others, so that a stranger's guesses do not use up the asker's. Nothing comes back
 * where there is no code left that could be right.
 */
export function tryCode(
  db: Tx,
  { phone_number, address, purpose }: CodeOf,
  code_hash: Uint8Array,
  spends: boolean,
  { most, isFarAllowed }: Allowed,
) {
  const isRight = sql`code_hash = ${code_hash}::bytea`;
  const isOwn = sql`address = ${address}`;
  const isOthers = sql`address <> ${address}
    and (${isFarAllowed}::boolean or starts_with(address, ${nearby(address)}))`;
  const newest = (whose: Sql) =>
    sql`(select id from one_time_codes
         where phone_number = ${phone_number} and purpose = ${purpose}::otp_purpose and ${whose}
         order by id desc limit 1)`;
  return rowsOf<{ is_right: boolean; tries: number }>(
    db,
    sql`update one_time_codes set
          used_at = case when ${isRight} and ${spends}::boolean then now() end,
          wrong_tries = wrong_tries + (${isOwn} and not ${isRight})::int,
          wrong_tries_elsewhere = wrong_tries_elsewhere + (not ${isOwn} and not ${isRight})::int
        where id in (${newest(isOwn)}, ${newest(isOthers)})
          and used_at is null and expires_at > now()
          and ${triesOf(address)} < ${most}::int
        returning ${isRight} as is_right, ${triesOf(address)} as tries`,
  );
}

const triesOf = (address: string) =>
  sql`case when address = ${address} then wrong_tries else wrong_tries_elsewhere end`;

/** Whether the code that this address would mean has been tried too often from there. */
export async function isVoid(
  db: Tx,
  { phone_number, address, purpose }: CodeOf,
  most: number,
): Promise<boolean> {
  const [row] = await rowsOf<{ is_void: boolean }>(
    db,
    sql`select ${triesOf(address)} >= ${most}::int as is_void
        from one_time_codes
        where phone_number = ${phone_number} and purpose = ${purpose}::otp_purpose
        order by address = ${address} desc, id desc limit 1`,
  );
  return row?.is_void === true;
}

export async function isSpent(
  db: Tx,
  { phone_number, purpose }: CodeOf,
  code_hash: Uint8Array,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from one_time_codes
        where phone_number = ${phone_number} and purpose = ${purpose}::otp_purpose
          and used_at is not null and expires_at > now() and code_hash = ${code_hash}::bytea`,
  );
  return rows.length > 0;
}
