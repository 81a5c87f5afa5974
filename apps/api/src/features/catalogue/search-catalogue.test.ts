import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, useTestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(testPeople.stockStaff);
});
afterAll(() => server.close());

const { catalogue } = contract;
const asked = (more: object) => ({ query: { store_id: testStores.own, ...more } });
const units = async (more: object = {}) =>
  (await server.call(catalogue.searchAvailable, asked(more), token)).body;
const products = async (more: object = {}) =>
  (await server.call(catalogue.searchAvailableV2, asked(more), token)).body;
const filter = async (more: object = {}) =>
  (await server.call(catalogue.searchAvailableFilter, asked(more), token)).body;

type Unit = { id: string; product_id: string; name: string; brand_id: string; category_id: string };

/** Everything in the catalogue that the store does not list, the slow way. */
async function unlisted(): Promise<Unit[]> {
  const { rows } = await sql<Unit>`
    select u.id, p.id as product_id, p.name, p.brand_id, p.category_id from product_units u
    join product_variants v on v.id = u.variant_id join products p on p.id = v.product_id
    where u.id not in (select product_unit_id from inventories where store_id = ${testStores.own}::bigint)
    order by lower(p.name), p.id, v.id, u.base_quantity, u.id`.execute(server.database.db);
  return rows;
}

const onceEach = <T>(list: readonly T[]) => [...new Set(list)];

it('units that the store does not list, each once and by name, over all pages [API-12]', async () => {
  const wanted = await unlisted();
  const { total_page, total_data, total_is_capped } = await units({ page_size: '17' });
  expect([total_data, total_is_capped]).toEqual([wanted.length, false]);
  const found = [];
  for (let page = 1; page <= total_page; page++)
    found.push(...(await units({ page: String(page), page_size: '17' })).data);
  expect(found.map((unit) => unit.product_unit_id)).toEqual(wanted.map(({ id }) => id));
  expect(found.every((unit) => unit.inventory_id === null)).toBe(true);
  expect(found[0]).toMatchObject({
    product_name: wanted[0]?.name,
    brand_name: expect.stringMatching(/\S/),
    category_name: expect.stringMatching(/\S/),
    uom_name: expect.stringMatching(/\S/),
  });
});

it('products with a unit left to list come with all their units, marked where listed [API-12]', async () => {
  const wanted = onceEach((await unlisted()).map(({ product_id }) => product_id));
  const { data, total_data } = await products({ page_size: '100' });
  expect(total_data).toBe(wanted.length);
  expect(data.map(({ product_id }) => product_id)).toEqual(wanted);
  const { rows } = await sql<{ id: string; listed: string | null; stock: number | null }>`
    select u.id, i.id as listed, k.stock from product_units u
    join product_variants v on v.id = u.variant_id
    left join inventories i on i.product_unit_id = u.id and i.store_id = ${testStores.own}::bigint
    left join stocks k on k.variant_id = v.id and k.store_id = ${testStores.own}::bigint
    where v.product_id = any(${`{${wanted.join()}}`}::bigint[])`.execute(server.database.db);
  const listed = new Map(rows.map((row) => [row.id, [row.listed, row.stock]]));
  const got = data.flatMap((product) => product.units);
  expect(got).toHaveLength(rows.length);
  for (const unit of got)
    expect([unit.inventory_id, unit.stock_pieces]).toEqual(listed.get(unit.product_unit_id));
  expect(got.some(({ inventory_id }) => inventory_id !== null)).toBe(true);
  for (const { units, is_multi_variant } of data)
    expect(onceEach(units.map(({ variant_id }) => variant_id)).length > 1).toBe(is_multi_variant);
});

it('words in any order and in any letters, parts of them, and mistyped ones', async () => {
  const names = (await products({ page_size: '100' })).data.map(({ product_name }) => product_name);
  const name = names.find((each) => each.split(' ').length > 2) ?? '';
  const [first = '', second = ''] = name.split(' ');
  const found = async (query: string) =>
    (await products({ query })).data.map(({ product_name }) => product_name);
  expect(await found(`${second} ${first.toUpperCase()}`)).toContain(name);
  expect(await found(first.slice(0, 3))).toContain(name);
  expect(await found('hansapalst')).toEqual(await found('hansaplast'));
  expect(await found('hansaplast')).toHaveLength(1);
  expect(await found('zzz qqq')).toEqual([]);
  expect(await found('100%')).toEqual([]);
});

it('the number of a barcode finds its product', async () => {
  const [unit] = (await units()).data.filter(({ barcode_number }) => barcode_number);
  const { data } = await products({ query: unit?.barcode_number ?? '' });
  expect(data.map(({ product_id }) => product_id)).toEqual([unit?.product_id]);
});

it('the filter counts what each choice leaves, and the choices leave that [API-12]', async () => {
  for (const query of [{}, { query: 'sabun' }]) {
    const { categories, brands } = await filter(query);
    const { total_data } = await products(query);
    const sum = (list: { count: number }[]) => list.reduce((all, { count }) => all + count, 0);
    expect([sum(categories), sum(brands)]).toEqual([total_data, total_data]);
    for (const { id, count } of categories)
      expect((await products({ ...query, category_id: id })).total_data).toBe(count);
    for (const { id, count } of brands.slice(0, 5))
      expect((await products({ ...query, brand_id: id })).total_data).toBe(count);
  }
  const { categories } = await filter();
  const [first, second] = categories;
  const both = await products({ category_id: `${first?.id},${second?.id}` });
  expect(both.total_data).toBe((first?.count ?? 0) + (second?.count ?? 0));
});

it('what is listed wholly is no longer offered', async () => {
  const { data } = await products();
  const product_id = data[0]?.product_id;
  await sql`update store_products set inactive = 1000
    where store_id = ${testStores.own}::bigint and product_id = ${product_id}::bigint`.execute(
    server.database.db,
  );
  await sql`insert into store_products (store_id, product_id, category_id, brand_id, sort_name, search_text, active)
    select ${testStores.own}::bigint, id, category_id, brand_id, lower(name), search_text, unit_count
    from products where id = ${product_id}::bigint on conflict do nothing`.execute(
    server.database.db,
  );
  const ids = (await products()).data.map((product) => product.product_id);
  expect(ids).not.toContain(product_id);
});

it('pages end at the cap', async () => {
  const { body } = await server.call(catalogue.searchAvailable, asked({ page: '501' }), token);
  expect(body.errors?.code).toBe('page_too_far');
});

/** Before them by name: none, and more than are walked for a page. */
it.each([0, 9_000])(
  'where too many fit to be counted, behind %i others, pages are right [API-12]',
  async (others) => {
    const server = await useTestServer();
    const as = await server.signIn(testPeople.stockStaff);
    const asking = async (more: object) =>
      (await server.call(catalogue.searchAvailableV2, asked(more), as)).body;
    await sql`insert into products (name, brand_id, category_id, search_text, unit_count)
    select 'Sabun Uji ' || n, 1, 1, 'uji sabun ' || n || case when n % 2000 = 0 then ' langka' else '' end, 1
    from generate_series(1, 12000) n`.execute(server.database.db);
    await sql`insert into products (name, brand_id, category_id, search_text, unit_count)
    select 'Abon ' || n, 1, 1, 'abon', 1 from generate_series(1, ${others}::int) n`.execute(
      server.database.db,
    );
    await sql`insert into product_variants (product_id)
    select id from products where name like 'Sabun Uji %'`.execute(server.database.db);
    await sql`insert into product_units (variant_id, uom_id, base_quantity)
    select v.id, 1, 1 from product_variants v join products p on p.id = v.product_id
    where p.name like 'Sabun Uji %'`.execute(server.database.db);
    const common = await asking({ query: 'sabun uji', page: '3', page_size: '5' });
    expect([common.total_data, common.total_is_capped]).toEqual([10_000, true]);
    const { rows } = await sql<{ id: string }>`
    select id from products where search_text like '%sabun%' and search_text like '%uji%'
    order by lower(name), id limit 5 offset 10`.execute(server.database.db);
    expect(common.data.map(({ product_id }) => product_id)).toEqual(rows.map(({ id }) => id));
    const last = asked({ query: 'sabun uji', page: '100', page_size: '100' });
    const { body } = await server.call(catalogue.searchAvailable, last, as);
    expect(body.data).toHaveLength(100);
    const rare = await asking({ query: 'uji langka' });
    expect(rare.total_data).toBe(6);
  },
);
