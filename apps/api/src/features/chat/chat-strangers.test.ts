import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueOperatorToken } from '../../platform/authenticate-operator.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { messageBody, newChannel, write } from '../../testing/chat.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { createOperator, hashNewPassword } from '../operators/operators.service.ts';
import { grantRole, revokeRole } from '../stores/stores.service.ts';

const { chatChannels, chatMessages, opsChat } = contract;
const own = testStores.own;

let server: TestServer;
let owner: string;
let stranger: string;
let support: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  stranger = await server.signIn(testPeople.otherOwner);
  const { db } = server.database;
  const password_hash = await hashNewPassword('sandi-operator');
  const wanted = { name: 'Rina', phone_number: '+628970000075', password_hash };
  const { operator } = await createOperator(db, { ...wanted, role: 'SUPPORT' });
  support = (await inTransaction(db, (db) => issueOperatorToken(db, operator.id))).token;
});
afterAll(() => server.close());

const send = async (token: string, store_id: string, channel_id: string, more: object = {}) => {
  const body = messageBody(store_id, channel_id, more);
  const { status, body: answer } = await server.call(chatMessages.create, { body }, token);
  return [status, answer.errors?.code];
};
const block = (token: string, store_id: string, channel_id: string, is_blocked: boolean) =>
  server.call(chatChannels.block, { body: { store_id, channel_id, is_blocked } }, token);

it('a channel of another store is not found, by whatever it is asked for [API-43]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id, { text: 'Rahasia panggang' });
  const ids = { store_id: testStores.other, channel_id };
  const codes: unknown[] = [];
  for (const [entry, body] of [
    [chatChannels.read, { ...ids, number: 1 }],
    [chatChannels.typing, ids],
    [chatChannels.block, { ...ids, is_blocked: true }],
    [chatChannels.report, { ...ids, reason: 'SPAM' }],
    [chatMessages.create, messageBody(testStores.other, channel_id)],
  ] as const)
    codes.push((await server.call(entry, { body }, stranger)).body.errors?.code);
  codes.push(
    (await server.call(chatChannels.messages, { query: ids }, stranger)).body.errors?.code,
  );
  expect(new Set(codes)).toEqual(new Set(['channel_not_found']));
  const found = async (token: string, query: object) =>
    (await server.call(chatChannels.searches, { query: { query: 'rahasia', ...query } }, token))
      .body;
  for (const side of ['SELLER', 'BUYER']) {
    expect((await found(stranger, { store_id: testStores.other, side })).data).toEqual([]);
    expect((await found(stranger, { ...ids, side })).data).toEqual([]);
  }
  expect((await found(owner, { store_id: own })).data).toHaveLength(1);
  expect((await found(buyer, { store_id: buyer_store_id, side: 'BUYER' })).data).toHaveLength(1);
});

it('what is written is told to the streams of both stores, and to nobody else [RT-69]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const readers = await Promise.all(
    [owner, buyer, stranger].map((each) => readEvents(server, each)),
  );
  const [sellers, buyers, strangers] = readers;
  await write(server, buyer, buyer_store_id, channel_id, { text: 'Halo' });
  const isIt = ({ kind }: { kind: string }) => kind === 'chat.message';
  const told = await sellers?.find(isIt);
  expect(told?.data.payload).toMatchObject({
    channel: { store_id: own, side: 'SELLER', unread: 1 },
    previous_unread: 0,
    was_waiting: false,
    message: { text: 'Halo', is_own: false },
  });
  expect((await buyers?.find(isIt))?.data.payload).toMatchObject({
    channel: { store_id: buyer_store_id, side: 'BUYER', unread: 0 },
    message: { is_own: true },
  });
  await server.call(chatChannels.read, { body: { store_id: own, channel_id, number: 1 } }, owner);
  const read = await buyers?.find(({ kind }) => kind === 'chat.channel');
  expect(read?.data.payload).toMatchObject({ channel: { other_read_number: 1 } });
  expect(strangers?.received.filter(({ event }) => event.startsWith('chat.'))).toEqual([]);
  for (const reader of readers) reader.close();
});

it('nothing is told where nothing has changed', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id);
  const mark = () =>
    server.call(chatChannels.read, { body: { store_id: own, channel_id, number: 1 } }, owner);
  const arrive = () => {
    const body = { store_id: own, channels: [{ channel_id, number: 1 }] };
    return server.call(chatChannels.delivered, { body }, owner);
  };
  await mark();
  const { places } = (await server.call(chatMessages.unread, { query: { store_id: own } }, owner))
    .body.seen;
  await mark();
  await arrive();
  await block(owner, own, channel_id, false);
  const after = await server.call(chatMessages.unread, { query: { store_id: own } }, owner);
  expect(after.body.seen.places).toEqual(places);
});

it('whoever is typing is heard on the other side, once in two seconds [RT-69]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const reader = await readEvents(server, owner);
  const type = () =>
    server.call(chatChannels.typing, { body: { store_id: buyer_store_id, channel_id } }, buyer);
  await Promise.all([type(), type(), type()]);
  const isTyping = ({ event }: { event: string }) => event === 'typing';
  await write(server, buyer, buyer_store_id, channel_id);
  await reader.find(({ kind }) => kind === 'chat.message');
  expect(reader.received.filter(isTyping).map(({ data }) => data)).toEqual([
    { store_id: own, channel_id },
  ]);
  await block(owner, own, channel_id, true);
  reader.close();
});

it('who is taken out of a store hears and writes nothing more, in a room that is open [RT-69]', async () => {
  const { db } = server.database;
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const { user_id } = await db
    .selectFrom('users')
    .where('phone_number', '=', testPeople.otherOwner)
    .select('id as user_id')
    .executeTakeFirstOrThrow();
  await write(server, buyer, buyer_store_id, channel_id);
  await grantRole(db, user_id, own, 'ORDER_STAFF');
  expect(await send(stranger, own, channel_id)).toEqual([200, undefined]);
  const reader = await readEvents(server, stranger);
  await revokeRole(db, user_id, own);
  expect(await send(stranger, own, channel_id)).toEqual([403, 'permission_denied']);
  await reader.looked(1);
  await write(server, buyer, buyer_store_id, channel_id, { text: 'Sesudahnya' });
  const others = await readEvents(server, owner, reader.places());
  expect(reader.received.filter(({ event }) => event === 'chat.message')).toEqual([]);
  others.close();
  reader.close();
});

it('who is blocked cannot write, nor can who has blocked; each opens its own block [RT-69]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id);
  const blocked = await block(owner, own, channel_id, true);
  expect(blocked.body.channel).toMatchObject({ is_blocked: true, unread: 0, waiting_since: null });
  expect(await send(buyer, buyer_store_id, channel_id)).toEqual([409, 'chat_blocked']);
  expect(await send(owner, own, channel_id)).toEqual([409, 'chat_blocked']);
  const inTab = async (tab: string) => {
    const { body } = await server.call(chatChannels.list, { query: { store_id: own, tab } }, owner);
    return body.data.some((row) => row.channel_id === channel_id);
  };
  expect([await inTab('BLOCKED'), await inTab('ALL'), await inTab('UNREAD')]).toEqual([
    true,
    false,
    false,
  ]);
  await block(buyer, buyer_store_id, channel_id, false);
  expect(await send(buyer, buyer_store_id, channel_id)).toEqual([409, 'chat_blocked']);
  await block(buyer, buyer_store_id, channel_id, true);
  await block(owner, own, channel_id, false);
  expect(await send(owner, own, channel_id)).toEqual([409, 'chat_blocked']);
  await block(buyer, buyer_store_id, channel_id, false);
  expect(await send(owner, own, channel_id)).toEqual([200, undefined]);
});

it('a report keeps what was written, and a verdict closes the channel for both [RT-69]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id, { text: 'Transfer ke rekening ini saja' });
  const body = { store_id: own, channel_id, reason: 'FRAUD', text: 'Minta transfer di luar' };
  const report = () => server.call(chatChannels.report, { body }, owner);
  expect((await report()).body).toEqual({ done: true });
  await report();
  const waiting = async () => (await server.call(opsChat.list, {}, support)).body.data;
  const [first, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    store_id: own,
    channel_id,
    reason: 'FRAUD',
    other: { store_id: buyer_store_id },
    messages: [{ text: 'Transfer ke rekening ini saja', is_own: false }],
    verdict: null,
  });
  const verdict = {
    store_id: own,
    report_id: first?.report_id,
    verdict: 'BLOCKED',
    text: 'Penipuan terbukti.',
  };
  const settle = (more: object = {}) =>
    server.call(opsChat.settle, { body: { ...verdict, ...more } }, support);
  expect((await settle()).body.report).toMatchObject({ verdict: 'BLOCKED' });
  expect((await settle()).status).toBe(200);
  expect((await settle({ text: 'Kata lain dari itu' })).body.errors?.code).toBe(
    'chat_report_settled',
  );
  expect(await waiting()).toEqual([]);
  for (const [token, store_id] of [
    [owner, own],
    [buyer, buyer_store_id],
  ] as const) {
    expect(await send(token, store_id, channel_id)).toEqual([409, 'chat_blocked']);
    const opened = await block(token, store_id, channel_id, false);
    expect(opened.body.channel).toMatchObject({ is_blocked: false, is_blocked_by_other: true });
    expect(await send(token, store_id, channel_id)).toEqual([409, 'chat_blocked']);
  }
});
