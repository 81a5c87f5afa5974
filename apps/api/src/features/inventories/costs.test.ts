import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEvents } from '../../testing/event-reader.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const store_id: string = testStores.own;
const { get, getBulk, list, listV2, multivariant, log, update, updateV2, exportList } =
  contract.inventories;

let server: TestServer;
let owner: string;
let viewer: string;
let row: Awaited<ReturnType<typeof readRow>>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  viewer = await server.signIn(testPeople.viewer);
  const { version, id, price } = await readRow(owner);
  const body = { store_id, inventory_id: id, version, price, cost_price: 1_234 };
  await server.call(updateV2, { body }, owner);
  row = await readRow(owner);
});
afterAll(() => server.close());

async function readRow(token: string, id?: string) {
  const { data } = (await server.call(list, { query: { store_id, page_size: '100' } }, token)).body;
  const found = id ? data.find((each) => each.id === id) : data[0];
  if (!found) throw new Error('nothing is listed');
  return found;
}

it('what goods cost is read by whoever manages them, and by nobody else', async () => {
  expect(row.cost_price).toBe(1_234);
  const read = async (token: string) => {
    const query = { store_id, inventory_id: row.id };
    const product = { store_id, product_id: row.product_id };
    const many = { store_id, inventory_ids: row.id };
    const [single, several, groups, whole, shelves] = await Promise.all([
      server.call(get, { query }, token),
      server.call(getBulk, { query: many }, token),
      server.call(listV2, { query: { store_id, page_size: '100' } }, token),
      server.call(multivariant, { query: product }, token),
      server.call(contract.stockTakes.shelves, { query: { store_id } }, token),
    ]);
    const ofRow = ({ id }: { id: string }) => id === row.id;
    return [
      (await readRow(token, row.id)).cost_price,
      single.body.inventory.cost_price,
      several.body.inventories[0]?.cost_price,
      groups.body.data.flatMap(({ inventories }) => inventories).find(ofRow)?.cost_price,
      whole.body.product.inventories.find(ofRow)?.cost_price,
      shelves.body.data.find(({ cost_per_piece }) => cost_per_piece !== null) ? 1_234 : null,
    ];
  };
  expect(await read(owner)).toEqual(Array(6).fill(1_234));
  expect(await read(viewer)).toEqual(Array(6).fill(null));
});

it('nor do history, files and plans tell of it', async () => {
  const kinds = async (token: string) => {
    const query = { store_id, inventory_id: row.id, page_size: '100' };
    const { data, total_data } = (await server.call(log, { query }, token)).body;
    expect(total_data).toBe(data.length);
    return data.map(({ kind }) => kind);
  };
  expect(await kinds(owner)).toContain('COST_PRICE');
  expect(await kinds(viewer)).not.toContain('COST_PRICE');
  const heads = async (token: string) => {
    const query = new URLSearchParams({ store_id, format: 'csv' });
    const { body } = await server.app.inject({
      url: `${exportList.path}?${query}`,
      headers: { authorization: `Token ${token}` },
    });
    return body.split('\n')[0];
  };
  expect(await heads(owner)).toContain('Harga modal');
  expect(await heads(viewer)).not.toContain('Harga modal');

  const change = { cost_price: { by: 'VALUE', value: 2_000 } } as const;
  const body = { store_id, inventory_ids: [row.id], change };
  const plan_id = (await server.call(contract.inventoryPlans.create, { body }, owner)).body.plan.id;
  const rows = async (token: string) => {
    const query = { store_id, plan_id };
    const { data } = (await server.call(contract.inventoryPlans.detail, { query }, token)).body;
    return data.map(({ before, after, margin_after }) => [
      before.cost_price,
      after.cost_price,
      margin_after,
    ]);
  };
  expect(await rows(owner)).toEqual([[1_234, 2_000, expect.any(Number)]]);
  expect(await rows(viewer)).toEqual([[null, null, null]]);
});

it('nor does the stream, where the owner is told', async () => {
  const [told, looking] = await Promise.all([
    readEvents(server, owner),
    readEvents(server, viewer),
  ]);
  const { version, id, price } = await readRow(owner, row.id);
  const body = { store_id, inventory_id: id, version, price: price + 1_000 };
  await server.call(update, { body }, owner);
  const costIn = async (reader: typeof told) => {
    const { data } = await reader.find(({ kind }) => kind === 'inventory.changed');
    return (data.payload.inventories as { cost_price: number | null }[])[0]?.cost_price;
  };
  expect(await costIn(told)).toBe(1_234);
  expect(await costIn(looking)).toBeNull();
  told.close();
  looking.close();
});

it('who may not see them in a store cannot take them over to another', async () => {
  await sql`insert into store_permissions (store_id, user_id, role_name, inventory, "order", store)
    select ${store_id}::bigint, id, 'VIEWER', 'VIEW', 'VIEW', 'VIEW' from users
    where phone_number = ${testPeople.otherOwner}`.execute(server.database.db);
  const admin = await server.signIn(testPeople.otherOwner);
  const copy = (takes: ('PRICE' | 'COST_PRICE')[]) =>
    server.call(
      contract.inventoryCopies.create,
      {
        body: {
          copy_id: crypto.randomUUID(),
          store_id,
          target_store_ids: [testStores.other],
          inventory_ids: [row.id],
          takes,
        },
      },
      admin,
    );
  expect((await copy(['PRICE'])).status).toBe(200);
  expect((await copy(['PRICE', 'COST_PRICE'])).body.errors?.code).toBe('permission_denied');
});
