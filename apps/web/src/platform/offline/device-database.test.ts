import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openShelves } from '../../testing/shelves.ts';
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
  const first = openShelves();
  expect(await first.put('drafts', draft('b', 1))).toBe(true);
  await first.put('drafts', draft('a', 2));
  await first.put('drafts', draft('a', 3, 'two'));
  const second = openShelves();
  expect((await second.allOf('drafts', 'one')).map(({ value }) => value)).toEqual([2, 1]);
  expect((await second.get('drafts', 'two', 'a'))?.value).toBe(3);
  await second.remove('drafts', 'one', 'a');
  expect(await first.get('drafts', 'one', 'a')).toBeUndefined();
});

it('works as long as the page where there is no room, and says that it does not last', async () => {
  const database = openShelves();
  await database.put('drafts', draft('a', 'old'));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await database.put('drafts', draft('a', 'new'))).toBe(false);
  expect((await database.get('drafts', 'one', 'a'))?.value).toBe('new');
  expect(await database.allOf('drafts', 'one')).toHaveLength(1);
  vi.restoreAllMocks();
  expect(await database.put('drafts', draft('a', 'newest'))).toBe(true);
  expect((await openShelves().get('drafts', 'one', 'a'))?.value).toBe('newest');
});

it('a draft is found again by its form, its record and its person, until it is dropped', async () => {
  const draftsOf = (user: string | null) => {
    const database = openShelves();
    return createDrafts({ database: async () => database, user: () => user });
  };
  const draft = { values: { receiver_name: 'Bu Tini' }, base: { order_number: '12' } };
  await draftsOf('one').save('delivered:12', draft);
  expect(await draftsOf('one').read('delivered:12')).toEqual(draft);
  expect(await draftsOf('one').read('delivered:13')).toBeUndefined();
  expect(await draftsOf('two').read('delivered:12')).toBeUndefined();
  await draftsOf('one').drop('delivered:12');
  expect(await draftsOf('one').read('delivered:12')).toBeUndefined();
  await draftsOf(null).save('delivered:12', draft);
  expect(await draftsOf(null).read('delivered:12')).toBeUndefined();
});

it('changes a record as it is at that moment, and nothing that is gone', async () => {
  const [database, another] = [openShelves(), openShelves()];
  const draft = { user_uuid: 'one', id: 'a', value: 1, updated_at: 1 };
  await database.put('drafts', draft);
  const increase = (shelf: typeof database) =>
    shelf.update('drafts', 'one', 'a', (now) => ({ ...now, value: Number(now.value) + 1 }));
  await Promise.all([increase(database), increase(another), increase(database)]);
  expect((await database.get('drafts', 'one', 'a'))?.value).toBe(4);
  expect(await database.update('drafts', 'one', 'a', () => undefined)).toBeUndefined();
  expect(await database.update('drafts', 'one', 'a', () => null)).toMatchObject({ value: 4 });
  expect(await increase(database)).toBeUndefined();
  expect(await database.get('drafts', 'one', 'a')).toBeUndefined();
});

it('sweeps away what nobody came back to, and photos that nothing speaks of', async () => {
  const database = openShelves();
  const drafts = createDrafts({ database: async () => database, user: () => 'one' });
  const old = Date.now() - 31 * 86_400_000;
  const photo = (id: string) => ({
    user_uuid: 'one',
    id,
    store_id: '1',
    purpose: 'delivery_photo' as const,
    content: new Blob([id]),
    created_at: old,
  });
  for (const id of ['photo-of-draft', 'photo-replaced', 'photo-of-old-draft'])
    await database.put('photos', photo(id));
  await database.put('photos', { ...photo('photo-just-taken'), created_at: Date.now() });
  const value = (photo_id: string) => ({ values: { photo_id }, base: null });
  await drafts.save('new', value('photo-of-draft'));
  const left = {
    user_uuid: 'one',
    id: 'left',
    value: value('photo-of-old-draft'),
    updated_at: old,
  };
  await database.put('drafts', left);
  await drafts.sweep();
  expect((await database.allOf('drafts', 'one')).map(({ id }) => id)).toEqual(['new']);
  expect((await database.allOf('photos', 'one')).map(({ id }) => id)).toEqual([
    'photo-just-taken',
    'photo-of-draft',
  ]);
});

it('what a page being left could only note down is found by the next', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  // Nothing is written to the device any more once the page is gone.
  const gone = createDrafts({ database: () => new Promise(() => {}), user: () => 'one' });
  const draft = { values: { note: 'belum' }, base: null };
  gone.saveAtOnce('note:1', draft);
  const database = openShelves();
  const next = createDrafts({ database: async () => database, user: () => 'one' });
  expect(await next.read('note:1')).toEqual(draft);
  expect(kept.size).toBe(0);
  expect((await database.get('drafts', 'one', 'note:1'))?.value).toEqual(draft);
});
