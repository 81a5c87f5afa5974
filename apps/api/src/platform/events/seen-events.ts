import type { SeenEvents } from '@marketplace/contract/seen-events';
import { isoInstant } from '../db/column-types.ts';
import type { Db } from '../db/handle.ts';
import { lookedUpInScope } from '../db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../db/sql.ts';

/** As a statement writes it; a list of many stores that were all quiet has no places. */
export type SeenInJson = { at: string; places: Record<string, number> | null };

/** The events of orders that a statement sees, so that who reads the stream knows what its answer holds. */
export const seenInStore = (store_id: Sql) => sql`
  json_build_object('at', now(), 'places', json_build_object(${store_id}, coalesce((
    select last from event_places where store_id = ${store_id} and area = 'order'), 0)))`;

/** Where the events of a statement's `scope` are; of a thousand stores only those that moved of late are named. */
export const placesInScope = sql`
  select json_object_agg(store_id, last) as places from event_places
  where ${lookedUpInScope(sql`store_id`)} and area = 'order' and moved_at > now() - interval '2 minutes'`;

export const toSeen = ({ at, places }: SeenInJson): SeenEvents => ({
  at: isoInstant(at),
  places: places ?? {},
});

/** Of who is told of no events. */
export async function nothingSeen(db: Db): Promise<SeenEvents> {
  const [row] = await rowsOf<{ at: string }>(db, sql`select now() as at`);
  if (!row) throw new Error('no row of one');
  return { at: row.at, places: {} };
}
