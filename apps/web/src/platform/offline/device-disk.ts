import { type IDBPDatabase, openDB } from 'idb';
import type { Shelf } from './device-records.ts';

/** What lies on the device: everything but whose it is and since when is under the person's seal. */
export type SealedRecord = {
  user_uuid: string;
  /** What the seal calls it. */
  id: string;
  kept_at: number;
  sealed: Uint8Array<ArrayBuffer>;
};

/** Works on the disk; nothing comes back where the browser forbids it or it fails. */
export type OnDisk = <T>(work: (disk: IDBPDatabase) => Promise<T>) => Promise<T | undefined>;

export const shelfNames: readonly Shelf[] = ['answers', 'outbox', 'drafts', 'photos'];

const name = 'marketplace';
/** The first version kept its records in the open: see sweep-late.ts. */
const version = 2;

/** Opened when first needed. */
export function openDeviceDisk(): OnDisk {
  let opening: Promise<IDBPDatabase | undefined> | undefined;
  return async (work) => {
    opening ??= open(() => {
      opening = undefined;
    });
    try {
      const disk = await opening;
      return disk && (await work(disk));
    } catch {
      return undefined;
    }
  };
}

async function open(onLost: () => void): Promise<IDBPDatabase | undefined> {
  try {
    return await openDB(name, version, {
      upgrade: (disk, oldVersion, _newVersion, transaction) => {
        for (const shelf of shelfNames) {
          const store =
            oldVersion === 0
              ? disk.createObjectStore(shelf, { keyPath: ['user_uuid', 'id'] })
              : transaction.objectStore(shelf);
          store.createIndex('kept_at', 'kept_at');
        }
        if (oldVersion === 1) void transaction.objectStore('answers').clear();
      },
      // A page of a later version waits to change the shelves: it is let in, and this page opens anew.
      blocking: (_now, _wanted, event) => {
        (event.target as IDBDatabase).close();
        onLost();
      },
      terminated: onLost,
    });
  } catch {
    return undefined;
  }
}
