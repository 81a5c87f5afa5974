import { openDeviceDisk, shelfNames } from './device-disk.ts';
import type { Id, Shelf, Shelves } from './device-records.ts';
import { createMemoryShelves } from './memory-shelves.ts';
import { type Change, sealedShelves } from './sealed-shelves.ts';
import { groupEnd } from './sealing.ts';
import type { Seals } from './seals.ts';
import { clearShelf, dropOldest } from './sweep-disk.ts';

/**
 * What lies on the device, by person and under their seal: another who signs in here can read nothing of it. Where the
 * browser forbids storage, has no room or cannot seal, it lies in memory, which a reload empties.
 */
export type DeviceDatabase = {
  get: <S extends Shelf>(shelf: S, user_uuid: string, id: Id) => Promise<Shelves[S] | undefined>;
  /** Everything of the person on a shelf, by id. */
  allOf: <S extends Shelf>(shelf: S, user_uuid: string) => Promise<Shelves[S][]>;
  /** Answers whether it outlives the page. */
  put: <S extends Shelf>(shelf: S, value: Shelves[S]) => Promise<boolean>;
  /**
   * Reads and writes a record in one step, so that nothing another tab has done meanwhile is undone: `change` gives the
   * new record, null to remove it, or undefined to leave it, and may be asked again. Answers with what was there if it
   * was changed.
   */
  update: <S extends Shelf>(
    shelf: S,
    user_uuid: string,
    id: Id,
    change: Change<S>,
  ) => Promise<Shelves[S] | undefined>;
  remove: (shelf: Shelf, user_uuid: string, id: Id) => Promise<void>;
  /** Leaves so many on a shelf, the youngest. */
  trim: (shelf: Shelf, user_uuid: string, most: number) => Promise<void>;
  /** Leaves only what is in a group, and opens nothing for it. */
  keepGroup: (shelf: Shelf, user_uuid: string, group: string | undefined) => Promise<void>;
  /** Removes what others have left here too long ago, and whatever an earlier version left in the open. */
  sweep: (user_uuid: string) => Promise<void>;
  /** Writes down what had to lie in memory until now. */
  settle: (user_uuid: string) => Promise<void>;
  /** For who leaves: all of theirs goes but what waits to be sent, and the photos that go with it. */
  wipe: (user_uuid: string) => Promise<void>;
};

type Surroundings = {
  seals: Pick<Seals, 'of'>;
  isHere: (user_uuid: string) => boolean;
};

export function openDeviceDatabase({ seals, isHere }: Surroundings): DeviceDatabase {
  const onDisk = openDeviceDisk();
  const memory = createMemoryShelves();
  const shelvesOf = async (user_uuid: string) => {
    const seal = await seals.of(user_uuid);
    return seal && sealedShelves(onDisk, user_uuid, seal);
  };
  type Own = Awaited<ReturnType<typeof shelvesOf>>;

  async function allOf<S extends Shelf>(shelf: S, user_uuid: string, own: Own) {
    const kept = (await own?.all(shelf)) ?? [];
    const younger = memory.of(shelf, user_uuid);
    const ids = new Set<Id>(younger.map(({ id }) => id));
    return [...kept.filter(({ id }) => !ids.has(id)), ...younger].sort(byId);
  }

  // Without its code it is done the next time.
  const loadLate = () => import('./sweep-late.ts').catch(() => undefined);

  /** Who has left meanwhile leaves nothing more behind but what was to be sent. */
  const mayStay = (shelf: Shelf, user_uuid: string) => shelf === 'outbox' || isHere(user_uuid);

  async function put<S extends Shelf>(shelf: S, value: Shelves[S]): Promise<boolean> {
    const own = await shelvesOf(value.user_uuid);
    const closed = await own?.close(shelf, value);
    if (!mayStay(shelf, value.user_uuid)) return false;
    const isKept = own && closed ? await own.put(shelf, closed) : false;
    if (isKept) memory.remove(shelf, value.user_uuid, value.id);
    else memory.set(shelf, value);
    return isKept;
  }

  return {
    get: async (shelf, user_uuid, id) =>
      memory.get(shelf, user_uuid, id) ?? (await shelvesOf(user_uuid))?.get(shelf, id),
    allOf: async (shelf, user_uuid) => allOf(shelf, user_uuid, await shelvesOf(user_uuid)),
    put,
    update: async (shelf, user_uuid, id, change) => {
      const inMemory = memory.get(shelf, user_uuid, id);
      if (inMemory) {
        const next = change(inMemory);
        if (next) memory.set(shelf, next);
        else if (next === null) memory.remove(shelf, user_uuid, id);
        return next === undefined ? undefined : inMemory;
      }
      const changed = await (await shelvesOf(user_uuid))?.update(shelf, id, change);
      // A device that has no room any more must not take the record for unchanged, again and again.
      if (changed?.next && !changed.isKept) memory.set(shelf, changed.next);
      return changed?.before;
    },
    remove: async (shelf, user_uuid, id) => {
      memory.remove(shelf, user_uuid, id);
      await (await shelvesOf(user_uuid))?.remove(shelf, id);
    },
    trim: async (shelf, user_uuid, most) => {
      for (const { id } of memory.of(shelf, user_uuid).slice(0, -most))
        memory.remove(shelf, user_uuid, id);
      await dropOldest(onDisk, shelf, user_uuid, most);
    },
    keepGroup: async (shelf, user_uuid, group) => {
      if (!group) return;
      for (const { id } of memory.of(shelf, user_uuid))
        if (!`${id}`.startsWith(group + groupEnd)) memory.remove(shelf, user_uuid, id);
      const own = await shelvesOf(user_uuid);
      if (own) await (await loadLate())?.dropGroups(onDisk, own, shelf, user_uuid, group);
    },
    sweep: async (user_uuid) => {
      const part = await loadLate();
      await part?.dropOthers(onDisk, user_uuid);
      const own = await shelvesOf(user_uuid);
      if (own) await part?.sealPlain(onDisk, user_uuid, own);
    },
    settle: async (user_uuid) => {
      for (const shelf of shelfNames) {
        for (const record of memory.of(shelf, user_uuid)) await put(shelf, record);
      }
    },
    wipe: async (user_uuid) => {
      // Asked for before anything is waited for: the key goes with the login, which is about to end.
      const own = await shelvesOf(user_uuid);
      const waiting = await allOf('outbox', user_uuid, own);
      const needed = waiting.flatMap(({ photos }) => photos.map(({ photo_id }) => photo_id));
      for (const shelf of ['answers', 'drafts', 'photos'] as const) {
        const except = shelf === 'photos' ? needed : [];
        for (const { id } of memory.of(shelf, user_uuid))
          if (!except.includes(id)) memory.remove(shelf, user_uuid, id);
        // Without a seal nobody can tell which photos are needed; they stay closed, and not for long.
        const names = own ? await own.namesOf(shelf, except) : [];
        if (own || shelf !== 'photos') await clearShelf(onDisk, shelf, user_uuid, names);
      }
    },
  };
}

const byId = (a: { id: Id }, b: { id: Id }) => (a.id < b.id ? -1 : 1);
