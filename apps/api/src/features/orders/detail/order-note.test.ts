import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

let server: TestServer;
let owner: string;
let staff: string;
let order_id: string;
const store_id = testStores.own;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  staff = await server.signIn(testPeople.orderStaff);
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  order_id = (await placeOrder(server, await server.signIn(testPeople.buyer), sides)).id;
});
afterAll(() => server.close());

const note = (text: string, token = owner) =>
  server.call(contract.orderDetail.note, { body: { store_id, order_id, text } }, token);

it('keeps what the staff tell each other, newest last, each once, and tells open screens', async () => {
  const [first, again] = await Promise.all([
    note('Antar  lewat\nbelakang'),
    note('Antar lewat belakang'),
  ]);
  expect(again.body.note).toEqual(first.body.note);
  await note('Sudah saya siapkan', staff);
  const { body } = await server.call(
    contract.orderDetail.detail,
    { query: { store_id, order_id } },
    owner,
  );
  expect(body.notes).toMatchObject([
    { user_name: 'Bambang Santoso', text: 'Antar lewat belakang' },
    { user_name: 'Asep Hidayat', text: 'Sudah saya siapkan' },
  ]);
  const events = await server.database.db
    .selectFrom('store_events')
    .where('kind', '=', 'order.noted')
    .select(['store_id', 'area', 'payload'])
    .orderBy('id')
    .execute();
  expect(events).toEqual(
    body.notes.map((note) => ({ store_id, area: 'order', payload: { order_id, note } })),
  );
});

it('refuses a note without words, and one that is too long', async () => {
  const codes = [' ', 'x'.repeat(501)].map(async (text) => (await note(text)).body.errors?.fields);
  expect(await Promise.all(codes)).toMatchObject([
    { text: { code: 'required' } },
    { text: { code: 'too_long' } },
  ]);
});

it('the notes of the list can be asked for alone [API-23]', async () => {
  for (const id of [testStores.own, testStores.notSelling, testStores.inactive]) {
    const inputs = { query: { store_id: id } };
    const alone = await server.call(contract.orderDetail.importantNotes, inputs, owner);
    const list = await server.call(contract.orders.list, { query: { seller_store_id: id } }, owner);
    expect(alone.body.important_notes).toEqual(list.body.important_notes);
    expect(alone.body.important_notes).toHaveLength(id === testStores.own ? 0 : 1);
  }
});
