import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDeviceDatabase } from './device-database.ts';
import { createDrafts } from './drafts.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.restoreAllMocks());

const draft = (id: string, value: unknown, user_uuid = 'one') => ({
  user_uuid,
  id,
  value,
  updated_at: 1,
});

it('keeps what is put on it, by person, for the next page', async () => {
  const first = openDeviceDatabase();
  expect(await first.put('drafts', draft('b', 1))).toBe(true);
  await first.put('drafts', draft('a', 2));
  await first.put('drafts', draft('a', 3, 'two'));
  const second = openDeviceDatabase();
  expect((await second.allOf('drafts', 'one')).map(({ value }) => value)).toEqual([2, 1]);
  expect((await second.get('drafts', 'two', 'a'))?.value).toBe(3);
  await second.remove('drafts', 'one', 'a');
  expect(await first.get('drafts', 'one', 'a')).toBeUndefined();
});

it('works as long as the page where there is no room, and says that it does not last', async () => {
  const database = openDeviceDatabase();
  await database.put('drafts', draft('a', 'old'));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await database.put('drafts', draft('a', 'new'))).toBe(false);
  expect((await database.get('drafts', 'one', 'a'))?.value).toBe('new');
  expect(await database.allOf('drafts', 'one')).toHaveLength(1);
  vi.restoreAllMocks();
  expect(await database.put('drafts', draft('a', 'newest'))).toBe(true);
  expect((await openDeviceDatabase().get('drafts', 'one', 'a'))?.value).toBe('newest');
});

it('a draft is found again by its form, its record and its person, until it is dropped', async () => {
  const draftsOf = (user: string | null) => {
    const database = openDeviceDatabase();
    return createDrafts({ database: async () => database, user: () => user });
  };
  await draftsOf('one').save('delivered:12', { receiver_name: 'Bu Tini' });
  expect(await draftsOf('one').read('delivered:12')).toEqual({ receiver_name: 'Bu Tini' });
  expect(await draftsOf('one').read('delivered:13')).toBeUndefined();
  expect(await draftsOf('two').read('delivered:12')).toBeUndefined();
  await draftsOf('one').drop('delivered:12');
  expect(await draftsOf('one').read('delivered:12')).toBeUndefined();
  await draftsOf(null).save('delivered:12', {});
  expect(await draftsOf(null).read('delivered:12')).toBeUndefined();
});
