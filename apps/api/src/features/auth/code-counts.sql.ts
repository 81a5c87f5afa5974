import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import { type CodeOf, isAt, isNear, isOperators } from './one-time-codes.sql.ts';

type Here = {
  /** Codes that this address asked for in the last hour, whatever for, and those that could not be sent. */
  sent: number;
  failed: number;
  /** The same of it and those beside it; and of these, what may or may not have been sent. */
  sent_nearby: number;
  untold_nearby: number;
  /** Seconds until the oldest of each is an hour old. */
  room_in: number | null;
  failed_room_in: number | null;
  untold_room_in: number | null;
  /** Seconds until a code for this purpose may follow this address's last; none if there was no such code. */
  resend_in: number | null;
};

const hourAgo = sql`now() - interval '1 hour'`;
const oldestLeaves = sql`ceil(extract(epoch from min(created_at) - (${hourAgo})))::int`;

/** However many ask for codes of a number, these are few: what is near has a bound, too. */
export async function codesHere(db: Tx, of: CodeOf, resend_seconds: number): Promise<Here> {
  const own = sql`select * from near where ${isAt(of.address)}`;
  const [here] = await rowsOf<Here>(
    db,
    sql`with near as (select address, purpose, sending, created_at from one_time_codes
          where phone_number = ${of.phone_number} and created_at > ${hourAgo}
            and (${isAt(of.address)} or ${isNear(of.address)})),
        own as (${own})
        select sent.*, failed.*, nearby.*, untold.*, last.*
        from (select count(*)::int as sent, ${oldestLeaves} as room_in from own
            where sending <> 'failed') sent,
          (select count(*)::int as failed, ${oldestLeaves} as failed_room_in from own
            where sending = 'failed') failed,
          (select count(*)::int as sent_nearby from near where sending <> 'failed') nearby,
          (select count(*)::int as untold_nearby, ${oldestLeaves} as untold_room_in from near
            where sending in ('quiet', 'pretended')) untold,
          (select ceil(extract(epoch from max(created_at) + make_interval(secs => ${resend_seconds}::float8)
              - now()))::int as resend_in
            from own where sending <> 'failed' and purpose = ${of.purpose}::otp_purpose) last`,
  );
  if (!here) throw new Error('counting codes answers always');
  return here;
}

type OfNumber = {
  /** Of the last hour, from everywhere: what all have of it together, what could not be sent, what was sent untold. */
  counted: number;
  failed: number;
  quiet: number;
  room_in: number | null;
  failed_room_in: number | null;
};

/** An operator's codes are asked for with a password, and a seller's by anybody: neither use up the other's. */
const isOfKind = (of: CodeOf) =>
  sql`(purpose = 'OPERATOR_LOGIN') = ${isOperators(of)}::boolean and phone_number = ${of.phone_number}`;

export async function codesOfNumber(db: Tx, of: CodeOf): Promise<OfNumber> {
  const [found] = await rowsOf<OfNumber>(
    db,
    sql`with sent as (select sending, created_at from one_time_codes
          where ${isOfKind(of)} and created_at > ${hourAgo} and sending <> 'pretended')
        select counted.*, failed.*, quiet.*
        from (select count(*)::int as counted, ${oldestLeaves} as room_in from sent
            where sending = 'counted') counted,
          (select count(*)::int as failed, ${oldestLeaves} as failed_room_in from sent
            where sending = 'failed') failed,
          (select count(*)::int as quiet from sent where sending = 'quiet') quiet`,
  );
  if (!found) throw new Error('counting codes answers always');
  return found;
}

/**
 * How many wrong codes were typed for a number in a day, from wherever, counted up to what matters; and in how many seconds
 * there are fewer than that again.
 */
export async function wrongCodesOfLate(
  db: Tx,
  of: CodeOf,
  most: number,
): Promise<{ wrong: number; fewer_in: number | null }> {
  const [row] = await rowsOf<{ wrong: number; fewer_in: number | null }>(
    db,
    sql`with latest as (select created_at, wrong_typings from one_time_codes
          where ${isOfKind(of)} and created_at > now() - interval '1 day' and wrong_typings > 0
          order by created_at desc limit ${most}::int),
        adding as (select created_at, sum(wrong_typings) over (order by created_at desc) as wrong from latest)
        select coalesce(max(wrong), 0)::int as wrong,
          ceil(extract(epoch from max(created_at) filter (where wrong >= ${most}::int)
            + interval '1 day' - now()))::int as fewer_in
        from adding`,
  );
  return row ?? { wrong: 0, fewer_in: null };
}
