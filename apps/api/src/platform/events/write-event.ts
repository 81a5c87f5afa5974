import type { Area } from '@marketplace/contract/endpoint';
import type { Tx } from '../db/handle.ts';
import { afterCommit } from '../db/transaction.ts';
import { giveNotice } from '../notices.ts';

export type NewEvent = { store_id: string; area: Area; kind: string; payload: unknown };

/** Written with the change it tells of: both happen, or neither. */
export async function writeEvent(db: Tx, { payload, ...event }: NewEvent): Promise<void> {
  await db
    .insertInto('events')
    .values({ ...event, payload: JSON.stringify(payload) })
    .execute();
  afterCommit(db, () => giveNotice('events'));
}
