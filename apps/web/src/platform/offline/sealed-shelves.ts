import type { OnDisk, SealedRecord } from './device-disk.ts';
import type { Id, Shelf, Shelves } from './device-records.ts';
import { isSameSealed, type Seal } from './sealing.ts';

export type Change<S extends Shelf> = (now: Shelves[S]) => Shelves[S] | null | undefined;

export type SealedShelves = ReturnType<typeof sealedShelves>;

/** A person's shelves on the disk, with their seal at hand. */
export function sealedShelves(onDisk: OnDisk, user_uuid: string, seal: Seal) {
  const own = () => IDBKeyRange.bound([user_uuid], [user_uuid, []]);
  const opened = <S extends Shelf>({ id, sealed }: SealedRecord) =>
    seal.open(id, sealed) as Promise<Shelves[S] | undefined>;
  const closed = async <S extends Shelf>(shelf: S, record: Shelves[S]): Promise<SealedRecord> => {
    const id = await seal.nameOf(shelf, record.id);
    const kept_at = 'created_at' in record ? record.created_at : record.updated_at;
    return { user_uuid, id, kept_at, sealed: await seal.close(id, record) };
  };
  const find = async (shelf: Shelf, id: Id): Promise<SealedRecord | undefined> => {
    const name = await seal.nameOf(shelf, id);
    const found: SealedRecord | undefined = await onDisk((disk) =>
      disk.get(shelf, [user_uuid, name]),
    );
    return found?.sealed && found;
  };

  return {
    get: async <S extends Shelf>(shelf: S, id: Id): Promise<Shelves[S] | undefined> => {
      const found = await find(shelf, id);
      return found && opened<S>(found);
    },
    all: async <S extends Shelf>(shelf: S): Promise<Shelves[S][]> => {
      const kept: SealedRecord[] = (await onDisk((disk) => disk.getAll(shelf, own()))) ?? [];
      const records = await Promise.all(
        kept.filter(({ sealed }) => sealed).map((record) => opened<S>(record)),
      );
      return records.filter((record) => record !== undefined);
    },
    close: closed,
    namesOf: (shelf: Shelf, ids: readonly Id[]) =>
      Promise.all(ids.map((id) => seal.nameOf(shelf, id))),
    /** Writes what was closed; answers whether it is there now. */
    put: async (shelf: Shelf, record: SealedRecord): Promise<boolean> =>
      (await onDisk(async (disk) => {
        await disk.put(shelf, record);
        return true;
      })) ?? false,
    /**
     * A transaction does not wait for a seal. So what was read is opened and changed outside of one, and written only if
     * nobody has written meanwhile; else it begins anew. `isKept` is false where the disk takes nothing any more.
     */
    update: async <S extends Shelf>(shelf: S, id: Id, change: Change<S>) => {
      for (;;) {
        const found = await find(shelf, id);
        const before = found && (await opened<S>(found));
        const next = before && change(before);
        if (!found || next === undefined) return undefined;
        const after = next && (await closed(shelf, next));
        const isWritten = await onDisk(async (disk) => {
          const { store, done } = disk.transaction(shelf, 'readwrite');
          // Where a step of it fails, that is what is told.
          done.catch(() => {});
          const now: SealedRecord | undefined = await store.get([user_uuid, found.id]);
          const isSame = now !== undefined && isSameSealed(now.sealed, found.sealed);
          if (isSame) await (after ? store.put(after) : store.delete([user_uuid, found.id]));
          await done;
          return isSame;
        });
        if (isWritten !== false) return { before, next, isKept: isWritten === true };
      }
    },
    remove: async (shelf: Shelf, id: Id): Promise<void> => {
      const name = await seal.nameOf(shelf, id);
      await onDisk((disk) => disk.delete(shelf, [user_uuid, name]));
    },
  };
}
