import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { type CatalogueRow, importCatalogue } from './catalogue.service.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(testPeople.stockStaff);
});
afterAll(() => server.close());

const found = async (query: string) => {
  const inputs = { query: { store_id: testStores.other, query } };
  const as = await server.signIn(testPeople.otherOwner);
  const { body } = await server.call(contract.catalogue.searchAvailableV2, inputs, as);
  return body.data.map(({ product_name }) => product_name);
};

const rows = <T>(query: string) =>
  sql
    .raw<T>(query)
    .execute(server.database.db)
    .then((result) => result.rows);

/** What is kept, held against what it should be. */
const wrong = async () => [
  ...(await rows(`select p.id from products p join product_texts t on t.product_id = p.id
    where p.search_text <> t.search_text or p.unit_count <> t.unit_count`)),
  ...(await rows(`select s.* from store_products s join products p on p.id = s.product_id
    where s.search_text <> p.search_text`)),
  ...(await rows(`select coalesce(k.word, w.word) from product_words k full join
    (select store_id, word, count(*)::int as products from words_of_products group by 1, 2) w
    on w.store_id = k.store_id and w.word = k.word where k.products is distinct from w.products`)),
  ...(await rows(
    'select word from words_of_catalogue where word not in (select word from search_words)',
  )),
];

const line = (more: Partial<CatalogueRow>): CatalogueRow => ({
  category: 'Sembako',
  brand: 'Kurnia',
  product: 'Kopi Kurnia',
  variant: '',
  uom: 'pcs',
  base_quantity: 1,
  barcode: '',
  ...more,
});

it('a world is filled with all it is searched by', async () => {
  expect(await wrong()).toEqual([]);
});

it('what is imported is found by its words and number at once, mistyped too [API-12]', async () => {
  await importCatalogue(server.database.db, [
    line({ variant: 'Gulasusu', barcode: '4006381333931' }),
    line({ variant: 'Tawar', uom: 'dus', base_quantity: 24 }),
  ]);
  for (const query of ['kurnia', 'gulasusu kopi', 'gulasuus kopi', '4006381333931'])
    expect(await found(query)).toEqual(['Kopi Kurnia']);
  expect(await wrong()).toEqual([]);
});

it('a variant and a barcode that come later are found too, also in stores that list the product', async () => {
  const [product] = await rows<{
    brand: string;
    product: string;
    category: string;
    variant: string;
    uom: string;
  }>(
    `select b.name as brand, p.name as product, c.name as category, v.name as variant, m.code as uom
     from store_products s join products p on p.id = s.product_id join brands b on b.id = p.brand_id
     join categories c on c.id = p.category_id join product_variants v on v.product_id = p.id
     join product_units u on u.variant_id = v.id join uoms m on m.id = u.uom_id and u.base_quantity = 1
     where s.store_id = ${testStores.own} order by p.id limit 1`,
  );
  await importCatalogue(server.database.db, [
    line({ ...product, variant: 'Rasa Durianmontok' }),
    line({ ...product, barcode: '96385074' }),
  ]);
  expect(await wrong()).toEqual([]);
  const [count] = await rows<{ products: number }>(
    `select products from product_words where store_id = ${testStores.own} and word = 'durianmontok'`,
  );
  expect(count?.products).toBe(1);
  const inputs = { query: { store_id: testStores.own, query: 'durianmontok' } };
  const { body } = await server.call(contract.catalogue.searchAvailableV2, inputs, token);
  expect(body.data.map(({ product_name }) => product_name)).toEqual([product?.product]);
});

const manyLines = (word: string, last: Partial<CatalogueRow> = {}) =>
  Array.from({ length: 501 }, (_, index) =>
    line({ product: `Kopi ${word} ${index}`, ...(index === 500 && last) }),
  );
const countOf = async (word: string) =>
  (
    await rows<{ count: number }>(
      `select count(*)::int as count from products where name like 'Kopi ${word} %'`,
    )
  )[0]?.count;

it('a large file is committed part by part: cut off, what was done stays, and done again it is whole', async () => {
  const impossible = manyLines('Bertahap', { base_quantity: -1 });
  const cutOff = importCatalogue(server.database.db, impossible);
  await expect(cutOff).rejects.toThrow(/check[\s\S]*\nthe first 500 of 501 lines are in/);
  const first = importCatalogue(server.database.db, [line({ base_quantity: -1, uom: 'bal' })]);
  await expect(first).rejects.toThrow(/check[\s\S]*\nnone of the 1 lines was taken/);
  expect(await countOf('Bertahap')).toBe(500);
  expect(await wrong()).toEqual([]);
  await importCatalogue(server.database.db, manyLines('Bertahap'));
  await importCatalogue(server.database.db, manyLines('Bertahap'));
  expect(await countOf('Bertahap')).toBe(501);
  expect(await found('kopi bertahap 500')).toContain('Kopi Bertahap 500');
  expect(await wrong()).toEqual([]);
});

it.each<[string, Partial<CatalogueRow>]>([
  ['what there is', { barcode: '4006381333931' }],
  [
    'how much there is in it',
    { product: 'Kopi Kurnia', variant: 'Tawar', uom: 'dus', base_quantity: 12 },
  ],
  ['a line before it', { product: 'Kopi Menolak 0', base_quantity: 3 }],
])('of a large file whose last line contradicts %s nothing is taken', async (_what, last) => {
  const lines = manyLines('Menolak', last);
  await expect(importCatalogue(server.database.db, lines)).rejects.toThrow(/already/);
  expect(await countOf('Menolak')).toBe(0);
});
