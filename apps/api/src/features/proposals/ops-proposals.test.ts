import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proposing } from '../../testing/proposals.ts';
import { newOperator } from '../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../sums/sums.service.ts';

const { catalogue, inventories, opsProposals, opsOperators } = contract;
const store_id = testStores.own;

let server: TestServer;
let staff: string;
let operator: string;
let second: string;
let ours: ReturnType<typeof proposing>;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn(testPeople.stockStaff);
  operator = (await newOperator(server, '+628970000091')).token;
  second = (await newOperator(server, '+628970000092')).token;
  ours = proposing(server, staff, operator);
});
afterAll(() => server.close());

const rows = async <T>(query: string) => (await sql.raw<T>(query).execute(server.database.db)).rows;
const withNumber = (barcode_number: string, base_quantity = 1, uom_id = '1') => [
  { name: '', units: [{ uom_id, base_quantity, barcode_number }] },
];
const found = async (query: string) => {
  const { body } = await server.call(
    catalogue.searchAvailableV2,
    { query: { store_id: testStores.other, query } },
    await server.signIn(testPeople.otherOwner),
  );
  return body.data;
};
/** What is kept of the catalogue, held against what it should be. */
const wrongTexts = () =>
  rows(`select p.id from products p join product_texts t on t.product_id = p.id
    where p.search_text <> t.search_text or p.unit_count <> t.unit_count
    union all select p.product_id from words_of_catalogue p where word not in (select word from search_words)`);
const eventsOf = (id: string) =>
  rows<{ payload: object }>(`select payload from store_events where kind = 'proposal.changed'
    and payload ->> 'proposal_id' = '${id}' order by id`);

it('what is approved is in the catalogue at once: found, sold by every store, and told to open screens [API-19]', async () => {
  const proposal = await ours.sent({
    name: 'Dodol Garutan Uji',
    variants: withNumber('4006381333931'),
  });
  const query = { state: 'PENDING' };
  const waiting = (await server.call(opsProposals.list, { query }, operator)).body.data;
  expect(waiting.map(({ id, store_name }) => [id, store_name])).toEqual([
    [proposal.id, 'Toko Grosir Sumber Rejeki'],
  ]);
  const { status, body } = await ours.approve(proposal, { text: 'Terima kasih.' });
  expect([status, body.proposal.state]).toEqual([200, 'APPROVED']);
  for (const word of ['dodol garutan', 'garutna uji', '4006381333931'])
    expect((await found(word)).map(({ product_id }) => product_id)).toEqual([
      body.proposal.product_id,
    ]);
  expect(await wrongTexts()).toEqual([]);
  const [product] = await found('dodol garutan');
  const listed = { store_id, product_unit_id: product?.units[0]?.product_unit_id, price: 12_000 };
  expect((await server.call(inventories.create, { body: listed }, staff)).status).toBe(200);
  expect(await whatDoesNotAddUp(server.database.db, store_id)).toEqual([]);
  expect((await eventsOf(proposal.id)).at(-1)?.payload).toMatchObject({
    state: 'APPROVED',
    previous_state: 'PENDING',
  });
  const { timeline } = (await ours.detail(proposal.id)).body.proposal;
  expect(timeline.at(-1)).toMatchObject({
    kind: 'APPROVED',
    text: 'Terima kasih.',
    actor_name: null,
  });
  const acts = await server.call(opsOperators.acts, { query: {} }, operator);
  expect(acts.body.data[0]).toMatchObject({ act: 'proposal.approved', store_id });
});

it('two operators at once: one decides, the other is told; who repeats is answered alike', async () => {
  const proposal = await ours.sent({ name: 'Rengginang Uji' });
  const [one, two] = await Promise.all([
    ours.approve(proposal, {}, operator),
    ours.approve(proposal, {}, second),
  ]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  const [winner, loser, as] = one.status === 200 ? [one, two, operator] : [two, one, second];
  expect(loser.body.errors?.code).toBe('proposal_state_conflict');
  expect(loser.body.errors?.current_proposal?.state).toBe('APPROVED');
  const again = await ours.approve(proposal, {}, as);
  expect([again.status, again.body.proposal.product_id]).toEqual([
    200,
    winner.body.proposal.product_id,
  ]);
  expect(await rows(`select from products where name = 'Rengginang Uji'`)).toHaveLength(1);
  expect((await ours.reject(proposal, 'Berubah pikiran.')).body.errors?.code).toBe(
    'proposal_state_conflict',
  );
});

it('returned with words, put right, decided by what was put right; and rejected with words [RT-44]', async () => {
  const proposal = await ours.sent({ name: 'Emping Uji' });
  const reason = 'Foto kemasan depan belum ada.';
  const returned = (await ours.giveBack(proposal, reason)).body.proposal;
  expect(returned).toMatchObject({ state: 'NEEDS_REVISION', reason, version: 2 });
  expect((await ours.list()).to_revise).toBe(1);
  const content = await ours.product({
    name: 'Emping Uji',
    photo_ids: [...proposal.photo_ids, await ours.newPhoto()],
  });
  const revised = (await ours.revise(returned, content)).body.proposal;
  const stale = await ours.reject(proposal, 'Belum diperbaiki juga.');
  expect(stale.body.errors?.code).toBe('proposal_version_conflict');
  const rejected = (await ours.reject(revised, 'Sudah tidak diproduksi.')).body.proposal;
  expect(rejected).toMatchObject({ state: 'REJECTED', reason: 'Sudah tidak diproduksi.' });
  const { timeline } = (await ours.detail(proposal.id)).body.proposal;
  expect(timeline.map(({ kind }) => kind)).toEqual(['SENT', 'RETURNED', 'REVISED', 'REJECTED']);
  expect((await ours.list()).to_revise).toBe(0);
});

it('merged into a product, that takes the units and numbers it does not have', async () => {
  const into = (await ours.approve(await ours.sent({ name: 'Kerupuk Udang Uji' }))).body.proposal;
  const variants = [
    { name: '', units: [{ uom_id: '5', base_quantity: 24, barcode_number: '73513537' }] },
  ];
  const twin = await ours.sent({ name: 'Krupuk Udang Uji', variants });
  const detail = await server.call(
    opsProposals.detail,
    { query: { store_id, proposal_id: twin.id } },
    operator,
  );
  expect(detail.body.detail.similar.map(({ product_id }) => product_id)).toContain(into.product_id);
  const merged = await ours.approve(twin, { merge_into_product_id: into.product_id });
  expect(merged.body.proposal).toMatchObject({ state: 'APPROVED', product_id: into.product_id });
  expect(await rows(`select from products where name = 'Krupuk Udang Uji'`)).toHaveLength(0);
  const [product] = await found('73513537');
  expect(
    product?.units.map(({ uom_name, base_quantity }) => `${uom_name} ${base_quantity}`),
  ).toEqual(['pcs 1', 'dus 24']);
  expect(await wrongTexts()).toEqual([]);
  const other = await ours.sent({
    name: 'Krupuk Ikan Uji',
    variants: withNumber('96385074', 12, '5'),
  });
  const contradicts = await ours.approve(other, { merge_into_product_id: into.product_id });
  expect(contradicts.body.errors?.code).toBe('proposal_contradicts_catalogue');
  const asItIs = { merge_into_product_id: into.product_id, adds_units: false };
  expect((await ours.approve(other, asItIs)).status).toBe(200);
  expect(await found('96385074')).toEqual([]);
});

it('a number that became another product’s meanwhile is refused; a generic one needs the operator’s product [API-20]', async () => {
  const number = '12345670';
  const late = await ours.sent({ name: 'Wajik Uji', variants: withNumber(number) });
  const early = await ours.sent({ name: 'Jenang Uji', variants: withNumber(number) });
  await ours.approve(early);
  const { body } = await ours.approve(late);
  expect(body.errors?.fields).toMatchObject({
    'variants.0.units.0.barcode_number': { code: 'barcode_taken' },
  });
  expect(await rows(`select from products where name = 'Wajik Uji'`)).toHaveLength(0);
  const generic = (await ours.generic({ name: 'Teh tubruk kiloan' })).body.proposal;
  expect((await ours.approve(generic)).body.errors?.fields).toMatchObject({
    product: { code: 'required' },
  });
  const product = {
    name: 'Teh Tubruk Kiloan',
    brand_name: 'Tanpa Merek',
    category_id: '1',
    variants: [{ name: '', units: [{ uom_id: '1', base_quantity: 1 }] }],
  };
  expect((await ours.approve(generic, { product })).body.proposal.state).toBe('APPROVED');
  expect((await found('teh tubruk kiloan'))[0]?.brand_name).toBe('Tanpa Merek');
});

it('an operator sees its photos, and no others', async () => {
  const proposal = await ours.sent({ name: 'Lapis Legit Uji' });
  const photoOf = (photo_id: string | undefined) =>
    server.call(
      opsProposals.photo,
      { query: { store_id, proposal_id: proposal.id, photo_id } },
      operator,
    );
  expect((await photoOf(proposal.photo_ids[0])).body.url).toContain('/api/storage/file/content');
  expect((await photoOf(await ours.newPhoto())).body.errors?.code).toBe('file_not_found');
});
