import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { storeCouriers } = contract;
const store_id: string = testStores.own;

let server: TestServer;
let clerk: string;
beforeAll(async () => {
  server = await startTestServer();
  clerk = await server.signIn(testPeople.orderStaff);
});
afterAll(() => server.close());

let count = 0;
const courier = (more: object = {}) => ({
  store_id,
  name: 'Pak Ujang',
  phone_number: `0858-1000-${String(++count).padStart(4, '0')}`,
  vehicle_type: 'VAN',
  ...more,
});
const create = (more: object = {}) =>
  server.call(storeCouriers.create, { body: courier(more) }, clerk);
const list = async (query = '') =>
  (await server.call(storeCouriers.list, { query: { store_id, query } }, clerk)).body.couriers;
const fieldCode = (body: unknown, field: string) =>
  (body as { errors?: { fields?: Record<string, { code: string }> } }).errors?.fields?.[field]
    ?.code;

it('a driver is added, changed and found by name, number and plate [API-26]', async () => {
  const { body } = await create({ name: '  Mang   Dadang ', plate_number: 'b1234xyz' });
  expect(body.courier).toMatchObject({
    name: 'Mang Dadang',
    plate_number: 'B 1234 XYZ',
    is_active: true,
  });
  const { id, phone_number } = body.courier;
  for (const query of ['dadang', `0${phone_number.slice(3)}`, 'b1234xyz', 'b 1234']) {
    expect((await list(query)).map((each) => each.id)).toContain(id);
  }
  const named = { name: 'Mang Dede', is_active: false, plate_number: '' };
  const change = { ...courier(named), phone_number, id };
  await server.call(storeCouriers.update, { body: change }, clerk);
  const details = await server.call(storeCouriers.details, { query: { store_id, id } }, clerk);
  expect(details.body.courier).toMatchObject({ name: 'Mang Dede', plate_number: '' });
  const all = await list();
  const firstInactive = all.findIndex((each) => !each.is_active);
  expect(all.slice(firstInactive).every((each) => !each.is_active)).toBe(true);
  expect(all.at(-1)?.is_active).toBe(false);
});

it('what a change does not name stays as it is [API-26]', async () => {
  const { courier: before } = (await create({ plate_number: 'B 77 K', is_active: false })).body;
  const update = (more: object) =>
    server.call(storeCouriers.update, { body: { store_id, id: before.id, ...more } }, clerk);
  expect((await update({ name: 'Pak Slamet' })).body.courier).toEqual({
    ...before,
    name: 'Pak Slamet',
  });
  expect((await update({ is_active: true })).body.courier).toEqual({
    ...before,
    name: 'Pak Slamet',
    is_active: true,
  });
});

it('who is deleted is off the list, twice over, and the number is free again [API-26]', async () => {
  const { id, phone_number } = (await create()).body.courier;
  const remove = () => server.call(storeCouriers.remove, { body: { store_id, id } }, clerk);
  expect((await list()).some((each) => each.id === id)).toBe(true);
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
  expect((await list()).some((each) => each.id === id)).toBe(false);
  const gone = await server.call(storeCouriers.details, { query: { store_id, id } }, clerk);
  expect(gone.status).toBe(404);
  expect((await create({ phone_number })).status).toBe(200);
});

it('a number stands for one driver of a store, also when two add it at once [API-26] [VR-01]', async () => {
  const { id, phone_number } = (await create()).body.courier;
  const again = await create({ phone_number });
  expect([again.status, fieldCode(again.body, 'phone_number')]).toEqual([
    400,
    'phone_number_taken',
  ]);
  const other = (await create()).body.courier;
  const body = { ...courier(), id: other.id, phone_number };
  const changed = await server.call(storeCouriers.update, { body }, clerk);
  expect(fieldCode(changed.body, 'phone_number')).toBe('phone_number_taken');
  const same = { ...courier({ name: 'Pak Ujang Lagi' }), id, phone_number };
  expect((await server.call(storeCouriers.update, { body: same }, clerk)).status).toBe(200);
  const number = '0858-2000-0001';
  const both = await Promise.all([
    create({ phone_number: number }),
    create({ phone_number: number }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const elsewhere = await server.signIn(testPeople.otherOwner);
  const there = courier({ store_id: testStores.other, phone_number });
  expect((await server.call(storeCouriers.create, { body: there }, elsewhere)).status).toBe(200);
});

it.each([
  ['name', { name: 'Al' }, 'too_short'],
  ['name', { name: 'x'.repeat(101) }, 'too_long'],
  ['phone_number', { phone_number: '021-555-1234' }, 'phone_number_invalid'],
  ['vehicle_type', { vehicle_type: 'BOAT' }, 'not_a_choice'],
  ['plate_number', { plate_number: 'BCD 1234 XYZ' }, 'plate_number_invalid'],
  ['plate_number', { plate_number: 'B 12345 XYZ' }, 'plate_number_invalid'],
  ['plate_number', { plate_number: 'B 0123 XYZ' }, 'plate_number_invalid'],
  ['plate_number', { plate_number: 'B 1234 WXYZ' }, 'plate_number_invalid'],
])('refuses a wrong %s of %j [API-26] [VR-01]', async (field, wrong, code) => {
  const { status, body } = await create(wrong);
  expect([status, fieldCode(body, field)]).toEqual([400, code]);
});

it.each([
  ['DK 1 A', 'DK 1 A'],
  ['b-77-k', 'B 77 K'],
  ['D 1234', 'D 1234'],
  ['', ''],
])('takes the plate %j as %j', async (plate_number, kept) => {
  expect((await create({ plate_number })).body.courier.plate_number).toBe(kept);
});
