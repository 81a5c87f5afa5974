import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timesSentBack } from '../../platform/db/transaction.ts';
import { messageBody, newChannel, openChannel, write } from '../../testing/chat.ts';
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

const unread = async (token: string, store_id: string, side: string) =>
  (await server.call(chatMessages.unread, { query: { store_id, side } }, token)).body;

it('two stores that write, read and block in a channel each way at once leave no gap and count right [API-79]', async () => {
  const { db } = server.database;
  const open = (token: string, store_id: string, other_store_id: string) =>
    openChannel(server, token, { store_id, other_store_id });
  const bought = await open(owner, own, other);
  await write(server, owner, own, bought.channel_id);
  const sold = await open(others, other, own);
  await write(server, others, other, sold.channel_id);
  const channels = [bought.channel_id, sold.channel_id];
  const act = async (token: string, store_id: string, round: number) => {
    const channel_id = channels[round % 2] ?? '';
    const ids = { store_id, channel_id };
    for (let turn = 0; turn < 6; turn += 1) {
      const number = 1 + round + turn;
      const arrived = {
        store_id,
        channels: channels.map((channel_id) => ({ channel_id, number })),
      };
      const body = messageBody(store_id, channel_id, { text: `Pesan ${round} ${turn}` });
      const sent = await server.call(chatMessages.create, { body }, token);
      expect([undefined, 'chat_blocked']).toContain(sent.body.errors?.code);
      if (turn % 2 === 0) await server.call(chatChannels.read, { body: { ...ids, number } }, token);
      else await server.call(chatChannels.delivered, { body: arrived }, token);
      if (round === 3)
        await server.call(
          chatChannels.block,
          { body: { ...ids, is_blocked: turn % 2 === 0 } },
          token,
        );
    }
  };
  const sentBack = timesSentBack();
  await Promise.all([0, 1, 2, 3].flatMap((n) => [act(owner, own, n), act(others, other, n)]));
  // They waited for each other, and never for good.
  expect(timesSentBack()).toBe(sentBack);
  const isRight = async () => {
    for (const store of [own, other]) expect(await whatDoesNotAddUp(db, store)).toEqual([]);
    const { rows } = await sql<{ unread: number; recounted: number }>`
      select i.unread, (select count(*)::int from chat_messages m where m.channel_id = i.channel_id
        and m.side <> i.side and m.number > i.read_number) as recounted from chat_inboxes i`.execute(
      db,
    );
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row.unread).toBe(row.recounted);
  };
  await isRight();
  for (const channel_id of channels) await write(server, others, other, channel_id);
  const before = await unread(owner, own, 'SELLER');
  const block = (is_blocked: boolean) => {
    const body = { store_id: own, channel_id: sold.channel_id, is_blocked };
    return server.call(chatChannels.block, { body }, owner);
  };
  await block(true);
  expect(await unread(owner, own, 'SELLER')).toMatchObject({
    messages: 0,
    channels: 0,
    waiting: 0,
  });
  await isRight();
  await block(false);
  expect((await unread(owner, own, 'SELLER')).messages).toBe(before.messages);
  await isRight();
});

it.each([
  ['a number', sql`update chat_channels set last_number = last_number + 1`, 'last'],
  [
    'what is unread',
    sql`update chat_inboxes set unread = unread + 1 where side = 'SELLER'`,
    'unread',
  ],
  ['a count', sql`update chat_counters set seller_messages = seller_messages + 1`, 'counted'],
])('%s that is not what the rows say is found at night', async (_title, spoil, word) => {
  const { db } = server.database;
  await newChannel(server, testPeople.buyer).then(({ buyer, buyer_store_id, channel_id }) =>
    write(server, buyer, buyer_store_id, channel_id),
  );
  expect(await whatDoesNotAddUp(db, own)).toEqual([]);
  await spoil.execute(db);
  expect((await whatDoesNotAddUp(db, own)).join('\n')).toContain(word);
  const mend = sql.raw(
    word === 'last'
      ? 'update chat_channels set last_number = last_number - 1'
      : word === 'unread'
        ? "update chat_inboxes set unread = unread - 1 where side = 'SELLER'"
        : 'update chat_counters set seller_messages = seller_messages - 1',
  );
  await mend.execute(db);
});
