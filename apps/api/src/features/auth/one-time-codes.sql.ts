import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { joined, rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { nearby } from '../../platform/http/client-address.ts';
import type { OtpMethod, OtpPurpose } from '../../platform/otp/otp-sender.ts';

/** `address` is whose it is: of who asks for a code, or tries one. */
export type CodeOf = { phone_number: string; address: string; purpose: OtpPurpose };
/** What becomes of a code, in the words of the table: `0052_what_became_of_codes.sql`. */
export type Sending = Selectable<Tables['one_time_codes']>['sending'];

export const isOperators = ({ purpose }: CodeOf) => purpose === 'OPERATOR_LOGIN';

/** By bytes, as their index is: how an address begins is then a range of it. Nothing in an address comes after a tilde. */
export const isAt = (address: string) => sql`address collate "C" = ${address}`;
export const isNear = (address: string) =>
  sql`address collate "C" >= ${nearby(address)} and address collate "C" < ${`${nearby(address)}~`}`;

/** Whoever asks for a code of the same number, or tries one, waits until this transaction has ended. */
export async function lockNumber(db: Tx, phone_number: string): Promise<void> {
  await rowsOf(
    db,
    sql`select pg_advisory_xact_lock(hashtextextended(${`one-time code ${phone_number}`}, 0))`,
  );
}

export async function insertCode(
  db: Tx,
  { phone_number, address, purpose }: CodeOf,
  method: OtpMethod,
  sending: Sending,
  code_hash: Uint8Array,
) {
  const [row] = await rowsOf<{ id: string; created_at: string; expires_at: string }>(
    db,
    sql`insert into one_time_codes (phone_number, address, purpose, method, sending, code_hash, expires_at)
        values (${phone_number}, ${address}, ${purpose}::otp_purpose, ${method}::otp_method, ${sending}::otp_sending,
          ${code_hash}::bytea, now() + interval '5 minutes')
        returning id, created_at, expires_at`,
  );
  if (!row) throw new Error('a code was not kept');
  return row;
}

/** Of no code: what nobody was sent is not to be guessed either. */
export const noHash = new Uint8Array();

/** What was typed meanwhile stays counted; the code before it is the newest again. */
export async function keepFailure(db: Db, id: string): Promise<void> {
  const failed = { sending: 'failed', code_hash: noHash } as const;
  await db.updateTable('one_time_codes').set(failed).where('id', '=', id).execute();
}

/**
 * How codes of a number may be tried: how often each is wrong at most, whether far from who asked for it, and whether the
 * number was signed in with there before.
 */
export type Allowed = { most: number; isFarAllowed: boolean; isKnown: boolean };

/** A code is good for minutes; the hour is for the index. */
const codesFor = ({ phone_number, purpose }: CodeOf) =>
  sql`phone_number = ${phone_number} and purpose = ${purpose}::otp_purpose and sending <> 'failed'
    and created_at > now() - interval '1 hour'`;
const newest = (of: CodeOf, whose: Sql) =>
  sql`(select id from one_time_codes where ${codesFor(of)} and ${whose}
    order by created_at desc, id desc limit 1)`;
const isOthers = ({ address }: CodeOf) => sql`address <> ${address}`;

/** What is only said to be sent is meant, too, or who tries it would hear another answer. */
function meant(of: CodeOf, { isFarAllowed, isKnown }: Allowed): Sql {
  const others = isFarAllowed ? isOthers(of) : sql`${isOthers(of)} and ${isNear(of.address)}`;
  const newestOfEach = sql`(select distinct on (address) id from one_time_codes
    where ${codesFor(of)} and ${isOthers(of)} and sending <> 'pretended' order by address, id desc)`;
  const codes = [newest(of, isAt(of.address)), newest(of, others)];
  return joined(isKnown ? [...codes, newestOfEach] : codes, ' union all ');
}

/**
 * One statement decides, and the number is locked: of two who use a code at once, the second finds it used. Tried are the
 * newest code that this address asked for and the newest of anybody else, since a phone changes its network; where the number
 * was signed in with before, the newest of each other address, so that no stranger's hides the owner's. Each has tries for
 * who asked and tries for all others, so that a stranger's guesses do not use up the asker's. Nothing comes back where there
 * is no code left that could be right.
 */
export function tryCode(
  db: Tx,
  of: CodeOf,
  code_hash: Uint8Array,
  spends: boolean,
  allowed: Allowed,
) {
  const isOwn = isAt(of.address);
  return rowsOf<{ is_right: boolean; tries: number }>(
    db,
    sql`with live as (select id, code_hash = ${code_hash}::bytea as is_right from one_time_codes
          where id in (${meant(of, allowed)}) and used_at is null and expires_at > now()
            and ${triesOf(of)} < ${allowed.most}::int),
        judged as (select id as live_id, is_right, not bool_or(is_right) over () as is_wrong,
          id = max(id) over () as is_newest from live)
        update one_time_codes set
          used_at = case when is_right and ${spends}::boolean then now() end,
          wrong_tries = wrong_tries + (is_wrong and ${isOwn})::int,
          wrong_tries_elsewhere = wrong_tries_elsewhere + (is_wrong and not ${isOwn})::int,
          wrong_typings = wrong_typings + (is_wrong and is_newest)::int
        from judged where id = live_id and used_at is null
        returning is_right, ${triesOf(of)} as tries`,
  );
}

const triesOf = ({ address }: CodeOf) =>
  sql`case when ${isAt(address)} then wrong_tries else wrong_tries_elsewhere end`;

/** Whether the code that this address would mean has been tried too often from there. */
export async function isVoid(db: Tx, of: CodeOf, most: number): Promise<boolean> {
  const [row] = await rowsOf<{ is_void: boolean }>(
    db,
    sql`select ${triesOf(of)} >= ${most}::int as is_void from one_time_codes
        where id = coalesce(${newest(of, isAt(of.address))}, ${newest(of, isOthers(of))})`,
  );
  return row?.is_void === true;
}

export async function isSpent(db: Tx, of: CodeOf, code_hash: Uint8Array): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from one_time_codes
        where ${codesFor(of)} and sending <> 'pretended'
          and used_at is not null and expires_at > now() and code_hash = ${code_hash}::bytea`,
  );
  return rows.length > 0;
}
