import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { tellScarce } from './tell-scarce.service.ts';

const store_id = testStores.own;

let server: TestServer;
let owner: string;
let variant_id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  const { db } = server.database;
  // Everything that is scarce in the world already has been told of.
  await moved();
  await tellScarce(db, signal);
  const { rows } = await sql<{ id: string }>`
    select k.variant_id::text as id from stocks k where k.store_id = ${store_id} and exists (
      select from inventories i where i.store_id = k.store_id and i.variant_id = k.variant_id and i.state = 'ACTIVE')
    and not exists (select from scarce_stocks t where t.store_id = k.store_id and t.variant_id = k.variant_id)
    order by k.variant_id limit 1`.execute(db);
  variant_id = rows[0]?.id ?? '';
});
afterAll(() => server.close());

const { signal } = new AbortController();
const moved = () =>
  sql`insert into event_places (store_id, area, last) values (${store_id}, 'inventory', 0)
      on conflict (store_id, area) do update set moved_at = now()`.execute(server.database.db);
const told = async () => {
  const query = { category: 'STOCK' };
  return (await server.call(contract.notifications.list, { query }, owner)).body.data.length;
};
/** Shelves as somebody has left them, and what is told of it. */
async function leave(stock: number): Promise<number> {
  const before = await told();
  await sql`update stocks set stock = ${stock} + reserved, low_stock_level = 5
    where store_id = ${store_id} and variant_id = ${variant_id}`.execute(server.database.db);
  await moved();
  await tellScarce(server.database.db, signal);
  return (await told()) - before;
}

it('what runs out is told once when it does, and again once it was full in between', async () => {
  expect(await leave(3)).toBe(1);
  expect(await leave(2)).toBe(0);
  expect(await leave(0)).toBe(1);
  // Filled up a little is better, and nothing to tell.
  expect(await leave(2)).toBe(0);
  expect(await leave(500)).toBe(0);
  expect(await leave(1)).toBe(1);
});
