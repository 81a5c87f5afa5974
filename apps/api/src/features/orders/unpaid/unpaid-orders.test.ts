import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payAndVerify, placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { expireUnpaidOrders } from '../moves/expire-orders.service.ts';
import { verifyPayment } from '../payments/verify-payment.service.ts';

let server: TestServer;
let buyer: string;
let owner: string;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: testStores.own };
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { body } = await unpaid();
  for (const { order_id } of body.unpaid) await release(order_id);
  for (const { order_id } of (await unpaid()).body.unpaid)
    await verifyPayment(server.database.db, undefined, { store_id, order_id });
  await aDayLater();
});

const store_id = testStores.own;
const place = (more: object = {}) =>
  placeOrder(server, buyer, sides, { payment_method: 'TRANSFER', ...more });
const order = async (
  quantityOf: (available: number, least: number) => number,
  payment_method = 'TRANSFER',
) => {
  const goods = await server.call(contract.inventories.forSale, { query: sides }, buyer);
  const best = goods.body.data.toSorted((one, two) => two.available - one.available)[0];
  const lines = [
    {
      inventory_id: best?.inventory_id,
      quantity: quantityOf(best?.available ?? 0, best?.minimum_order ?? 0),
    },
  ];
  const body = { ...sides, payment_method, delivery: 'BUYER_PICKUP', lines };
  return server.call(contract.orders.create, { body }, buyer);
};
const unpaid = (token = owner) =>
  server.call(contract.orderUnpaid.list, { query: { store_id } }, token);
const release = (order_id: string, token = owner) =>
  server.call(contract.orderUnpaid.release, { body: { store_id, order_id } }, token);
const claim = (order_id: string) =>
  server.call(
    contract.orderBuyer.pay,
    { body: { buyer_store_id: testStores.buyer, order_id } },
    buyer,
  );
/** In a zone of its own: what depends on the session's zone a distributed database does not write. */
const dayBefore = (column: string) =>
  sql`(${sql.ref(column)} at time zone 'UTC' - interval '1 day') at time zone 'UTC'`;
const aDayLater = () =>
  sql`update orders set created_at = ${dayBefore('created_at')}, updated_at = ${dayBefore('updated_at')}
    where buyer_store_id = ${testStores.buyer}`.execute(server.database.db);
const reserved = async () => {
  const { rows } = await sql<{ sum: number }>`
    select sum(reserved)::int as sum from stocks where store_id = ${store_id}`.execute(
    server.database.db,
  );
  return rows[0]?.sum ?? 0;
};

describe('an order by transfer', () => {
  it('has two hours to be paid', async () => {
    const { created_at, deadline_at } = await place();
    expect(Date.parse(deadline_at ?? '') - Date.parse(created_at)).toBe(2 * 3_600_000);
  });

  it('is refused while three of the buyer are unpaid, at once too', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => order((_, least) => least)));
    const codes = answers.map(({ status, body }) => body.errors?.code ?? status);
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(codes.filter((code) => code === 'unpaid_limit_reached')).toHaveLength(2);
    expect((await order((_, least) => least, 'COD')).status).toBe(200);
    const [first] = (await unpaid()).body.unpaid;
    await payAndVerify(server, buyer, sides, first?.order_id ?? '');
    expect((await order((_, least) => least)).status).toBe(200);
  });

  it('counts for a day when it was let expire, and ten do that were taken back', async () => {
    const cancel = (order_id: string) =>
      server.call(
        contract.orders.cancel,
        { body: { buyer_store_id: testStores.buyer, order_id } },
        buyer,
      );
    const { db } = server.database;
    for (let placed = 0; placed < 3; placed += 1) await place();
    await sql`update orders set deadline_at = now() where arrived_at is null
      and fulfilment_status = 'NEW' and store_id = ${store_id}`.execute(db);
    await expireUnpaidOrders(db, new AbortController().signal);
    expect((await unpaid()).body.total_data).toBe(0);
    expect((await order((_, least) => least)).body.errors?.code).toBe('unpaid_limit_reached');
    await aDayLater();
    for (let taken = 0; taken < 10; taken += 1)
      expect((await cancel((await place()).id)).status).toBe(200);
    expect((await order((_, least) => least)).body.errors?.code).toBe('unpaid_limit_reached');
    await aDayLater();
    expect((await order((_, least) => least)).status).toBe(200);
  });

  it('counts for a day when nobody found the money that it was said to be paid with', async () => {
    const placed = [await place(), await place(), await place()];
    const { db } = server.database;
    for (const { id } of placed.slice(0, 2)) await claim(id);
    await aDayLater();
    await sql`update orders set deadline_at = now() where arrived_at is null
      and fulfilment_status = 'NEW' and store_id = ${store_id}`.execute(db);
    await expireUnpaidOrders(db, new AbortController().signal);
    expect((await unpaid()).body.total_data).toBe(0);
    expect((await order((_, least) => least)).body.errors?.code).toBe('unpaid_limit_reached');
    // Money that came late was paid all the same.
    await verifyPayment(db, undefined, { store_id, order_id: placed[0]?.id ?? '' });
    expect((await order((_, least) => least)).status).toBe(200);
  });

  it('is said to be paid two at a time, at once too, until somebody has looked', async () => {
    const ids = [await place(), await place(), await place()].map(({ id }) => id);
    const answers = await Promise.all(ids.map(claim));
    const [again, twice] = await Promise.all([claim(ids[0] ?? ''), claim(ids[0] ?? '')]);
    expect(again.text).toBe(twice.text);
    const codes = answers.map(({ status, body }) => body.errors?.code ?? status);
    expect(codes.toSorted()).toEqual([200, 200, 'payment_claims_reached']);
    const last = ids[codes.indexOf('payment_claims_reached')] ?? '';
    const first = ids[codes.indexOf(200)] ?? '';
    expect((await claim(first)).status).toBe(200);
    await verifyPayment(server.database.db, undefined, { store_id, order_id: first });
    expect((await claim(last)).status).toBe(200);
  });

  it('takes half of what is on the shelf at most, all buyers’ together, at once too', async () => {
    const others = await server.signIn(testPeople.otherBuyer);
    const as = (token: string, buyer_store_id: string, quantity: number, inventory_id: string) =>
      server.call(
        contract.orders.create,
        {
          body: {
            ...sides,
            buyer_store_id,
            payment_method: 'TRANSFER',
            delivery: 'BUYER_PICKUP',
            lines: [{ inventory_id, quantity }],
          },
        },
        token,
      );
    const goods = await server.call(contract.inventories.forSale, { query: sides }, buyer);
    const best = goods.body.data.toSorted((one, two) => two.available - one.available)[0];
    const [id, third] = [best?.inventory_id ?? '', Math.floor((best?.available ?? 0) / 3)];
    const answers = await Promise.all([
      as(buyer, testStores.buyer, third, id),
      as(others, testStores.otherBuyer, third, id),
    ]);
    const codes = answers.map(({ status, body }) => body.errors?.code ?? status);
    expect(codes.sort()).toEqual([200, 'unpaid_share_exceeded']);
  });

  it('takes half of what is on the shelf at most, all of the buyer’s together', async () => {
    const refused = await order((available) => available);
    expect(refused.body.errors?.code).toBe('unpaid_share_exceeded');
    expect(refused.body.errors?.fields?.['lines.0.quantity']?.code).toBe('unpaid_share');
    expect((await order((available) => Math.floor(available / 3))).status).toBe(200);
    expect((await order((available) => Math.floor(available / 2))).status).toBe(409);
    expect((await order((available) => Math.floor(available / 2), 'COD')).status).toBe(200);
  });
});

describe('the seller', () => {
  it('sees what waits for its money, and lets it go', async () => {
    const before = await reserved();
    const { id, order_number, total_amount, deadline_at } = await place();
    expect(await reserved()).toBeGreaterThan(before);
    const { body } = await unpaid();
    expect(body.reserved_amount).toBe(total_amount);
    expect(body.unpaid).toEqual([
      expect.objectContaining({ order_id: id, order_number, total_amount, pay_by: deadline_at }),
    ]);
    expect((await release(id)).body).toEqual({ done: true });
    expect((await release(id)).body).toEqual({ done: true });
    expect(await reserved()).toBe(before);
    expect((await unpaid()).body).toMatchObject({ unpaid: [], total_data: 0, reserved_amount: 0 });
    const pay = { buyer_store_id: testStores.buyer, order_id: id };
    const paid = await server.call(contract.orderBuyer.pay, { body: pay }, buyer);
    expect(paid.body.errors?.current_status).toBe('EXPIRED');
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  });

  it('sees over the order list what waits for its money, of one store and of all', async () => {
    const first = await place();
    const second = await place();
    const asked = async (query: object) =>
      (await server.call(contract.orders.list, { query: query as Record<string, unknown> }, owner))
        .body;
    const one = await asked({ seller_store_id: store_id, status: 'NEW' });
    const amount = first.total_amount + second.total_amount;
    expect(one.unpaid).toEqual({ count: 2, amount });
    const all = await asked({ select_all_seller_store: 'true' });
    const everywhere = await server.call(
      contract.orderUnpaid.list,
      { query: { select_all_seller_store: 'true' } },
      owner,
    );
    const { total_data, reserved_amount, unpaid: rows } = everywhere.body;
    expect(all.unpaid).toEqual({ count: total_data, amount: reserved_amount });
    expect(rows.map(({ order_id }) => order_id)).toEqual(
      expect.arrayContaining([first.id, second.id]),
    );
    expect(rows.find(({ order_id }) => order_id === first.id)).toMatchObject({
      store_id,
      store_name: first.store_name,
      time_zone: first.time_zone,
    });
    const bought = await server.call(
      contract.orders.list,
      { query: { is_seller: 'false', buyer_store_id: testStores.buyer } },
      buyer,
    );
    expect(bought.body.unpaid).toEqual({ count: 0, amount: 0 });
  });

  it('sees how much of a variant they hold', async () => {
    const { id } = await place();
    const { rows } = await sql<{ variant_id: string; pieces: number }>`
      select variant_id, sum(quantity * base_quantity)::int as pieces from order_lines
      where order_id = ${id} group by 1`.execute(server.database.db);
    const { variant_id = '', pieces } = rows[0] ?? {};
    const of = async (variant_id: string) =>
      (await server.call(contract.orderUnpaid.list, { query: { store_id, variant_id } }, owner))
        .body;
    expect(await of(variant_id)).toMatchObject({
      unpaid: [{ order_id: id }],
      total_data: 1,
      reserved_pieces: pieces,
    });
    expect(await of('999999999')).toEqual({
      unpaid: [],
      total_data: 0,
      reserved_amount: 0,
      reserved_pieces: 0,
    });
  });

  it('hears when one comes and when it goes: let go, paid, taken back', async () => {
    const told = async () =>
      (
        await server.database.db
          .selectFrom('store_events')
          .where('store_id', '=', store_id)
          .where('kind', '=', 'order.unpaid')
          .select('payload')
          .orderBy('id')
          .execute()
      ).map(({ payload }) => payload);
    const before = (await told()).length;
    const placed = [await place(), await place(), await place()];
    const [letGo, paid, takenBack] = placed.map(({ id }) => id);
    await release(letGo ?? '');
    const ofBuyer = (order_id = '') => ({
      body: { buyer_store_id: testStores.buyer, order_id },
    });
    await payAndVerify(server, buyer, sides, paid ?? '');
    await payAndVerify(server, buyer, sides, paid ?? '');
    await server.call(contract.orders.cancel, ofBuyer(takenBack), buyer);
    const change = (of: number) => (order: { id: string; total_amount: number }) => ({
      order_id: order.id,
      change: of,
      amount: order.total_amount,
    });
    const { total_amount: amount = 0 } = placed[1] ?? {};
    expect((await told()).slice(before)).toEqual([
      ...placed.map(change(1)),
      ...placed.slice(0, 1).map(change(-1)),
      { order_id: paid, change: 0, amount },
      ...placed.slice(1).map(change(-1)),
    ]);
  });

  it('does not let go what is paid, or of another store', async () => {
    const { id } = await place();
    const body = { buyer_store_id: testStores.buyer, order_id: id };
    await server.call(contract.orderBuyer.pay, { body }, buyer);
    expect((await release(id)).body.errors?.current_status).toBe('NEW');
    const other = await server.signIn(testPeople.otherOwner);
    expect((await release(id, other)).status).toBe(403);
    expect((await unpaid(other)).status).toBe(403);
    expect((await release('999999999')).body.errors?.code).toBe('order_not_found');
  });
});
