import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('the people of each store were told of orders, complaints, money and demands, numbered without gaps [RT-14]', async () => {
  const categories = await rows<{ category: string }>(
    'select distinct category::text from notifications order by 1',
  );
  expect(categories.map(({ category }) => category)).toEqual(
    expect.arrayContaining(['DEMANDS', 'MONEY', 'ORDERS']),
  );
  expect(
    await rows(`select store_id, category from notifications n group by store_id, category
      having count(*) <> max(number) or min(number) <> 1 or max(number) <> (
        select last from notification_counters c where c.store_id = n.store_id and c.category = n.category)`),
  ).toEqual([]);
});

it('nothing of it is told to a device, and what is old was read by everybody', async () => {
  expect(await rows('select from notifications where is_to_push')).toEqual([]);
  const [old] = await rows<{ unread: number }>(`
    select count(*)::int as unread from notifications n join store_permissions p on p.store_id = n.store_id
    left join notification_marks m on m.store_id = n.store_id and m.user_id = p.user_id and m.category = n.category
    where n.created_at < (select max(created_at) from notifications) - interval '2 days'
      and n.number > coalesce(m.read_to, 0)`);
  expect(old).toEqual({ unread: 0 });
});
