import type { Db } from '../db/handle.ts';
import { rowsOf, sql } from '../db/sql.ts';
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
  const events = await rowsOf<LoggedEvent>(
    db,
    sql`select ${columns} from events
        where (tx_id, id) > (${after.tx_id}::xid8, ${after.id}::bigint) and ${settled}
        order by tx_id, id limit ${limit}`,
  );
  const [unsettled] = await rowsOf<{ more: boolean }>(
    db,
    sql`select exists (select from events where not ${settled}) as more`,
  );
  return { events, unsettled: unsettled?.more === true };
}

/** What the stores of a scope missed between two positions. */
export function readMissed(
  db: Db,
  scope: StoreScope,
  from: Position,
  to: Position,
  limit: number,
): Promise<LoggedEvent[]> {
  return rowsOf<LoggedEvent>(
    db,
    sql`select ${columns} from events
        where (tx_id, id) > (${from.tx_id}::xid8, ${from.id}::bigint)
          and (tx_id, id) <= (${to.tx_id}::xid8, ${to.id}::bigint)
          and store_id = any(${scope.store_id_array}::bigint[])
        order by tx_id, id limit ${limit}`,
  );
}

/**
 * A restored dump brings transaction ids its new server has yet to reach; they would be told again one
 * day, and hold up the rest until then. Readers of a log without them are told to load anew.
 */
export async function dropEventsOfAnotherServer(db: Db): Promise<void> {
  await rowsOf(db, sql`delete from events where tx_id >= pg_snapshot_xmax(pg_current_snapshot())`);
}

/** The end of what has settled. */
export async function currentPosition(db: Db): Promise<Position> {
  const [last] = await rowsOf<Position>(
    db,
    sql`select tx_id, id from events where ${settled} order by tx_id desc, id desc limit 1`,
  );
  return last ?? { tx_id: '0', id: '0' };
}

/** False when the log no longer reaches back to the position: it has been swept since. */
export async function reachesBackTo(db: Db, { tx_id, id }: Position): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`select from events where tx_id = ${tx_id}::xid8 and id = ${id}::bigint`,
  );
  return found.length > 0;
}

export const formatPosition = ({ tx_id, id }: Position) => `${tx_id}-${id}`;

export function parsePosition(text: unknown): Position | undefined {
  const match = /^(0|[1-9]\d{0,18})-(0|[1-9]\d{0,17})$/.exec(typeof text === 'string' ? text : '');
  return match?.[1] && match[2] ? { tx_id: match[1], id: match[2] } : undefined;
}

export const isAfter = (a: Position, b: Position) =>
  a.tx_id === b.tx_id ? isLarger(a.id, b.id) : isLarger(a.tx_id, b.tx_id);

/** Asked for every stream and event, so without making numbers of the digits. */
const isLarger = (a: string, b: string) => (a.length === b.length ? a > b : a.length > b.length);
