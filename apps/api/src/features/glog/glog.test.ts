import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyRow } from '../../platform/pages.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { decideOnGlog, waitingForGlog } from './glog.service.ts';

const { glog } = contract;

let server: TestServer;
let [owner, otherOwner] = ['', ''];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  otherOwner = await server.signIn(testPeople.otherOwner);
});
afterAll(() => server.close());

const contact = { contact_name: 'Ketut Permana', phone_number: '0812-0000-0106' };
const register = (store_id: string, token: string, more: object = {}) =>
  server.call(glog.register, { body: { store_id, ...contact, ...more } }, token);
const available = (query: object, token = owner) =>
  server.call(glog.available, { query: { buyer_store_id: testStores.buyer, ...query } }, token);

it('a store asks, may correct itself, and is served once the operator says so [API-32]', async () => {
  const store_id = testStores.other;
  const decide = (is_approved: boolean, reason = '') =>
    decideOnGlog(server.database.db, store_id, { is_approved, supports_cod: true, reason });
  expect(await decide(true)).toBe(false);
  await register(store_id, otherOwner);
  const corrected = await register(store_id, otherOwner, { contact_name: 'Made Permana' });
  expect(corrected.body.registration).toMatchObject({
    status: 'PENDING',
    contact_name: 'Made Permana',
    phone_number: '+6281200000106',
  });
  expect(
    (await everyRow((page) => waitingForGlog(server.database.db, page))).map(
      (each) => each.store_id,
    ),
  ).toEqual([store_id]);
  await decide(false, 'Alamat belum jelas');
  const read = () => server.call(glog.read, { query: { store_id } }, otherOwner);
  expect((await read()).body.registration).toMatchObject({
    status: 'REJECTED',
    reason: 'Alamat belum jelas',
  });
  const again = await register(store_id, otherOwner);
  expect(again.body.registration).toMatchObject({ status: 'PENDING', reason: '' });
  await decide(true);
  const refused = await register(store_id, otherOwner);
  expect([refused.status, JSON.parse(refused.text).errors.code]).toEqual([409, 'glog_registered']);
  const near = { store_id, buyer_store_id: testStores.otherBuyer };
  expect((await available(near, otherOwner)).body.data[0]?.is_available).toBe(true);
});

it('what is not sent stays as it is, and the first time all of it is needed', async () => {
  const store_id = testStores.notSelling;
  const send = (body: object) => server.call(glog.register, { body: { store_id, ...body } }, owner);
  for (const field of ['contact_name', 'phone_number'] as const) {
    const { status, text } = await send({ ...contact, [field]: undefined });
    expect([status, JSON.parse(text).errors.fields[field].code]).toEqual([400, 'required']);
  }
  await send(contact);
  await send({ phone_number: '0812-0000-0999' });
  const { body } = await send({ contact_name: 'Wayan Permana' });
  expect(body.registration).toMatchObject({
    contact_name: 'Wayan Permana',
    phone_number: '+6281200000999',
  });
  const { db } = server.database;
  await db.deleteFrom('glog_registrations').where('store_id', '=', store_id).execute();
});

it.each([
  ['contact_name', { contact_name: 'Al' }, 'too_short'],
  ['phone_number', { phone_number: '021' }, 'phone_number_invalid'],
])('refuses a wrong %s [API-32] [VR-01]', async (field, wrong, code) => {
  const { text } = await register(testStores.notSelling, owner, wrong);
  expect(JSON.parse(text).errors.fields[field].code).toBe(code);
});

it('tells for each store of the person whether GLog comes, and if not why [API-70]', async () => {
  const { db } = server.database;
  const set = (values: object) =>
    db.updateTable('glog_registrations').set(values).where('store_id', '=', '1').execute();
  await set({ supports_cod: false });
  const { body } = await available({ page: '1' });
  expect(body.total_data).toBe(3);
  expect(Object.fromEntries(body.data.map((each) => [each.store_id, each.reason]))).toEqual({
    [testStores.own]: null,
    [testStores.notSelling]: 'not_registered',
    [testStores.inactive]: 'other_city',
  });
  const own = (query: object) =>
    available({ store_id: testStores.own, ...query }).then(({ body }) => body.data[0]);
  expect(await own({})).toMatchObject({ is_available: true, cod: false, service: 'GLOG_SAME_DAY' });
  expect(await own({ is_cod_required: 'true' })).toMatchObject({
    is_available: false,
    reason: 'cod_unsupported',
  });
  await set({ supports_cod: true });
  expect(await own({ is_cod_required: 'true' })).toMatchObject({ is_available: true, cod: true });
  expect((await own({ buyer_store_id: testStores.otherBuyer }))?.reason).toBe('other_city');
  await set({ status: 'PENDING' });
  expect((await own({}))?.reason).toBe('registration_pending');
});
