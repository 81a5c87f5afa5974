import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Goods = { variant_id: string; name: string };

/** A word that only one product of the store has, and that product with so much left. */
async function goodsWithLeft(left: number, place: number): Promise<Goods> {
  const { db } = server.database;
  const { rows } = await sql<{ variant_id: string; product_id: string }>`
    select i.variant_id, min(i.product_id) as product_id from inventories i
    where i.store_id = ${testStores.own}::bigint and i.state = 'ACTIVE'
    group by i.variant_id order by i.variant_id limit 1 offset ${place}`.execute(db);
  const [found] = rows;
  const name = `Penanda${'abcdefgh'[place]}xq`;
  await sql`update products set name = ${name} where id = ${found?.product_id}::bigint`.execute(db);
  await sql`update stocks set reserved = 0, stock = ${left}, low_stock_level = 5
    where store_id = ${testStores.own}::bigint and variant_id in (
      select id from product_variants where product_id = ${found?.product_id}::bigint)`.execute(db);
  return { variant_id: found?.variant_id ?? '', name };
}

const search = async (phone: string, buyer_store_id: string, query: string) => {
  const inputs = { query: { buyer_store_id, seller_store_id: testStores.own, query } };
  return server.call(contract.inventories.forSale, inputs, await server.signIn(phone));
};
const byBuyer = (query: string) => search(testPeople.buyer, testStores.buyer, query);

const lookups = async ({ variant_id }: Goods) =>
  (
    await server.database.db
      .selectFrom('product_lookups')
      .where('variant_id', '=', variant_id)
      .where('store_id', '=', testStores.own)
      .select('buyer_store_id')
      .orderBy('buyer_store_id')
      .execute()
  ).map((row) => row.buyer_store_id);

it('who looks for what is gone or running out is noted, once a day each, and nobody else', async () => {
  const [gone, low, plenty] = [
    await goodsWithLeft(0, 0),
    await goodsWithLeft(5, 4),
    await goodsWithLeft(6, 8 - 1),
  ];
  await byBuyer(plenty.name);
  await byBuyer(gone.name.toLowerCase());
  await byBuyer(gone.name.slice(0, 8));
  await search(testPeople.otherBuyer, testStores.otherBuyer, gone.name);
  await byBuyer(low.name);
  await eventually(async () => {
    expect(await lookups(gone)).toEqual([testStores.buyer, testStores.otherBuyer]);
    expect(await lookups(low)).toEqual([testStores.buyer]);
  });
  expect(await lookups(plenty)).toEqual([]);
});

it('the search is answered even where nothing can be noted', async () => {
  const gone = await goodsWithLeft(0, 2);
  await sql`alter table product_lookups rename to elsewhere`.execute(server.database.db);
  expect((await byBuyer(gone.name)).status).toBe(200);
  await sql`alter table elsewhere rename to product_lookups`.execute(server.database.db);
  expect((await byBuyer(gone.name)).status).toBe(200);
  await eventually(async () => expect(await lookups(gone)).toEqual([testStores.buyer]));
});

it('Home names what most buyers looked for', async () => {
  // More than are named, so that being gone is not enough.
  await sql`update stocks set stock = 0, reserved = 0 where store_id = ${testStores.own}::bigint and variant_id in (
    select variant_id from stocks where store_id = ${testStores.own}::bigint order by variant_id desc limit 12)`.execute(
    server.database.db,
  );
  const [gone, low] = [await goodsWithLeft(0, 3), await goodsWithLeft(2, 5)];
  await byBuyer(low.name);
  await search(testPeople.otherBuyer, testStores.otherBuyer, low.name);
  await byBuyer(gone.name);
  await eventually(async () => {
    expect(await lookups(low)).toHaveLength(2);
    expect(await lookups(gone)).toHaveLength(1);
  });
  const { body } = await server.call(
    contract.storeSummary.summary,
    { query: { store_id: testStores.own } },
    await server.signIn(testPeople.owner),
  );
  const named = body.stock?.wanted.find(({ variant_id }) => variant_id === low.variant_id);
  expect(named).toMatchObject({
    store_id: testStores.own,
    product_name: expect.stringContaining(low.name),
    free_pieces: 2,
    stock_level: 'LOW',
    buyers_looking: 2,
  });
  const looking = body.stock?.wanted.map(({ buyers_looking }) => buyers_looking) ?? [];
  expect(looking).toHaveLength(5);
  expect(looking).toEqual([...looking].sort((left, right) => right - left));
});
