import { type FilePurpose, partMaxBytes } from '@marketplace/contract/file-purpose';
import type { StoredFile, UploadState } from '@marketplace/contract/storage';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, failWith } from '../../platform/failure.ts';
import { spool } from '../../platform/files/spooled-file.ts';
import type { MemberScope } from '../../platform/store-scope.ts';
import { readFile } from './files.sql.ts';
import { mustHaveRoom, takeRoom } from './room.service.ts';
import type { Sender } from './room.sql.ts';
import { describeFile, type FileStore, keepFile, mustManage } from './storage.service.ts';
import { type StoredContent, storeContent } from './store-content.service.ts';
import {
  appendPart,
  dropOlderUploads,
  finishUploadOnce,
  insertUpload,
  partsOf,
  readUpload,
  setUploadFile,
  storeUploadOnce,
  type UploadRow,
} from './uploads.sql.ts';

/** Of one person in one store; begun and left alone, they would fill the database. */
const mostUnfinished = 20;

export async function beginUpload(
  { maxBytes }: FileStore,
  db: Db,
  who: Caller,
  scope: MemberScope,
  { purpose, size }: { purpose: FilePurpose; size: number },
): Promise<{ upload: UploadState }> {
  mustManage(scope, purpose);
  if (size > maxBytes) fail('file_too_large');
  const { user_id } = who;
  await mustHaveRoom(db, { user_id, store_id: scope.store_id }, size);
  return inTransaction(db, async (db) => {
    const upload = await insertUpload(db, scope, { purpose, size, user_id });
    await dropOlderUploads(db, scope, user_id, mostUnfinished);
    return { upload: stateOf(upload) };
  });
}

/** What was announced counts for nothing: what has arrived does. */
export async function takePart(
  db: Db,
  { user_id }: Caller,
  scope: MemberScope,
  { upload_id, offset }: { upload_id: string; offset: number },
  bytes: Buffer,
): Promise<{ upload: UploadState }> {
  return inTransaction(db, async (db) => {
    await mustBegun(db, scope, upload_id);
    const appended = await appendPart(db, scope, upload_id, offset, bytes);
    if (appended) {
      // What has arrived counts for who began it, whoever sends it.
      const sender = { user_id: appended.user_id ?? user_id, store_id: scope.store_id };
      await takeRoom(db, sender, 0);
      return { upload: stateOf(appended) };
    }
    const upload = (await readUpload(db, scope, upload_id)) ?? fail('upload_not_found');
    if (offset > upload.received) failWith('upload_offset_conflict', { received: upload.received });
    if (offset === upload.received) fail('validation_failed', { offset: 'too_big' });
    return { upload: stateOf(upload) };
  });
}

export async function describeUpload(
  db: Db,
  scope: MemberScope,
  upload_id: string,
): Promise<{ upload: UploadState }> {
  return { upload: stateOf(await mustBegun(db, scope, upload_id)) };
}

/**
 * The long half: the parts become an object. Nothing to do when it has been done. Their bytes have their room
 * already, and who has sent them all is not refused at the end; who does it once more needs room for that.
 */
export async function prepareUpload(
  { storage }: FileStore,
  db: Db,
  { user_id }: Caller,
  scope: MemberScope,
  upload_id: string,
): Promise<StoredContent | undefined> {
  const upload = await mustBegun(db, scope, upload_id);
  if (upload.file_id) return undefined;
  if (upload.received < upload.size)
    failWith('upload_offset_conflict', { received: upload.received });
  const file = await spool(partsOf(db, scope, upload_id));
  try {
    const sender = { user_id, store_id: scope.store_id };
    const takeRoomOnce = async (db: Tx, sender: Sender, size: number) => {
      if (!(await storeUploadOnce(db, scope, upload_id))) await takeRoom(db, sender, size);
    };
    const place = { db, storage, sender, takeRoom: takeRoomOnce };
    return await storeContent(place, file, upload.purpose);
  } finally {
    await file.remove();
  }
}

/** The short half. Of several at once one makes the file, and the others answer with it. */
export async function finishUpload(
  files: FileStore,
  db: Db,
  who: Caller,
  scope: MemberScope,
  upload_id: string,
  content: StoredContent | undefined,
): Promise<{ file: StoredFile }> {
  return inTransaction(db, async (db) => {
    const isFirst = content && (await finishUploadOnce(db, scope, upload_id));
    const upload = await mustBegun(db, scope, upload_id);
    if (isFirst) {
      const file = await keepFile(db, who, scope, upload.purpose, content);
      await setUploadFile(db, scope, upload_id, file.id);
      return { file: await describeFile(files, db, file) };
    }
    const file = await readFile(db, scope, upload.file_id ?? '');
    return { file: await describeFile(files, db, file ?? fail('upload_not_found')) };
  });
}

async function mustBegun(db: Db, scope: MemberScope, upload_id: string): Promise<UploadRow> {
  const upload = (await readUpload(db, scope, upload_id)) ?? fail('upload_not_found');
  mustManage(scope, upload.purpose);
  return upload;
}

const stateOf = ({ id, received, size }: UploadRow): UploadState => ({
  id,
  received,
  size,
  part_size: partMaxBytes,
});
