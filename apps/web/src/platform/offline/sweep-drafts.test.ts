import 'fake-indexeddb/auto';
import type { Store } from '@marketplace/contract/stores';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { stubSessionStorage } from '../../testing/device.ts';
import { keyOfPerson, openShelves } from '../../testing/shelves.ts';
import { startServices } from '../../testing/web-services.ts';
import { setStore } from '../state/app-state.ts';
import { persistKey } from '../state/kept-text.ts';
import { loaded, loading } from '../state/request.ts';
import { withStores } from '../state/store-slice.ts';
import { forgetStores, sweepDrafts } from './sweep-drafts.ts';

type Needed = Parameters<typeof forgetStores>[0];

const user_uuid = '7a1d8c1e-0000-4000-8000-000000000001';
const values = { note: 'Tolong' };
const ofOrder = (store_id: string) => ({ store_id, buyer_store_id: '5', order_number: '1' });

async function openApp() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  stubSessionStorage();
  const user = { userData: null, auth: { isLoggedIn: true, user_uuid } };
  const store = { list: [], active: null, selected_ids: [], dismissed_ids: [] };
  const services = startServices('http://127.0.0.1:1', {
    'marketplace.auth_token': 'token',
    'marketplace.device_key': `${user_uuid} ${keyOfPerson(user_uuid)}`,
    [persistKey]: JSON.stringify({ state: { user, store }, version: 7 }),
  });
  return { state: services.state, offline: await services.offline.load() };
}

const keepPhoto = (id: string, store_id: string) =>
  openShelves().put('photos', {
    user_uuid,
    id,
    store_id,
    purpose: 'delivery_photo',
    content: new Blob(['x']),
    created_at: Date.now(),
  });

const kept = async (shelf: 'drafts' | 'photos') =>
  (await openShelves().allOf(shelf, user_uuid)).map(({ id }) => id);

it.each([
  [
    'goes where the stores of the person are known',
    loaded,
    ['inventory:5', 'ship:2', 'store:6:profil', 'welcome'],
    ['other'],
  ],
  [
    'stays where they are not',
    loading,
    ['inventory:5', 'ship:1', 'ship:2', 'store:5:profil', 'store:6:profil', 'welcome'],
    ['lost', 'other'],
  ],
])(
  'of what is tidied, that of a store that is no longer theirs %s',
  async (_when, request, drafts, photos) => {
    const { state, offline } = await openApp();
    setStore(state, (slice) => withStores(slice, [{ id: '6' } as Store]));
    setStore(state, (slice) => ({ ...slice, request }));
    const save = (name: string, base: unknown) => offline.drafts.save(name, { values, base });
    await save('store:5:profil', null);
    await save('store:6:profil', null);
    await save('ship:1', ofOrder('5'));
    await save('ship:2', ofOrder('6'));
    await save('inventory:5', { store_id: '6' });
    await save('welcome', null);
    await keepPhoto('lost', '5');
    await keepPhoto('other', '6');
    await offline.tidy();
    expect([await kept('drafts'), await kept('photos')]).toEqual([drafts, photos]);
  },
);

it('tidying opens no answer: those of other rights are known by their mark', async () => {
  const { offline } = await openApp();
  const shelf = openShelves();
  const opened = vi.spyOn(shelf, 'allOf');
  const stores = () => ({ list: [{ id: '6' } as Store], request: loaded });
  await sweepDrafts(shelf, user_uuid, offline.drafts.drop, stores);
  expect(opened.mock.calls.map(([name]) => name)).toEqual(['drafts', 'outbox', 'photos']);
});

it.each([
  [
    'tidied',
    ({ shelf, drafts, stores }: Needed) => sweepDrafts(shelf, user_uuid, drafts.drop, stores),
  ],
  ['forgotten', (needed: Needed) => forgetStores(needed, ['5'])],
])('a store that comes back while what is of it is %s keeps what is left', async (_, take) => {
  const { drafts } = (await openApp()).offline;
  for (const section of ['alamat', 'libur', 'profil'])
    await drafts.save(`store:5:${section}`, { values, base: null });
  await keepPhoto('photo', '5');
  let list: Store[] = [];
  const drop = async (name: string) => {
    await drafts.drop(name);
    list = [{ id: '5' } as Store];
  };
  const stores = () => ({ list, request: loaded });
  await take({ shelf: openShelves(), drafts: { ...drafts, drop }, user_uuid, stores });
  expect(await kept('drafts')).toEqual(['store:5:libur', 'store:5:profil']);
  expect(await kept('photos')).toEqual(['photo']);
});

it('what was typed and photographed for a store goes with the store, but for what waits to be sent', async () => {
  const { drafts, forgetStores } = (await openApp()).offline;
  await drafts.save('store:5:profil', { values, base: null });
  await drafts.save('store:6:profil', { values, base: null });
  await drafts.save('ship:1', { values, base: ofOrder('5') });
  await drafts.save('ship:2', { values, base: ofOrder('6') });
  await drafts.save('inventory:5', { values, base: { store_id: '6' } });
  await drafts.save('inventories:7', { values, base: [{ store_id: '5' }] });
  const shelf = openShelves();
  await keepPhoto('lost', '5');
  await keepPhoto('sent', '5');
  await keepPhoto('other', '6');
  await shelf.put('outbox', {
    user_uuid,
    id: 1,
    idempotency_key: 'k',
    call: 'POST /api/orders/seller/note',
    body: { store_id: '5' },
    record: 'order:1',
    label: 'Catatan',
    photos: [{ field: 'photo_id', photo_id: 'sent' }],
    created_at: 1,
    attempts: 0,
    retry_at: 0,
  });
  // A page that is left has its last words written a moment later.
  drafts.saveAtOnce('accept:3', { values, base: { about: ofOrder('5') } });

  await forgetStores(['5', '50']);
  expect(await kept('drafts')).toEqual(['inventory:5', 'ship:2', 'store:6:profil']);
  expect(await kept('photos')).toEqual(['other', 'sent']);
  expect(JSON.stringify(sessionStorage)).not.toContain('Tolong');
});
