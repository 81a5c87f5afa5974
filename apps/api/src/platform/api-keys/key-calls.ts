import { keyCallOf } from '@marketplace/contract/api-key-access';
import { type Endpoint, isMutation } from '@marketplace/contract/endpoint';
import type { CallerKey } from '../authenticate.ts';
import type { Db } from '../db/handle.ts';
import { rowsOf, sql } from '../db/sql.ts';
import { ApiFailure } from '../failure.ts';

type Inputs = { order_id?: string; inventory_id?: string; id?: string };

/** What a key changes stands on record before it is done: should the process end in the middle, it is known that it was tried. */
export async function onRecordOfKey<T>(
  db: Db,
  key: CallerKey | undefined,
  entry: Endpoint,
  inputs: Inputs,
  work: () => Promise<T>,
): Promise<T> {
  if (!key || !isMutation(entry)) return work();
  const about = inputs.order_id ?? inputs.inventory_id ?? inputs.id ?? null;
  const id = await insertCall(db, key, keyCallOf(entry)?.name ?? entry.path, about);
  try {
    const result = await work();
    await writeStatus(db, key, id, 200);
    return result;
  } catch (error) {
    await writeStatus(db, key, id, error instanceof ApiFailure ? error.status : 500).catch(
      () => {},
    );
    throw error;
  }
}

async function insertCall(
  db: Db,
  { store_id, id }: CallerKey,
  call: string,
  about: string | null,
): Promise<string> {
  const [written] = await rowsOf<{ id: string }>(
    db,
    sql`insert into api_key_calls (store_id, api_key_id, call, about)
        values (${store_id}::bigint, ${id}::bigint, ${call}, ${about}) returning id`,
  );
  if (!written) throw new Error('a call of a key was not written down');
  return written.id;
}

async function writeStatus(
  db: Db,
  { store_id }: CallerKey,
  id: string,
  status: number,
): Promise<void> {
  await rowsOf(
    db,
    sql`update api_key_calls set status = ${status}::int where store_id = ${store_id}::bigint and id = ${id}::bigint`,
  );
}
