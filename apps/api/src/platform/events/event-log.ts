import { sql } from 'kysely';
import type { Db } from '../db/handle.ts';
import type { StoreScope } from '../store-scope.ts';

/** A place in the log: the transaction that wrote the event, and the event's id within it. */
export type Position = { tx_id: string; id: string };

export type LoggedEvent = Position & {
  store_id: string;
  area: 'inventory' | 'order' | 'store';
  kind: string;
  payload: Record<string, unknown>;
  created_at: string;
};

/**
 * Only events of transactions older than every one still open. Ids are drawn before commit, so a slow
 * transaction shows an id lower than some already read; ordered this way nothing appears behind a
 * reader's back.
 */
const settled = sql`tx_id < pg_snapshot_xmin(pg_current_snapshot())`;
const columns = sql`store_id, id, tx_id, area, kind, payload, created_at`;

/** What came after a position, for every store, and whether more is about to settle. */
export async function readTail(db: Db, after: Position, limit: number) {
  const { rows } = await sql<LoggedEvent>`
    select ${columns} from events
    where (tx_id, id) > (${after.tx_id}::xid8, ${after.id}::bigint) and ${settled}
    order by tx_id, id limit ${limit}`.execute(db);
  const unsettled = await sql<{ more: boolean }>`
    select exists (select from events where tx_id >= pg_snapshot_xmin(pg_current_snapshot()))
      as more`.execute(db);
  return { events: rows, unsettled: unsettled.rows[0]?.more === true };
}

/** What the stores of a scope missed between two positions. */
export async function readMissed(
  db: Db,
  scope: StoreScope,
  from: Position,
  to: Position,
  limit: number,
): Promise<LoggedEvent[]> {
  const { rows } = await sql<LoggedEvent>`
    select ${columns} from events
    where (tx_id, id) > (${from.tx_id}::xid8, ${from.id}::bigint)
      and (tx_id, id) <= (${to.tx_id}::xid8, ${to.id}::bigint)
      and store_id = any(${scope.store_id_array}::bigint[])
    order by tx_id, id limit ${limit}`.execute(db);
  return rows;
}

/** The end of what has settled. */
export async function currentPosition(db: Db): Promise<Position> {
  const { rows } = await sql<Position>`
    select tx_id, id from events where ${settled} order by tx_id desc, id desc limit 1`.execute(db);
  return rows[0] ?? { tx_id: '0', id: '0' };
}

/** False when the log no longer reaches back to the position: it has been swept since. */
export async function reachesBackTo(db: Db, { tx_id, id }: Position): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from events where tx_id = ${tx_id}::xid8 and id = ${id}::bigint) as known
  `.execute(db);
  return rows[0]?.known === true;
}

export const formatPosition = ({ tx_id, id }: Position) => `${tx_id}-${id}`;

export function parsePosition(text: unknown): Position | undefined {
  const match = /^(\d{1,19})-(\d{1,18})$/.exec(typeof text === 'string' ? text : '');
  return match?.[1] && match[2] ? { tx_id: match[1], id: match[2] } : undefined;
}

export function isAfter(a: Position, b: Position): boolean {
  return a.tx_id === b.tx_id ? BigInt(a.id) > BigInt(b.id) : BigInt(a.tx_id) > BigInt(b.tx_id);
}
