import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(testPeople.stockStaff);
});
afterAll(() => server.close());

const { productUnits } = contract;
const byBarcode = (barcode_number: string, more: object = { store_id: testStores.own }) =>
  server.call(productUnits.getByBarcode, { query: { barcode_number, ...more } }, token);

const addBarcode = (number: string, unit_id: string) =>
  sql`insert into barcodes values (${number}, ${unit_id}::bigint)`.execute(server.database.db);

it('lists all units of a product with what the store has of them [API-18]', async () => {
  const { rows } = await sql<{ product_id: string; id: string; inventory_id: string }>`
    select i.product_id, u.id, i.id as inventory_id from inventories i
    join product_units u on u.id = i.product_unit_id
    where i.store_id = ${testStores.own}::bigint order by i.id limit 1`.execute(server.database.db);
  const [listed] = rows;
  const query = { store_id: testStores.own, product_id: listed?.product_id };
  const { body } = await server.call(productUnits.list, { query }, token);
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from product_units u join product_variants v on v.id = u.variant_id
    where v.product_id = ${listed?.product_id}::bigint`.execute(server.database.db);
  expect(body.product_units).toHaveLength(counted.rows[0]?.count ?? 0);
  const own = body.product_units.find(({ product_unit_id }) => product_unit_id === listed?.id);
  expect(own).toMatchObject({
    inventory_id: listed?.inventory_id,
    stock_pieces: expect.any(Number),
  });
  const none = { store_id: testStores.own, product_id: '999999' };
  const refused = await server.call(productUnits.list, { query: none }, token);
  expect(refused.body.errors?.code).toBe('product_unit_not_found');
});

it('a barcode finds its unit, the store named by id or by uuid [API-18]', async () => {
  const { rows } = await sql<{ barcode_number: string; product_unit_id: string }>`
    select * from barcodes order by barcode_number limit 1`.execute(server.database.db);
  const [code] = rows;
  const { uuid } = await server.database.db
    .selectFrom('stores')
    .where('id', '=', testStores.own)
    .select('uuid')
    .executeTakeFirstOrThrow();
  for (const store of [{ store_id: testStores.own }, { store_uuid: uuid }]) {
    const { body } = await byBarcode(code?.barcode_number ?? '', store);
    expect(body.product_unit).toMatchObject({
      product_unit_id: code?.product_unit_id,
      barcode_number: code?.barcode_number,
    });
  }
  expect((await byBarcode(code?.barcode_number ?? '', {})).status).toBe(403);
});

it('a UPC-A is found as the EAN-13 with a 0 in front, and the other way round [API-18]', async () => {
  await addBarcode('036000291452', '1');
  await addBarcode('0012345678905', '2');
  const found = async (number: string) =>
    (await byBarcode(number)).body.product_unit.product_unit_id;
  expect(await found('0036000291452')).toBe('1');
  expect(await found('036000291452')).toBe('1');
  expect(await found('012345678905')).toBe('2');
});

it('a number that cannot be one is refused at its field, one that nothing carries is not found [API-18]', async () => {
  const wrong = await byBarcode('4006381333932');
  expect(wrong.body.errors).toMatchObject({
    code: 'validation_failed',
    fields: { barcode_number: { code: 'barcode_invalid' } },
  });
  expect((await byBarcode('4006381333931')).body.errors?.code).toBe('product_unit_not_found');
});
