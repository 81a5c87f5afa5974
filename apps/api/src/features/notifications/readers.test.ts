import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type NewsServer, startNewsServer } from '../../testing/news.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { giveRole } from '../stores/stores.service.ts';

const { notifications, push } = contract;
const store_id = testStores.own;

let news: NewsServer;
let user_id: string;
let token: string;
beforeAll(async () => {
  news = await startNewsServer();
});
afterAll(() => news.close());
beforeEach(async () => {
  await news.clear();
  const { rows } = await sql<{ id: string }>`
    select id from users where phone_number = ${testPeople.orderStaff}`.execute(db());
  user_id = rows[0]?.id ?? '';
  token = await news.server.signIn(testPeople.orderStaff);
});

const db = () => news.server.database.db;
const role = (name: 'ORDER_STAFF' | 'ADMIN') =>
  inTransaction(db(), (db) => giveRole(db, user_id, store_id, name));
const unread = async () => {
  const { categories } = (await news.server.call(notifications.unread, {}, token)).body;
  return Object.fromEntries(categories.map(({ category, unread }) => [category, unread]));
};
const order = () =>
  inTransaction(db(), (db) =>
    sql`with c as (
        insert into notification_counters as k (store_id, category, last) values (${store_id}, 'ORDERS', 1)
        on conflict (store_id, category) do update set last = k.last + 1 returning last)
      insert into notifications (store_id, category, number, kind, title, text, path)
      select ${store_id}, 'ORDERS', last, 'order.new', 'Pesanan', '#1', '/seller/orders' from c`.execute(
      db,
    ),
  );

it('who may see more from now on has missed nothing of it, and keeps unread what they had', async () => {
  await order();
  await news.comes();
  await role('ADMIN');
  expect(await unread()).toMatchObject({ ORDERS: 1, MONEY: 0 });
  await news.comes();
  expect(await unread()).toMatchObject({ ORDERS: 1, MONEY: 1 });
  // Said again, it takes nothing away.
  await role('ADMIN');
  expect(await unread()).toMatchObject({ ORDERS: 1, MONEY: 1 });
  await role('ORDER_STAFF');
});

it('who is in a store already has read nothing by taking up an old invitation', async () => {
  await order();
  await sql`insert into staff_invitations (store_id, phone_number, name, role_name, invited_by, expires_at)
    select ${store_id}, ${testPeople.orderStaff}, 'Budi', 'ORDER_STAFF', id, now() + interval '1 day' from users
    where phone_number = ${testPeople.owner}`.execute(db());
  const answer = await news.server.call(
    contract.staffInvitations.accept,
    { body: { store_id } },
    token,
  );
  expect(answer.body).toEqual({ done: true });
  expect(await unread()).toMatchObject({ ORDERS: 1 });
});

it('a no stays a no when a browser renews what it had', async () => {
  await news.save(token, { push_question: 'DECLINED' });
  const question = async () =>
    (await news.server.call(notifications.readSettings, {}, token)).body.push.question;
  await news.server.call(
    push.subscribe,
    { body: { ...news.newDevice(), is_renewal: true } },
    token,
  );
  expect((await news.save(token, { push_question: 'UNASKED' })).status).toBe(400);
  expect(await question()).toBe('DECLINED');
  await news.subscribe(token, news.newDevice());
  expect(await question()).toBe('ACCEPTED');
});
