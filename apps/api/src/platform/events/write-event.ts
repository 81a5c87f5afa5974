import type { Area } from '@marketplace/contract/endpoint';
import type { EventKind, EventPayload } from '@marketplace/contract/event-kinds';
import { eventKinds } from '@marketplace/contract/event-kinds';
import { areaOfCategory } from '@marketplace/contract/notification-words';
import type { Tx } from '../db/handle.ts';
import { rowsOf, type Sql, sql } from '../db/sql.ts';
import { afterCommit } from '../db/transaction.ts';
import type { NewNotification } from '../notifications/new-notification.ts';
import { notificationOf } from '../notifications/notification-of.ts';
import { beginNotes, insertNotification, noteDrawn } from '../notifications/write-notification.ts';
import { giveSignal } from '../signals.ts';

export type NewEvent<Kind extends EventKind = EventKind> = {
  [K in Kind]: {
    store_id: string;
    area: Area;
    kind: K;
    payload: EventPayload<K>;
    /** What people are told, where the payload alone does not say it; with null nobody is, whatever it says. */
    notification?: NewNotification | null | undefined;
  };
}[Kind];

/** A payload that is not what its kind says is a fault of the program, and found where it is written. */
const textOf = ({ kind, payload }: NewEvent) => JSON.stringify(eventKinds[kind].parse(payload));

/** It is numbered, and shown, by the area of its event: another would be a fault of the program. */
function toTell({
  store_id,
  area,
  kind,
  payload,
  notification,
}: NewEvent): NewNotification | undefined {
  if (notification === null) return undefined;
  const told = notification ?? notificationOf(store_id, kind, payload);
  if (told && areaOfCategory[told.category] !== area)
    throw new Error(`${kind} of the area ${area} cannot tell of ${told.category}`);
  return told;
}

/** What is counted with an event in a row of its store, and how that row begins where there is none yet. */
export type Counting = { update: Sql; insert: Sql };

/**
 * Written with the change it tells of: both happen, or neither. Its number is drawn from the store's own row,
 * which stays locked until the end, so this comes last.
 */
export async function writeEvent(db: Tx, event: NewEvent, counting?: Counting): Promise<void> {
  const { store_id, area, kind } = event;
  const notification = toTell(event);
  const { last, noted } = await drawPlaces(db, store_id, area, 1, { counting, notification });
  const told =
    notification && noted ? await insertNotification(db, store_id, notification, noted) : undefined;
  await rowsOf(
    db,
    told
      ? sql`insert into store_events (store_id, area, id, kind, payload, notification)
          values (${store_id}::bigint, ${area}::event_area, ${last}::bigint, ${kind}, ${textOf(event)}::jsonb,
            ${told}::text::jsonb)`
      : sql`insert into store_events (store_id, area, id, kind, payload)
          values (${store_id}::bigint, ${area}::event_area, ${last}::bigint, ${kind}, ${textOf(event)}::jsonb)`,
  );
  afterCommit(db, () => giveSignal('events', store_id));
}

/** Many of one area of a store at once, in one statement; people are told of none, so none may have words for them. */
export async function writeEvents(
  db: Tx,
  store_id: string,
  area: Area,
  events: readonly NewEvent[],
): Promise<void> {
  const loud = events.find((event) => toTell(event));
  if (loud) throw new Error(`${loud.kind} tells people something, and is written by itself`);
  const { last } = await drawPlaces(db, store_id, area, events.length, {});
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

type Beside = { counting?: Counting | undefined; notification?: NewNotification | undefined };
type Drawn = { last: string; noted?: string | undefined };

/**
 * The last of so many numbers, from now on taken. Counters, places and what counts notifications are changed in one statement, in
 * the order they are selected in: whoever writes a second event has the place already, and would wait in a circle for who took
 * the notifications first. They are made in their own where a store has none: of a distributed database one node does all of that, as long as no insert
 * is among it.
 */
async function drawPlaces(
  db: Tx,
  store_id: string,
  area: Area,
  count: number,
  { counting, notification }: Beside,
): Promise<Drawn> {
  const counted = counting
    ? sql`counted as (${counting.update} returning true as is_counted)`
    : sql`counted as (select true as is_counted)`;
  const [note, noted] = notification
    ? [sql`, ${noteDrawn(store_id, notification)}`, sql`(select last from noted)`]
    : [sql``, sql`null::bigint`];
  const [drawn] = await rowsOf<{
    last: string | null;
    is_counted: boolean | null;
    noted: string | null;
  }>(
    db,
    sql`with place as (
          update event_places p set last = p.last + ${count}::int, moved_at = default
          where p.store_id = ${store_id}::bigint and p.area = ${area}::event_area
          returning p.last
        ), ${counted}${note}
        select (select is_counted from counted) as is_counted, (select last from place) as last, ${noted} as noted`,
  );
  if (counting && !drawn?.is_counted) await rowsOf(db, counting.insert);
  const last = drawn?.last ?? (await beginPlaces(db, store_id, area, count));
  if (!notification) return { last };
  return { last, noted: drawn?.noted ?? (await beginNotes(db, store_id, notification)) };
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
