import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBuyerStores } from '../../../testing/buyer-stores.ts';
import { earlier } from '../../../testing/earlier.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { expireOrders } from '../moves/expire-orders.service.ts';

let server: TestServer;
let stores: string[];
let buyer: string;
let owner: string;
/** The buyer's store that this test orders for, and another one's. */
let own: string;
let another: string;
let shelves: [Goods, Goods];
beforeAll(async () => {
  server = await startTestServer();
  stores = await openBuyerStores(server.database.db, 30);
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());
beforeEach(async () => {
  [own, another] = [stores.pop() ?? '', stores.pop() ?? ''];
  shelves = await twoShelves(1_000);
});

const store_id = testStores.own;
type Goods = { inventory_id: string; variant_id: string };

/** Two goods that are sold by the piece, with nothing of them promised and so much on the shelf. */
async function twoShelves(stock: number): Promise<[Goods, Goods]> {
  const { db } = server.database;
  const { rows } = await sql<Goods>`
    select distinct on (i.variant_id) i.id as inventory_id, i.variant_id from inventories i
    join stocks s using (store_id, variant_id) join product_units pu on pu.id = i.product_unit_id
    where i.store_id = ${store_id} and i.state = 'ACTIVE' and pu.base_quantity = 1 and s.reserved = 0
    order by i.variant_id limit 2`.execute(db);
  for (const { inventory_id, variant_id } of rows) {
    await sql`update inventories set minimum_order = 1
      where store_id = ${store_id} and id = ${inventory_id}`.execute(db);
    await putOnShelf(variant_id, stock);
  }
  return rows as [Goods, Goods];
}

/** Counts the shelf, so to say: stock and ledger move together. */
const putOnShelf = (variant_id: string, stock: number) =>
  sql`with before as (
        select stock from stocks where store_id = ${store_id} and variant_id = ${variant_id}
      ), counted as (
        update stocks set stock = ${stock}::int
        where store_id = ${store_id} and variant_id = ${variant_id} returning stock
      )
      insert into stock_ledger (store_id, variant_id, change, stock_after, reason)
      select ${store_id}, ${variant_id}, counted.stock - before.stock, counted.stock, 'COUNT'
      from before, counted where counted.stock <> before.stock`.execute(server.database.db);

const term = { payment_method: 'TERM', term_days: 14 };
const transfer = { payment_method: 'TRANSFER' };

/** So many of each of the two goods; of the first alone, where nothing is said of the second. */
const order = (quantities: number[] = [1], more: object = {}) =>
  server.call(
    contract.orders.create,
    {
      body: {
        buyer_store_id: own,
        seller_store_id: store_id,
        payment_method: 'COD',
        delivery: 'BUYER_PICKUP',
        lines: quantities.map((quantity, index) => ({
          inventory_id: shelves[index]?.inventory_id,
          quantity,
        })),
        ...more,
      },
    },
    buyer,
  );
type Answer = Awaited<ReturnType<typeof order>>;
const outcome = ({ status, body }: Answer) => body.errors?.code ?? status;
const place = async (quantities?: number[], more?: object) =>
  (await order(quantities, more)).body.order.id;
const cancel = (order_id: string) =>
  server.call(contract.orders.cancel, { body: { buyer_store_id: own, order_id } }, buyer);
const accept = (order_id: string) =>
  server.call(contract.orders.accept, { body: { store_id, order_id } }, owner);
const reject = (order_id: string) =>
  server.call(
    contract.orders.reject,
    { body: { store_id, order_id, reason_id: 'out_of_stock' } },
    owner,
  );

/** Lets it go by unanswered. */
async function expire(order_id: string): Promise<void> {
  const { db } = server.database;
  await sql`update orders set deadline_at = now()
    where store_id = ${store_id} and id = ${order_id}`.execute(db);
  await expireOrders(db, new AbortController().signal);
}

/** The least that another store sells. */
async function leastOfOther() {
  const query = { buyer_store_id: own, seller_store_id: testStores.other };
  const goods = await server.call(contract.inventories.forSale, { query }, buyer);
  const [{ inventory_id, minimum_order: quantity } = { inventory_id: '', minimum_order: 0 }] =
    goods.body.data;
  return { seller_store_id: testStores.other, lines: [{ inventory_id, quantity }] };
}

describe('orders that the seller has not answered', () => {
  it('are twenty of one buyer at most, at once too', async () => {
    const first = await place();
    for (let placed = 1; placed < 19; placed += 1) await place([1], placed % 2 ? term : {});
    const answers = await Promise.all([order(), order(), order([1], term)]);
    expect(answers.map(outcome).sort()).toEqual([
      200,
      'unanswered_limit_reached',
      'unanswered_limit_reached',
    ]);
    // Nobody else is held up, nor what is paid before.
    expect(outcome(await order([1], { buyer_store_id: another }))).toBe(200);
    expect(outcome(await order([1], transfer))).toBe(200);
    expect((await accept(first)).status).toBe(200);
    expect(outcome(await order())).toBe(200);
    expect(outcome(await order())).toBe('unanswered_limit_reached');
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  });

  it('of other stores do not count for this one', async () => {
    for (let placed = 0; placed < 20; placed += 1) await place();
    expect(outcome(await order([], await leastOfOther()))).toBe(200);
  });

  it('may be all there is, as the only one', async () => {
    expect(outcome(await order([1_001]))).toBe('stock_insufficient');
    const first = await place([1_000, 1_000]);
    expect(outcome(await order())).toBe('stock_insufficient');
    expect((await reject(first)).status).toBe(200);
    const second = await order([1_000], term);
    expect(outcome(second)).toBe(200);
    expect((await reject(second.body.order.id)).status).toBe(200);
    expect(outcome(await order([1_000]))).toBe('unanswered_share_exceeded');
    expect(outcome(await order([500]))).toBe(200);
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  });

  it('hold half of a shelf at most from the second on, each line by itself', async () => {
    expect(outcome(await order([500]))).toBe(200);
    const refused = await order([1, 500], term);
    expect(outcome(refused)).toBe('unanswered_share_exceeded');
    const { fields } = refused.body.errors ?? {};
    expect(Object.entries(fields ?? {}).map(([path, { code }]) => [path, code])).toEqual([
      ['lines.0.quantity', 'unanswered_share'],
    ]);
    expect(outcome(await order([501], { buyer_store_id: another }))).toBe('stock_insufficient');
    expect(outcome(await order([500], { buyer_store_id: another }))).toBe(200);
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  });

  it('hold half of a shelf at most from the second on, whatever the first was of', async () => {
    await place([1]);
    const ofSecond = (quantity: number) => ({
      lines: [{ inventory_id: shelves[1].inventory_id, quantity }],
    });
    expect(outcome(await order([], ofSecond(501)))).toBe('unanswered_share_exceeded');
    expect(outcome(await order([], ofSecond(500)))).toBe(200);
    expect(outcome(await order([], ofSecond(1)))).toBe('unanswered_share_exceeded');
  });

  it('hold half of a shelf at most, at once too', async () => {
    const answers = await Promise.all([order([300]), order([300], term)]);
    expect(answers.map(outcome).sort()).toEqual([200, 'unanswered_share_exceeded']);
  });

  it('no longer count once they are accepted: then the rest can be ordered', async () => {
    const first = await place([500]);
    expect(outcome(await order([500]))).toBe('unanswered_share_exceeded');
    expect((await accept(first)).status).toBe(200);
    expect(outcome(await order([500]))).toBe(200);
  });

  it('may be the least that can be ordered, as the first of its goods', async () => {
    await place([1]);
    await putOnShelf(shelves[1].variant_id, 1);
    const lines = [{ inventory_id: shelves[1].inventory_id, quantity: 1 }];
    expect(outcome(await order([], { lines }))).toBe(200);
    await putOnShelf(shelves[1].variant_id, 2);
    expect(outcome(await order([], { lines }))).toBe('unanswered_share_exceeded');
  });
});

describe('orders that came to nothing', () => {
  /** Taken back, refused and gone by in turn; on delivery and on term. */
  const endings = [cancel, reject, expire];
  const inVain = async (times: number) => {
    for (let each = 0; each < times; each += 1) {
      const order_id = await place([1], each % 2 ? term : {});
      await endings[each % endings.length]?.(order_id);
    }
  };

  it('are ten of a buyer with a store in a day at most, however they ended', async () => {
    await inVain(10);
    const answers = await Promise.all([order(), order([1], term)]);
    expect(answers.map(outcome)).toEqual(['in_vain_limit_reached', 'in_vain_limit_reached']);
    // Nobody else is held up, nor what is paid before.
    expect(outcome(await order([1], transfer))).toBe(200);
    expect(outcome(await order([1], { buyer_store_id: another }))).toBe(200);
    await sql`update orders set updated_at = ${earlier('updated_at', '1 day')}
      where store_id = ${store_id} and buyer_store_id = ${own}`.execute(server.database.db);
    expect(outcome(await order())).toBe(200);
  });

  it('do not count with another store, nor does what the seller has accepted', async () => {
    await inVain(9);
    await accept(await place());
    expect(outcome(await order())).toBe(200);
    await inVain(1);
    expect(outcome(await order())).toBe('in_vain_limit_reached');
    expect(outcome(await order([], await leastOfOther()))).toBe(200);
  });
});
