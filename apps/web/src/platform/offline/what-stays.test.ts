import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { keyOfPerson, openShelves } from '../../testing/shelves.ts';
import { shelfNames } from './device-disk.ts';
import type { KeptPhoto, OutboxItem } from './device-records.ts';

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const day = 86_400_000;
const now = Date.now();

const item = (id: number, photo_id: string, about: Partial<OutboxItem> = {}): OutboxItem => ({
  user_uuid: 'one',
  id,
  idempotency_key: 'k',
  call: 'POST /api/orders/seller/confirm-delivered',
  body: { receiver_name: 'Bu Tini' },
  record: 'order:2',
  label: 'Pesanan #2 sampai',
  photos: [{ field: 'photo_id', photo_id }],
  created_at: now,
  attempts: 0,
  retry_at: 0,
  ...about,
});
const photo = (id: string): KeptPhoto => ({
  user_uuid: 'one',
  id,
  store_id: '1',
  purpose: 'delivery_photo',
  content: new Blob([`picture ${id}`]),
  created_at: now,
});
const answer = (id: string, data: unknown) => ({
  user_uuid: 'one',
  id,
  data,
  updated_at: now,
});
const draft = (id: string, value: unknown) => ({
  user_uuid: 'one',
  id,
  value,
  updated_at: now,
});

type Shelves = ReturnType<typeof openShelves>;

async function fill(shelves: Shelves): Promise<void> {
  await shelves.put('answers', answer('["orders",{"query":"0812"}]', { phone: '081234567890' }));
  await shelves.put('drafts', draft('delivered:2', { values: { note: 'Jalan Melati 7' } }));
  await shelves.put('photos', photo('waiting'));
  await shelves.put('photos', photo('loose'));
  await shelves.put('outbox', item(1, 'waiting'));
}

/** Everything on the device as anybody can read it. */
async function dump(): Promise<string> {
  const disk = await openDB('marketplace');
  const found = await Promise.all(shelfNames.map((shelf) => disk.getAll(shelf)));
  disk.close();
  const asText = (name: string, value: unknown) => {
    // When it was kept may be read, and its digits are any.
    if (name === 'kept_at') return undefined;
    return value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;
  };
  return JSON.stringify(found.flat(), asText);
}
const countOf = async (...shelves: (typeof shelfNames)[number][]) => {
  const disk = await openDB('marketplace');
  const counts = await Promise.all(shelves.map((shelf) => disk.count(shelf)));
  disk.close();
  return counts;
};

it('nothing of a person can be read on the device, nor what it is about', async () => {
  const shelves = openShelves();
  await fill(shelves);
  expect(await shelves.allOf('outbox', 'one')).toEqual([item(1, 'waiting')]);
  const readable = await dump();
  expect(await countOf('answers', 'drafts', 'photos', 'outbox')).toEqual([1, 1, 2, 1]);
  for (const word of ['0812', 'Melati', 'delivered', 'Bu Tini', 'Pesanan', 'picture', 'order:2'])
    expect(readable).not.toContain(word);
});

it('once the login is over nobody reads it; who signs in again finds all of it', async () => {
  let key: string | undefined = keyOfPerson('one');
  const shelves = openShelves((user_uuid) => (user_uuid === 'one' ? key : undefined));
  await fill(shelves);
  key = undefined;
  expect(await shelves.allOf('outbox', 'one')).toEqual([]);
  expect(await shelves.get('drafts', 'one', 'delivered:2')).toBeUndefined();
  key = keyOfPerson('two');
  expect(await shelves.allOf('photos', 'one')).toEqual([]);
  key = keyOfPerson('one');
  expect(await shelves.allOf('outbox', 'one')).toHaveLength(1);
  expect(await shelves.get('drafts', 'one', 'delivered:2')).toBeDefined();
});

it('a sign-out leaves what waits to be sent and its photo, and nothing else', async () => {
  let key: string | undefined = keyOfPerson('one');
  const shelves = openShelves(() => key);
  await fill(shelves);
  const wiped = shelves.wipe('one');
  key = undefined;
  await wiped;
  expect(await countOf('answers', 'drafts', 'photos', 'outbox')).toEqual([0, 0, 1, 1]);
  key = keyOfPerson('one');
  expect((await shelves.allOf('photos', 'one')).map(({ id }) => id)).toEqual(['waiting']);
});

it('what is written down while somebody leaves does not stay, but for what was to be sent', async () => {
  let key: string | undefined = keyOfPerson('one');
  const shelves = openShelves(() => key);
  const writing = [
    shelves.put('answers', answer('late', 1)),
    shelves.put('outbox', item(1, 'waiting')),
  ];
  key = undefined;
  expect(await Promise.all(writing)).toEqual([false, true]);
  expect(await countOf('answers', 'outbox')).toEqual([0, 1]);
});

it('what others have left is kept for seven days', async () => {
  const shelves = openShelves();
  const left = (days: number) => item(days, 'p', { created_at: now - days * day });
  await shelves.put('outbox', left(6));
  await shelves.put('outbox', left(8));
  await shelves.put('answers', { ...answer('old', 1), updated_at: now - 8 * day });
  await openShelves().sweep('one');
  expect(await countOf('outbox', 'answers')).toEqual([2, 1]);
  await openShelves().sweep('two');
  expect(await countOf('outbox', 'answers')).toEqual([1, 0]);
  expect((await shelves.allOf('outbox', 'one')).map(({ id }) => id)).toEqual([6]);
});

it('where nothing can be sealed nothing is written down', async () => {
  vi.stubGlobal('crypto', { randomUUID: () => 'x' });
  const shelves = openShelves();
  expect(await shelves.put('drafts', draft('a', 'Jalan Melati 7'))).toBe(false);
  expect((await shelves.get('drafts', 'one', 'a'))?.value).toBe('Jalan Melati 7');
  expect(await indexedDB.databases()).toEqual([]);
});

it('what had to stay in memory is written down once it can be sealed', async () => {
  let key: string | undefined;
  const shelves = openShelves(() => key);
  await shelves.put('outbox', item(1, 'waiting'));
  key = keyOfPerson('one');
  await shelves.settle('one');
  expect(await openShelves().allOf('outbox', 'one')).toHaveLength(1);
});

it('what an earlier version left in the open is sealed for who is here, and goes for others', async () => {
  const old = await openDB('marketplace', 1, {
    upgrade: (disk) => {
      for (const shelf of shelfNames)
        disk.createObjectStore(shelf, { keyPath: ['user_uuid', 'id'] });
    },
  });
  await old.put('answers', answer('a', { phone: '081234567890' }));
  await old.put('outbox', item(1, 'waiting'));
  await old.put('photos', photo('waiting'));
  await old.put('outbox', item(2, 'waiting', { user_uuid: 'two', label: 'rahasia' }));
  old.close();
  const shelves = openShelves();
  await shelves.sweep('one');
  expect(await shelves.allOf('outbox', 'one')).toEqual([item(1, 'waiting')]);
  expect(await (await shelves.get('photos', 'one', 'waiting'))?.content.text()).toBe(
    'picture waiting',
  );
  expect(await countOf('answers', 'outbox', 'photos')).toEqual([0, 1, 1]);
  const readable = await dump();
  for (const word of ['081234567890', 'Bu Tini', 'rahasia']) expect(readable).not.toContain(word);
});
