import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newChannel, write } from '../../testing/chat.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const store_id: string = testStores.own;
const { chatChannels, notifications } = contract;

let server: TestServer;
let [owner, clerk] = ['', ''];
let room: Awaited<ReturnType<typeof newChannel>>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  clerk = await server.signIn(testPeople.orderStaff);
  room = await newChannel(server, testPeople.buyer);
});
afterAll(() => server.close());
beforeEach(async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  for (const token of [owner, clerk])
    await server.call(notifications.read, { body: { until } }, token);
});

const asks = () => write(server, room.buyer, room.buyer_store_id, room.channel_id);
const reads = (token: string, number: number) => {
  const body = { store_id, channel_id: room.channel_id, number };
  return server.call(chatChannels.read, { body }, token);
};
const unread = async (token: string) => {
  const { categories } = (await server.call(notifications.unread, {}, token)).body;
  return categories.find(({ category }) => category === 'CHAT')?.unread;
};

it('who reads a room has read what told of it, and nobody else has [RT-14]', async () => {
  const { channel } = await asks();
  expect([await unread(owner), await unread(clerk)]).toEqual([1, 1]);
  await reads(owner, channel.last_number);
  expect([await unread(owner), await unread(clerk)]).toEqual([0, 1]);
});

it('of what is behind an unread message people know; after a pause they are told again [RT-14]', async () => {
  const { channel } = await asks();
  await reads(owner, channel.last_number);
  await asks();
  await asks();
  expect(await unread(owner)).toBe(1);
  const { channel_id } = room;
  await sql`update chat_inboxes set last_at = last_at - interval '11 minutes'
    where channel_id = ${channel_id}::bigint`.execute(server.database.db);
  const { channel: last } = await asks();
  expect(await unread(owner)).toBe(2);
  await reads(owner, last.last_number);
  expect(await unread(owner)).toBe(0);
});
