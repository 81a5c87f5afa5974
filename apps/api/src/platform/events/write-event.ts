import type { Area } from '@marketplace/contract/endpoint';
import type { EventKind, EventPayload } from '@marketplace/contract/event-kinds';
import { eventKinds } from '@marketplace/contract/event-kinds';
import type { Tx } from '../db/handle.ts';
import { rowsOf, type Sql, sql } from '../db/sql.ts';
import { afterCommit } from '../db/transaction.ts';
import { giveSignal } from '../signals.ts';

export type NewEvent<Kind extends EventKind = EventKind> = {
  [K in Kind]: { store_id: string; area: Area; kind: K; payload: EventPayload<K> };
}[Kind];

/** A payload that is not what its kind says is a fault of the program, and found where it is written. */
const textOf = ({ kind, payload }: NewEvent) => JSON.stringify(eventKinds[kind].parse(payload));

/** What is counted with an event in a row of its store, and how that row begins where there is none yet. */
export type Counting = { update: Sql; insert: Sql };

/**
 * Written with the change it tells of: both happen, or neither. Its number is drawn from the store's own row,
 * which stays locked until the end, so this comes last.
 */
export async function writeEvent(db: Tx, event: NewEvent, counting?: Counting): Promise<void> {
  const { store_id, area, kind } = event;
  const last = await drawPlaces(db, store_id, area, 1, counting);
  await rowsOf(
    db,
    sql`insert into store_events (store_id, area, id, kind, payload)
        values (${store_id}::bigint, ${area}::event_area, ${last}::bigint, ${kind}, ${textOf(event)}::jsonb)`,
  );
  afterCommit(db, () => giveSignal('events', store_id));
}

/** Many of one area of a store at once, in one statement. */
export async function writeEvents(
  db: Tx,
  store_id: string,
  area: Area,
  events: readonly NewEvent[],
): Promise<void> {
  const last = await drawPlaces(db, store_id, area, events.length);
  await rowsOf(
    db,
    sql`insert into store_events (store_id, area, id, kind, payload)
        select ${store_id}::bigint, ${area}::event_area, ${last}::bigint - ${events.length}::int + e.n, e.kind,
          e.payload::jsonb
        from unnest(${events.map(({ kind }) => kind)}::text[], ${events.map(textOf)}::text[])
          with ordinality as e (kind, payload, n)`,
  );
  afterCommit(db, () => giveSignal('events', store_id));
}

/**
 * The last of so many numbers, from now on taken. Counters and places are changed in one statement, in this order, and
 * made in their own where a store has none: of a distributed database one node does all of that, as long as no insert
 * is among it.
 */
async function drawPlaces(
  db: Tx,
  store_id: string,
  area: Area,
  count: number,
  counting?: Counting,
): Promise<string> {
  const counted = counting
    ? sql`counted as (${counting.update} returning true as is_counted)`
    : sql`counted as (select true as is_counted)`;
  const [drawn] = await rowsOf<{ last: string | null; is_counted: boolean | null }>(
    db,
    sql`with place as (
          update event_places p set last = p.last + ${count}::int, moved_at = default
          where p.store_id = ${store_id}::bigint and p.area = ${area}::event_area
          returning p.last
        ), ${counted}
        select (select is_counted from counted) as is_counted, (select last from place) as last`,
  );
  if (counting && !drawn?.is_counted) await rowsOf(db, counting.insert);
  return drawn?.last ?? beginPlaces(db, store_id, area, count);
}

async function beginPlaces(db: Tx, store_id: string, area: Area, count: number): Promise<string> {
  const [begun] = await rowsOf<{ last: string }>(
    db,
    sql`insert into event_places as p (store_id, area, last)
        values (${store_id}::bigint, ${area}::event_area, ${count}::int)
        on conflict (store_id, area) do update set last = p.last + excluded.last, moved_at = excluded.moved_at
        returning last`,
  );
  if (!begun) throw new Error(`no place among the events of store ${store_id}`);
  return begun.last;
}
