import { type OnDisk, type SealedRecord, shelfNames } from './device-disk.ts';
import type { Shelf, Shelves } from './device-records.ts';
import type { SealedShelves } from './sealed-shelves.ts';
import { groupEnd } from './sealing.ts';
import { type Place, removeFrom } from './sweep-disk.ts';

/** As long as an item of the outbox may wait: longer is nothing kept for who has left. */
const longestLeft = 7 * 86_400_000;

export async function dropOthers(onDisk: OnDisk, user_uuid: string): Promise<void> {
  const until = Date.now() - longestLeft;
  const ofOthers = (places: Place[]) => places.filter(([whose]) => whose !== user_uuid);
  for (const shelf of shelfNames) await removeFrom(onDisk, shelf, ofOthers, until);
}

/** Of what is the person's on a shelf, all goes but one group. */
export async function dropGroups(
  onDisk: OnDisk,
  own: SealedShelves,
  shelf: Shelf,
  user_uuid: string,
  except: string,
): Promise<void> {
  const [group] = await own.namesOf(shelf, [except]);
  await removeFrom(onDisk, shelf, (places) =>
    places.filter(([whose, name]) => whose === user_uuid && !name.startsWith(group + groupEnd)),
  );
}

/** What an earlier version left in the open is sealed for its owner, or goes. */
export async function sealPlain(
  onDisk: OnDisk,
  user_uuid: string,
  own: SealedShelves,
): Promise<void> {
  for (const shelf of shelfNames) {
    const plain = (await onDisk((disk) => plainOn(disk, shelf))) ?? [];
    for (const record of plain) {
      const isOwn = record.user_uuid === user_uuid;
      // A full disk takes nothing more: what could not be sealed is tried again the next time.
      if (isOwn && !(await own.put(shelf, await own.close(shelf, record)))) continue;
      await onDisk((disk) => disk.delete(shelf, [record.user_uuid, record.id]));
    }
  }
}

/** What is sealed has an age; where all have one, nothing needs to be read. */
async function plainOn(disk: Parameters<Parameters<OnDisk>[0]>[0], shelf: Shelf) {
  const { store } = disk.transaction(shelf);
  const [all, sealed] = await Promise.all([store.count(), store.index('kept_at').count()]);
  if (all === sealed) return [];
  const records: (SealedRecord | Shelves[Shelf])[] = await store.getAll();
  return records.filter((record): record is Shelves[Shelf] => !('sealed' in record));
}
