import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newChannel, write } from '../../testing/chat.ts';
import { photo } from '../../testing/photos.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../sums/sums.service.ts';
import { forgetMessages } from './retention/forget-messages.service.ts';

const { chatChannels } = contract;
const own = testStores.own;
const { signal } = new AbortController();

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const room = async (channel_id: string) =>
  (await server.call(chatChannels.messages, { query: { store_id: own, channel_id } }, owner)).body;
const makeOld = (channel_id: string, upTo: number) =>
  sql`update chat_messages set created_at = now() - interval '731 days'
    where channel_id = ${channel_id} and number <= ${upTo}`.execute(server.database.db);

it('what is older than two years goes with its photo, and what is left counts right', async () => {
  const { db } = server.database;
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const upload = { store_id: buyer_store_id, purpose: 'chat_attachment' };
  const file = await photo();
  const sent = await server.call(contract.storage.newFile, { body: upload, file }, buyer);
  const photo_id = sent.body.file.id;
  await write(server, buyer, buyer_store_id, channel_id, { photo_id });
  await write(server, owner, own, channel_id, { text: 'Ada' });
  for (const text of ['Dua', 'Tiga', 'Empat'])
    await write(server, buyer, buyer_store_id, channel_id, { text, reply_to: 2 });
  await makeOld(channel_id, 3);
  expect(await forgetMessages(db, signal)).toBe(3);
  expect(await forgetMessages(db, signal)).toBe(0);
  const { messages, channel, has_before } = await room(channel_id);
  expect(messages.map(({ number, reply_to }) => [number, reply_to])).toEqual([
    [4, null],
    [5, null],
  ]);
  expect(has_before).toBe(false);
  expect(channel).toMatchObject({ unread: 2, read_number: 3, last_number: 5 });
  const { attached_at } = await db
    .selectFrom('files')
    .where('id', '=', photo_id)
    .select('attached_at')
    .executeTakeFirstOrThrow();
  expect(attached_at).toBeNull();
  expect(await whatDoesNotAddUp(db, own)).toEqual([]);
});

it('of a channel in which all is old nothing is left to read, and it goes on with its numbers', async () => {
  const { db } = server.database;
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id, { text: 'Rahasia lama' });
  await makeOld(channel_id, 1);
  await forgetMessages(db, signal);
  const { messages, channel } = await room(channel_id);
  expect(messages).toEqual([]);
  expect(channel).toMatchObject({ last_message: null, unread: 0, last_number: 1 });
  expect(channel.waiting_since).toBeNull();
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from chat_waits
    where channel_id = ${channel_id} and ended_at is null`.execute(db);
  expect(rows).toEqual([{ open: 0 }]);
  const { message } = await write(server, buyer, buyer_store_id, channel_id);
  expect(message.number).toBe(2);
  expect(await whatDoesNotAddUp(db, own)).toEqual([]);
});

it('what a report is about stays with its photos until it is settled', async () => {
  const { db } = server.database;
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const say = (text: string) => write(server, buyer, buyer_store_id, channel_id, { text });
  for (let n = 1; n <= 22; n += 1) await say(`Pesan ${n}`);
  const body = { store_id: own, channel_id, reason: 'SPAM', number: 21 };
  await server.call(chatChannels.report, { body }, owner);
  await makeOld(channel_id, 22);
  expect(await forgetMessages(db, signal)).toBe(1);
  expect((await room(channel_id)).messages[0]?.number).toBe(2);
  await sql`update chat_reports set verdict = 'NOTHING_WRONG', settled_at = now()`.execute(db);
  expect(await forgetMessages(db, signal)).toBe(21);
  expect(await whatDoesNotAddUp(db, own)).toEqual([]);
});
