import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageBody, newChannel, write } from '../../testing/chat.ts';
import { pdf } from '../../testing/photos.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { chatChannels, chatMessages } = contract;
const own = testStores.own;

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const search = async (query: string, more: object = {}) =>
  (await server.call(chatChannels.searches, { query: { store_id: own, query, ...more } }, owner))
    .body;

it('a message of 100,000 characters is refused beside its field [RT-69]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const send = (text: string) =>
    server.call(
      chatMessages.create,
      { body: messageBody(buyer_store_id, channel_id, { text }) },
      buyer,
    );
  const long = await send('x'.repeat(100_000));
  expect(long.body.errors).toMatchObject({
    code: 'validation_failed',
    fields: { text: { code: 'too_long' } },
  });
  expect((await send('x'.repeat(4_001))).status).toBe(400);
  expect((await send('x'.repeat(4_000))).status).toBe(200);
  expect((await send('  \n ')).body.errors?.fields).toMatchObject({ text: { code: 'required' } });
});

it.each([
  ['turns a text around', 'Transfer ke \u202e0001\u202c sekarang', 'Transfer ke 0001 sekarang'],
  ['nobody sees', 'gu\u200bla\u2060 pasir', 'gula pasir'],
  ['belongs to a picture', 'Terima kasih 👨‍👩‍👧', 'Terima kasih 👨‍👩‍👧'],
  ['is written from the right', 'שלום', 'שלום'],
  ['is a script', '<img src=x onerror=alert(1)> javascript:alert(1)', undefined],
  ['is lines', 'satu\r\ndua\n\ntiga', 'satu\ndua\n\ntiga'],
])('what %s is kept as people read it', async (_title, text, kept = text) => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const { message } = await write(server, buyer, buyer_store_id, channel_id, { text });
  expect(message.text).toBe(kept);
});

it('of a thousand messages a minute from one side some arrive, and the rest are told so [RT-69]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const send = async (n: number) => {
    const body = messageBody(buyer_store_id, channel_id, { text: `Banjir ${n}` });
    return server.call(chatMessages.create, { body }, buyer);
  };
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  for (let n = 0; n < 1_000; n += 50)
    answers.push(...(await Promise.all(Array.from({ length: 50 }, (_, each) => send(n + each)))));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBe(120);
  expect(new Set(refused.map(({ body }) => body.errors?.code))).toEqual(new Set(['rate_limited']));
  // The other side is not in anybody's way.
  await write(server, owner, own, channel_id, { text: 'Sabar ya' });
});

it('a paper is no photo', async () => {
  const { buyer, buyer_store_id } = await newChannel(server, testPeople.buyer);
  const body = { store_id: buyer_store_id, purpose: 'chat_attachment' };
  const sent = await server.call(contract.storage.newFile, { body, file: pdf }, buyer);
  expect(sent.status).toBe(415);
});

it('words are found wherever they stand, the newest first, page by page [RT-28]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  for (let index = 1; index <= 5; index += 1)
    await write(server, buyer, buyer_store_id, channel_id, { text: `Kecap Bango nomor ${index}` });
  await write(server, buyer, buyer_store_id, channel_id, { text: 'Saus sambal saja' });
  const found = await search('bango KECAP', { page_size: 2 });
  expect(found.data.map(({ message }) => message.number)).toEqual([5, 4]);
  expect(found.data[0]?.channel).toMatchObject({ channel_id, side: 'SELLER' });
  const next = await search('bango kecap', { page_size: 10, after: found.next ?? '' });
  expect(next.data.map(({ message }) => message.number)).toEqual([3, 2, 1]);
  expect(next.next).toBeNull();
  const within = await search('sambal', { channel_id });
  expect(within.data).toHaveLength(1);
  expect((await search('bango sambal')).data).toEqual([]);
  const { rows } = await sql<{ name: string }>`select name from stores
    where id = ${buyer_store_id}`.execute(server.database.db);
  const byName = await search(rows[0]?.name ?? '');
  expect(byName.channels.map((row) => row.channel_id)).toContain(channel_id);
});

it.each(['a', '%', '_', '\\', '(((((', '. . . . . . . . . . . .', "'; drop table", '100%'])(
  'what is no word, such as %s, is looked for as it stands',
  async (query) => {
    const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
    await write(server, buyer, buyer_store_id, channel_id, { text: `Tanda ${query} begini` });
    const { data } = await search(query);
    expect(data[0]?.message.text).toBe(`Tanda ${query.trim()} begini`);
  },
);

it('what lies far back is found by its words, and by one letter no further than so many', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id, { text: 'Zaitun qz' });
  const { db } = server.database;
  await sql`insert into chat_messages (store_id, channel_id, number, message_id, buyer_store_id, side, kind, text,
      search_text, payload_hash, buyer_messages, created_at)
    select ${own}, ${channel_id}, n, gen_random_uuid(), ${buyer_store_id}, 'BUYER', 'TEXT', 'isi ' || n, 'isi ' || n, '', n,
      now() + n * interval '1 ms'
    from generate_series(2, 31001) n`.execute(db);
  expect((await search('zaitun')).data).toHaveLength(1);
  expect((await search('qz')).data).toEqual([]);
  const buyers = { store_id: buyer_store_id, query: 'zaitun', side: 'BUYER' };
  const { body } = await server.call(chatChannels.searches, { query: buyers }, buyer);
  expect(body.data).toHaveLength(1);
});

it('over several stores what a busy one has further back is not passed over', async () => {
  const { db } = server.database;
  const buyers = [
    await newChannel(server, testPeople.buyer),
    await newChannel(server, testPeople.buyer),
  ];
  const token = buyers[1]?.buyer ?? '';
  const fill = (index: number, text: string, ago: string, count: number, from: number) => {
    const { buyer_store_id, channel_id } = buyers[index] ?? { buyer_store_id: '', channel_id: '' };
    return sql`insert into chat_messages (store_id, channel_id, number, message_id, buyer_store_id, side, kind, text,
        search_text, payload_hash, buyer_messages, created_at)
      select ${own}, ${channel_id}, n, gen_random_uuid(), ${buyer_store_id}, 'BUYER', 'TEXT', ${text}, ${text}, '', n,
        now() - ${ago}::interval + n * interval '1 ms'
      from generate_series(${from}::int, ${from + count - 1}::int) n`.execute(db);
  };
  await fill(0, 'terasi udang', '1 hour', 2, 1);
  await fill(0, 'isi biasa', '30 minutes', 2_100, 3);
  await fill(1, 'terasi udang', '20 days', 4, 1);
  const found: [string, number][] = [];
  let after: string | null = null;
  do {
    const query = {
      select_all_store: 'true',
      side: 'BUYER',
      query: 'terasi',
      page_size: 2,
      ...(after && { after }),
    };
    const page: {
      data: { message: { channel_id: string; number: number } }[];
      next: string | null;
    } = (await server.call(chatChannels.searches, { query }, token)).body;
    for (const { message } of page.data) found.push([message.channel_id, message.number]);
    after = page.next;
  } while (after);
  const [busy = '', quiet = ''] = buyers.map(({ channel_id }) => channel_id);
  expect(found).toEqual([[busy, 2], [busy, 1], ...[4, 3, 2, 1].map((number) => [quiet, number])]);
});

it('numbers that no column holds are refused beside their field', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const place = Buffer.from(JSON.stringify(['1', '1', '3000000000'])).toString('base64url');
  const query = { store_id: own, query: 'gula', after: place };
  const made = await server.call(chatChannels.searches, { query }, owner);
  expect(made.body.errors?.fields).toMatchObject({ after: { code: 'invalid' } });
  const body = messageBody(buyer_store_id, channel_id, { reply_to: 3_000_000_000 });
  const answer = await server.call(chatMessages.create, { body }, buyer);
  expect(answer.body.errors?.fields).toMatchObject({ reply_to: { code: 'too_big' } });
});

it('who has written too much is told when the minute is over', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id);
  await sql`update chat_channels set buyer_count = 120, buyer_minute = clock_timestamp() - interval '50 seconds'
    where channel_id = ${channel_id}`.execute(server.database.db);
  const body = messageBody(buyer_store_id, channel_id);
  const { errors } = (await server.call(chatMessages.create, { body }, buyer)).body;
  expect(errors?.code).toBe('rate_limited');
  expect((errors as { retry_after?: number }).retry_after).toBeLessThanOrEqual(10);
});
