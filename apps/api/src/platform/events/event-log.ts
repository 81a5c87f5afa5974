import type { Area } from '@marketplace/contract/endpoint';
import type { EventPlaces } from '@marketplace/contract/events';
import type { EventNotification } from '@marketplace/contract/notification';
import type { Db } from '../db/handle.ts';
import { rowsOf, sql } from '../db/sql.ts';

export type LoggedEvent = {
  store_id: string;
  area: Area;
  /** Counted for itself in each area of a store, without gaps. */
  number: number;
  kind: string;
  payload: Record<string, unknown>;
  /** What people are told of it, where they are. */
  notification: EventNotification | null;
  created_at: string;
};

/** A stretch of the log: what came after one number, up to another. */
export type Stretch = { store_id: string; area: Area; after: number; to: number };

type Place = { store_id: string; area: Area; last: number };

/** How far the log reaches now, by store and area. A store that nothing happened in is missing. */
export async function readPlaces(db: Db, store_ids: string): Promise<EventPlaces> {
  const rows = await rowsOf<Place>(
    db,
    sql`select store_id, area, last::float8 as last from event_places
        where store_id = any(${store_ids}::bigint[])`,
  );
  return placesOf(rows);
}

/** An event is written some time before others can see it: so much earlier is looked for it. */
const underWayMs = 5_000;

/**
 * How far the log reached some time ago, of the stores and areas in which something has happened since. Further back than
 * `most` events nobody is led.
 */
export async function readPlacesAgo(
  db: Db,
  store_ids: readonly string[],
  { agoMs, most }: { agoMs: number; most: number },
): Promise<EventPlaces> {
  const then = sql`now() - ${agoMs + underWayMs}::float8 * interval '1 ms'`;
  const rows = await rowsOf<Place>(
    db,
    sql`select p.store_id, p.area, coalesce((
          select e.id from store_events e
          where e.store_id = p.store_id and e.area = p.area and e.id > p.last - ${most}::bigint and e.created_at <= ${then}
          order by e.id desc limit 1), greatest(p.last - ${most}::bigint, 0))::float8 as last
        from event_places p
        where p.store_id = any(${`{${store_ids.join(',')}}`}::bigint[]) and p.moved_at > ${then}`,
  );
  return placesOf(rows);
}

function placesOf(rows: readonly Place[]): EventPlaces {
  const places: EventPlaces = {};
  for (const { store_id, area, last } of rows) {
    const areas = places[store_id] ?? {};
    areas[area] = last;
    places[store_id] = areas;
  }
  return places;
}

/** The events of these stretches, each stretch in its order. What has been swept is missing. */
export function readStretches(db: Db, stretches: readonly Stretch[]): Promise<LoggedEvent[]> {
  return rowsOf<LoggedEvent>(
    db,
    sql`select e.store_id, e.area, e.id::float8 as number, e.kind, e.payload, e.notification, e.created_at
        from unnest(
          ${stretches.map(({ store_id }) => store_id)}::bigint[], ${stretches.map(({ area }) => area)}::event_area[],
          ${stretches.map(({ after }) => after)}::bigint[], ${stretches.map(({ to }) => to)}::bigint[]
        ) as w (store_id, area, after, until)
        join store_events e on e.store_id = w.store_id and e.area = w.area and e.id > w.after and e.id <= w.until
        order by e.store_id, e.area, e.id`,
  );
}
