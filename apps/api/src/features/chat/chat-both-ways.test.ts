import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageBody, newChannel, openChannel, write } from '../../testing/chat.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../sums/sums.service.ts';

const { chatChannels, chatMessages } = contract;
const { own, other } = testStores;

let server: TestServer;
let owner: string;
let others: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  others = await server.signIn(testPeople.otherOwner);
});
afterAll(() => server.close());

const send = async (token: string, store_id: string, channel_id: string) => {
  const body = messageBody(store_id, channel_id);
  return (await server.call(chatMessages.create, { body }, token)).body.errors?.code;
};
const create = async (token: string, body: object) =>
  (await server.call(chatChannels.create, { body }, token)).body;
const block = (token: string, store_id: string, channel_id: string, is_blocked: boolean) =>
  server.call(chatChannels.block, { body: { store_id, channel_id, is_blocked } }, token);
const waits = async (channel_id: string) =>
  (
    await sql<{ is_answered: boolean; is_ended: boolean }>`
    select answered_at is not null as is_answered, ended_at is not null as is_ended from chat_waits
    where channel_id = ${channel_id} order by number`.execute(server.database.db)
  ).rows;

it('who is blocked does not begin again in the channel the other way round [RT-69]', async () => {
  const { db } = server.database;
  const asked = await openChannel(server, owner, { store_id: own, other_store_id: other });
  await write(server, owner, own, asked.channel_id);
  await block(owner, own, asked.channel_id, true);
  const back = { store_id: other, side: 'BUYER', other_store_id: own };
  expect((await create(others, back)).errors?.code).toBe('chat_blocked');
  await block(owner, own, asked.channel_id, false);
  const { channel } = await create(others, back);
  await write(server, others, other, channel.channel_id);
  // Blocked in one, blocked in both, and nobody waits in either.
  await block(others, other, asked.channel_id, true);
  expect(await send(owner, own, channel.channel_id)).toBe('chat_blocked');
  expect(await send(owner, own, asked.channel_id)).toBe('chat_blocked');
  for (const store of [own, other]) expect(await whatDoesNotAddUp(db, store)).toEqual([]);
  await block(others, other, channel.channel_id, false);
  expect(await send(owner, own, channel.channel_id)).toBeUndefined();
  expect(await send(owner, own, asked.channel_id)).toBeUndefined();
  for (const store of [own, other]) expect(await whatDoesNotAddUp(db, store)).toEqual([]);
});

it('a store that blocks who waits has not answered; a buyer who blocks waits no more', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id);
  await block(owner, own, channel_id, true);
  await block(owner, own, channel_id, false);
  expect(await waits(channel_id)).toEqual([{ is_answered: false, is_ended: true }]);
  await write(server, buyer, buyer_store_id, channel_id);
  await block(buyer, buyer_store_id, channel_id, true);
  expect(await waits(channel_id)).toEqual([{ is_answered: false, is_ended: true }]);
  expect(await whatDoesNotAddUp(server.database.db, own)).toEqual([]);
});

it('a channel that was opened and left is nothing to the other store until somebody writes', async () => {
  const reader = await readEvents(server, owner);
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const listed = async () =>
    (await server.call(chatChannels.list, { query: { store_id: own } }, owner)).body.data.map(
      (row) => row.channel_id,
    );
  expect(await listed()).not.toContain(channel_id);
  expect(await send(owner, own, channel_id)).toBe('channel_not_found');
  const asked = { store_id: own, side: 'SELLER', other_store_id: buyer_store_id };
  expect((await create(owner, asked)).errors?.code).toBe('chat_not_allowed');
  await write(server, buyer, buyer_store_id, channel_id);
  const told = await reader.find(({ kind }) => kind.startsWith('chat.'));
  expect(told?.data.kind ?? told?.event).toBe('chat.message');
  reader.close();
  expect(await listed()).toContain(channel_id);
  expect(await send(owner, own, channel_id)).toBeUndefined();
});
