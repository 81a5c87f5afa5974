import { beforeEach, expect, it, vi } from 'vitest';
import { startServerSaying } from '../../testing/plain-server.ts';
import { startServices } from '../../testing/web-services.ts';
import type { OutboxItem } from './device-records.ts';
import { PhotoLost } from './photo-lost.ts';
import { createSendItem } from './send-item.ts';

const item: OutboxItem = {
  user_uuid: 'u',
  id: 1,
  idempotency_key: '3f0b2a52-6c1c-4f0e-9a59-2b1a6a0f3c11',
  call: 'POST /api/orders/seller/accept-order',
  body: { store_id: '1', order_id: '2' },
  record: 'order:2',
  label: 'Terima pesanan #2',
  photos: [],
  created_at: 0,
  attempts: 0,
  retry_at: 0,
};

const isHere = () => true;
const noPhoto = () => Promise.reject(new Error('there is none'));

async function sendTo(status: number, code?: string) {
  const body = code ? JSON.stringify({ errors: { code, error_message: 'kata server' } }) : '<html>';
  const { origin } = await startServerSaying(status, body);
  return createSendItem(startServices(origin).api, noPhoto, isHere)(item);
}

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

it.each([
  [500, 'internal_error'],
  [503, 'database_unavailable'],
  [502, undefined],
  [408, 'request_too_slow'],
  [429, 'rate_limited'],
  [409, 'request_in_flight'],
  [409, 'storage_quota_reached'],
])('%i %s is tried again, later each time', async (status, code) => {
  const outcome = await sendTo(status, code);
  if (outcome.kind !== 'kept') throw new Error(outcome.kind);
  expect(outcome.item.refusal).toBeUndefined();
  expect(outcome.item.attempts).toBe(1);
  expect(outcome.item.retry_at).toBeGreaterThan(Date.now());
});

it.each([
  [400, 'validation_failed'],
  [403, 'permission_denied'],
  [404, 'order_not_found'],
  [409, 'order_state_conflict'],
  [422, 'idempotency_key_reused'],
])('%i %s is for good', async (status, code) => {
  expect(await sendTo(status, code)).toEqual({
    kind: 'kept',
    item: { ...item, refusal: { code, error_message: 'kata server' } },
  });
});

it('a login that is over stops the sending and changes nothing', async () => {
  expect(await sendTo(401, 'authentication_failed')).toEqual({ kind: 'stopped' });
  expect(await sendTo(403, 'authentication_failed')).toEqual({ kind: 'stopped' });
});

it('a photo that is gone from the device is told, not sent without', async () => {
  const { origin } = await startServerSaying(200, '{}');
  const lost = () => Promise.reject(new PhotoLost());
  const photos = [{ field: 'photo_id', photo_id: 'p' }];
  const outcome = await createSendItem(
    startServices(origin).api,
    lost,
    isHere,
  )({
    ...item,
    photos,
  });
  expect(outcome).toMatchObject({ kind: 'kept', item: { refusal: { code: 'photo_lost' } } });
});

it('what somebody has done is not sent as another’s, who came while its photo went up', async () => {
  const { origin } = await startServerSaying(200, '{}');
  let here = 'u';
  const upload = async () => {
    here = 'another';
    return 'file';
  };
  const send = createSendItem(startServices(origin).api, upload, (user) => user === here);
  const photos = [{ field: 'photo_id', photo_id: 'p' }];
  expect(await send({ ...item, photos })).toEqual({ kind: 'stopped' });
});
