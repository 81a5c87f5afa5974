import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../../../api/src/testing/eventually.ts';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { persistKey } from '../../../platform/state/kept-text.ts';
import { keyOfPerson, openShelves } from '../../../testing/shelves.ts';
import { startServices } from '../../../testing/web-services.ts';
import { toastsNow } from '../../../ui/toast-queue.ts';

const user_uuid = '7a1d8c1e-0000-4000-8000-000000000001';
const day = 86_400_000;

const move = (id: number, given: Partial<OutboxItem>): OutboxItem => ({
  user_uuid,
  id,
  idempotency_key: `key ${id}`,
  call: 'POST /api/orders/seller/accept-order',
  body: { store_id: '1', order_id: String(id) },
  record: `order:${id}`,
  label: 'Terima',
  photos: [],
  created_at: Date.now(),
  attempts: 0,
  retry_at: 0,
  ...given,
});

/** Somebody opens the app on a device where these wait; nothing can be sent from here. */
async function openAppWith(...items: OutboxItem[]) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const shelves = openShelves();
  for (const item of items) await shelves.put('outbox', item);
  const user = { userData: null, auth: { isLoggedIn: true, user_uuid } };
  const store = { list: [], active: null, selected_ids: [], dismissed_ids: [] };
  const services = startServices('http://127.0.0.1:1', {
    'marketplace.auth_token': 'token',
    'marketplace.device_key': `${user_uuid} ${keyOfPerson(user_uuid)}`,
    [persistKey]: JSON.stringify({ state: { user, store }, version: 7 }),
  });
  const track = vi.spyOn(services.telemetry, 'track');
  const { outbox } = await services.offline.load();
  outbox.look();
  return { shelves, outbox, track };
}

const told = (order_id: string, code: string) => [
  'order_move_refused',
  { order_id, store_id: '1', move: 'order_confirmed', code },
];

it('a move that waited too long on the device is told of, once', async () => {
  const { outbox, track } = await openAppWith(move(1, { created_at: Date.now() - 8 * day }));
  await eventually(() => expect(track.mock.calls).toEqual([told('1', 'expired')]));
  expect(toastsNow().map(({ text }) => text)).toContain(
    'Tidak terkirim selama 7 hari, jadi tidak dikirim lagi.',
  );
  outbox.look();
  await eventually(() => expect(outbox.state.getState().items[0]?.refusal).toBeDefined());
  expect(track).toHaveBeenCalledOnce();
});

it('so is one that another tab has sent and that was refused, but not what was refused before', async () => {
  const refusal = { code: 'order_state_conflict', error_message: 'Sudah berubah.' } as const;
  const waiting = move(2, { retry_at: Date.now() + day });
  const { shelves, outbox, track } = await openAppWith(move(1, { refusal }), waiting);
  await eventually(() => expect(outbox.state.getState().items).toHaveLength(2));
  await shelves.put('outbox', { ...waiting, refusal });
  outbox.look();
  await eventually(() => expect(track.mock.calls).toEqual([told('2', 'order_state_conflict')]));
});
