import type { DeviceDatabase } from './device-database.ts';

const day = 86_400_000;
const longestKept = 30 * day;
/** A photo may just have been taken for a form whose draft is not written yet. */
const newPhoto = day;

type Drop = (name: string) => Promise<void>;

/** Removes what nobody came back to, and photos that nothing refers to any more. */
export async function sweepDrafts(
  shelf: DeviceDatabase,
  user_uuid: string,
  drop: Drop,
): Promise<void> {
  const drafts = await shelf.allOf('drafts', user_uuid);
  const isLeft = ({ updated_at }: { updated_at: number }) => Date.now() - updated_at > longestKept;
  for (const { id } of drafts.filter(isLeft)) await drop(id);
  const outbox = await shelf.allOf('outbox', user_uuid);
  const mentioned = JSON.stringify([drafts.filter((draft) => !isLeft(draft)), outbox]);
  for (const { id, created_at } of await shelf.allOf('photos', user_uuid)) {
    if (Date.now() - created_at < newPhoto || mentioned.includes(id)) continue;
    await shelf.remove('photos', user_uuid, id);
  }
}

type Needed = {
  shelf: DeviceDatabase;
  drafts: { drop: Drop; written: () => Promise<unknown> };
  user_uuid: string;
};

/**
 * What was typed and photographed for stores that are no longer the person's goes; what waits to be sent is the server's
 * to refuse.
 */
export async function forgetStores(
  { shelf, drafts, user_uuid }: Needed,
  store_ids: readonly string[],
): Promise<void> {
  // A form that was just left is still being written.
  await drafts.written();
  for (const { id, value } of await shelf.allOf('drafts', user_uuid))
    if (store_ids.some((store_id) => isOfStore(store_id, id, value))) await drafts.drop(id);
  const waiting = JSON.stringify(await shelf.allOf('outbox', user_uuid));
  for (const { id, store_id } of await shelf.allOf('photos', user_uuid))
    if (store_ids.includes(store_id) && !waiting.includes(id))
      await shelf.remove('photos', user_uuid, id);
}

/** Forms of a store are named `what:store:which`; those of a record began from one that says whose it is. */
const isOfStore = (store_id: string, name: string, value: unknown): boolean => {
  const [, second, third] = name.split(':');
  return (
    (third !== undefined && second === store_id) ||
    JSON.stringify(value).includes(`"store_id":${JSON.stringify(store_id)}`)
  );
};
