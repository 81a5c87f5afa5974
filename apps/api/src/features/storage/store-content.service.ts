import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type FilePurpose, pdfPurposes } from '@marketplace/contract/file-purpose';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { fileTypeAt } from '../../platform/files/file-type.ts';
import { remakeImage } from '../../platform/files/images.ts';
import type { SpooledFile } from '../../platform/files/spooled-file.ts';
import type { Storage } from '../../platform/files/storage.ts';
import type { Sender } from './room.sql.ts';
import { insertUnownedObject } from './unowned-objects.sql.ts';

/** An object that lies in the storage and that no file owns yet; left alone, it is removed in a day. */
export type StoredContent = {
  key: string;
  content_type: string;
  size: number;
  width: number | null;
  height: number | null;
  /** What a photo looks like. */
  picture_hash: string | null;
};

type Place = {
  db: Db;
  storage: Storage;
  sender: Sender;
  /** In the transaction from which on the object counts. */
  takeRoom: (db: Tx, sender: Sender, size: number) => Promise<void>;
};

/** Looks at what was sent, makes it harmless, and stores it. Takes long: not for a transaction. */
export async function storeContent(
  place: Place,
  { path }: SpooledFile,
  purpose: FilePurpose,
): Promise<StoredContent> {
  const type = await fileTypeAt(path);
  if (!type) return fail('file_type_unsupported');
  if (type === 'application/pdf') {
    if (!pdfPurposes.includes(purpose)) fail('file_type_unsupported');
    return store(place, path, {
      content_type: type,
      width: null,
      height: null,
      picture_hash: null,
    });
  }
  const remade = `${path}.remade`;
  const { store_id: who, user_id: person } = place.sender;
  const asker = { who, person };
  try {
    return await store(place, remade, await remakeImage(path, remade, asker));
  } finally {
    await rm(remade, { force: true });
  }
}

async function store(
  { db, storage, sender, takeRoom }: Place,
  path: string,
  about: Omit<StoredContent, 'key' | 'size'>,
): Promise<StoredContent> {
  const key = randomUUID();
  const content = await openAsBlob(path);
  const { size } = content;
  await inTransaction(db, async (db) => {
    await takeRoom(db, sender, size);
    await insertUnownedObject(db, { key, size, ...sender });
  });
  await storage.put(key, content, about.content_type);
  return { key, size, ...about };
}
