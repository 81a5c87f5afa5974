import { type IDBPDatabase, openDB } from 'idb';
import type { DraftRecord, KeptAnswer, KeptPhoto, OutboxItem } from './device-records.ts';

/** What lies on the device, each shelf by person: another who signs in here sees nothing of it. */
type Shelves = {
  answers: KeptAnswer;
  outbox: OutboxItem;
  drafts: DraftRecord;
  photos: KeptPhoto;
};
type Shelf = keyof Shelves;
type Id = string | number;

export type DeviceDatabase = {
  get: <S extends Shelf>(shelf: S, user_uuid: string, id: Id) => Promise<Shelves[S] | undefined>;
  /** Everything of the person on a shelf, by id. */
  allOf: <S extends Shelf>(shelf: S, user_uuid: string) => Promise<Shelves[S][]>;
  /** Answers whether it outlives the page: without room or leave to store it lies in memory. */
  put: <S extends Shelf>(shelf: S, value: Shelves[S]) => Promise<boolean>;
  /**
   * Reads and writes a record in one step, so that nothing another tab has done meanwhile is undone: `change` gives the
   * new record, null to remove it, or undefined to leave it. Answers with what was there if it was changed.
   */
  update: <S extends Shelf>(
    shelf: S,
    user_uuid: string,
    id: Id,
    change: (now: Shelves[S]) => Shelves[S] | null | undefined,
  ) => Promise<Shelves[S] | undefined>;
  remove: (shelf: Shelf, user_uuid: string, id: Id) => Promise<void>;
};

const name = 'marketplace';
const version = 1;
const shelves: readonly Shelf[] = ['answers', 'outbox', 'drafts', 'photos'];

/** Opened when first needed. A browser that forbids it is met with memory, which a reload empties. */
export function openDeviceDatabase(): DeviceDatabase {
  let opening: Promise<IDBPDatabase | undefined> | undefined;
  const memory = new Map<string, Shelves[Shelf]>();
  const place = (shelf: Shelf, user_uuid: string, id: Id) => JSON.stringify([shelf, user_uuid, id]);
  const onDisk = () => {
    opening ??= open(() => {
      opening = undefined;
    });
    return opening;
  };
  const attempt = async <T>(work: (disk: IDBPDatabase) => Promise<T>): Promise<T | undefined> => {
    try {
      const disk = await onDisk();
      return disk && (await work(disk));
    } catch {
      return undefined;
    }
  };
  const inMemory = <S extends Shelf>(shelf: S, user_uuid: string) =>
    [...memory].flatMap(([key, value]) => {
      const [of, whose] = JSON.parse(key) as [Shelf, string];
      return of === shelf && whose === user_uuid ? [value as Shelves[S]] : [];
    });

  return {
    get: async (shelf, user_uuid, id) =>
      (memory.get(place(shelf, user_uuid, id)) as Shelves[typeof shelf] | undefined) ??
      (await attempt((disk) => disk.get(shelf, [user_uuid, id]))),
    allOf: async (shelf, user_uuid) => {
      const range = () => IDBKeyRange.bound([user_uuid], [user_uuid, []]);
      const kept = (await attempt((disk) => disk.getAll(shelf, range()))) ?? [];
      const younger = inMemory(shelf, user_uuid);
      const ids = new Set<Id>(younger.map(({ id }) => id));
      return [...kept.filter(({ id }) => !ids.has(id)), ...younger].sort(byId);
    },
    put: async (shelf, value) => {
      const where = place(shelf, value.user_uuid, value.id);
      const isKept = await attempt(async (disk) => {
        await disk.put(shelf, value);
        return true;
      });
      if (isKept) memory.delete(where);
      else memory.set(where, value);
      return isKept === true;
    },
    update: async (shelf, user_uuid, id, change) => {
      const where = place(shelf, user_uuid, id);
      const inMemory = memory.get(where) as Shelves[typeof shelf] | undefined;
      if (inMemory) {
        const next = change(inMemory);
        if (next) memory.set(where, next);
        else if (next === null) memory.delete(where);
        return next === undefined ? undefined : inMemory;
      }
      let found: Shelves[typeof shelf] | undefined;
      let next: Shelves[typeof shelf] | null | undefined;
      const isKept = await attempt(async (disk) => {
        const { store, done } = disk.transaction(shelf, 'readwrite');
        found = await store.get([user_uuid, id]);
        next = found && change(found);
        if (next) await store.put(next);
        else if (next === null) await store.delete([user_uuid, id]);
        await done;
        return true;
      });
      // A device that has no room any more must not take the record for unchanged, again and again.
      if (!isKept && next) memory.set(where, next);
      return next === undefined ? undefined : found;
    },
    remove: async (shelf, user_uuid, id) => {
      memory.delete(place(shelf, user_uuid, id));
      await attempt((disk) => disk.delete(shelf, [user_uuid, id]));
    },
  };
}

const byId = (a: { id: Id }, b: { id: Id }) => (a.id < b.id ? -1 : 1);

async function open(onLost: () => void): Promise<IDBPDatabase | undefined> {
  try {
    return await openDB(name, version, {
      upgrade: (disk) => {
        for (const shelf of shelves)
          disk.createObjectStore(shelf, { keyPath: ['user_uuid', 'id'] });
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
