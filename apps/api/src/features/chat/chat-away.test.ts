import { mostReplies } from '@marketplace/contract/chat-words';
import { contract } from '@marketplace/contract/contract';
import { wholeDay } from '@marketplace/contract/week-hours';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newChannel, write } from '../../testing/chat.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../sums/sums.service.ts';

const { chatChannels, chatMessages, chatTemplates, openingHours } = contract;
const own = testStores.own;
const store_id = own;

let server: TestServer;
let owner: string;
let viewer: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  viewer = await server.signIn(testPeople.viewer);
});
afterAll(() => server.close());

const saveAway = async (more: object) => {
  const { body } = await server.call(chatTemplates.away, { query: { store_id } }, owner);
  const saved = { store_id, version: body.away.version, is_on: true, text: 'Kami tutup.', ...more };
  return server.call(chatTemplates.saveAway, { body: saved }, owner);
};
const today = () => (new Date(Date.now() + 7 * 3_600_000).getUTCDay() + 6) % 7;
/** Closed for all of today, or open all week. */
const setOpen = (isOpen: boolean) => {
  const weekdays = Array.from({ length: 7 }, (_, day) =>
    !isOpen && (day === today() || day === (today() + 1) % 7) ? [] : [wholeDay],
  );
  return server.call(openingHours.save, { body: { store_id, weekdays } }, owner);
};
const messagesOf = async (token: string, at: string, channel_id: string) =>
  (await server.call(chatChannels.messages, { query: { store_id: at, channel_id } }, token)).body;

it('a closed store answers by itself, once until it has been open [RT-28]', async () => {
  await setOpen(true);
  expect((await saveAway({})).body.away).toMatchObject({ is_on: true, has_hours: true });
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const say = (text: string) => write(server, buyer, buyer_store_id, channel_id, { text });
  await say('Masih buka?');
  await setOpen(false);
  const { message, channel } = await say('Halo?');
  expect(message.number).toBe(2);
  expect(channel).toMatchObject({ last_number: 3, unread: 1, waiting_since: null });
  expect(channel.last_message).toMatchObject({ is_automatic: true, text: 'Kami tutup.' });
  await say('Baiklah');
  const room = await messagesOf(owner, own, channel_id);
  expect(room.messages.map((each) => [each.number, each.is_automatic])).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [4, false],
  ]);
  expect(room.messages[2]).toMatchObject({ is_own: true, sender_name: null });
  // It is no answer, and nobody of the store has to read it.
  expect(room.channel.unread).toBe(3);
  expect(room.channel.waiting_since).not.toBeNull();
  await sql`update chat_channels set away_at = away_at - interval '7 days'
    where channel_id = ${channel_id}`.execute(server.database.db);
  await say('Besok saja');
  expect((await messagesOf(owner, own, channel_id)).messages).toHaveLength(6);
  await setOpen(true);
  await say('Sekarang?');
  expect((await messagesOf(owner, own, channel_id)).messages).toHaveLength(7);
  expect(await whatDoesNotAddUp(server.database.db, own)).toEqual([]);
});

it('nothing is answered where it is switched off, and two who change it see each other', async () => {
  await setOpen(false);
  const { body } = await saveAway({ is_on: false });
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id);
  expect((await messagesOf(owner, own, channel_id)).messages).toHaveLength(1);
  const before = body.away.version;
  const stale = await saveAway({ version: before - 1, text: 'Lain' });
  expect(stale.body.errors?.code).toBe('away_message_conflict');
  const same = await saveAway({ version: before - 1, is_on: false });
  expect(same.body.away.version).toBe(before);
  const empty = await saveAway({ is_on: true, text: ' ' });
  expect(empty.body.errors?.fields).toMatchObject({ text: { code: 'required' } });
  await setOpen(true);
});

it('how long buyers wait for an answer is kept, in the time in which the store is open', async () => {
  const { db } = server.database;
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id);
  await write(server, buyer, buyer_store_id, channel_id, { text: 'Ada?' });
  await sql`update chat_waits set asked_at = asked_at - interval '50 minutes'
    where channel_id = ${channel_id}`.execute(db);
  await sql`update chat_inboxes set waiting_since = waiting_since - interval '50 minutes'
    where channel_id = ${channel_id} and waiting_since is not null`.execute(db);
  await write(server, owner, own, channel_id, { text: 'Ada.' });
  await write(server, owner, own, channel_id, { text: 'Silakan.' });
  await write(server, buyer, buyer_store_id, channel_id, { text: 'Terima kasih' });
  const { rows } = await sql<{ number: number; open_minutes: number | null }>`
    select number, open_minutes from chat_waits where channel_id = ${channel_id}
    order by number`.execute(db);
  expect(rows).toEqual([
    { number: 1, open_minutes: 50 },
    { number: 5, open_minutes: null },
  ]);
});

it('there are quick questions for either side [API-80]', async () => {
  const ask = async (side: string) =>
    (await server.call(chatTemplates.baseQuestion, { query: { store_id, side } }, viewer)).body
      .questions;
  const [sellers, buyers] = [await ask('SELLER'), await ask('BUYER')];
  expect(sellers.length).toBeGreaterThan(4);
  expect(buyers.length).toBeGreaterThan(4);
  const fields = [...sellers, ...buyers].flatMap(({ text }) => text.match(/\{[^}]*\}/g) ?? []);
  expect(new Set(fields)).toEqual(new Set(['{nama}', '{nomor pesanan}', '{toko}']));
});

it('a store’s own replies are saved once, changed by who has seen them, and removed [RT-28]', async () => {
  const save = (more: object = {}) => {
    const body = { store_id, title: 'Ongkir', text: 'Ongkir ke {toko} gratis, {nama}.', ...more };
    return server.call(chatTemplates.saveReply, { body }, owner);
  };
  const { reply } = (await save()).body;
  expect((await save()).body.reply).toEqual(reply);
  const { reply_id, version } = reply;
  const changed = await save({ reply_id, version, title: 'Ongkos kirim' });
  expect(changed.body.reply).toMatchObject({ title: 'Ongkos kirim', version: 2 });
  expect((await save({ reply_id, version, title: 'Lain' })).body.errors?.code).toBe(
    'quick_reply_conflict',
  );
  expect((await save({ reply_id, title: 'Lain' })).body.errors?.fields).toMatchObject({
    version: { code: 'required' },
  });
  await save({ title: 'Alamat' });
  const list = async () =>
    (await server.call(chatTemplates.replies, { query: { store_id } }, viewer)).body.replies;
  expect((await list()).map(({ title }) => title)).toEqual(['Alamat', 'Ongkos kirim']);
  const remove = () =>
    server.call(chatTemplates.removeReply, { body: { store_id, reply_id } }, owner);
  expect((await remove()).body).toEqual({ done: true });
  expect((await remove()).body).toEqual({ done: true });
  expect(await list()).toHaveLength(1);
  const many = Array.from({ length: mostReplies }, (_, index) => save({ title: `Ke-${index}` }));
  const codes = (await Promise.all(many)).map(({ body }) => body.errors?.code);
  expect(codes.filter(Boolean)).toEqual(['quick_replies_too_many']);
  expect(await list()).toHaveLength(mostReplies);
});

it('an inactive store reads, and writes nothing', async () => {
  const { db } = server.database;
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id);
  const setActive = (is_active: boolean) =>
    db.updateTable('stores').set({ is_active }).where('id', '=', buyer_store_id).execute();
  await setActive(false);
  const send = async (token: string, at: string) => {
    const message_id = crypto.randomUUID();
    const body = { store_id: at, channel_id, message_id, text: 'Halo' };
    return (await server.call(chatMessages.create, { body }, token)).body.errors?.code;
  };
  expect(await send(buyer, buyer_store_id)).toBe('store_inactive');
  expect(await send(owner, own)).toBe('chat_blocked');
  const { channel } = await messagesOf(owner, own, channel_id);
  expect(channel.other.is_active).toBe(false);
  await setActive(true);
  expect(await send(owner, own)).toBeUndefined();
});

it('a reply that is removed while others change it is gone, or is changed first', async () => {
  const words = { store_id, title: 'Dihapus', text: 'Nanti dihapus.' };
  const list = (await server.call(chatTemplates.replies, { query: { store_id } }, owner)).body;
  const { reply_id = '', version = 0 } = list.replies[0] ?? {};
  const change = (n: number) => {
    const body = { ...words, reply_id, version, title: `Diubah ${n}` };
    return server.call(chatTemplates.saveReply, { body }, owner);
  };
  const remove = () =>
    server.call(chatTemplates.removeReply, { body: { store_id, reply_id } }, owner);
  const answers = await Promise.all([change(1), change(2), remove(), change(3), change(4)]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});
