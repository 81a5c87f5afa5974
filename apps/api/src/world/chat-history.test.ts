import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import type { Database } from '../platform/db/handle.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { fillWorld } from './fill-world.ts';
import { testWorld } from './plans.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('installation');
  await fillWorld(database, { ...testWorld, hasFees: true });
});
afterAll(() => database.close());

const rows = async <T>(query: string) => (await sql.raw<T>(query).execute(database.db)).rows;

it('every store that sells has written with its buyers, with cards, and some of it waits [RT-28]', async () => {
  const stores = await rows<{ channels: number; waiting: number; kinds: string[] }>(`
    select count(distinct i.channel_id)::int as channels,
      count(distinct i.channel_id) filter (where i.waiting_since is not null)::int as waiting,
      array_agg(distinct m.kind::text order by m.kind::text) as kinds
    from chat_inboxes i join chat_messages m on m.store_id = i.store_id and m.channel_id = i.channel_id
    where i.side = 'SELLER' group by i.store_id`);
  const selling = await rows('select from stores where is_seller and is_active');
  expect(stores).toHaveLength(selling.length);
  for (const { channels, waiting, kinds } of stores) {
    expect(channels).toBeGreaterThan(1);
    expect(waiting).toBeGreaterThan(0);
    expect(kinds).toEqual(['ORDER', 'PRODUCT', 'TEXT']);
  }
});

it('nothing is written in the future or left with a field in it', async () => {
  expect(
    await rows(`select text from chat_messages where created_at > now() or text like '%{%'`),
  ).toEqual([]);
});

it('what is unread, counted and waited for adds up on both sides', async () => {
  expect(await whatDoesNotAddUp(database.db)).toEqual([]);
  expect(
    await rows(`select i.* from chat_inboxes i where i.unread <> (select count(*) from chat_messages m
      where m.store_id = i.seller_store_id and m.channel_id = i.channel_id and m.side <> i.side
        and m.number > i.read_number)`),
  ).toEqual([]);
});
