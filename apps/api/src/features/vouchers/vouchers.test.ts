import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldCodes, listProduct } from '../../testing/listings.ts';
import { placeOrder } from '../../testing/place-order.ts';
import { saveVoucher, voucherBody } from '../../testing/promotions.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { vouchers } = contract;
const store_id = testStores.own;

let server: TestServer;
let owner: string;
let admin: string;
let buyer: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  admin = await server.signIn(testPeople.admin);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(() => server.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const save = (body: object, token = owner) => server.call(vouchers.save, { body }, token);
const list = async (more: object = {}) =>
  (await server.call(vouchers.list, { query: { store_id, ...more } }, owner)).body;
const idsIn = async (tab: string, more: object = {}) =>
  (await list({ tab, page_size: 100, ...more })).data.map(({ id }) => id);
const now = async (voucher_id: string) =>
  (await server.call(vouchers.detail, { query: { store_id, voucher_id } }, owner)).body.voucher;
const setOf = (voucher_id: string, column: string, value: unknown) =>
  sql`update vouchers set ${sql.ref(column)} = ${value} where id = ${voucher_id}`.execute(
    server.database.db,
  );
const told = async () => {
  const { rows } = await sql`select from store_events where store_id = ${store_id}
    and kind = 'promotions.changed'`.execute(server.database.db);
  return rows.length;
};
type Known = { id: string; version: number; code: string | null; starts_at: string };
/** Somebody's own form of one, so that nothing of it is as it was but its start. */
const formOf = (voucher: Known, more: object = {}) =>
  voucherBody(store_id, {
    voucher_id: voucher.id,
    version: voucher.version,
    code: voucher.code ?? undefined,
    starts_at: voucher.starts_at,
    ...more,
  });

it('a code is kept as it is written best, for the goods and buyers that were chosen', async () => {
  const [listing] = await listProduct(server, owner, store_id);
  const before = await told();
  const { body } = await save(
    voucherBody(store_id, {
      code: ' hemat-5 rb ',
      products: 'CHOSEN',
      inventory_ids: [listing?.id, listing?.id],
      buyers: 'CHOSEN',
      buyer_store_ids: [testStores.buyer],
      quota: 10,
      per_buyer: 1,
      ends_at: inHours(48),
    }),
  );
  expect(body.voucher).toMatchObject({
    code: 'HEMAT5RB',
    state: 'RUNNING',
    product_count: 1,
    buyer_count: 1,
    taken: 0,
    version: 1,
    results: { order_count: 0, sales: 0, discount: 0 },
    chosen_products: [{ inventory_id: listing?.id, price: 1_000 }],
    chosen_buyers: [{ store_id: testStores.buyer }],
  });
  expect(await told()).toBe(before + 1);
});

it('a new one that is sent again is the one there is, and another with its code is refused', async () => {
  const body = voucherBody(store_id);
  const first = await save(body);
  expect((await save(body)).text).toBe(first.text);
  const another = await save({ ...body, name: 'Voucher lain' });
  expect(another.body.errors?.code).toBe('voucher_code_taken');
  expect((await save(body, admin)).body.errors?.code).toBe('voucher_code_taken');
  const deal = voucherBody(store_id, { kind: 'VOLUME', minimum_quantity: 5 });
  const both = await Promise.all([save(deal), save(deal)]);
  expect(new Set(both.map(({ text }) => text)).size).toBe(1);
});

it('a code is free again once its voucher is over, or was ended', async () => {
  const over = await saveVoucher(server, owner, store_id, { ends_at: inHours(5) });
  const body = voucherBody(store_id, { code: over.code });
  expect((await save(body)).body.errors?.code).toBe('voucher_code_taken');
  await setOf(over.id, 'starts_at', inHours(-9));
  await setOf(over.id, 'ends_at', inHours(-1));
  const next = (await save(body)).body.voucher;
  const end = { store_id, voucher_id: next.id, version: 1 };
  const ended = await server.call(vouchers.end, { body: end }, owner);
  expect(ended.body.voucher.state).toBe('ENDED');
  expect((await server.call(vouchers.end, { body: end }, owner)).text).toBe(ended.text);
  expect((await save({ ...body, name: 'Voucher baru' })).status).toBe(200);
});

it.each([
  [
    { kind: 'VOLUME', minimum_amount: 0, discount_kind: 'PERCENT', value: 10 },
    { minimum_quantity: 'volume_without_minimum' },
  ],
  [{ code: 'abc' }, { code: 'voucher_code_invalid' }],
  [{ code: undefined }, { code: 'required' }],
  [{ discount_kind: 'PERCENT', value: 91 }, { value: 'percent_too_big' }],
  [{ value: 20_000 }, { minimum_amount: 'voucher_above_minimum' }],
  [{ max_discount: 100 }, { max_discount: 'unknown_field' }],
  [{ products: 'CHOSEN' }, { inventory_ids: 'required' }],
  [{ products: 'CHOSEN', inventory_ids: ['999999999'] }, { 'inventory_ids.0': 'not_sold' }],
  [
    { buyers: 'CHOSEN', buyer_store_ids: [testStores.notSelling] },
    { 'buyer_store_ids.0': 'not_a_choice' },
  ],
  [{ quota: 5, per_buyer: 6 }, { per_buyer: 'too_big' }],
  [{ starts_at: inHours(2), ends_at: inHours(1) }, { ends_at: 'ends_before_start' }],
  [{ starts_at: inHours(-2), ends_at: inHours(-1) }, { ends_at: 'date_past' }],
])('refuses %j', async (more, fields) => {
  const { body } = await save(voucherBody(store_id, more));
  expect(fieldCodes(body)).toEqual(fields);
});

it('what has begun keeps its start, and what has not may begin at another time', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const running = await saveVoucher(server, owner, store_id, {});
  expect(fieldCodes((await save(formOf(running, { starts_at: later }))).body)).toEqual({
    starts_at: 'begun_already',
  });
  const coming = await saveVoucher(server, owner, store_id, { starts_at: later });
  const sooner = new Date(Date.now() + 60_000).toISOString();
  expect((await save(formOf(coming, { starts_at: sooner }))).status).toBe(200);
});

it('what was used keeps kind and code, and its quota stays above it', async () => {
  const voucher = await saveVoucher(server, owner, store_id, { quota: 10 });
  await setOf(voucher.id, 'taken', 4);
  expect(fieldCodes((await save(formOf(voucher, { quota: 3 }))).body)).toEqual({
    quota: 'quota_below_taken',
  });
  expect(fieldCodes((await save(formOf(voucher, { code: 'LAIN2026' }))).body)).toEqual({
    code: 'used_already',
  });
  const deal = { kind: 'VOLUME', code: undefined, minimum_quantity: 3 };
  expect(fieldCodes((await save(formOf(voucher, deal))).body)).toEqual({
    kind: 'used_already',
    code: 'used_already',
  });
  const { body } = await save(formOf(voucher, { name: 'Nama baru', quota: 4 }));
  expect(body.voucher).toMatchObject({ name: 'Nama baru', state: 'USED_UP', version: 2 });
});

it('of two who change one the second sees what it is now; the same again is answered alike', async () => {
  const voucher = await saveVoucher(server, owner, store_id);
  const form = formOf(voucher, { name: 'Nama dari Bambang' });
  const first = await save(form);
  expect((await save(form)).text).toBe(first.text);
  const second = await save(formOf(voucher, { name: 'Nama dari Lina' }), admin);
  expect(second.body.errors).toMatchObject({
    code: 'voucher_version_conflict',
    current_voucher: { name: 'Nama dari Bambang', version: 2 },
  });
});

it('is paused, goes on, and once ended is only looked at', async () => {
  const voucher = await saveVoucher(server, owner, store_id);
  const seen = { store_id, voucher_id: voucher.id };
  const pause = (is_paused: boolean, version: number) =>
    server.call(vouchers.pause, { body: { ...seen, version, is_paused } }, owner);
  const paused = await pause(true, 1);
  expect(paused.body.voucher.state).toBe('PAUSED');
  expect((await pause(true, 1)).text).toBe(paused.text);
  expect((await pause(false, 1)).body.errors?.code).toBe('voucher_version_conflict');
  expect((await pause(false, 2)).body.voucher.state).toBe('RUNNING');
  await server.call(vouchers.end, { body: { ...seen, version: 3 } }, owner);
  for (const refused of [
    await pause(true, 4),
    await save(formOf(voucher, { name: 'Sesudah itu' })),
  ])
    expect(refused.body.errors).toMatchObject({
      code: 'voucher_ended',
      current_voucher: { id: voucher.id, state: 'ENDED' },
    });
});

it('lists what runs and what is over, of one store or all, by kind and words', async () => {
  const coming = await saveVoucher(server, owner, store_id, {
    name: 'Lebaran hemat',
    starts_at: inHours(3),
  });
  const deal = await saveVoucher(server, owner, store_id, { kind: 'VOLUME', minimum_quantity: 4 });
  const over = await saveVoucher(server, owner, store_id);
  const elsewhere = await saveVoucher(server, owner, testStores.notSelling);
  await setOf(over.id, 'starts_at', inHours(-9));
  await setOf(over.id, 'ends_at', inHours(-1));
  const current = await idsIn('CURRENT');
  expect(current.slice(0, 2)).toEqual([deal.id, coming.id]);
  expect(current).not.toContain(over.id);
  expect((await idsIn('ENDED'))[0]).toBe(over.id);
  expect(await idsIn('CURRENT', { query: 'hemat LEBARAN' })).toEqual([coming.id]);
  expect(await idsIn('CURRENT', { query: coming.code })).toEqual([coming.id]);
  expect(await idsIn('CURRENT', { kind: 'VOLUME' })).not.toContain(coming.id);
  expect((await now(coming.id)).state).toBe('UPCOMING');
  expect((await list()).counts.CURRENT).toBe(current.length);
  const all = await server.call(
    vouchers.list,
    { query: { select_all_store: 'true', page_size: 100 } },
    owner,
  );
  expect(all.body.data.map(({ id }) => id).slice(0, 3)).toEqual([elsewhere.id, deal.id, coming.id]);
});

it('a store has at most a hundred that have not ended', async () => {
  const { db } = server.database;
  await sql`insert into vouchers (store_id, kind, name, code, discount_kind, value, products, buyers, starts_at, search_text,
      payload_hash)
    select ${testStores.notSelling}, 'VOUCHER', 'Banyak', 'BANYAK' || n, 'PERCENT', 5, 'ALL', 'ALL', now(), 'banyak', n::text
    from generate_series(1, 99) n`.execute(db);
  const answers = [
    await save(voucherBody(testStores.notSelling)),
    await save(voucherBody(testStores.notSelling)),
  ];
  expect(answers.some(({ body }) => body.errors?.code === 'vouchers_too_many')).toBe(true);
});

it('it is given to those who have ordered, found by name', async () => {
  const buyers = async (query?: string) => {
    const asked = { store_id, ...(query ? { query } : {}) };
    return (await server.call(vouchers.buyers, { query: asked }, owner)).body.buyers;
  };
  await placeOrder(server, buyer, {
    buyer_store_id: testStores.buyer,
    seller_store_id: store_id,
  });
  const all = await buyers();
  expect(all.map(({ store_id }) => store_id)).toContain(testStores.buyer);
  const { rows } = await sql<{
    count: number;
  }>`select count(distinct buyer_store_id)::int as count from orders
    where store_id = ${store_id} and arrived_at is not null`.execute(server.database.db);
  expect(all).toHaveLength(Math.min(rows[0]?.count ?? 0, 50));
  const name = all.find(({ store_id }) => store_id === testStores.buyer)?.name ?? '';
  expect((await buyers(name.toUpperCase())).map(({ name }) => name)).toContain(name);
  expect(await buyers('tidak ada yang bernama begini')).toEqual([]);
});
