import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { stubSessionStorage } from '../../testing/device.ts';
import { keyOfPerson, openShelves } from '../../testing/shelves.ts';
import { startServices } from '../../testing/web-services.ts';
import { persistKey } from '../state/kept-text.ts';

const user_uuid = '7a1d8c1e-0000-4000-8000-000000000001';

it('what was typed and photographed for a store goes with the store, but for what waits to be sent', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  stubSessionStorage();
  const user = { userData: null, auth: { isLoggedIn: true, user_uuid } };
  const store = { list: [], active: null, selected_ids: [], dismissed_ids: [] };
  const services = startServices('http://127.0.0.1:1', {
    'marketplace.auth_token': 'token',
    'marketplace.device_key': `${user_uuid} ${keyOfPerson(user_uuid)}`,
    [persistKey]: JSON.stringify({ state: { user, store }, version: 7 }),
  });
  const { drafts, forgetStores } = await services.offline.load();
  const values = { note: 'Tolong' };
  const ofOrder = (store_id: string) => ({ store_id, buyer_store_id: '5', order_number: '1' });
  await drafts.save('store:5:profil', { values, base: null });
  await drafts.save('store:6:profil', { values, base: null });
  await drafts.save('ship:1', { values, base: ofOrder('5') });
  await drafts.save('ship:2', { values, base: ofOrder('6') });
  await drafts.save('inventory:5', { values, base: { store_id: '6' } });
  await drafts.save('inventories:7', { values, base: [{ store_id: '5' }] });
  const shelf = openShelves();
  const photo = { user_uuid, content: new Blob(['x']), created_at: 1 };
  for (const [id, store_id] of [
    ['lost', '5'],
    ['sent', '5'],
    ['other', '6'],
  ] as const)
    await shelf.put('photos', { ...photo, id, store_id, purpose: 'delivery_photo' });
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
  const left = await openShelves().allOf('drafts', user_uuid);
  expect(left.map(({ id }) => id)).toEqual(['inventory:5', 'ship:2', 'store:6:profil']);
  const photos = await openShelves().allOf('photos', user_uuid);
  expect(photos.map(({ id }) => id)).toEqual(['other', 'sent']);
  expect(JSON.stringify(sessionStorage)).not.toContain('Tolong');
});
