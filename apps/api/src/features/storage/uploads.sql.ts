import type { FilePurpose } from '@marketplace/contract/file-purpose';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { MemberScope } from '../../platform/store-scope.ts';
import { type StoreRow, type Swept, storeByStore } from './old-rows.ts';

export type UploadRow = {
  id: string;
  purpose: FilePurpose;
  size: number;
  received: number;
  file_id: string | null;
  /** Who began it; nobody where they are gone. */
  user_id: string | null;
};

const columns = ['id', 'purpose', 'size', 'received', 'file_id', 'user_id'] as const;

export function insertUpload(
  db: Tx,
  { store_id }: MemberScope,
  upload: { purpose: FilePurpose; size: number; user_id: string },
): Promise<UploadRow> {
  return db
    .insertInto('uploads')
    .values({ store_id, ...upload })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Of those a person has begun and not finished, the newest stay. */
export async function dropOlderUploads(
  db: Tx,
  { store_id }: MemberScope,
  user_id: string,
  most: number,
): Promise<void> {
  await rowsOf(
    db,
    sql`delete from uploads where store_id = ${store_id}::bigint and id in (
          select id from uploads
          where store_id = ${store_id}::bigint and user_id = ${user_id}::bigint and file_id is null
          order by created_at desc, id offset ${most}::integer
        )`,
  );
}

export function readUpload(
  db: Db,
  { store_id }: MemberScope,
  upload_id: string,
): Promise<UploadRow | undefined> {
  return db
    .selectFrom('uploads')
    .where('store_id', '=', store_id)
    .where('id', '=', upload_id)
    .select(columns)
    .executeTakeFirst();
}

/** Takes the bytes if they follow on those there are and there is room; answers with nothing otherwise. */
export async function appendPart(
  db: Tx,
  { store_id }: MemberScope,
  upload_id: string,
  part_offset: number,
  bytes: Uint8Array,
): Promise<UploadRow | undefined> {
  const upload = await db
    .updateTable('uploads')
    .set((eb) => ({ received: eb('received', '+', bytes.length) }))
    .where('store_id', '=', store_id)
    .where('id', '=', upload_id)
    .where('received', '=', part_offset)
    .where('size', '>=', part_offset + bytes.length)
    .returning(columns)
    .executeTakeFirst();
  if (!upload) return undefined;
  await db.insertInto('upload_parts').values({ store_id, upload_id, part_offset, bytes }).execute();
  return upload;
}

/** One part at a time, in order: the whole of it would be ten megabytes of memory. */
export async function* partsOf(
  db: Db,
  { store_id }: MemberScope,
  upload_id: string,
): AsyncGenerator<Uint8Array> {
  for (let offset = 0; ; ) {
    const part = await db
      .selectFrom('upload_parts')
      .where('store_id', '=', store_id)
      .where('upload_id', '=', upload_id)
      .where('part_offset', '=', offset)
      .select('bytes')
      .executeTakeFirst();
    if (!part) return;
    yield part.bytes;
    offset += part.bytes.length;
  }
}

/** True for the first one who stores it whole. */
export async function storeUploadOnce(
  db: Tx,
  { store_id }: MemberScope,
  upload_id: string,
): Promise<boolean> {
  const [first] = await rowsOf(
    db,
    sql`update uploads set stored_at = now() where store_id = ${store_id}::bigint and id = ${upload_id}::uuid
          and stored_at is null returning id`,
  );
  return first !== undefined;
}

/** True for the one who may make the file; its parts are no longer needed. */
export async function finishUploadOnce(
  db: Tx,
  { store_id }: MemberScope,
  upload_id: string,
): Promise<boolean> {
  const [upload] = await rowsOf(
    db,
    sql`select from uploads where store_id = ${store_id}::bigint and id = ${upload_id}::uuid
          and file_id is null for update`,
  );
  return upload !== undefined;
}

export async function setUploadFile(
  db: Tx,
  { store_id }: MemberScope,
  upload_id: string,
  file_id: string,
): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ file_id })
    .where('store_id', '=', store_id)
    .where('id', '=', upload_id)
    .execute();
  await db
    .deleteFrom('upload_parts')
    .where('store_id', '=', store_id)
    .where('upload_id', '=', upload_id)
    .execute();
}

/** Finished or not: after a day nobody comes back to one. */
export async function deleteOldUploads(db: Tx, most: number): Promise<Swept> {
  const isOld = sql`created_at < now() - interval '24 hours'`;
  const old = await rowsOf<StoreRow>(
    db,
    sql`select store_id, id from uploads where ${isOld} order by created_at limit ${most}::integer`,
  );
  return storeByStore(db, old, async (db, store_id, ids) => {
    const uploads = await rowsOf(
      db,
      sql`delete from uploads where store_id = ${store_id}::bigint and id in (
            select id from uploads where store_id = ${store_id}::bigint and id = any(${ids}::uuid[])
              and ${isOld} for update skip locked
          ) returning 1`,
    );
    return uploads.length;
  });
}
