import { type OnDisk, shelfNames } from './device-disk.ts';
import type { Shelf } from './device-records.ts';

type Place = [user_uuid: string, name: string];

/** As long as an item of the outbox may wait: longer is nothing kept for who has left. */
const longestLeft = 7 * 86_400_000;

/** Removes by their places, of all or of those kept until then, and opens nothing for it. */
async function removeFrom(
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

export async function dropOthers(onDisk: OnDisk, user_uuid: string): Promise<void> {
  const until = Date.now() - longestLeft;
  for (const shelf of shelfNames) {
    const ofOthers = (places: Place[]) => places.filter(([whose]) => whose !== user_uuid);
    await removeFrom(onDisk, shelf, ofOthers, until);
  }
}
