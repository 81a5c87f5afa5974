import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { placeOrder } from '../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { notifications } = contract;
const store_id = testStores.own;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };

let server: TestServer;
let owner: string;
let admin: string;
let viewer: string;
let buyer: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  admin = await server.signIn(testPeople.admin);
  viewer = await server.signIn(testPeople.viewer);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [
    'notifications',
    'notification_counters',
    'notification_marks',
    'notification_reads',
    'notification_settings',
  ])
    await sql`delete from ${sql.table(table)}`.execute(server.database.db);
});

const list = async (token: string, query: object = {}) =>
  (await server.call(notifications.list, { query: { ...query } }, token)).body;
const unread = async (token: string) => (await server.call(notifications.unread, {}, token)).body;
const read = (token: string, body: object) => server.call(notifications.read, { body }, token);
const order = () => placeOrder(server, buyer, sides);
const runsOut = (store: string = store_id) =>
  inTransaction(server.database.db, (db) =>
    writeEvent(db, {
      store_id: store,
      area: 'inventory',
      kind: 'stock.scarce',
      payload: { store_id: store, low: 2, gone: 1 },
    }),
  );
const comes = () =>
  inTransaction(server.database.db, (db) =>
    writeEvent(db, {
      store_id,
      area: 'store',
      kind: 'store.changed',
      payload: { store_id },
      notification: {
        category: 'MONEY',
        kind: 'payout.sent',
        title: 'Uang sedang dikirim',
        text: 'Rp 1',
        path: '/seller/payouts',
      },
    }),
  );
const stored = async (table: 'notification_marks' | 'notification_reads') =>
  (
    await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      server.database.db,
    )
  ).rows[0]?.n;

it('a new order is told to the people of its store, in words, with the way to it [RT-14]', async () => {
  const placed = await order();
  const { data, next } = await list(owner);
  expect(next).toBeNull();
  expect(data).toEqual([
    {
      id: `${store_id}.ORDERS.1`,
      store_id,
      store_name: placed.store_name,
      time_zone: 'Asia/Jakarta',
      category: 'ORDERS',
      kind: 'order.new',
      title: `Pesanan baru dari ${placed.buyer_name}`,
      text: expect.stringMatching(new RegExp(`^#${placed.order_number}, Rp`)),
      path: `/seller/orders/detail?orderId=${placed.id}&store_id=${store_id}`,
      created_at: expect.any(String),
      read: false,
    },
  ]);
  expect(await unread(owner)).toMatchObject({ total: 1 });
});

it('what is written is gone when the change is, and what nobody needs to hear is not written', async () => {
  const { db } = server.database;
  await inTransaction(db, async (db) => {
    await writeEvent(db, {
      store_id,
      area: 'inventory',
      kind: 'stock.scarce',
      payload: { store_id, low: 1, gone: 0 },
    });
    throw new Error('changed our mind');
  }).catch(() => {});
  await inTransaction(db, (db) =>
    writeEvent(db, { store_id, area: 'store', kind: 'store.changed', payload: { store_id } }),
  );
  expect((await list(owner)).data).toEqual([]);
});

it('somebody sees what their role may see, in their stores alone', async () => {
  await order();
  await runsOut();
  await runsOut(testStores.other);
  const categories = async (token: string) =>
    (await list(token)).data.map(({ category }) => category);
  expect(await categories(owner)).toEqual(['STOCK', 'ORDERS']);
  expect(await categories(viewer)).toEqual(['STOCK', 'ORDERS']);
  const other = await server.signIn(testPeople.otherOwner);
  expect((await list(other)).data.map(({ store_id }) => store_id)).toEqual([testStores.other]);
  const refused = await server.call(notifications.list, { query: { store_id } }, other);
  expect([refused.status, refused.body.errors]).toMatchObject([403, { code: 'permission_denied' }]);
  // What of another's store is named is passed over.
  await read(other, { ids: [`${store_id}.ORDERS.1`] });
  expect((await unread(owner)).total).toBe(2);
});

it('unread is counted exactly by category, for each person, whatever is read in which order', async () => {
  for (let count = 0; count < 4; count += 1) await comes();
  await runsOut();
  const of = async (token: string, category: string) =>
    (await unread(token)).categories.find((each) => each.category === category)?.unread;
  await read(owner, { ids: [`${store_id}.MONEY.3`] });
  await read(owner, { ids: [`${store_id}.MONEY.3`, `${store_id}.MONEY.99`] });
  expect([await of(owner, 'MONEY'), await of(owner, 'STOCK'), await of(admin, 'MONEY')]).toEqual([
    3, 1, 4,
  ]);
  expect((await list(owner, { category: 'MONEY' })).data.map((each) => each.read)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect((await list(owner, { is_unread: true })).data).toHaveLength(4);
  // The gap before it is closed: one mark says it all.
  await read(owner, { ids: [`${store_id}.MONEY.1`, `${store_id}.MONEY.2`] });
  expect([
    await of(owner, 'MONEY'),
    await stored('notification_reads'),
    await stored('notification_marks'),
  ]).toEqual([1, 0, 1]);
});

it('all up to the newest that was seen are read, and what came meanwhile is not', async () => {
  await order();
  await runsOut();
  const [newest] = (await list(owner)).data;
  await order();
  const answer = await read(owner, { until: newest?.created_at });
  expect(answer.body.total).toBe(1);
  const stock = (await read(owner, { until: '2099-01-01T00:00:00.000Z', category: 'ORDERS' })).body;
  expect(stock.total).toBe(0);
  // Told by an older device, it takes nothing back.
  await read(owner, { until: newest?.created_at });
  expect((await unread(owner)).total).toBe(0);
});

it('two devices at once read all there is', async () => {
  for (let count = 0; count < 6; count += 1) await runsOut();
  const ids = [1, 2, 3, 4, 5, 6].map((number) => `${store_id}.STOCK.${number}`);
  await Promise.all([
    ...ids.map((id) => read(owner, { ids: [id] })),
    ...ids.toReversed().map((id) => read(owner, { ids: [id] })),
  ]);
  expect((await unread(owner)).total).toBe(0);
});

it('is followed page by page over stores and categories, none twice', async () => {
  for (let count = 0; count < 5; count += 1) {
    await runsOut();
    await comes();
  }
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { data, next } = await list(owner, { page_size: 3, ...(after && { after }) });
    seen.push(...data.map(({ id }) => id));
    after = next ?? undefined;
  } while (after);
  expect(seen).toHaveLength(10);
  expect(new Set(seen).size).toBe(10);
  expect(seen[0]).toBe(`${store_id}.MONEY.5`);
});

it('what somebody does not want on the screen is neither listed nor counted, unless asked for', async () => {
  await comes();
  await runsOut();
  const ways = [{ category: 'STOCK', way: 'screen', is_on: false }];
  await server.call(notifications.writeSettings, { body: { ways } }, viewer);
  const counts = await unread(viewer);
  expect(counts.categories.map(({ category }) => category)).not.toContain('STOCK');
  expect((await list(viewer)).data.map(({ category }) => category)).toEqual(['MONEY']);
  expect((await list(viewer, { category: 'STOCK' })).data).toHaveLength(1);
});

it('open screens hear it with the event it hangs on [RT-14]', async () => {
  const reader = await readEvents(server, owner);
  await order();
  const event = await reader.find(({ kind }) => kind === 'order.created');
  expect(event.data).toMatchObject({
    notification: { id: `${store_id}.ORDERS.1`, category: 'ORDERS', kind: 'order.new' },
  });
  reader.close();
});

it('numbers stay without gaps when many write at once', async () => {
  await Promise.all(Array.from({ length: 12 }, () => runsOut()));
  const numbers = (await list(owner, { category: 'STOCK', page_size: 50 })).data.map(({ id }) =>
    Number(id.split('.')[2]),
  );
  expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => 12 - index));
});
