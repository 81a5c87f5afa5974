import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const store_id = testStores.own;
const log = async (query: Record<string, string>) =>
  (await server.call(contract.inventories.log, { query: { store_id, ...query } }, owner)).body;

type Line = { id: string; kind: string; before: unknown; after: unknown; created_at: string };

/** Everything that ever happened to these listings and the stock of their variants, in the plainest way. */
async function happened(inventory_ids: string[]): Promise<Line[]> {
  const ids = `{${inventory_ids.join()}}`;
  const { rows } = await sql<Line>`
    select 'c' || id as id, kind::text, before, after, created_at from inventory_changes
    where inventory_id = any(${ids}::bigint[])
    union all
    select 's' || id, 'STOCK', to_jsonb(stock_after - change), to_jsonb(stock_after), created_at
    from stock_ledger where store_id = ${store_id}::bigint and variant_id in (
      select variant_id from inventories where id = any(${ids}::bigint[]))`.execute(
    server.database.db,
  );
  const number = (line: Line) => Number(line.id.slice(1));
  return rows.sort(
    (a, b) =>
      Date.parse(b.created_at) - Date.parse(a.created_at) ||
      a.id.charCodeAt(0) - b.id.charCodeAt(0) ||
      number(b) - number(a),
  );
}

/** The listing with most to tell. */
async function busiest(): Promise<{ id: string; product_id: string; uom_id: string }> {
  const { rows } = await sql<{ id: string; product_id: string; uom_id: string }>`
    select i.id, i.product_id, pu.uom_id from inventories i join product_units pu on pu.id = i.product_unit_id
    join product_variants v on v.id = i.variant_id
    where i.store_id = ${store_id}::bigint and v.name <> ''
    order by (select count(*) from stock_ledger l where l.store_id = i.store_id and l.variant_id = i.variant_id
      and l.reason = 'SHIPMENT') desc, i.id limit 1`.execute(server.database.db);
  return rows[0] ?? { id: '', product_id: '', uom_id: '' };
}

const brief = ({ id, kind, before, after, created_at }: Line) => ({
  id,
  kind,
  before,
  after,
  created_at,
});

it('a listing: its own changes and the stock of its variant, newest first, page by page [API-13]', async () => {
  const { id } = await busiest();
  const expected = await happened([id]);
  const met: Line[] = [];
  for (let page = 1; page <= Math.ceil(expected.length / 5); page++) {
    const body = await log({ inventory_id: id, page: `${page}`, page_size: '5' });
    expect(body).toMatchObject({ total_data: expected.length, total_is_capped: false });
    met.push(...body.data);
  }
  expect(met.map(brief)).toEqual(expected.map(brief));
  expect(new Set(met.map(({ kind }) => kind))).toEqual(new Set(['CREATED', 'PRICE', 'STOCK']));
});

it('says by what and by whom; an order by its number [API-13]', async () => {
  const { id } = await busiest();
  const { data } = await log({ inventory_id: id, page_size: '100' });
  const shipped = data.find(({ source }) => source === 'ORDER');
  const { rows } = await sql<{ order_number: string }>`
    select order_number from orders where id = ${shipped?.order_id}::bigint`.execute(
    server.database.db,
  );
  expect(shipped).toMatchObject({
    kind: 'STOCK',
    order_number: rows[0]?.order_number,
    inventory_id: null,
    uom_name: null,
  });
  expect(data.at(-1)?.kind).toBe('CREATED');
  expect(data.find(({ kind }) => kind === 'PRICE')).toMatchObject({
    inventory_id: id,
    uom_name: expect.stringMatching(/\S/),
    user_name: 'Bambang Santoso',
    order_id: null,
    order_number: null,
  });
});

it.each([
  ['OPENING', null, 'SCREEN'],
  ['COUNT', 'BULK', 'BULK'],
  ['COUNT', null, 'SCREEN'],
  ['SHIPMENT', null, 'ORDER'],
  ['RETURN', null, 'ORDER'],
  ['IMPORT', 'SCREEN', 'IMPORT'],
  ['ACCOUNTING', null, 'ACCOUNTING'],
])('a line of the ledger by %s, done by %s, comes by %s [API-13]', async (reason, by, source) => {
  const { id } = await busiest();
  await sql`insert into stock_ledger (store_id, variant_id, change, stock_after, reason, source, note)
    select store_id, variant_id, 7, 107, ${reason}::stock_reason, ${by}::inventory_change_source, 'Dari rak'
    from inventories where id = ${id}::bigint`.execute(server.database.db);
  const { data } = await log({ inventory_id: id, page_size: '1' });
  expect(data[0]).toMatchObject({
    source,
    before: 100,
    after: 107,
    note: 'Dari rak',
    user_name: null,
  });
});

it('states and tiers are told as they are [API-13]', async () => {
  const { id } = await busiest();
  const tiers = [{ min_qty: 5, price: 9_000 }];
  await sql`insert into inventory_changes (store_id, inventory_id, variant_id, kind, source, before, after)
    select store_id, id, variant_id, kind, 'BULK', before, after from inventories cross join (values
      ('STATE'::inventory_change_kind, '"ACTIVE"'::jsonb, '"INACTIVE"'::jsonb),
      ('PRICE_TIERS', '[]', ${JSON.stringify(tiers)}::jsonb)) as made (kind, before, after)
    where id = ${id}::bigint`.execute(server.database.db);
  const { data } = await log({ inventory_id: id, page_size: '2' });
  expect(data).toMatchObject([
    { kind: 'PRICE_TIERS', source: 'BULK', before: [], after: tiers },
    { kind: 'STATE', before: 'ACTIVE', after: 'INACTIVE' },
  ]);
});

it('a product: all its variants, or those of one unit of measure [API-13]', async () => {
  const { product_id, uom_id } = await busiest();
  const { rows } = await sql<{ id: string; uom_id: string }>`
    select i.id, pu.uom_id from inventories i join product_units pu on pu.id = i.product_unit_id
    where i.store_id = ${store_id}::bigint and i.product_id = ${product_id}::bigint`.execute(
    server.database.db,
  );
  const ofUom = rows.filter((row) => row.uom_id === uom_id);
  for (const [query, listings] of [
    [{ product_id }, rows],
    [{ product_id, uom_id }, ofUom],
  ] as const) {
    const expected = await happened(listings.map((row) => row.id));
    const { data, total_data } = await log({ ...query, page_size: '30' });
    expect(total_data).toBe(expected.length);
    expect(data.map((line) => line.id)).toEqual(expected.slice(0, 30).map((line) => line.id));
  }
});
