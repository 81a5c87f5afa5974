import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { type Bought, openPromotedOrders } from '../../../testing/promoted-orders.ts';
import { saveVoucher } from '../../../testing/promotions.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { waitingForLocks } from '../../../testing/waiting.ts';
import { testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const { vouchers } = contract;
const store_id = testStores.own;

let server: TestServer;
let world: Awaited<ReturnType<typeof openPromotedOrders>>;
beforeAll(async () => {
  server = await startTestServer();
  world = await openPromotedOrders(server, '+628970000105', 60);
});
afterEach(async () => {
  await world.endVouchers();
  expect(await whatDoesNotAddUp(server.database.db, store_id)).toEqual([]);
});
afterAll(() => server.close());

const refusalOf = ({ body: { errors } }: Awaited<ReturnType<typeof world.order>>) => ({
  code: errors?.code,
  why: errors?.why,
  ...(errors?.missing_amount === undefined ? {} : { missing: errors.missing_amount }),
});

it('of a voucher for three orders thirty at once get three, and the others are told why', async () => {
  const listing = await world.newListing();
  const voucher = await saveVoucher(server, world.owner, store_id, {
    value: 500,
    minimum_amount: 1_000,
    quota: 3,
  });
  const voucher_code = voucher.code;
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => world.order([[listing, 1]], { voucher_code })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 200).map(refusalOf);
  expect(new Set(refused.map(({ why }) => why))).toEqual(new Set(['USED_UP']));
  expect(await world.voucherNow(voucher.id)).toMatchObject({
    state: 'USED_UP',
    taken: 3,
    results: { order_count: 3, sales: 1_500, discount: 1_500 },
  });
});

type Refused = [why: string, voucher: Record<string, unknown>, expected?: object];
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it.each<Refused>([
  ['NOT_STARTED', { starts_at: inHours(1) }],
  ['MINIMUM_AMOUNT', { minimum_amount: 12_500 }, { missing: 2_500 }],
  ['MINIMUM_QUANTITY', { minimum_quantity: 11 }],
])('a voucher is refused for %s', async (why, more, expected = {}) => {
  const [listing, { code }] = [
    await world.newListing(),
    await saveVoucher(server, world.owner, store_id, { minimum_amount: 5_001, ...more }),
  ];
  const one = await world.newListing();
  const refused = await world.order(
    [
      [listing, 5],
      [one, 5],
    ],
    { voucher_code: code },
  );
  expect(refused.status).toBe(409);
  expect(refusalOf(refused)).toEqual({ code: 'voucher_not_valid', why, ...expected });
});

it('a voucher is refused that is paused, ended, used by this buyer, or not for these goods', async () => {
  const [listing, other] = [await world.newListing(), await world.newListing()];
  const terms = { value: 100, minimum_amount: 500, per_buyer: 1 };
  const voucher = await saveVoucher(server, world.owner, store_id, {
    ...terms,
    products: 'CHOSEN',
    inventory_ids: [listing.id],
  });
  const buyer_store_id = world.newBuyer();
  const more = { voucher_code: voucher.code };
  const why = async (bought: readonly Bought[], of?: string) =>
    refusalOf(await world.order(bought, more, of)).why;
  expect(await why([[other, 1]])).toBe('NO_FITTING_GOODS');
  const first = await world.placed([[listing, 1]], more, buyer_store_id);
  expect(await why([[listing, 1]], buyer_store_id)).toBe('USED_BY_BUYER');
  await world.reject(first.id);
  await world.placed([[listing, 1]], more, buyer_store_id);
  const seen = { store_id, voucher_id: voucher.id };
  await server.call(
    vouchers.pause,
    { body: { ...seen, version: 1, is_paused: true } },
    world.owner,
  );
  expect(await why([[listing, 1]])).toBe('PAUSED');
  await server.call(vouchers.end, { body: { ...seen, version: 2 } }, world.owner);
  expect(await why([[listing, 1]])).toBe('ENDED');
  expect(refusalOf(await world.order([[listing, 1]], { voucher_code: 'TIDAKADA' })).why).toBe(
    'UNKNOWN',
  );
});

it('a voucher for new buyers is for the first order that comes to something, and one that was given to others is unknown', async () => {
  const listing = await world.newListing();
  const fresh = { value: 100, minimum_amount: 500, buyers: 'NEW' };
  const voucher_code = (await saveVoucher(server, world.owner, store_id, fresh)).code;
  const buyer_store_id = world.newBuyer();
  const first = await world.placed([[listing, 1]], { voucher_code }, buyer_store_id);
  const again = await world.order([[listing, 1]], { voucher_code }, buyer_store_id);
  expect(refusalOf(again).why).toBe('NOT_FOR_BUYER');
  await world.reject(first.id);
  await world.placed([[listing, 1]], { voucher_code }, buyer_store_id);
  const chosen = { ...fresh, buyers: 'CHOSEN', buyer_store_ids: [buyer_store_id] };
  const theirs = (await saveVoucher(server, world.owner, store_id, chosen)).code;
  const others = await world.order([[listing, 1]], { voucher_code: theirs });
  expect(refusalOf(others).why).toBe('UNKNOWN');
  const given = await world.placed([[listing, 1]], { voucher_code: theirs }, buyer_store_id);
  expect(given.total_amount).toBe(900);
});

it('two orders of one new buyer at once are one with the voucher', async () => {
  const listing = await world.newListing();
  const fresh = { value: 100, minimum_amount: 500, buyers: 'NEW' };
  const voucher_code = (await saveVoucher(server, world.owner, store_id, fresh)).code;
  const buyer_store_id = world.newBuyer();
  const both = [1, 2].map(() => world.order([[listing, 1]], { voucher_code }, buyer_store_id));
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('a code that was given to an older voucher is that voucher’s, whoever had it last', async () => {
  const listing = await world.newListing();
  const terms = { value: 100, minimum_amount: 500 };
  const older = await saveVoucher(server, world.owner, store_id, terms);
  const last = await saveVoucher(server, world.owner, store_id, { ...terms, value: 200 });
  const end = { store_id, voucher_id: last.id, version: 1 };
  await server.call(vouchers.end, { body: end }, world.owner);
  const { id: voucher_id, starts_at } = older;
  const given = { ...terms, voucher_id, starts_at, version: 1, code: last.code };
  await saveVoucher(server, world.owner, store_id, given);
  const voucher_code = last.code;
  expect((await world.placed([[listing, 1]], { voucher_code })).total_amount).toBe(900);
});

it('an order does not wait for deals that cannot be its', async () => {
  const [listing, other] = [await world.newListing(), await world.newListing()];
  const deal = { kind: 'VOLUME', value: 100, minimum_amount: 101, minimum_quantity: 2 };
  const voucher_ids: string[] = [];
  for (const more of [
    { products: 'CHOSEN', inventory_ids: [other.id] },
    { buyers: 'CHOSEN', buyer_store_ids: [testStores.buyer] },
    { minimum_quantity: 4 },
    { minimum_amount: 3_001 },
  ])
    voucher_ids.push((await saveVoucher(server, world.owner, store_id, { ...deal, ...more })).id);
  const total = await server.database.db.transaction().execute(async (tx) => {
    await sql`select from vouchers where id = any(${voucher_ids}::bigint[]) for update`.execute(tx);
    return (await world.placed([[listing, 3]])).total_amount;
  });
  expect(total).toBe(3_000);
  expect((await world.placed([[listing, 4]])).total_amount).toBe(3_900);
});

it('a voucher is saved while an order holds it and waits for one that is over', async () => {
  const { db } = server.database;
  const first = await saveVoucher(server, world.owner, store_id);
  const over = await saveVoucher(server, world.owner, store_id, { ends_at: inHours(5) });
  await sql`update vouchers set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
    where id = ${over.id}`.execute(db);
  const lock = (id: string) => sql`select from vouchers where id = ${id} for no key update nowait`;
  const saving = await db.transaction().execute(async (tx) => {
    await lock(first.id).execute(tx);
    const { id: voucher_id, version, code, starts_at } = first;
    const again = { voucher_id, version, code, starts_at };
    const saved = saveVoucher(server, world.owner, store_id, again);
    await eventually(async () => expect(await waitingForLocks(db)).toBe(1));
    await lock(over.id).execute(tx);
    return { saved };
  });
  expect((await saving.saved).id).toBe(first.id);
  expect((await world.voucherNow(over.id)).state).toBe('ENDED');
});
