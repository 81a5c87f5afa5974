import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';

/** Longer than a call may take, for a process that dies with one. */
const heldMs = 40_000;
/** A little more than the second of the limit: calls do not arrive as evenly as they are sent. */
const apartMs = 1_080;

export type Place = { place: number; began: string };

/** A place for one call; nothing where all are taken by any process. */
export async function takePlace(db: Db, connection_id: string): Promise<Place | undefined> {
  const [row] = await rowsOf<Place>(
    db,
    sql`update accounting_call_places set free_at = clock_timestamp() + ${heldMs}::int * interval '1 millisecond'
        where connection_id = ${connection_id}::bigint and place = (
          select place from accounting_call_places
          where connection_id = ${connection_id}::bigint and free_at <= clock_timestamp()
          order by free_at limit 1 for update skip locked)
        returning place, clock_timestamp() as began`,
  );
  return row;
}

/** The call is over: the place is free again a second after it began. */
export async function leavePlace(
  db: Db,
  connection_id: string,
  { place, began }: Place,
): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_call_places
        set free_at = greatest(clock_timestamp(), ${began}::timestamptz + ${apartMs}::int * interval '1 millisecond')
        where connection_id = ${connection_id}::bigint and place = ${place}::int`,
  );
}

/** Nobody calls for a while: Accurate has asked for it. */
export async function closePlaces(db: Db, connection_id: string, ms: number): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_call_places
        set free_at = greatest(free_at, clock_timestamp() + ${ms}::int * interval '1 millisecond')
        where connection_id = ${connection_id}::bigint`,
  );
}
