import type { Db, Tx } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import { lockRoom, type Sender, unusedBytes } from './room.sql.ts';

const megabyte = 1024 * 1024;
const mostOfPerson = 100 * megabyte;
const mostOfStore = 500 * megabyte;

/**
 * What is sent and never used lies there for a day: a person has room for so much of it, and a store for more, so
 * that one of its staff does not use up what the others need.
 */
export async function mustHaveRoom(db: Db, sender: Sender, size: number): Promise<void> {
  const { of_person, of_store } = await unusedBytes(db, sender);
  if (of_person + size > mostOfPerson || of_store + size > mostOfStore)
    fail('storage_quota_reached');
}

/** The same for good: until this transaction ends nobody else takes the room that was found. */
export async function takeRoom(db: Tx, sender: Sender, size: number): Promise<void> {
  await lockRoom(db, sender);
  await mustHaveRoom(db, sender, size);
}
