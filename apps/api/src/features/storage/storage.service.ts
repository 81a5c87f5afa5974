import type { Readable } from 'node:stream';
import type { Area } from '@marketplace/contract/endpoint';
import type { FilePurpose } from '@marketplace/contract/file-purpose';
import type { FileLinkQuery, StoredFile } from '@marketplace/contract/storage';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import type { Links } from '../../platform/files/links.ts';
import type { SpooledFile } from '../../platform/files/spooled-file.ts';
import type { Storage } from '../../platform/files/storage.ts';
import type { BuyerScope, MemberScope, StoreScope } from '../../platform/store-scope.ts';
import {
  type FileRow,
  insertFile,
  markAttached,
  purposeOfVisible,
  readLinkedFile,
} from './files.sql.ts';
import { mustHaveRoom, takeRoom } from './room.service.ts';
import { type StoredContent, storeContent } from './store-content.service.ts';

export { changePurpose, releaseFiles } from './files.sql.ts';

/** What all of storage stands on. */
export type FileStore = { storage: Storage; links: Links; maxBytes: number };

/** Who may manage the area may send files for it, and who may see the area may see them; papers of a person are for who manages it. */
const areaOf: Record<FilePurpose, Area> = {
  delivery_photo: 'order',
  complaint_photo: 'order',
  payment_proof: 'order',
  fee_payment_proof: 'store',
  chat_attachment: 'order',
  document: 'order',
  product_photo: 'inventory',
  proposal_photo: 'inventory',
  registration_document: 'store',
};

export function mustManage(scope: MemberScope, purpose: FilePurpose): void {
  if (!scope.allows(areaOf[purpose], 'MANAGE')) fail('permission_denied');
}

/** The long half of taking a file. There is room when it begins, and is asked for again where the object is kept. */
export async function prepareFile(
  files: FileStore,
  db: Db,
  { user_id }: Pick<Caller, 'user_id'>,
  scope: MemberScope,
  purpose: FilePurpose,
  file: SpooledFile,
): Promise<StoredContent> {
  const sender = { user_id, store_id: scope.store_id };
  mustManage(scope, purpose);
  if (file.size > files.maxBytes) fail('file_too_large');
  await mustHaveRoom(db, sender, file.size);
  return storeContent({ db, storage: files.storage, sender, takeRoom }, file, purpose);
}

/** The short half: from here on there is a file. */
export async function keepFile(
  db: Db,
  who: Pick<Caller, 'user_id'>,
  scope: MemberScope,
  purpose: FilePurpose,
  content: StoredContent,
): Promise<FileRow> {
  const file = { ...content, purpose, user_id: who.user_id };
  return inTransaction(db, (db) => insertFile(db, scope, file));
}

export async function describeFile(
  { links }: FileStore,
  db: Db,
  file: FileRow,
): Promise<StoredFile> {
  const { id, content_type, size, width, height } = file;
  const { url } = await links.sign(db, id);
  return { id, url, content_type, size, ...(width && { width }), ...(height && { height }) };
}

export async function linkToFile(
  { links }: FileStore,
  db: Db,
  scope: MemberScope,
  file_id: string,
): Promise<{ url: string; expires_at: string }> {
  const purpose = await purposeOfVisible(db, scope, file_id);
  const level = purpose === 'registration_document' ? 'MANAGE' : 'VIEW';
  if (!purpose || !scope.allows(areaOf[purpose], level)) return fail('file_not_found');
  return links.sign(db, file_id);
}

type Content = { bytes: Readable; headers: Record<string, string> };

/** The bytes for whoever has the address. A browser shows photos we made ourselves, and saves the rest. */
export async function openContent(
  { storage, links }: FileStore,
  db: Db,
  query: FileLinkQuery,
): Promise<Content> {
  const link = await links.check(db, query);
  const file = (await readLinkedFile(db, link)) ?? fail('file_not_found');
  const isImage = file.content_type.startsWith('image/');
  const headers = {
    'content-type': file.content_type,
    'content-length': String(file.size),
    'content-disposition': isImage ? 'inline' : `attachment; filename="${link.file_id}.pdf"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': `private, max-age=${link.seconds_left}`,
  };
  return { bytes: await storage.read(file.key), headers };
}

/**
 * For the feature that uses a file, in its own transaction: from then on the file stays. Another store's,
 * one for something else and one that is used already are not found. `shown_to_store_id` is the other
 * store of a deal, which may then open the file, too.
 */
export async function attachFile(
  db: Tx,
  scope: StoreScope | BuyerScope,
  file_id: string,
  purposes: readonly FilePurpose[],
  shown_to_store_id?: string,
): Promise<FileRow> {
  const attachment = { purposes, shown_to_store_id };
  return (await markAttached(db, scope, file_id, attachment)) ?? fail('file_not_found');
}
