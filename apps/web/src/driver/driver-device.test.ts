import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubSessionStorage } from '../testing/device.ts';
import { startPlainServer } from '../testing/plain-server.ts';
import { bringBack } from './bring-back.ts';
import { createDriverDevice, type Stop, type Trip } from './driver-device.ts';
import { aboutReport, recordOf } from './stop-words.ts';

const link = `1.${'A'.repeat(43)}`;
const stop: Stop = {
  order_id: '7',
  order_number: 'A-7',
  state: 'OPEN',
  buyer_name: 'Toko Maju',
  phone_number: '+6281',
  address: 'Jl. Melati 3',
  latitude: null,
  longitude: null,
  driver_note: '',
  buyer_note: '',
  cash_amount: 5000,
  lines: [],
  reports: [],
};
const tripWith = (state: Stop['state'], hours = 1): Trip => ({
  store_id: '1',
  store_name: 'Toko',
  store_phone_number: '+6282',
  driver_name: 'Ujang',
  time_zone: 'Asia/Jakarta',
  expires_at: new Date(Date.now() + hours * 3_600_000).toISOString(),
  stops: [{ ...stop, state }],
  reasons: [],
});
const refusing = (status: number, code: string) => ({
  status,
  json: { errors: { code, error_message: `kata ${code}` } },
});

type Answer = { status?: number; json: unknown };
type Answers = (call: string) => Answer | Promise<Answer>;

/** A phone and what it is answered, one call after the other; what was asked is counted. */
async function phone(answers: Answers) {
  const asked: string[] = [];
  const { origin } = await startPlainServer(async (request, response) => {
    const call = request.url?.split('/').at(-1) ?? '';
    asked.push(call);
    request.resume();
    const { status = 200, json } = await answers(call);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
  });
  const open = () => createDriverDevice(origin, link);
  return { open, asked, device: open() };
}

const signature = { user_uuid: 'trip 1.AAAAAAAA', id: 'sign', store_id: '1' } as const;
const values = { receiver_name: 'Bu Tini', photo_id: null, signature_id: 'sign' };

async function deliver({ report, database }: ReturnType<typeof createDriverDevice>) {
  const content = new Blob(['ink'], { type: 'image/png' });
  const photo = {
    ...signature,
    purpose: 'delivery_photo',
    content,
    created_at: Date.now(),
  } as const;
  await (await database()).put('photos', photo);
  await report({
    call: 'POST /api/driver/trip/delivered',
    body: {
      link,
      order_id: '7',
      mutation_id: crypto.randomUUID(),
      happened_at: new Date().toISOString(),
      receiver_name: 'Bu Tini',
      taken_amount: 5000,
    },
    record: recordOf('7'),
    label: 'Diterima Bu Tini',
    base: aboutReport(stop),
    photos: [{ field: 'signature_id', photo_id: 'sign' }],
    form: {
      to: 'delivered',
      search: { order_id: '7' },
      name: 'trip-delivered:7',
      draft: { values, base: { order_id: '7' } },
    },
  });
}

const uploaded = { json: { file_id: '7a1d8c1e-0000-4000-8000-000000000001' } };

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  stubSessionStorage();
});

it('a new report takes the place of a refused one of its stop, and is sent', async () => {
  let isRefused = true;
  const { device } = await phone((call) => {
    if (call === 'photo') return uploaded;
    if (call === 'open') return { json: tripWith('DELIVERED') };
    if (isRefused) return refusing(409, 'trip_stop_closed');
    return { json: { stop: { ...stop, state: 'DELIVERED' } } };
  });
  const items = () => device.outbox.state.getState().items;
  await deliver(device);
  await vi.waitFor(() => expect(items()[0]?.refusal?.code).toBe('trip_stop_closed'));
  isRefused = false;
  await deliver(device);
  await vi.waitFor(() => expect(items()).toEqual([]));
  expect(device.state.getState().said).toContain('terkirim');
});

it('what was refused goes back into its form, with its signature', async () => {
  const { device } = await phone((call) =>
    call === 'photo' ? uploaded : refusing(409, 'trip_stop_closed'),
  );
  await deliver(device);
  const { outbox, drafts, database } = device;
  await vi.waitFor(() => expect(outbox.state.getState().items[0]?.refusal).toBeDefined());
  const [item] = outbox.state.getState().items;
  if (!item) throw new Error('nothing was refused');
  expect(await bringBack(device, item)).toBe(true);
  const draft = await drafts.read('trip-delivered:7');
  expect(draft?.values).toMatchObject({ receiver_name: 'Bu Tini' });
  const copy = JSON.parse(JSON.stringify(draft?.values)).signature_id;
  const kept = await (await database()).get('photos', item.user_uuid, copy);
  expect(await kept?.content.text()).toBe('ink');
  expect(kept?.file_id).toBeUndefined();
  expect(outbox.state.getState().items).toEqual([]);
});

it('a picture that the server has forgotten is brought there again, once', async () => {
  let files = 0;
  const { device, asked } = await phone((call) => {
    if (call === 'photo') {
      files += 1;
      return uploaded;
    }
    if (call === 'open') return { json: tripWith('DELIVERED') };
    return files < 2
      ? refusing(404, 'file_not_found')
      : { json: { stop: { ...stop, state: 'DELIVERED' } } };
  });
  await deliver(device);
  await vi.waitFor(() => expect(device.outbox.state.getState().items[0]?.refusal).toBeDefined());
  // The next time it is known to have been uploaded.
  const [item] = device.outbox.state.getState().items;
  const { refusal: _, ...again } = item ?? {};
  await (await device.database()).put('outbox', again as NonNullable<typeof item>);
  device.outbox.wake();
  await vi.waitFor(() => expect(device.outbox.state.getState().items).toEqual([]));
  expect(asked.filter((call) => call === 'photo')).toHaveLength(2);
});

it('an answer from before something was sent does not undo it', async () => {
  const { promise: late, resolve } = Promise.withResolvers<Answer>();
  let opened = 0;
  const { device } = await phone((call) => {
    if (call === 'photo') return uploaded;
    if (call !== 'open') return { json: { stop: { ...stop, state: 'DELIVERED' } } };
    opened += 1;
    if (opened === 2) return late;
    return { json: tripWith(opened === 1 ? 'OPEN' : 'DELIVERED') };
  });
  const stateOf = () => device.state.getState().trip?.stops[0]?.state;
  await device.load();
  const slow = device.load();
  await vi.waitFor(() => expect(opened).toBe(2));
  await deliver(device);
  await vi.waitFor(() => expect(stateOf()).toBe('DELIVERED'));
  resolve({ json: tripWith('OPEN') });
  await slow;
  expect(stateOf()).toBe('DELIVERED');
});

it('a link that was refused leaves no address on the phone; who to call stays', async () => {
  let isRevoked = false;
  const { device, open } = await phone(() =>
    isRevoked ? refusing(403, 'trip_link_revoked') : { json: tripWith('OPEN') },
  );
  await device.load();
  isRevoked = true;
  await device.load();
  const shelf = await open().database();
  const kept = await shelf.get('answers', signature.user_uuid, 'trip');
  expect(JSON.stringify(kept)).not.toContain('Melati');
  expect(kept?.data).toMatchObject({ refusal: 'kata trip_link_revoked', trip: { stops: [] } });
});

it.each([
  [400, 'validation_failed', 'broken_link'],
  [429, 'rate_limited', 'busy'],
])('%i is told as what it is, and leaves the list', async (status, code, problem) => {
  let isAnswered = true;
  const { device } = await phone(() =>
    isAnswered ? { json: tripWith('OPEN') } : refusing(status, code),
  );
  await device.load();
  isAnswered = false;
  await device.load();
  expect(device.state.getState()).toMatchObject({ problem, trip: { stops: [{ state: 'OPEN' }] } });
});

it('without an answer nothing is shown past the end of the link', async () => {
  let isAnswered = true;
  const { device } = await phone(() =>
    isAnswered ? { json: tripWith('OPEN', -1) } : refusing(429, 'rate_limited'),
  );
  await device.load();
  expect(device.state.getState().refusal).toBeUndefined();
  isAnswered = false;
  await device.load();
  expect(device.state.getState()).toMatchObject({ trip: { stops: [] } });
  expect(device.state.getState().refusal).toContain('habis');
});

it('a link that was cut off is not asked about', async () => {
  const device = createDriverDevice('http://127.0.0.1:1', '1.AAAA');
  await device.load();
  expect(device.state.getState().problem).toBe('broken_link');
});
