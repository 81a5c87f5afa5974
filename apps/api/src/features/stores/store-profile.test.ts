import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { reportAddress } from './store-profile.service.ts';

const { storeProfile, geolocation } = contract;

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const store_id = testStores.own;
const info = async (token = owner) =>
  (await server.call(storeProfile.info, { query: { store_id } }, token)).body;

const address = {
  store_id,
  address: 'Jl. Kebon Jeruk Raya No. 27',
  district: 'Kebon Jeruk',
  city_id: '7',
  postal_code: '40111',
  driver_note: 'Ruko pojok',
};
const updateAddress = (more: object = {}) =>
  server.call(storeProfile.updateAddress, { body: { ...address, ...more } }, owner);

it('tells everything about a store, and changes what its owner changes [API-68]', async () => {
  const before = await info();
  expect(before.store).toMatchObject({
    id: store_id,
    unique_id: 'TK-000001',
    city: 'Jakarta Barat',
    email: 'tk-000001@toko.example',
    email_verified_at: expect.any(String),
    pending_email: null,
    is_seller: true,
    allows_selling: true,
    is_active: true,
  });
  expect(before.address_report).toBeNull();
  const body = {
    store_id,
    name: '  Toko   Baru Rejeki ',
    phone_number: '0812 3456 7890',
    description: 'Grosir & eceran <b>murah</b>',
  };
  const { body: after } = await server.call(storeProfile.updateProfile, { body }, owner);
  expect(after.store).toEqual({
    ...before.store,
    name: 'Toko Baru Rejeki',
    phone_number: '+6281234567890',
    description: 'Grosir & eceran <b>murah</b>',
  });
  expect(await info(await server.signIn(testPeople.viewer))).toEqual(after);
});

it('what a change does not name stays as it is, of the profile and of the address [API-66] [API-68]', async () => {
  await updateAddress({ latitude: -6.9, longitude: 107.6 });
  const before = (await info()).store;
  const { body: renamed } = await server.call(
    storeProfile.updateProfile,
    { body: { store_id, name: 'Toko Rejeki Lain' } },
    owner,
  );
  expect(renamed.store).toEqual({ ...before, name: 'Toko Rejeki Lain' });
  const change = (more: object) =>
    server.call(storeProfile.updateAddress, { body: { store_id, ...more } }, owner);
  const { body: moved } = await change({ postal_code: '40112' });
  expect(moved.store).toEqual({ ...renamed.store, postal_code: '40112' });
  const { body: pointless } = await change({ latitude: null, longitude: null });
  expect(pointless.store).toEqual({ ...moved.store, latitude: null, longitude: null });
  expect((await change({})).body.store).toEqual(pointless.store);
  const { body: same } = await server.call(
    storeProfile.updateProfile,
    { body: { store_id } },
    owner,
  );
  expect(same.store).toEqual(pointless.store);
});

it.each([
  ['name', { name: 'ab' }, 'too_short'],
  ['name', { name: 'x'.repeat(101) }, 'too_long'],
  ['phone_number', { phone_number: '021-555' }, 'phone_number_invalid'],
])('refuses a wrong %s of the profile beside its field [VR-01]', async (field, more, code) => {
  const body = { store_id, name: 'Toko', phone_number: '081234567890', ...more };
  const answer = await server.call(storeProfile.updateProfile, { body }, owner);
  expect(answer.body.errors?.fields?.[field]?.code).toBe(code);
});

it('a changed address is where the store is from then on, with the zone of its city [API-66]', async () => {
  const { body } = await updateAddress({ latitude: -6.9, longitude: 107.6 });
  expect(body.store).toMatchObject({
    address: address.address,
    district: 'Kebon Jeruk',
    city: 'Bandung',
    province: 'Jawa Barat',
    time_zone: 'Asia/Jakarta',
    postal_code: '40111',
    latitude: -6.9,
    longitude: 107.6,
    driver_note: 'Ruko pojok',
  });
  const ask = (query: object) =>
    server.call(storeProfile.locations, { query: query as Record<string, unknown> }, owner);
  expect((await ask({ store_id })).body.locations).toMatchObject([
    { store_id, city: 'Bandung', latitude: -6.9 },
  ]);
  const all = (await ask({ select_all_seller_store: 'true' })).body.locations;
  expect(new Set(all.map((each) => each.store_id))).toEqual(
    new Set([testStores.own, testStores.notSelling, testStores.inactive]),
  );
  expect((await ask({})).body.errors?.fields?.store_id?.code).toBe('store_choice_missing');
});

it.each([
  ['address', { address: 'Jl. A' }, 'too_short'],
  ['postal_code', { postal_code: '4011' }, 'postal_code_invalid'],
  ['city_id', { city_id: '9999' }, 'not_a_choice'],
  ['latitude', { latitude: -6.9 }, 'coordinates_incomplete'],
  ['latitude', { latitude: null, longitude: 107.6 }, 'coordinates_incomplete'],
  ['latitude', { latitude: 51.5, longitude: 107 }, 'outside_indonesia'],
  ['longitude', { latitude: -6.9, longitude: 4.9 }, 'outside_indonesia'],
])('refuses a wrong %s of the address beside its field [VR-01]', async (field, more, code) => {
  expect((await updateAddress(more)).body.errors?.fields?.[field]?.code).toBe(code);
});

it('a report on the address is settled by correcting it, or by saying that it is right [API-68]', async () => {
  const { db } = server.database;
  await reportAddress(db, store_id, 'Nomor tidak ditemukan.');
  await reportAddress(db, store_id, 'Jalan buntu.');
  expect((await info()).address_report?.text).toBe('Nomor tidak ditemukan. Jalan buntu.');
  expect((await updateAddress()).body.address_report).toBeNull();

  const report_id = await reportAddress(db, store_id, 'Masih diragukan.');
  const reject = () =>
    server.call(
      storeProfile.rejectAddressReport,
      { body: { store_id, report_id, note: 'Sudah benar.' } },
      owner,
    );
  expect((await reject()).body.address_report).toBeNull();
  expect((await reject()).body.errors?.code).toBe('address_report_not_found');
  const reports = await db
    .selectFrom('address_reports')
    .where('store_id', '=', store_id)
    .select(['outcome', 'note'])
    .orderBy('id')
    .execute();
  expect(reports).toEqual([
    { outcome: 'CORRECTED', note: '' },
    { outcome: 'REJECTED', note: 'Sudah benar.' },
  ]);
});

it('an inactive store can be read, and changed in nothing [P-03]', async () => {
  const inactive = testStores.inactive;
  const read = await server.call(storeProfile.info, { query: { store_id: inactive } }, owner);
  expect(read.body.store.is_active).toBe(false);
  expect((await updateAddress({ store_id: inactive })).body.errors?.code).toBe('store_inactive');
});

it('a change is told to open screens', async () => {
  await updateAddress();
  const { kind, area, payload } = await server.database.db
    .selectFrom('store_events')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect({ kind, area, payload }).toEqual({
    kind: 'store.changed',
    area: 'store',
    payload: { store_id },
  });
});

it('finds a city by its words in any order, and by what sounds alike [API-35]', async () => {
  const find = async (query: string) =>
    (await server.call(geolocation.area, { query: { query } }, owner)).body.cities.map(
      ({ city }) => city,
    );
  expect((await find('barat jakarta'))[0]).toBe('Jakarta Barat');
  expect((await find('Bandng'))[0]).toBe('Bandung');
  expect((await find('suraBAYA'))[0]).toBe('Surabaya');
  expect(await find('qqqq')).toEqual([]);
  expect((await find('')).length).toBe(20);
});

it('a point of the map is in the city next to it; on the sea it is in none [API-82]', async () => {
  const at = async (latitude: string, longitude: string) =>
    (await server.call(geolocation.address, { query: { latitude, longitude } }, owner)).body;
  expect(await at('-6.9175', '107.6191')).toMatchObject({ city: { city: 'Bandung' } });
  expect((await at('-6.9175', '107.6191')).distance_km).toBeLessThan(10);
  expect((await at('-7.2575', '112.7521')).city?.city).toBe('Surabaya');
  expect(await at('-11.05', '95.0')).toEqual({ city: null, distance_km: null });
});

it.each([
  ['91', '107', 'latitude', 'outside_indonesia'],
  ['1e3', '107', 'latitude', 'invalid'],
  ['-6.9', '', 'longitude', 'invalid'],
])('refuses the point %s, %s', async (latitude, longitude, field, code) => {
  const { status, body } = await server.call(
    geolocation.address,
    { query: { latitude, longitude } },
    owner,
  );
  expect(status).toBe(400);
  expect(body.errors?.fields?.[field]?.code).toBe(code);
});
