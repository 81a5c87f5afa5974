import type { FilePurpose } from '@marketplace/contract/file-purpose';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inScope } from '../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { CheckedLink } from '../../platform/files/links.ts';
import type { BuyerScope, MemberScope, OneStore, StoreScope } from '../../platform/store-scope.ts';

export type FileRow = {
  id: string;
  content_type: string;
  size: number;
  width: number | null;
  height: number | null;
  picture_hash: string | null;
  created_at: string;
};

export type NewFile = Omit<FileRow, 'id' | 'created_at'> & {
  key: string;
  purpose: FilePurpose;
  user_id: string;
};

const fileColumns = sql`f.id, f.content_type, f.size, f.width, f.height, f.picture_hash, f.created_at`;

/** Makes the object the file's own. */
export async function insertFile(db: Tx, { store_id }: MemberScope, file: NewFile) {
  const [row] = await rowsOf<FileRow>(
    db,
    sql`
    with owned as (delete from unowned_objects where key = ${file.key}::uuid returning key)
    insert into files as f
      (store_id, key, purpose, content_type, size, width, height, picture_hash, user_id)
    select ${store_id}::bigint, key, ${file.purpose}::file_purpose, ${file.content_type}::text,
      ${file.size}::integer, ${file.width}::integer, ${file.height}::integer,
      ${file.picture_hash}::text, ${file.user_id}::bigint
    from owned returning ${fileColumns}`,
  );
  if (!row) throw new Error('an object was removed before a file could own it');
  return row;
}

export async function readFile(
  db: Db,
  { store_id }: MemberScope,
  file_id: string,
): Promise<FileRow | undefined> {
  const [row] = await rowsOf<FileRow>(
    db,
    sql`select ${fileColumns} from files f
        where f.store_id = ${store_id}::bigint and f.id = ${file_id}::uuid`,
  );
  return row;
}

/** What a store may see: its own, what was shown to it, and the photos of what is for sale. */
export async function purposeOfVisible(
  db: Db,
  { store_id }: MemberScope,
  file_id: string,
): Promise<FilePurpose | undefined> {
  const [row] = await rowsOf<{ purpose: FilePurpose }>(
    db,
    sql`select f.purpose from files f where f.id = ${file_id}::uuid and (
          ${store_id}::bigint in (f.store_id, f.shown_to_store_id)
          or (f.purpose = 'product_photo' and f.attached_at is not null)
        )`,
  );
  return row?.purpose;
}

export async function readLinkedFile(
  db: Db,
  { file_id }: CheckedLink,
): Promise<{ key: string; content_type: string; size: number } | undefined> {
  return db
    .selectFrom('files')
    .where('id', '=', file_id)
    .select(['key', 'content_type', 'size'])
    .executeTakeFirst();
}

type Attachment = { purposes: readonly FilePurpose[]; shown_to_store_id?: string | undefined };

/** Once: a file that something uses already is not found. */
export async function markAttached(
  db: Tx,
  scope: StoreScope | BuyerScope,
  file_id: string,
  { purposes, shown_to_store_id }: Attachment,
): Promise<FileRow | undefined> {
  const [row] = await rowsOf<FileRow>(
    db,
    sql`update files f
        set attached_at = now(), shown_to_store_id = ${shown_to_store_id ?? null}::bigint
        where f.id = ${file_id}::uuid and ${isTheirs(scope)} and f.attached_at is null
          and f.purpose = any(${purposes}::file_purpose[])
        returning ${fileColumns}`,
  );
  return row;
}

/** Of files that a feature uses: who may see them follows from what they are for. */
export async function changePurpose(
  db: Tx,
  { store_id }: OneStore,
  file_ids: readonly string[],
  purpose: FilePurpose,
): Promise<void> {
  await rowsOf(
    db,
    sql`update files set purpose = ${purpose}::file_purpose
        where store_id = ${store_id}::bigint and id = any(${file_ids}::uuid[])`,
  );
}

/** What a feature uses no longer goes with what nothing ever used. */
export async function releaseFiles(
  db: Tx,
  { store_id }: OneStore,
  file_ids: readonly string[],
): Promise<void> {
  await rowsOf(
    db,
    sql`update files set attached_at = null
        where store_id = ${store_id}::bigint and id = any(${file_ids}::uuid[])`,
  );
}

const isTheirs = (scope: StoreScope | BuyerScope): Sql =>
  scope.side === 'buyer'
    ? sql`f.store_id = ${scope.buyer_store_id}::bigint`
    : inScope(scope, sql`f.store_id`);
