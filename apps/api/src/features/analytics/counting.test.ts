import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuyerStores } from '../../testing/buyer-stores.ts';
import { orderAt } from '../../testing/order-at.ts';
import { placePaidOrder } from '../../testing/place-order.ts';
import { stockUp } from '../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { pick, seeded } from '../../world/random.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { checkAtNight } from '../sums/nightly.service.ts';
import { whatDoesNotAddUp } from '../sums/sums.service.ts';
import { countAgain, countOrders } from './counting/count-orders.service.ts';

let server: TestServer;
let buyer: string;
let owner: string;
let branches: string[];
beforeAll(async () => {
  server = await startTestServer();
  branches = await openBuyerStores(server.database.db, 12);
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
  await stockUp(server.database.db, store_id);
});
afterAll(() => server.close());

const store_id: string = testStores.own;
const { signal } = new AbortController();
const count = () => countOrders(server.database.db, signal);
const wrong = async () =>
  (await whatDoesNotAddUp(server.database.db, store_id)).filter((each) =>
    each.startsWith('numbers'),
  );

type Figures = { revenue: number; orders: number; units: number };
const kept = async (): Promise<Figures> => {
  const { rows } = await sql<Figures>`
    select coalesce(sum(revenue), 0)::float8 as revenue, coalesce(sum(orders), 0)::float8 as orders,
      coalesce(sum(units), 0)::float8 as units
    from store_days where store_id = ${store_id}`.execute(server.database.db);
  return rows[0] as Figures;
};

/** The same from the rows alone, by other words than the program's. */
const recounted = async (): Promise<Figures> => {
  const { rows } = await sql<Figures>`
    select (select coalesce(-sum(l.amount), 0)::float8 from posting_lines l
        where l.store_id = ${store_id} and l.account in ('SALES', 'SHIPPING_INCOME', 'REFUNDS')) as revenue,
      count(distinct h.order_id)::float8 as orders,
      (select coalesce(sum(l.quantity * l.base_quantity), 0)::float8 from order_lines l
        where l.store_id = ${store_id} and l.order_id in (
          select order_id from order_history where store_id = ${store_id} and to_status = 'COMPLETED')) as units
    from order_history h join orders o on o.store_id = h.store_id and o.id = h.order_id
    where h.store_id = ${store_id} and h.to_status = 'COMPLETED' and o.arrived_at is not null`.execute(
    server.database.db,
  );
  return rows[0] as Figures;
};

it('the past of a store is counted, and once more comes to the same', async () => {
  expect(await count()).toBeGreaterThan(0);
  const first = await kept();
  expect(first).toEqual(await recounted());
  expect(first.orders).toBeGreaterThan(0);
  expect(await count()).toBe(0);
  await countAgain(server.database.db);
  await count();
  expect(await kept()).toEqual(first);
  expect(await wrong()).toEqual([]);
});

it('whatever becomes of orders is added as a difference', async () => {
  const random = seeded(27, 1);
  for (let round = 0; round < 24; round += 1) {
    const sides = { buyer_store_id: pick(random, branches), seller_store_id: store_id };
    const to = pick(random, ['NEW', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'COMPLETED'] as const);
    const order_id = await orderAt(server, buyer, sides, to, { things: 2 });
    if (to === 'NEW' && random() < 0.7) {
      const body = { store_id, order_id, reason_id: 'out_of_stock' };
      await server.call(contract.orders.reject, { body }, owner);
    }
    if (to === 'NEW' && random() < 0.7) {
      await server.call(contract.orders.accept, { body: { store_id, order_id } }, owner);
    }
    if (round % 5 === 0) await count();
  }
  await count();
  expect(await kept()).toEqual(await recounted());
  expect(await wrong()).toEqual([]);
});

it('two who count at once, and one that is cut off, come to the same', async () => {
  const sides = { buyer_store_id: branches[0] ?? '', seller_store_id: store_id };
  await orderAt(server, buyer, sides, 'COMPLETED');
  await Promise.all([count(), count(), count()]);
  await count();
  expect(await kept()).toEqual(await recounted());
  const stopped = new AbortController();
  await countAgain(server.database.db);
  stopped.abort();
  await countOrders(server.database.db, stopped.signal);
  await count();
  expect(await kept()).toEqual(await recounted());
  expect(await wrong()).toEqual([]);
});

it('what has been counted wrongly is found at night before it is counted anew', async () => {
  const { db } = server.database;
  await count();
  // In both, as a fault of the counting would: what is wrong is that no order says so.
  await sql`with one as (
      update order_facts set amount = amount + 1 where store_id = ${store_id} and order_id = (
        select max(order_id) from order_facts where store_id = ${store_id} and is_alive)
      returning buyer_store_id, arrived_on)
    update store_day_buyers d set amount = d.amount + 1 from one
    where d.store_id = ${store_id} and d.day = one.arrived_on and d.buyer_store_id = one.buyer_store_id`.execute(
    db,
  );
  await checkAtNight(db, signal);
  const { rows } = await sql<{ problem: string }>`
    select problem from wrong_sums where store_id = ${store_id} and problem like 'numbers of order%'`.execute(
    db,
  );
  expect(rows).toHaveLength(1);
  await count();
  expect(await wrong()).toEqual([]);
});

it('a store whose clock has become another has its days there', async () => {
  const { db } = server.database;
  const zone = (time_zone: string) =>
    sql`update cities set time_zone = ${time_zone} where id = (select city_id from stores where id = ${store_id})`.execute(
      db,
    );
  const lastDay = async () => {
    const { rows } = await sql<{ day: string }>`
      select max(arrived_on)::text as day from order_facts where store_id = ${store_id}`.execute(
      db,
    );
    return rows[0]?.day;
  };
  await count();
  const at = async (time_zone: string) => {
    const { rows } = await sql<{ day: string }>`
      select max(arrived_at at time zone ${time_zone})::date::text as day from orders where store_id = ${store_id}`.execute(
      db,
    );
    return rows[0]?.day;
  };
  for (const time_zone of ['Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Jakarta']) {
    await zone(time_zone);
    await count();
    expect(await lastDay()).toBe(await at(time_zone));
    expect(await wrong()).toEqual([]);
  }
  expect(await kept()).toEqual(await recounted());
});

it('what the log of events has forgotten is found among the orders', async () => {
  const { db } = server.database;
  const sides = { buyer_store_id: branches[1] ?? '', seller_store_id: store_id };
  await count();
  await orderAt(server, buyer, sides, 'COMPLETED');
  await sql`delete from store_events where store_id = ${store_id}`.execute(db);
  await count();
  expect(await kept()).toEqual(await recounted());
  expect(await wrong()).toEqual([]);
});

it('a day that was written over is found', async () => {
  const { db } = server.database;
  await sql`update store_days set orders = orders + 1 where store_id = ${store_id} and orders > 0`.execute(
    db,
  );
  expect((await wrong()).join()).toContain(`numbers of store ${store_id} on`);
  await sql`update store_days set orders = orders - 1 where store_id = ${store_id} and orders > 1`.execute(
    db,
  );
});

it('a late shipment is late by the day that was promised, whatever is promised beyond two days', async () => {
  const { db } = server.database;
  const sides = { buyer_store_id: branches[2] ?? '', seller_store_id: store_id };
  const { id: order_id } = await placePaidOrder(server, buyer, sides);
  const body = { store_id, order_id, processing_days: 9 };
  await server.call(contract.orders.accept, { body }, owner);
  const { rows } = await sql<{ days: number }>`
    select round(extract(epoch from ship_by - now()) / 86400)::int as days from orders where id = ${order_id}`.execute(
    db,
  );
  expect(rows[0]?.days).toBe(2);
  await sql`update orders set ship_by = now() - interval '1 hour' where id = ${order_id}`.execute(
    db,
  );
  await count();
  const fact = await db
    .selectFrom('order_facts')
    .where('order_id', '=', order_id)
    .select(['was_on_time', 'response_minutes'])
    .executeTakeFirstOrThrow();
  expect(fact).toEqual({ was_on_time: false, response_minutes: 0 });
});
