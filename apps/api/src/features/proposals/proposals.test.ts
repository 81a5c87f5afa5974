import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hugePng } from '../../testing/photos.ts';
import { proposing } from '../../testing/proposals.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { productProposals, genericProposals, storage } = contract;
const store_id = testStores.own;
const freeNumbers = ['4006381333931', '73513537', '96385074'];

let server: TestServer;
let staff: string;
let owner: string;
let ours: ReturnType<typeof proposing>;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn(testPeople.stockStaff);
  owner = await server.signIn(testPeople.owner);
  ours = proposing(server, staff);
});
afterAll(() => server.close());

type Known = {
  barcode_number: string;
  product_id: string;
  name: string;
  brand_id: string;
  brand: string;
};
const known = async () => {
  const { rows } = await sql<Known>`
    select k.barcode_number, p.id as product_id, p.name, p.brand_id, b.name as brand from barcodes k
    join product_units u on u.id = k.product_unit_id join product_variants v on v.id = u.variant_id
    join products p on p.id = v.product_id join brands b on b.id = p.brand_id
    order by k.barcode_number limit 1`.execute(server.database.db);
  return rows[0] as Known;
};
const returned = (id: string) =>
  sql`update product_proposals set state = 'NEEDS_REVISION', reason = 'Foto buram.', version = version + 1
    where id = ${id}::bigint`.execute(server.database.db);
const fieldsOf = ({ body }: { body: { errors?: { fields?: object } } }) =>
  Object.entries(body.errors?.fields ?? {}).map(([field, { code }]) => `${field} ${code}`);

it('what a form chooses from: categories, units with pieces first, and brands by a part of a name [API-58]', async () => {
  const { body } = await server.call(productProposals.meta, { body: { store_id } }, staff);
  const { rows } = await sql<{
    name: string;
  }>`select name from categories order by lower(name)`.execute(server.database.db);
  expect(body.categories.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
  expect(body.units[0]).toMatchObject({ name: 'pcs', is_piece: true });
  expect(body.units).toHaveLength(9);
  const { brand } = await known();
  const inputs = { body: { store_id, query: brand.slice(0, 3).toUpperCase() } };
  const found = await server.call(productProposals.brands, inputs, staff);
  expect(found.body.brands.map(({ name }) => name)).toContain(brand);
  const none = { body: { store_id, query: 'tidak ada yang begini' } };
  expect((await server.call(productProposals.brands, none, staff)).body.brands).toEqual([]);
});

it('a product is proposed with photos, variants, units and barcodes, and stands in the list [API-19]', async () => {
  const units = (number: string) => [
    { uom_id: '1', base_quantity: 1, barcode_number: number },
    { uom_id: '5', base_quantity: 40 },
  ];
  const body = await ours.product({
    name: 'Keripik Tempe',
    variants: [
      { name: 'Balado', units: units(freeNumbers[0] ?? '') },
      { name: 'Asin', units: units(freeNumbers[1] ?? '') },
    ],
    note: 'Dari Malang.',
  });
  const { status, body: sent } = await ours.create(body);
  expect([status, sent.proposal.state, sent.proposal.version]).toEqual([200, 'PENDING', 1]);
  const { proposal } = (await ours.detail(sent.proposal.id)).body;
  expect(proposal).toMatchObject({
    kind: 'PRODUCT',
    brand_name: 'Mak Ijah',
    brand_id: null,
    note: 'Dari Malang.',
    photo_ids: body.photo_ids,
    proposed_by_name: 'Rini Utami',
    timeline: [{ kind: 'SENT', actor_name: 'Rini Utami' }],
  });
  expect(proposal.variants.map(({ name }) => name)).toEqual(['Balado', 'Asin']);
  expect(proposal.variants[0]?.units[1]).toMatchObject({ uom_name: 'dus', base_quantity: 40 });
  const ids = async (more: object) => (await ours.list(more)).data.map(({ id }) => id);
  expect(await ids({})).toContain(proposal.id);
  expect(await ids({ state: 'PENDING', query: 'tempe balado' })).toEqual([proposal.id]);
  expect(await ids({ state: 'PENDING', query: freeNumbers[1] })).toEqual([proposal.id]);
  expect(await ids({ state: 'REJECTED', query: 'tempe' })).toEqual([]);
});

it('a generic proposal has a name and a category alone, and a list of its own [API-20]', async () => {
  const { status, body } = await ours.generic();
  expect([status, body.proposal.kind, body.proposal.brand_name]).toEqual([200, 'GENERIC', null]);
  await ours.sent({ name: 'Kopi bubuk uji' });
  const list = async (more: object) =>
    (await server.call(genericProposals.list, { query: { store_id, ...more } }, staff)).body.data;
  expect((await list({ status: 'PENDING', name: 'kopi' })).map(({ id }) => id)).toEqual([
    body.proposal.id,
  ]);
  expect(await list({ status: 'APPROVED', name: 'kopi' })).toEqual([]);
  const query = { store_id, proposal_id: body.proposal.id };
  const detail = await server.call(genericProposals.detail, { query }, staff);
  expect(detail.body.proposal).toMatchObject({ name: 'Kopi susu botolan', variants: [] });
  const refused = await ours.generic({ name: 'Teh botolan', category_id: '999' });
  expect(fieldsOf(refused)).toEqual(['category_id not_a_choice']);
});

it('what is sent twice is one proposal, also at once; other words for an open one are told of it', async () => {
  const body = await ours.product({ name: 'Sambal Bajak Uji' });
  const [first, second] = await Promise.all([ours.create(body), ours.create(body)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.proposal.id).toBe(first.body.proposal.id);
  expect((await ours.list({ query: 'sambal bajak uji' })).total_data).toBe(1);
  const other = await ours.create({ ...body, note: 'Lain kata.' });
  expect([other.status, other.body.errors?.code]).toEqual([409, 'proposal_exists']);
  expect(other.body.errors?.current_proposal?.id).toBe(first.body.proposal.id);
  const photosOnce = await ours.create({ ...body, name: 'Sambal Lain Uji' });
  expect(photosOnce.body.errors?.code).toBe('file_not_found');
});

it('what the catalogue has is not proposed: by its name under its brand, or by a barcode', async () => {
  const { name, brand_id, brand, barcode_number, product_id } = await known();
  const body = await ours.product({ name: name.toUpperCase(), brand_name: brand.toUpperCase() });
  const same = await ours.create(body);
  expect([same.status, same.body.errors?.code]).toEqual([409, 'proposal_product_exists']);
  expect(same.body.errors?.product_id).toBe(product_id);
  const units = [
    { uom_id: '1', base_quantity: 1, barcode_number: barcode_number.padStart(14, '0') },
  ];
  const { brand_name: _, ...branded } = body;
  const taken = await ours.create({
    ...branded,
    name: 'Lain sama sekali',
    brand_id,
    variants: [{ name: '', units }],
  });
  expect(fieldsOf(taken)).toEqual(['variants.0.units.0.barcode_number barcode_taken']);
});

it('what is wrong is said beside its field', async () => {
  const unit = { uom_id: '1', base_quantity: 1, barcode_number: freeNumbers[2] };
  const wrong = async (more: object) =>
    fieldsOf(await ours.create({ ...(await ours.product({ name: 'Salah isi' })), ...more }));
  expect(await wrong({ photo_ids: [] })).toEqual(['photo_ids required']);
  expect(await wrong({ brand_name: undefined })).toEqual(['brand_name required']);
  expect(
    await wrong({
      category_id: '999',
      variants: [{ name: '', units: [{ uom_id: '77', base_quantity: 1 }] }],
    }),
  ).toEqual(
    expect.arrayContaining(['category_id not_a_choice', 'variants.0.units.0.uom_id not_a_choice']),
  );
  expect(
    await wrong({ variants: [{ name: '', units: [{ uom_id: '1', base_quantity: 12 }] }] }),
  ).toEqual(['variants.0.units.0.base_quantity piece_holds_one']);
  expect(
    await wrong({
      variants: [
        { name: 'A', units: [unit] },
        { name: '', units: [unit] },
      ],
    }),
  ).toEqual(['variants.1.name required', 'variants.1.units.0.barcode_number duplicate']);
  const piece = [{ uom_id: '1', base_quantity: 1 }];
  const inOtherLetters = ['Balado', 'BALADO'].map((name) => ({ name, units: piece }));
  expect(await wrong({ variants: inOtherLetters })).toEqual(['variants.1.name duplicate']);
  const zeros = { ...unit, barcode_number: '00000000' };
  expect(await wrong({ variants: [{ name: '', units: [zeros] }] })).toEqual([
    'variants.0.units.0.barcode_number barcode_invalid',
  ]);
  expect(
    await wrong({ variants: [{ name: '', units: [{ ...unit, barcode_number: '123' }] }] }),
  ).toEqual(['variants.0.units.0.barcode_number barcode_invalid']);
});

it('a photo of more pixels than anybody can look at is refused in clear words', async () => {
  const inputs = { body: { store_id, purpose: 'product_photo' }, file: hugePng() };
  const { status, body } = await server.call(storage.newFile, inputs, staff);
  expect([status, body.errors?.code]).toEqual([413, 'image_too_large']);
  expect(body.errors?.error_message).toContain('50 megapiksel');
});

it('while somebody types, what the catalogue has is found by name, mistyped too, and by number [RT-47]', async () => {
  const { name, barcode_number, product_id } = await known();
  const names = async (query: object) =>
    (await ours.similar(query)).map(({ product_id }) => product_id);
  expect(await names({ name })).toContain(product_id);
  expect(await names({ name: `${name} isi banyak` })).toContain(product_id);
  expect(await names({ name: name.replace(/(.)(.)$/, '$2$1') })).toContain(product_id);
  expect(await names({ barcode_numbers: barcode_number })).toEqual([product_id]);
  expect(
    await ours.similar({ barcode_numbers: barcode_number, name: 'zzz qqq www' }),
  ).toMatchObject([{ product_id, barcode_number, is_listed: expect.any(Boolean) }]);
  expect(await names({ name: 'zzz qqq www', barcode_numbers: freeNumbers[2] })).toEqual([]);
});

it('of two who edit the same revision one is told of the other, and who repeats is answered alike [RT-44]', async () => {
  const proposal = await ours.sent({ name: 'Bumbu Rendang Uji' });
  const early = await ours.revise(proposal, await ours.product({ name: 'Bumbu Rendang Uji' }));
  expect(early.body.errors?.code).toBe('proposal_state_conflict');
  await returned(proposal.id);
  const seen = { ...proposal, version: 2 };
  const mine = await ours.product({
    name: 'Bumbu Rendang Uji 50 g',
    photo_ids: proposal.photo_ids,
  });
  const theirs = { ...mine, photo_ids: [...proposal.photo_ids, await ours.newPhoto()] };
  const first = await ours.revise(seen, mine);
  expect(first.body.proposal).toMatchObject({
    state: 'PENDING',
    version: 3,
    reason: null,
    name: 'Bumbu Rendang Uji 50 g',
  });
  expect((await ours.revise(seen, mine)).body.proposal.version).toBe(3);
  const second = await ours.revise(seen, theirs, owner);
  expect([second.status, second.body.errors?.code]).toEqual([409, 'proposal_version_conflict']);
  expect(second.body.errors?.current_proposal).toMatchObject({ version: 3, state: 'PENDING' });
  const { timeline } = (await ours.detail(proposal.id)).body.proposal;
  expect(timeline.map(({ kind }) => kind)).toEqual(['SENT', 'REVISED']);
});

it('another store’s proposal is not found, nor read, nor revised, and its photos are not used', async () => {
  const proposal = await ours.sent({ name: 'Rahasia Toko Uji' });
  const stranger = await server.signIn(testPeople.otherOwner);
  const theirs = proposing(server, stranger, '', testStores.other);
  const missing = await theirs.detail(proposal.id);
  expect([missing.status, missing.body.errors?.code]).toEqual([404, 'proposal_not_found']);
  const query = { store_id, proposal_id: proposal.id };
  expect((await server.call(productProposals.detail, { query }, stranger)).status).toBe(403);
  await returned(proposal.id);
  const revised = await theirs.revise({ ...proposal, version: 2 }, await theirs.product());
  expect(revised.body.errors?.code).toBe('proposal_not_found');
  const photo_ids = [await ours.newPhoto()];
  const stolen = await theirs.create(await theirs.product({ photo_ids }));
  expect(stolen.body.errors?.code).toBe('file_not_found');
  expect((await theirs.list()).data).toEqual([]);
});
