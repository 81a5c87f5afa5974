import type { OutboxItem } from '../platform/offline/device-records.ts';
import type { DriverDevice } from './driver-device.ts';

type Needed = Pick<DriverDevice, 'drafts' | 'database' | 'outbox'>;

/**
 * Takes a report out of the line and puts it back into its form, with its photo and signature: whoever signed has gone.
 * Copies, since the pictures go with the report. False if it is on its way by now.
 */
export async function bringBack(
  { drafts, database, outbox }: Needed,
  { id, user_uuid, photos, form }: OutboxItem,
): Promise<boolean> {
  if (!form) return outbox.remove(id);
  const shelf = await database();
  const copies = new Map<unknown, string | null>();
  for (const { photo_id } of photos) {
    const photo = await shelf.get('photos', user_uuid, photo_id);
    const copy = photo && crypto.randomUUID();
    copies.set(photo_id, copy ?? null);
    if (!photo || !copy) continue;
    const { file_id: _, ...taken } = photo;
    await shelf.put('photos', { ...taken, id: copy, created_at: Date.now() });
  }
  const entries = Object.entries(form.draft.values as object);
  const values = Object.fromEntries(
    entries.map(([name, value]) => [name, copies.has(value) ? copies.get(value) : value]),
  );
  await drafts.save(form.name, { ...form.draft, values });
  if (await outbox.remove(id)) return true;
  await drafts.drop(form.name);
  for (const copy of copies.values()) if (copy) await shelf.remove('photos', user_uuid, copy);
  return false;
}
