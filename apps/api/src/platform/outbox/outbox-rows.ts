import type { Db, Tx } from '../db/handle.ts';
import { rowsOf, type Sql, sql } from '../db/sql.ts';
import { inTransaction } from '../db/transaction.ts';
import { noStore } from '../store-scope.ts';

export type Target = { store_id: string; channel: string; target: string };

/** A turn at a target. Only the latest may write. */
export type Turn = Target & { fence: string; failures: number };

export type Waiting = {
  id: string;
  payload: unknown;
  record: string | null;
  attempt: number;
  is_expired: boolean;
};

type NewMessage = {
  store_id?: string;
  user_id?: string;
  channel: string;
  target: string;
  about: string;
  payload: string;
  record?: string;
  wanted_for_hours: number | null;
};

/** Longer than any transport waits for an answer. */
const lease = sql`interval '1 minute'`;

const after = (ms: number) => sql`now() + make_interval(secs => ${ms / 1_000}::float8)`;

const of = ({ store_id, channel, target }: Target) =>
  sql`store_id = ${store_id}::bigint and channel = ${channel} and target = ${target}`;

/** Of two of one record the later is the one that was written later, whenever its transaction began. */
const writtenNow = sql`clock_timestamp()`;

export async function insertMessage(db: Tx, message: NewMessage): Promise<void> {
  const { store_id = noStore, user_id = null, channel, target, wanted_for_hours } = message;
  const { record = null } = message;
  await rowsOf(
    db,
    sql`insert into outbox (store_id, user_id, channel, target, about, payload, record, expires_at, created_at)
        values (${store_id}::bigint, ${user_id}::bigint, ${channel}, ${target}, ${message.about},
          ${message.payload}::text::jsonb, ${record}, now() + make_interval(hours => ${wanted_for_hours}::int), ${writtenNow})`,
  );
  await makeDue(db, { store_id, channel, target });
}

type ManyMessages = Pick<NewMessage, 'channel' | 'about' | 'wanted_for_hours'> & {
  store_id?: string | undefined;
  messages: readonly {
    user_id?: string | undefined;
    target: string;
    payload: string;
    record?: string | undefined;
  }[];
};

/** Those of one channel, each to a target of its own or several to one. */
export async function insertMessages(db: Tx, many: ManyMessages): Promise<void> {
  const { store_id = noStore, channel, about, wanted_for_hours, messages } = many;
  const targets = [...new Set(messages.map(({ target }) => target))].sort();
  await rowsOf(
    db,
    sql`insert into outbox (store_id, user_id, channel, target, about, payload, record, expires_at, created_at)
        select ${store_id}::bigint, m.user_id, ${channel}, m.target, ${about}, m.payload::jsonb, m.record,
          now() + make_interval(hours => ${wanted_for_hours}::int), ${writtenNow} + m.n * interval '1 microsecond'
        from unnest(${messages.map(({ user_id = null }) => user_id)}::bigint[],
          ${messages.map(({ target }) => target)}::text[],
          ${messages.map(({ payload }) => payload)}::text[],
          ${messages.map(({ record = null }) => record)}::text[])
          with ordinality as m (user_id, target, payload, record, n)`,
  );
  await rowsOf(
    db,
    sql`insert into outbox_targets as t (store_id, channel, target, due_at)
        select ${store_id}::bigint, ${channel}, m.target, now()
        from unnest(${targets}::text[]) with ordinality as m (target, n) order by m.n
        ${dueAgain}`,
  );
}

const dueAgain = sql`on conflict (store_id, channel, target)
  do update set due_at = least(t.due_at, greatest(excluded.due_at, t.rests_until)),
    updated_at = excluded.updated_at`;

type Targets = { store_id: string; channel: string; targets: readonly string[] };

/** Forgets what waits for these targets, and that they failed: whoever calls it writes anew what is to be sent. */
export async function startOver(db: Tx, { store_id, channel, targets }: Targets): Promise<void> {
  const these = sql`store_id = ${store_id}::bigint and channel = ${channel} and target = any(${targets}::text[])`;
  await rowsOf(
    db,
    sql`update outbox_targets set rests_until = now(), failures = 0, updated_at = now() where ${these}`,
  );
  await rowsOf(db, sql`delete from outbox where ${these} and state = 'WAITING'`);
}

/** The row of the target is locked last, and by nobody for longer than a statement takes. */
export async function makeDue(db: Tx, { store_id, channel, target }: Target): Promise<void> {
  await rowsOf(
    db,
    sql`insert into outbox_targets as t (store_id, channel, target, due_at)
        values (${store_id}::bigint, ${channel}, ${target}, now())
        ${dueAgain}`,
  );
}

const isFree = sql`due_at <= now() and (leased_until is null or leased_until < now())`;

export const targetsDue = (db: Db, channel: string, limit: number) =>
  rowsOf<Target>(
    db,
    sql`select store_id, channel, target from outbox_targets
        where ${isFree} and channel = ${channel} order by due_at limit ${limit}::int`,
  );

/** None where another process was quicker. */
export async function takeTurn(db: Db, target: Target): Promise<Turn | undefined> {
  const [turn] = await rowsOf<Turn>(
    db,
    sql`update outbox_targets set fence = fence + 1, leased_until = now() + ${lease}, updated_at = now()
        where ${of(target)} and ${isFree} returning store_id, channel, target, fence, failures`,
  );
  return turn;
}

const waiting = sql`id, payload, record, attempt, coalesce(expires_at < now(), false) as is_expired`;

/** Of each record the first that waits, and no other. */
const isNext = (turn: Turn) => sql`(o.record is null or not exists (
  select from outbox e
  where e.store_id = ${turn.store_id}::bigint and e.channel = ${turn.channel} and e.target = ${turn.target}
    and e.record = o.record and e.state = 'WAITING' and e.created_at < o.created_at))`;

/** Those that are due and may go, the oldest first. */
export const messagesDue = (db: Db, turn: Turn, limit: number) =>
  rowsOf<Waiting>(
    db,
    sql`select ${waiting} from outbox o
        where ${of(turn)} and state = 'WAITING' and due_at <= now() and ${isNext(turn)}
        order by due_at, created_at limit ${limit}::int`,
  );

/** What was behind one that is done with, if it is due. */
export const nextOfRecord = (db: Db, turn: Turn, record: string) =>
  rowsOf<Waiting>(
    db,
    sql`select ${waiting} from (
          select * from outbox where ${of(turn)} and record = ${record} and state = 'WAITING'
          order by created_at limit 1) o
        where due_at <= now()`,
  );

type End = { state: 'SENT' } | { state: 'DEAD'; last_error: string };
type Again = { state: 'WAITING'; last_error: string; wait_ms: number };

/** What came of a try; false when another has the turn, and then nothing is written. */
export const writeOutcome = (db: Db, turn: Turn, id: string, outcome: End | Again) =>
  inTransaction(db, async (db) => {
    if (!(await holdTurn(db, turn, sql`leased_until = now() + ${lease}`))) return false;
    const last_error = 'last_error' in outcome ? outcome.last_error : null;
    const when =
      outcome.state === 'WAITING' ? sql`due_at = ${after(outcome.wait_ms)}` : sql`ended_at = now()`;
    await rowsOf(
      db,
      sql`update outbox set state = ${outcome.state}::outbox_state, attempt = attempt + 1,
            last_error = ${last_error}, ${when}
          where store_id = ${turn.store_id}::bigint and id = ${id}::uuid and state = 'WAITING'`,
    );
    return true;
  });

/**
 * Gives the target back until its next message is due, but no sooner than the pause. What waits is read by a
 * statement of its own, after the row is locked: whoever wrote a message meanwhile has committed then, and it is seen.
 */
export const giveBack = (db: Db, turn: Turn, { failures, pause_ms }: Rest) =>
  inTransaction(db, async (db) => {
    const rest = sql`leased_until = null, failures = ${failures}::int, rests_until = ${after(pause_ms)}`;
    if (!(await holdTurn(db, turn, rest))) return;
    const [next] = await rowsOf<{ due_at: string }>(
      db,
      sql`select due_at::text as due_at from outbox o
          where ${of(turn)} and state = 'WAITING' and ${isNext(turn)} order by o.due_at limit 1`,
    );
    const due = next?.due_at ?? null;
    await rowsOf(
      db,
      sql`update outbox_targets
          set due_at = case when ${due}::timestamptz is not null
            then greatest(${due}::timestamptz, rests_until) end
          where ${of(turn)}`,
    );
  });

type Rest = { failures: number; pause_ms: number };

async function holdTurn(db: Tx, turn: Turn, set: Sql): Promise<boolean> {
  const held = await rowsOf(
    db,
    sql`update outbox_targets set ${set}, updated_at = now()
        where ${of(turn)} and fence = ${turn.fence}::bigint returning fence`,
  );
  return held.length > 0;
}
