import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageBody, newChannel, openChannel, write } from '../../testing/chat.ts';
import { photo } from '../../testing/photos.ts';
import { placeOrder } from '../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { chatChannels, chatMessages } = contract;
const own = testStores.own;

let server: TestServer;
let owner: string;
let staff: string;
let viewer: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  staff = await server.signIn(testPeople.orderStaff);
  viewer = await server.signIn(testPeople.viewer);
});
afterAll(() => server.close());

const room = async (token: string, store_id: string, channel_id: string, more: object = {}) =>
  (await server.call(chatChannels.messages, { query: { store_id, channel_id, ...more } }, token))
    .body;
const list = async (token: string, store_id: string, more: object = {}) =>
  (await server.call(chatChannels.list, { query: { store_id, ...more } }, token)).body;
const unread = async (token: string, store_id: string, side = 'SELLER') =>
  (await server.call(chatMessages.unread, { query: { store_id, side } }, token)).body;
const mark = (token: string, store_id: string, channel_id: string, number: number) =>
  server.call(chatChannels.read, { body: { store_id, channel_id, number } }, token);

it('what a buyer writes is unread at the store and waits until somebody answers [API-43, API-79]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const before = await unread(owner, own);
  await write(server, buyer, buyer_store_id, channel_id);
  const { message, channel } = await write(server, buyer, buyer_store_id, channel_id, {
    text: 'Dan gulanya?',
  });
  expect(message).toMatchObject({ number: 2, is_own: true, kind: 'TEXT', text: 'Dan gulanya?' });
  expect(channel).toMatchObject({ side: 'BUYER', unread: 0, waiting_since: null, last_number: 2 });
  const [seen] = (await list(owner, own)).data;
  expect(seen).toMatchObject({
    channel_id,
    side: 'SELLER',
    unread: 2,
    last_message: { text: 'Dan gulanya?', is_own: false, sender_name: null },
    other: { store_id: buyer_store_id },
  });
  expect(seen?.waiting_since).not.toBeNull();
  const during = await unread(owner, own);
  expect(during.messages).toBe(before.messages + 2);
  expect(during.waiting).toBe(before.waiting + 1);
  const read = await mark(owner, own, channel_id, 2);
  expect(read.body.channel).toMatchObject({ unread: 0, read_number: 2 });
  expect((await unread(owner, own)).messages).toBe(before.messages);
  expect((await unread(owner, own)).waiting).toBe(before.waiting + 1);
  await write(server, staff, own, channel_id, { text: 'Ada, silakan.' });
  expect((await unread(owner, own)).waiting).toBe(before.waiting);
  const { messages } = await room(owner, own, channel_id);
  expect(messages.map(({ number, is_own }) => [number, is_own])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  expect(messages[2]?.sender_name).toBe('Asep Hidayat');
  const buyers = await room(buyer, buyer_store_id, channel_id);
  expect(buyers.messages[2]).toMatchObject({ is_own: false, sender_name: null });
  expect(buyers.channel).toMatchObject({ unread: 1, other_read_number: 2 });
});

it('a message sent again is the same one, and other words under its name are refused [RT-69]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const body = messageBody(buyer_store_id, channel_id);
  const first = await server.call(chatMessages.create, { body }, buyer);
  await write(server, buyer, buyer_store_id, channel_id, { text: 'Sesudahnya' });
  const again = await server.call(chatMessages.create, { body }, buyer);
  expect(again.body.message).toEqual(first.body.message);
  expect(again.body.channel.last_number).toBe(2);
  const other = await server.call(chatMessages.create, { body: { ...body, text: 'Lain' } }, buyer);
  expect([other.status, other.body.errors?.code]).toEqual([409, 'chat_message_conflict']);
  const others = { ...body, store_id: own };
  const theirs = await server.call(chatMessages.create, { body: others }, owner);
  expect(theirs.body.errors?.code).toBe('chat_message_conflict');
});

it('rooms are read forwards, backwards and around a number, without a gap', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  for (let index = 1; index <= 9; index += 1)
    await write(server, buyer, buyer_store_id, channel_id, { text: `Pesan ${index}` });
  const numbers = async (more: object) => {
    const { messages, has_before, has_after } = await room(owner, own, channel_id, more);
    return [messages.map(({ number }) => number), has_before, has_after];
  };
  expect(await numbers({ limit: 4 })).toEqual([[6, 7, 8, 9], true, false]);
  expect(await numbers({ limit: 4, before: 6 })).toEqual([[2, 3, 4, 5], true, true]);
  expect(await numbers({ limit: 4, before: 2 })).toEqual([[1], false, true]);
  expect(await numbers({ limit: 4, after: 3 })).toEqual([[4, 5, 6, 7], true, true]);
  expect(await numbers({ limit: 4, after: 7 })).toEqual([[8, 9], true, false]);
  expect(await numbers({ limit: 4, around: 5 })).toEqual([[3, 4, 5, 6], true, true]);
  expect(await numbers({ limit: 4, around: 9 })).toEqual([[7, 8, 9], true, false]);
  expect(await numbers({ limit: 1, around: 5 })).toEqual([[5], true, true]);
  expect(await numbers({ limit: 1, around: 1 })).toEqual([[1], false, true]);
  const { status } = await server.call(
    chatChannels.messages,
    { query: { store_id: own, channel_id, before: 3, after: 1 } },
    owner,
  );
  expect(status).toBe(400);
});

it('what is read never goes back, and what nobody wrote is not read [API-79]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  for (let index = 0; index < 4; index += 1)
    await write(server, buyer, buyer_store_id, channel_id, { text: `Pesan ${index}` });
  expect((await mark(owner, own, channel_id, 3)).body.channel.unread).toBe(1);
  expect((await mark(owner, own, channel_id, 1)).body.channel).toMatchObject({
    unread: 1,
    read_number: 3,
  });
  expect((await mark(owner, own, channel_id, 99)).body.channel).toMatchObject({
    unread: 0,
    read_number: 4,
  });
  await write(server, buyer, buyer_store_id, channel_id);
  expect((await room(owner, own, channel_id)).channel.unread).toBe(1);
  expect((await mark(viewer, own, channel_id, 5)).status).toBe(403);
});

it('what has arrived at a device is told to whoever wrote it, and channels of others are passed over', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id);
  await write(server, buyer, buyer_store_id, channel_id);
  const arrive = (number: number) => {
    const channels = [
      { channel_id: '999999999', number: 3 },
      { channel_id, number: 1 },
      { channel_id, number },
    ];
    const body = { store_id: own, channels };
    return server.call(chatChannels.delivered, { body }, viewer);
  };
  expect((await arrive(2)).body).toEqual({ done: true });
  const delivered = async () => (await room(buyer, buyer_store_id, channel_id)).channel;
  expect(await delivered()).toMatchObject({ other_delivered_number: 2, other_read_number: 0 });
  await arrive(1);
  expect((await delivered()).other_delivered_number).toBe(2);
});

it('cards show what they were when they were sent, a photo both stores can open [RT-29, RT-69]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const sides = { buyer_store_id, seller_store_id: own };
  const order = await placeOrder(server, buyer, sides);
  const { message } = await write(server, buyer, buyer_store_id, channel_id, {
    text: '',
    order_id: order.id,
  });
  expect(message).toMatchObject({
    kind: 'ORDER',
    order: { order_id: order.id, order_number: order.order_number, fulfilment_status: 'NEW' },
  });
  const goods = await server.call(contract.inventories.forSale, { query: sides }, buyer);
  const [product] = goods.body.data;
  const card = await write(server, owner, own, channel_id, {
    text: 'Yang ini?',
    inventory_id: product?.inventory_id,
    reply_to: 1,
  });
  expect(card.message).toMatchObject({
    kind: 'PRODUCT',
    product: { product_name: product?.product_name, price: product?.price },
    reply_to: { number: 1, is_own: false, kind: 'ORDER', text: order.order_number },
  });
  const upload = {
    body: { store_id: buyer_store_id, purpose: 'chat_attachment' },
    file: await photo(),
  };
  const { id: photo_id } = (await server.call(contract.storage.newFile, upload, buyer)).body.file;
  await write(server, buyer, buyer_store_id, channel_id, { text: '', photo_id });
  const { messages } = await room(owner, own, channel_id);
  expect(messages[2]?.photo).toEqual({ file_id: photo_id, width: 40, height: 20 });
  const link = (token: string, store_id: string) =>
    server.call(contract.storage.fileLink, { query: { store_id, file_id: photo_id } }, token);
  expect((await link(owner, own)).status).toBe(200);
  expect((await link(buyer, buyer_store_id)).status).toBe(200);
  const stranger = await server.signIn(testPeople.otherOwner);
  expect((await link(stranger, testStores.other)).body.errors?.code).toBe('file_not_found');
});

it.each(['inventory_id', 'order_id', 'photo_id'])(
  'a %s of somebody else is not found',
  async (field) => {
    const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
    const others = await server.signIn(testPeople.otherBuyer);
    const sides = { buyer_store_id: testStores.otherBuyer, seller_store_id: testStores.other };
    const goods = await server.call(contract.inventories.forSale, { query: sides }, others);
    const upload = {
      body: { store_id: testStores.otherBuyer, purpose: 'chat_attachment' },
      file: await photo(),
    };
    const ids: Record<string, string | undefined> = {
      inventory_id: goods.body.data[0]?.inventory_id,
      order_id: (await placeOrder(server, others, { ...sides, seller_store_id: own })).id,
      photo_id: (await server.call(contract.storage.newFile, upload, others)).body.file.id,
    };
    const body = messageBody(buyer_store_id, channel_id, { [field]: ids[field] });
    const { status } = await server.call(chatMessages.create, { body }, buyer);
    expect(status).toBe(404);
  },
);

it('lists are followed from a place on, by tab, over one store and all [API-43]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id);
  const second = await newChannel(server, testPeople.buyer);
  await write(server, buyer, second.buyer_store_id, second.channel_id);
  await write(server, owner, own, second.channel_id);
  const all: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(owner, own, {
      page_size: 2,
      ...(after && { after }),
    });
    all.push(...page.data.map((row) => row.channel_id));
    after = page.next;
  } while (after);
  expect(new Set(all).size).toBe(all.length);
  expect(all.slice(0, 2)).toEqual([second.channel_id, channel_id]);
  const waiting = await list(owner, own, { tab: 'WAITING' });
  expect(waiting.data.map((row) => row.channel_id)).toContain(channel_id);
  expect(waiting.data.map((row) => row.channel_id)).not.toContain(second.channel_id);
  expect(waiting.counts.WAITING).toBe(waiting.data.length);
  const query = { select_all_store: 'true', page_size: 100 };
  const everywhere = await server.call(chatChannels.list, { query }, owner);
  expect(everywhere.body.data.map((row) => row.channel_id)).toEqual(
    expect.arrayContaining([channel_id, second.channel_id]),
  );
  const mine = await server.call(chatChannels.list, { query: { ...query, side: 'BUYER' } }, buyer);
  expect(mine.body.data[0]).toMatchObject({ channel_id: second.channel_id, side: 'BUYER' });
});

it('a channel is one however often it is asked for, and a store does not write to whom it does not know', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const sides = { store_id: buyer_store_id, other_store_id: own };
  const again = await Promise.all([1, 2, 3].map(() => openChannel(server, buyer, sides)));
  expect(new Set(again.map((row) => row.channel_id))).toEqual(new Set([channel_id]));
  const ask = async (
    other_store_id: string,
    side = 'SELLER',
    store_id: string = own,
    token = owner,
  ) => {
    const body = { store_id, side, other_store_id };
    const { status, body: answer } = await server.call(chatChannels.create, { body }, token);
    return [status, answer.errors?.code];
  };
  // What a buyer has opened and left is no word to be answered.
  expect(await ask(buyer_store_id)).toEqual([403, 'chat_not_allowed']);
  await write(server, buyer, buyer_store_id, channel_id);
  expect((await ask(buyer_store_id))[0]).toBe(200);
  expect(await ask(testStores.other)).toEqual([403, 'chat_not_allowed']);
  expect(await ask(testStores.other, 'BUYER', buyer_store_id, buyer)).toEqual([200, undefined]);
  expect(await ask(testStores.notSelling, 'BUYER', buyer_store_id, buyer)).toEqual([
    403,
    'chat_not_allowed',
  ]);
  expect(await ask(testStores.inactive, 'BUYER', buyer_store_id, buyer)).toEqual([
    404,
    'store_not_found',
  ]);
  expect(await ask(own, 'BUYER', own)).toEqual([404, 'store_not_found']);
  // Whoever has ordered may be written to.
  expect((await ask(testStores.buyer))[0]).toBe(200);
});

it('nothing is written twice by two phones at once, and nothing is left out [RT-69]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const message_id = randomUUID();
  const sent = await Promise.all(
    [1, 2, 3, 4].map(() => write(server, buyer, buyer_store_id, channel_id, { message_id })),
  );
  expect(sent.map(({ message }) => message.number)).toEqual([1, 1, 1, 1]);
  const late = [3, 1, 2].map((n) => ({ n, message_id: randomUUID() }));
  for (const { n, message_id } of late)
    await write(server, buyer, buyer_store_id, channel_id, { message_id, text: `Pesan ${n}` });
  const { messages, channel } = await room(buyer, buyer_store_id, channel_id);
  expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(channel.last_number).toBe(4);
});
