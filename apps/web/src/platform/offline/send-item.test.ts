import { beforeEach, expect, it, vi } from 'vitest';
import { startPlainServer, startServerSaying } from '../../testing/plain-server.ts';
import { startServices } from '../../testing/web-services.ts';
import type { OutboxItem } from './device-records.ts';
import { heldUpBy } from './held-up.ts';
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

const uploadPhoto = () => Promise.reject(new Error('there is none'));

const senderTo = (origin: string, more: Partial<Parameters<typeof createSendItem>[0]> = {}) => {
  const { api } = startServices(origin);
  return createSendItem({ api, uploadPhoto, isHere: () => true, rebase: () => undefined, ...more });
};

async function sendTo(status: number, code?: string) {
  const body = code ? JSON.stringify({ errors: { code, error_message: 'kata server' } }) : '<html>';
  const { origin } = await startServerSaying(status, body);
  return senderTo(origin)(item);
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
])(
  '%i %s is tried again, later each time, and is not called a want of signal',
  async (status, code) => {
    const outcome = await sendTo(status, code);
    if (outcome.kind !== 'kept') throw new Error(outcome.kind);
    expect(outcome.item.refusal).toBeUndefined();
    expect(outcome.item.attempts).toBe(1);
    expect(outcome.item.retry_at).toBeGreaterThan(Date.now());
    expect(heldUpBy(outcome.item, true)).toBe('server');
    expect(heldUpBy(outcome.item, false)).toBe('signal');
  },
);

it('a server that cannot be reached is a want of signal', async () => {
  const outcome = await senderTo('http://127.0.0.1:1')(item);
  if (outcome.kind !== 'kept') throw new Error(outcome.kind);
  expect(heldUpBy(outcome.item, true)).toBe('signal');
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
  const outcome = await senderTo(origin, { uploadPhoto: lost })({ ...item, photos });
  expect(outcome).toMatchObject({ kind: 'kept', item: { refusal: { code: 'photo_lost' } } });
});

it('photos of a list are sent in their order, one of a field by itself', async () => {
  let sent = '';
  const { origin } = await startPlainServer(async (request, response) => {
    for await (const chunk of request) sent += chunk;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  const uploadPhoto = async (_user: string, photo_id: string) => `file of ${photo_id}`;
  const photos = [
    { field: 'photo_ids', photo_id: 'a' },
    { field: 'photo_id', photo_id: 'b' },
    { field: 'photo_ids', photo_id: 'c' },
  ];
  const body = { ...item.body, photo_ids: [], photo_id: 'b' };
  const send = senderTo(origin, { uploadPhoto });
  expect((await send({ ...item, body, photos })).kind).toBe('sent');
  expect(JSON.parse(sent)).toMatchObject({
    photo_ids: ['file of a', 'file of c'],
    photo_id: 'file of b',
  });
});

it('what somebody has done is not sent as another’s, who came while its photo went up', async () => {
  const { origin } = await startServerSaying(200, '{}');
  let here = 'u';
  const upload = async () => {
    here = 'another';
    return 'file';
  };
  const isHere = (user: string) => user === here;
  const send = senderTo(origin, { uploadPhoto: upload, isHere });
  const photos = [{ field: 'photo_id', photo_id: 'p' }];
  expect(await send({ ...item, photos })).toEqual({ kind: 'stopped' });
});

it('what was refused for the age of its record is sent again on the record of now, a few times', async () => {
  const conflict = { errors: { code: 'inventory_version_conflict', error_message: 'kata server' } };
  const { origin } = await startServerSaying(409, JSON.stringify(conflict));
  const rebase = ({ body, base }: Pick<OutboxItem, 'body' | 'base'>) => ({
    body: { ...body, version: 4 },
    base,
  });
  const send = senderTo(origin, { rebase });
  const outcome = await send({ ...item, base: {} });
  if (outcome.kind !== 'kept') throw new Error(outcome.kind);
  const { refusal, body, idempotency_key, rebases, attempts, retry_at } = outcome.item;
  expect({ refusal, body, rebases, attempts, retry_at }).toEqual({
    refusal: undefined,
    body: { ...item.body, version: 4 },
    rebases: 1,
    attempts: 0,
    retry_at: 0,
  });
  expect(idempotency_key).not.toBe(item.idempotency_key);

  const outcomes = [outcome];
  for (let { item } = outcome; !item.refusal && outcomes.length < 9; ) {
    const next = await send(item);
    if (next.kind !== 'kept') throw new Error(next.kind);
    outcomes.push(next);
    item = next.item;
  }
  expect(outcomes.map(({ item }) => item.refusal?.code)).toEqual([
    undefined,
    undefined,
    undefined,
    'inventory_version_conflict',
  ]);
});
