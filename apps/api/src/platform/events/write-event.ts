import type { Area } from '@marketplace/contract/endpoint';
import type { Tx } from '../db/handle.ts';
import { rowsOf, type Sql, sql } from '../db/sql.ts';
import { afterCommit } from '../db/transaction.ts';
import { giveNotice } from '../notices.ts';

export type NewEvent = { store_id: string; area: Area; kind: string; payload: unknown };

/** Written with the change it tells of: both happen, or neither. `beside` is a statement that goes with it. */
export async function writeEvent(
  db: Tx,
  { store_id, area, kind, payload }: NewEvent,
  beside: Sql = sql`select from told`,
): Promise<void> {
  await rowsOf(
    db,
    sql`with told as (
          insert into events (store_id, area, kind, payload)
          values (${store_id}::bigint, ${area}::event_area, ${kind}, ${JSON.stringify(payload)}::jsonb)
          returning id
        ) ${beside}`,
  );
  afterCommit(db, () => giveNotice('events'));
}

/** Many at once, in one statement. */
export async function writeEvents(db: Tx, events: readonly NewEvent[]): Promise<void> {
  await rowsOf(
    db,
    sql`insert into events (store_id, area, kind, payload)
        select store_id, area, kind, payload from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
          as e (store_id bigint, area event_area, kind text, payload jsonb)`,
  );
  afterCommit(db, () => giveNotice('events'));
}
