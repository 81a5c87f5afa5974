import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Judged, judgeInventories, productsOf } from '../../../testing/inventory-judge.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

let server: TestServer;
let owner: string;
let judged: Judged[];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  const owned = [testStores.own, testStores.notSelling, testStores.inactive];
  judged = await judgeInventories(server.database, owned);
});
afterAll(() => server.close());

const one = { store_id: testStores.own };
const search = async (query: string, more: Record<string, string> = one) => {
  const inputs = { query: { ...more, query, page_size: '100' } };
  return (await server.call(contract.inventories.list, inputs, owner)).body;
};
const searchV2 = async (query: string, more: Record<string, string> = one) => {
  const inputs = { query: { ...more, query, page_size: '100' } };
  return (await server.call(contract.inventories.listV2, inputs, owner)).body;
};

it.each([
  'indomie',
  'ind',
  'goreng',
  'an',
  'a',
  '8',
  '899',
  'gr',
  'zzz',
  '5 kg',
  '%',
  'a_',
  'ml indomie',
])('“%s” finds all that has it, in one store and in all [API-11] [API-48]', async (text) => {
  for (const stores of [one, { select_all_store: 'true' }] as Record<string, string>[]) {
    const meant = judged.filter(
      (row) =>
        (!stores.store_id || row.store_id === stores.store_id) &&
        text.split(' ').every((word) => row.text.includes(word)),
    );
    const flat = await search(text, stores);
    expect(flat.total_data).toBe(meant.length);
    expect(flat.data.map((row) => row.id)).toEqual(meant.slice(0, 100).map((row) => row.id));
    expect((await searchV2(text, stores)).total_data).toBe(productsOf(meant).length);
  }
});

it.each([
  ['indomei', 'indomie'],
  ['gorengg', 'goreng'],
])('“%s” is taken for “%s” [API-11]', async (typed, meant) => {
  const [found, right] = [await search(typed), await search(meant)];
  expect(right.total_data).toBeGreaterThan(0);
  expect(found.data.map((row) => row.id)).toEqual(right.data.map((row) => row.id));
  expect(found.total_data).toBe(right.total_data);
});

it('a barcode finds its product', async () => {
  const { rows } = await sql<{ barcode_number: string; product_id: string }>`
    select c.barcode_number, i.product_id from inventories i
    join barcodes c on c.product_unit_id = i.product_unit_id
    where i.store_id = ${testStores.own}::bigint limit 1`.execute(server.database.db);
  const { data, total_data } = await searchV2(rows[0]?.barcode_number ?? '');
  expect(total_data).toBe(1);
  expect(data[0]?.product_id).toBe(rows[0]?.product_id);
});
