import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timesSentBack } from '../../../platform/db/transaction.ts';
import { openBuyerStores } from '../../../testing/buyer-stores.ts';
import { served } from '../../../testing/served.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

let server: TestServer;
let buyer: string;
/** Further stores of the buyer's. */
let branches: string[];
beforeAll(async () => {
  server = await startTestServer();
  branches = await openBuyerStores(server.database.db, 30);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(() => server.close());

type Goods = {
  inventory_id: string;
  variant_id: string;
  base_quantity: number;
  price: number;
  free: number;
};

/** Listings of the store with room to order, each of another variant, put at a known stock. */
async function goods(count: number, free: number): Promise<Goods[]> {
  const { rows } = await sql<Goods>`
    select distinct on (i.variant_id) i.id as inventory_id, i.variant_id, pu.base_quantity, i.price,
      s.stock - s.reserved as free
    from inventories i join stocks s using (store_id, variant_id)
    join product_units pu on pu.id = i.product_unit_id
    where i.store_id = ${testStores.own}::bigint and i.state = 'ACTIVE'
    order by i.variant_id, pu.base_quantity limit ${count}`.execute(server.database.db);
  for (const each of rows) await setFree(each, free);
  return rows.map((each) => ({ ...each, free }));
}

/** Counts the shelf, so to say: stock and ledger move together. */
async function setFree({ inventory_id, variant_id, free }: Goods, wanted: number): Promise<void> {
  const { db } = server.database;
  await sql`update inventories set minimum_order = 1 where id = ${inventory_id}::bigint`.execute(
    db,
  );
  await sql`delete from inventory_price_tiers where inventory_id = ${inventory_id}::bigint`.execute(
    db,
  );
  if (wanted === free) return;
  await sql`
    with counted as (
      update stocks set stock = stock + ${wanted - free}::int
      where store_id = ${testStores.own}::bigint and variant_id = ${variant_id}::bigint
      returning store_id, variant_id, stock
    )
    insert into stock_ledger (store_id, variant_id, change, stock_after, reason)
    select store_id, variant_id, ${wanted - free}::int, stock, 'COUNT' from counted`.execute(db);
}

const order = (lines: { inventory_id: string; quantity: number }[], more: object = {}) =>
  server.call(
    contract.orders.create,
    {
      body: {
        buyer_store_id: testStores.buyer,
        seller_store_id: testStores.own,
        payment_method: 'COD',
        delivery: 'STORE_COURIER',
        lines,
        ...more,
      },
    },
    buyer,
  );

const stockOf = (variant_id: string) =>
  server.database.db
    .selectFrom('stocks')
    .where('store_id', '=', testStores.own)
    .where('variant_id', '=', variant_id)
    .select(['stock', 'reserved'])
    .executeTakeFirstOrThrow();

const newOrders = async () =>
  (
    await server.call(
      contract.orders.list,
      { query: { seller_store_id: testStores.own } },
      await server.signIn(testPeople.owner),
    )
  ).body.counts.NEW;

describe('placing an order', () => {
  it('reserves, counts, writes history and event, and answers with the row', async () => {
    const [first, second] = (await goods(2, 100)) as [Goods, Goods];
    const [before, wereNew] = [await stockOf(first.variant_id), await newOrders()];
    const { status, body } = await order([
      { inventory_id: first.inventory_id, quantity: 2 },
      { inventory_id: second.inventory_id, quantity: 1 },
    ]);
    expect(status).toBe(200);
    const total = 2 * first.price + second.price;
    expect(body.order).toMatchObject({
      store_id: testStores.own,
      buyer_store_id: testStores.buyer,
      fulfilment_status: 'NEW',
      payment_status: 'UNPAID',
      total_amount: total,
      total_product_unit: 2,
      allowed_actions: ['cancel'],
    });
    const after = await stockOf(first.variant_id);
    expect(after.reserved - before.reserved).toBe(2 * first.base_quantity);
    expect(after.stock).toBe(before.stock);
    expect(await newOrders()).toBe(wereNew + 1);

    const { db } = server.database;
    const history = await db
      .selectFrom('order_history')
      .where('order_id', '=', body.order.id)
      .selectAll()
      .execute();
    expect(history).toMatchObject([{ from_status: null, to_status: 'NEW', actor: 'BUYER' }]);
    const event = await db
      .selectFrom('store_events')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ store_id: testStores.own, area: 'order', kind: 'order.created' });
    expect(Object.keys(event.payload as object).sort()).toEqual(
      [...Object.keys(body.order), 'previous_fulfilment_status'].sort(),
    );
    expect(event.payload).toMatchObject({
      id: body.order.id,
      allowed_actions: ['accept', 'reject'],
      previous_fulfilment_status: null,
    });
    expect(await whatDoesNotAddUp(db)).toEqual([]);
  });

  it('an unpaid transfer reserves, but does not reach the seller', async () => {
    const [item] = (await goods(1, 50)) as [Goods];
    const wereNew = await newOrders();
    const lines = [{ inventory_id: item.inventory_id, quantity: 1 }];
    const { body } = await order(lines, { payment_method: 'TRANSFER' });
    expect(body.order.arrived_at).toBeNull();
    expect(body.order.copywriting).toMatch(/^Bayar sebelum/);
    expect(await newOrders()).toBe(wereNew);
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  });

  it('takes the tier the quantity reaches', async () => {
    const [item] = (await goods(1, 500)) as [Goods];
    await sql`
      insert into inventory_price_tiers (store_id, inventory_id, min_qty, price)
      values (1, ${item.inventory_id}::bigint, 3, 90), (1, ${item.inventory_id}::bigint, 5, 80)`.execute(
      server.database.db,
    );
    const totalFor = async (quantity: number) =>
      (await order([{ inventory_id: item.inventory_id, quantity }])).body.order.total_amount;
    expect(await totalFor(2)).toBe(2 * item.price);
    expect(await totalFor(3)).toBe(3 * 90);
    expect(await totalFor(5)).toBe(5 * 80);
  });

  it('units of one variant sell from one stock', async () => {
    const { db } = server.database;
    const { rows } = await sql<{
      a: string;
      b: string;
      variant_id: string;
      base: number;
      free: number;
    }>`
      select a.id as a, b.id as b, a.variant_id, ub.base_quantity as base, s.stock - s.reserved as free
      from inventories a join inventories b on b.store_id = a.store_id and b.variant_id = a.variant_id
      join product_units ua on ua.id = a.product_unit_id join product_units ub on ub.id = b.product_unit_id
      join stocks s on s.store_id = a.store_id and s.variant_id = a.variant_id
      where a.store_id = 1 and a.state = 'ACTIVE' and b.state = 'ACTIVE' and ua.base_quantity = 1
        and ub.base_quantity > 1 limit 1`.execute(db);
    const pair = rows[0] ?? { a: '', b: '', variant_id: '', base: 0, free: 0 };
    for (const inventory_id of [pair.a, pair.b]) {
      await setFree(
        { inventory_id, variant_id: pair.variant_id, base_quantity: 1, price: 1, free: 0 },
        0,
      );
    }
    const wanted = pair.base + 3;
    await setFree({ ...pair, inventory_id: pair.a, base_quantity: 1, price: 1 }, 2 * wanted);
    const half = [{ inventory_id: pair.a, quantity: wanted }];
    expect((await order(half, { buyer_store_id: branches[0] })).status).toBe(200);
    const short = await order([
      { inventory_id: pair.a, quantity: 4 },
      { inventory_id: pair.b, quantity: 1 },
    ]);
    expect(short.body.errors?.code).toBe('stock_insufficient');
    const fits = await order([
      { inventory_id: pair.a, quantity: 3 },
      { inventory_id: pair.b, quantity: 1 },
    ]);
    expect(fits.status).toBe(200);
    expect(await whatDoesNotAddUp(db)).toEqual([]);
  });
});

describe('a refusal', () => {
  it('names the line that is short, and leaves nothing behind', async () => {
    const [plenty, scarce] = (await goods(2, 3)) as [Goods, Goods];
    const before = await stockOf(plenty.variant_id);
    const { status, body } = await order([
      { inventory_id: plenty.inventory_id, quantity: 1 },
      { inventory_id: scarce.inventory_id, quantity: 4 },
    ]);
    expect(status).toBe(409);
    expect(body.errors?.code).toBe('stock_insufficient');
    expect(Object.keys(body.errors?.fields ?? {})).toEqual(['lines.1.quantity']);
    expect(await stockOf(plenty.variant_id)).toEqual(before);
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  });

  it.each([testStores.notSelling, testStores.inactive, testStores.otherBuyer, '999999'])(
    'store %s does not sell',
    async (seller_store_id) => {
      const lines = [{ inventory_id: '1', quantity: 1 }];
      const { body } = await order(lines, { seller_store_id });
      expect(body.errors?.code).toBe('store_not_selling');
    },
  );

  it.each<[string, object, string, string]>([
    ['itself', { seller_store_id: testStores.buyer }, 'seller_store_id', 'same_store'],
    ['term without days', { payment_method: 'TERM' }, 'term_days', 'term_days_mismatch'],
    ['days without term', { term_days: 7 }, 'term_days', 'term_days_mismatch'],
    ['no lines', { lines: [] }, 'lines', 'required'],
    ['a half', { lines: [{ inventory_id: '1', quantity: 0.5 }] }, 'lines.0.quantity', 'invalid'],
    ['none', { lines: [{ inventory_id: '1', quantity: 0 }] }, 'lines.0.quantity', 'too_small'],
    ['a long note', { note: 'x'.repeat(501) }, 'note', 'too_long'],
    [
      'a line twice',
      {
        lines: [
          { inventory_id: '1', quantity: 1 },
          { inventory_id: '1', quantity: 2 },
        ],
      },
      'lines',
      'duplicate',
    ],
  ])('an order of %s is refused beside its field', async (_what, more, field, code) => {
    const { status, body } = await order([{ inventory_id: '1', quantity: 1 }], more);
    expect(status).toBe(400);
    expect(body.errors?.fields?.[field]?.code).toBe(code);
  });
});

describe('many at once', () => {
  it('sell no more than there is, without a deadlock', async () => {
    const sentBack = timesSentBack();
    const items = (await goods(3, 10)) as [Goods, Goods, Goods];
    const attempts = Array.from({ length: 30 }, (_, index) => {
      const lines = items.map((item) => ({ inventory_id: item.inventory_id, quantity: 1 }));
      return served(() =>
        order(index % 2 ? lines : lines.reverse(), { buyer_store_id: branches[index] }),
      );
    });
    const outcomes = await Promise.all(attempts);
    const sold = outcomes.filter((outcome) => outcome.status === 200).length;
    const refused = outcomes.filter(
      (outcome) => outcome.body.errors?.code === 'stock_insufficient',
    );
    expect(sold).toBe(Math.floor(10 / Math.max(...items.map((item) => item.base_quantity))));
    expect(refused).toHaveLength(30 - sold);
    expect(timesSentBack()).toBe(sentBack);
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  });

  it('an order of 500 lines is an order', async () => {
    const { db } = server.database;
    const { rows } = await sql<{ inventory_id: string }>`
      select i.id as inventory_id from inventories i join stocks s using (store_id, variant_id)
      join product_units pu on pu.id = i.product_unit_id
      where i.store_id = 1 and i.state = 'ACTIVE' and i.minimum_order = 1
        and s.stock - s.reserved >= 200 and pu.base_quantity = 1`.execute(db);
    const lines = rows.map(({ inventory_id }) => ({ inventory_id, quantity: 1 }));
    const { status, body } = await order(lines);
    expect(status).toBe(200);
    expect(body.order.total_product_unit).toBe(lines.length);
  });
});
