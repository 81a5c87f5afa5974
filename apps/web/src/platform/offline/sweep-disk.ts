import type { OnDisk } from './device-disk.ts';
import type { Shelf } from './device-records.ts';

export type Place = [user_uuid: string, name: string];

/** Removes by their places, of all or of those kept until then, and opens nothing for it. */
export async function removeFrom(
  onDisk: OnDisk,
  shelf: Shelf,
  choose: (oldestFirst: Place[]) => Place[],
  until?: number,
): Promise<void> {
  await onDisk(async (disk) => {
    const { store, done } = disk.transaction(shelf, 'readwrite');
    const range = until === undefined ? undefined : IDBKeyRange.upperBound(until);
    const places = (await store.index('kept_at').getAllKeys(range)) as Place[];
    for (const place of choose(places)) void store.delete(place);
    await done;
  });
}

export const clearShelf = (
  onDisk: OnDisk,
  shelf: Shelf,
  user_uuid: string,
  except: readonly string[],
): Promise<void> =>
  removeFrom(onDisk, shelf, (places) =>
    places.filter(([whose, name]) => whose === user_uuid && !except.includes(name)),
  );

export const dropOldest = (
  onDisk: OnDisk,
  shelf: Shelf,
  user_uuid: string,
  most: number,
): Promise<void> =>
  removeFrom(onDisk, shelf, (places) =>
    places.filter(([whose]) => whose === user_uuid).slice(0, -most),
  );
