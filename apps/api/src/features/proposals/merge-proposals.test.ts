import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proposing } from '../../testing/proposals.ts';
import { newOperator } from '../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';
import { importCatalogue } from '../catalogue/catalogue.service.ts';

let server: TestServer;
let ours: ReturnType<typeof proposing>;
beforeAll(async () => {
  server = await startTestServer();
  const staff = await server.signIn(testPeople.stockStaff);
  ours = proposing(server, staff, (await newOperator(server, '+628970000094')).token);
});
afterAll(() => server.close());

const rows = async <T>(query: string) => (await sql.raw<T>(query).execute(server.database.db)).rows;
const piece = [{ uom_id: '1', base_quantity: 1 }];
const dozen = (barcode_number: string) => [{ uom_id: '5', base_quantity: 24, barcode_number }];
const approved = async (more: object) =>
  (await ours.approve(await ours.sent(more))).body.proposal.product_id;
/** Every unit of a product with its numbers, as the catalogue has it. */
const unitsOf = (product_id: string | null) =>
  rows<{ variant: string; uom: string; numbers: string | null }>(`
    select v.name as variant, m.name as uom,
      (select string_agg(k.barcode_number, ' ' order by k.barcode_number) from barcodes k
        where k.product_unit_id = u.id) as numbers
    from product_variants v join product_units u on u.variant_id = v.id join uoms m on m.id = u.uom_id
    where v.product_id = ${product_id} order by v.id, u.id`);
/** An import takes names as they are written. */
const imported = async (brand: string, product: string) => {
  const row = { category: 'Sembako', variant: '', uom: 'PCS', base_quantity: 1, barcode: '' };
  await importCatalogue(server.database.db, [{ ...row, brand, product }]);
  const [found] = await rows<{
    id: string;
    brand_id: string;
  }>(`select p.id, p.brand_id from products p
    join brands b on b.id = p.brand_id where p.name = '${product}' and b.name = '${brand}'`);
  return found;
};

it('a variant in other letters is the one that the product has', async () => {
  const merge_into_product_id = await approved({
    name: 'Keripik Ubi Uji',
    variants: [{ name: 'Balado', units: piece }],
  });
  const twin = await ours.sent({
    name: 'Kripik Ubi Uji',
    variants: [{ name: 'BALADO', units: [...piece, ...dozen('4006381333931')] }],
  });
  expect((await ours.approve(twin, { merge_into_product_id })).status).toBe(200);
  expect(await unitsOf(merge_into_product_id)).toEqual([
    { variant: 'Balado', uom: 'pcs', numbers: null },
    { variant: 'Balado', uom: 'dus', numbers: '4006381333931' },
  ]);
});

it('a number that the product has in another written form is not added again, and not to another unit', async () => {
  const merge_into_product_id = await approved({
    name: 'Keripik Talas Uji',
    variants: [{ name: '', units: [{ ...piece[0], barcode_number: '0036000291452' }] }],
  });
  const written = (uom_id: string, base_quantity: number) => [
    { name: '', units: [{ uom_id, base_quantity, barcode_number: '036000291452' }] },
  ];
  const generic = (await ours.generic({ name: 'Keripik talas' })).body.proposal;
  const wrong = await ours.approve(generic, {
    merge_into_product_id,
    variants: written('5', 24),
  });
  expect(wrong.body.errors?.code).toBe('proposal_contradicts_catalogue');
  const right = await ours.approve(generic, {
    merge_into_product_id,
    variants: written('1', 1),
  });
  expect(right.status).toBe(200);
  expect(await unitsOf(merge_into_product_id)).toEqual([
    { variant: '', uom: 'pcs', numbers: '0036000291452' },
  ]);
});

it('of two products whose names differ in letters alone the one that was chosen is merged into', async () => {
  await imported('Sinar Uji', 'Abon Sapi');
  const chosen = await imported('Sinar Uji', 'ABON SAPI');
  const twin = await ours.sent({
    name: 'Abon Sapi Asli',
    variants: [{ name: '', units: dozen('73513537') }],
  });
  const merged = await ours.approve(twin, { merge_into_product_id: chosen?.id });
  expect(merged.body.proposal.product_id).toBe(chosen?.id);
  expect((await unitsOf(chosen?.id ?? '')).map(({ uom }) => uom)).toEqual(['pcs', 'dus']);
});

it('a product is made under the brand that was chosen, also beside one in other letters', async () => {
  await imported('UJI MAKMUR', 'Terasi Lama');
  const chosen = await imported('Uji Makmur', 'Terasi Baru');
  const product_id = await approved({
    name: 'Terasi Bakar',
    brand_id: chosen?.brand_id,
    brand_name: undefined,
  });
  const exact = await approved({ name: 'Terasi Mentah', brand_name: 'Uji Makmur' });
  expect(
    await rows(`select brand_id from products where id in (${product_id}, ${exact}) order by id`),
  ).toEqual([{ brand_id: chosen?.brand_id }, { brand_id: chosen?.brand_id }]);
});

it('what would be passed over is refused, and what is wrong with the operator’s product is said beside it', async () => {
  const generic = (await ours.generic({ name: 'Gula batu' })).body.proposal;
  const fields = async (more: object) =>
    Object.entries((await ours.approve(generic, more)).body.errors?.fields ?? {}).map(
      ([field, { code }]) => `${field} ${code}`,
    );
  const variants = [{ name: '', units: [{ uom_id: '1', base_quantity: 12 }] }];
  const product = { name: 'Gula Batu', brand_name: 'Uji', category_id: '999', variants };
  expect(await fields({ product })).toEqual(
    expect.arrayContaining([
      'product.category_id not_a_choice',
      'product.variants.0.units.0.base_quantity piece_holds_one',
    ]),
  );
  expect(await fields({ product, merge_into_product_id: '1' })).toEqual(['product unknown_field']);
  expect(await fields({ adds_units: true, variants })).toEqual([
    'adds_units unknown_field',
    'variants unknown_field',
  ]);
});

it('the record of acts says what the catalogue did not have before', async () => {
  const last = async () => {
    const [act] = await rows<{ details: object }>(
      `select details from operator_acts where act = 'proposal.approved' order by id desc limit 1`,
    );
    return act?.details;
  };
  const product_id = await approved({ name: 'Gula Semut Uji', brand_name: 'Merek Gula Uji' });
  expect(await last()).toMatchObject({
    product_id,
    is_merged: false,
    added: {
      brands: [{ name: 'Merek Gula Uji' }],
      products: [{ name: 'Gula Semut Uji' }],
      units: [{ uom_id: '1', base_quantity: 1 }],
    },
  });
  const twin = await ours.sent({
    name: 'Gula Smut Uji',
    variants: [{ name: '', units: [...piece, ...dozen('96385074')] }],
  });
  await ours.approve(twin, { merge_into_product_id: product_id });
  expect(await last()).toMatchObject({
    product_id,
    is_merged: true,
    added: {
      brands: [],
      products: [],
      units: [{ uom_id: '5', base_quantity: 24 }],
      barcodes: [{ barcode_number: '96385074' }],
    },
  });
});

it('a product that several numbers find stands once among what is like it', async () => {
  const numbers = ['5901234123457', '5000112637922'];
  const product_id = await approved({
    name: 'Madu Hutan Uji',
    variants: numbers.map((barcode_number, index) => ({
      name: `Botol ${index}`,
      units: [{ uom_id: '1', base_quantity: 1, barcode_number }],
    })),
  });
  const similar = await ours.similar({
    barcode_numbers: numbers.join(','),
    name: 'Madu Hutan Uji',
  });
  expect(similar.map((each) => each.product_id)).toEqual([product_id]);
});

it('a name that very many have is found among them all the same', async () => {
  const product_id = await approved({ name: 'Zaitun', brand_name: 'Zaitun Uji' });
  await sql`insert into products (name, brand_id, category_id, search_text)
    select 'Zaitun ' || n, 1, 1, 'zaitun ' || n from generate_series(1, 2000) n`.execute(
    server.database.db,
  );
  const similar = await ours.similar({ name: 'zaitun' });
  expect(similar).toHaveLength(5);
  expect(similar.map((each) => each.product_id)).toContain(product_id);
});
