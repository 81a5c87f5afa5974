import type { StoreSlice } from '../state/store-slice.ts';
import { storesIn } from '../state/stores-in.ts';
import type { DeviceDatabase } from './device-database.ts';
import type { Shelves } from './device-records.ts';

const day = 86_400_000;
const longestKept = 30 * day;
/** A photo may just have been taken for a form whose draft is not written yet. */
const newPhoto = day;

/**
 * Those of the person at that moment, and whether the server has named them in this visit. A store may come back while
 * what is of it is being removed.
 */
export type KnownStores = () => Pick<StoreSlice, 'list' | 'request'>;

type Drop = (name: string) => Promise<void>;

/**
 * Removes what nobody came back to, and photos that nothing refers to any more. Where the person's stores are known, what
 * is of others goes, too: when they were lost, the code that forgets them may not have come, or the page was closed before
 * it had. What was answered about them lies under another mark: see answer-mark.ts.
 */
export async function sweepDrafts(
  shelf: DeviceDatabase,
  user_uuid: string,
  drop: Drop,
  stores?: KnownStores,
): Promise<void> {
  const isLost = (store_ids: readonly string[]) =>
    stores?.().request.status === 'loaded' &&
    store_ids.length > 0 &&
    !stores().list.some(({ id }) => store_ids.includes(id));
  const drafts = await shelf.allOf('drafts', user_uuid);
  const isLeft = ({ id, value, updated_at }: Shelves['drafts']) =>
    Date.now() - updated_at > longestKept || isLost(storesOf(id, value));
  const stay: typeof drafts = [];
  for (const draft of drafts)
    if (isLeft(draft)) await drop(draft.id);
    else stay.push(draft);
  const outbox = await shelf.allOf('outbox', user_uuid);
  const mentioned = JSON.stringify([stay, outbox]);
  for (const { id, store_id, created_at } of await shelf.allOf('photos', user_uuid)) {
    const isNew = Date.now() - created_at < newPhoto && !isLost([store_id]);
    if (isNew || mentioned.includes(id)) continue;
    await shelf.remove('photos', user_uuid, id);
  }
}

type Needed = {
  shelf: DeviceDatabase;
  drafts: { drop: Drop; written: () => Promise<unknown> };
  user_uuid: string;
  stores: KnownStores;
};

/**
 * What was typed and photographed for stores that are no longer the person's goes; what waits to be sent is the server's
 * to refuse.
 */
export async function forgetStores(
  { shelf, drafts, user_uuid, stores }: Needed,
  store_ids: readonly string[],
): Promise<void> {
  const isLost = (store_id: string) =>
    store_ids.includes(store_id) && !stores().list.some(({ id }) => id === store_id);
  // A form that was just left is still being written.
  await drafts.written();
  for (const { id, value } of await shelf.allOf('drafts', user_uuid))
    if (storesOf(id, value).some(isLost)) await drafts.drop(id);
  const waiting = JSON.stringify(await shelf.allOf('outbox', user_uuid));
  for (const { id, store_id } of await shelf.allOf('photos', user_uuid))
    if (isLost(store_id) && !waiting.includes(id)) await shelf.remove('photos', user_uuid, id);
}

/** Forms of a store are named `what:store:which`; those of a record began from one that says whose it is. */
const storesOf = (name: string, value: unknown): string[] => {
  const [, second, third] = name.split(':');
  const named = second !== undefined && third !== undefined ? [second] : [];
  return [...named, ...storesIn(value)];
};
