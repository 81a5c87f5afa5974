import type { Area } from '@marketplace/contract/endpoint';
import type { EventKind, EventPayload } from '@marketplace/contract/event-kinds';
import { eventKinds } from '@marketplace/contract/event-kinds';
import type { Tx } from '../db/handle.ts';
import { rowsOf, type Sql, sql } from '../db/sql.ts';
import { afterCommit } from '../db/transaction.ts';
import { giveNotice } from '../notices.ts';

export type NewEvent<Kind extends EventKind = EventKind> = {
  [K in Kind]: { store_id: string; area: Area; kind: K; payload: EventPayload<K> };
}[Kind];

/** A payload that is not what its kind says is a fault of the program, and found where it is written. */
const textOf = ({ kind, payload }: NewEvent) => JSON.stringify(eventKinds[kind].parse(payload));

/**
 * Written with the change it tells of: both happen, or neither. Its number is drawn from the store's own row,
 * which stays locked until the end, so this comes last. `beside` is a statement that goes with it.
 */
export async function writeEvent(
  db: Tx,
  event: NewEvent,
  beside: Sql = sql`select from told`,
): Promise<void> {
  const { store_id, area, kind } = event;
  await rowsOf(
    db,
    sql`with place as (
          insert into event_places as p (store_id, area, last) values (${store_id}::bigint, ${area}::event_area, 1)
          on conflict (store_id, area) do update set last = p.last + 1, moved_at = excluded.moved_at
          returning last
        ), told as (
          insert into store_events (store_id, area, id, kind, payload)
          select ${store_id}::bigint, ${area}::event_area, last, ${kind}, ${textOf(event)}::jsonb from place
          returning id
        ) ${beside}`,
  );
  afterCommit(db, () => giveNotice('events', store_id));
}

/** Many of one area of a store at once, in one statement. */
export async function writeEvents(
  db: Tx,
  store_id: string,
  area: Area,
  events: readonly NewEvent[],
): Promise<void> {
  await rowsOf(
    db,
    sql`with place as (
          insert into event_places as p (store_id, area, last)
          values (${store_id}::bigint, ${area}::event_area, ${events.length}::int)
          on conflict (store_id, area) do update set last = p.last + excluded.last, moved_at = excluded.moved_at
          returning last
        )
        insert into store_events (store_id, area, id, kind, payload)
        select ${store_id}::bigint, ${area}::event_area, place.last - ${events.length}::int + e.n, e.kind,
          e.payload::jsonb
        from place, unnest(${events.map(({ kind }) => kind)}::text[], ${events.map(textOf)}::text[])
          with ordinality as e (kind, payload, n)`,
  );
  afterCommit(db, () => giveNotice('events', store_id));
}
