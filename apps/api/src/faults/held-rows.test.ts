import { contract } from '@marketplace/contract/contract';
import type { Endpoint } from '@marketplace/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createOperator } from '../features/operators/operators.service.ts';
import { indexOrders } from '../features/orders/list/index-orders.service.ts';
import { postPast } from '../features/orders/money/past-money.service.ts';
import { expireOrders } from '../features/orders/moves/expire-orders.service.ts';
import { verifyPayment } from '../features/orders/payments/verify-payment.service.ts';
import { issueOperatorToken } from '../platform/authenticate-operator.ts';
import type { Db } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { askedBy } from '../platform/db/writers.ts';
import { eventually } from '../testing/eventually.ts';
import { placeOrder } from '../testing/place-order.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { waitingForLocks } from '../testing/waiting.ts';
import { testPeople, testStores } from '../world/test-cast.ts';

// PGlite has one connection, and whoever has it holds back everybody.
const all = { select_all_seller_store: 'true' };

describe.runIf(inject('postgres'))('one store whose rows are held', () => {
  let server: TestServer;
  let db: Db;
  beforeAll(async () => {
    server = await startTestServer();
    db = server.database.db;
  });
  afterAll(() => server.close());

  it('leaves the others their connections; its writers are told to come again', async () => {
    const [owner, other] = [
      await server.signIn(testPeople.owner),
      await server.signIn(testPeople.otherOwner),
    ];
    const sides = { buyer_store_id: testStores.other, seller_store_id: testStores.own };
    const order = await placeOrder(server, other, sides);
    const letGo = await holdOrders(order.id);
    const body = { store_id: order.store_id, order_id: order.id };
    const accepting = Array.from({ length: 12 }, () =>
      server.call(contract.orders.accept, { body }, owner),
    );
    // More than the pool has are waiting by now; meanwhile everything else is as on any day.
    const stillThere = [
      server.call(contract.orders.list, { query: { seller_store_id: testStores.other } }, other),
      server.call(contract.orders.list, { query: { seller_store_id: testStores.own } }, owner),
      server.app.inject('/ready').then(({ statusCode }) => ({ status: statusCode })),
      server.call(contract.orders.create, { body: await orderAtOther(owner) }, owner),
    ];
    const first = await Promise.race([Promise.all(stillThere), Promise.any(accepting)]);
    expect(first).toHaveLength(stillThere.length);
    expect((await Promise.all(stillThere)).map(({ status }) => status)).toEqual(
      Array(stillThere.length).fill(200),
    );
    const outcomes = await Promise.all(accepting);
    const codes = outcomes.map(({ body }) => body.errors?.code);
    expect(new Set(codes)).toEqual(new Set(['server_busy']));
    expect(outcomes[0]?.headers['retry-after']).toBe('2');
    await letGo();
    const again = await server.call(contract.orders.accept, { body }, owner);
    expect(again.status).toBe(200);
  });

  it('leaves writers their connections, and others their turn, however much one person reads of it', async () => {
    const [owner, other] = [
      await server.signIn(testPeople.owner),
      await server.signIn(testPeople.otherOwner),
    ];
    const letGo = await hold(sql`lock table orders in access exclusive mode`);
    /** A list, a search in many statements, orders whose store is found first, and a sum of many statements. */
    const readings: [Endpoint, Record<string, string>][] = [
      [contract.orders.list, { seller_store_id: testStores.own }],
      [contract.orders.list, { query: 'a b c d e f', ...all }],
      [contract.orderDetail.detail, { order_id: '1' }],
      [contract.storeSummary.summary, all],
    ];
    const read = ([entry, query]: (typeof readings)[number]) =>
      server.call(entry, { query }, owner);
    const reading = Array.from({ length: 10 }, () => readings.map(read)).flat();
    const body = { store_key: testStores.other, page: 'orders', state: { at: 1 } };
    const stillThere = [
      server.call(contract.stores.list, {}, other),
      server.call(contract.storeStaff.list, { query: { store_id: testStores.other } }, other),
      server.app.inject('/ready').then(({ statusCode }) => ({ status: statusCode })),
      server.call(contract.sellerUiStates.save, { body }, other),
      // What the marketplace does of its own accord.
      ...Array.from({ length: 3 }, () =>
        sql`select from stores`.execute(db).then(() => ({ status: 200 })),
      ),
    ];
    const first = await Promise.race([Promise.all(stillThere), Promise.any(reading)]);
    expect(first).toHaveLength(stillThere.length);
    expect((await Promise.all(stillThere)).map(({ status }) => status)).toEqual(
      Array(stillThere.length).fill(200),
    );
    const codes = (await Promise.all(reading)).map(({ body }) => body.errors?.code);
    expect(new Set(codes)).toEqual(new Set(['server_busy']));
    await letGo();
    for (const each of readings) expect((await read(each)).status).toBe(200);
  });

  const holdOrders = (...ids: string[]) =>
    hold(sql`select from orders where store_id = ${testStores.own}::bigint
      and id = any(${ids}::bigint[]) for update`);

  /** Holds rows of the own store until it is told to let go. */
  async function hold(rows: RawBuilder<unknown>): Promise<() => Promise<void>> {
    const { promise: held, resolve: end } = Promise.withResolvers<void>();
    onTestFinished(() => end());
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
    const holding = askedBy({ who: 'somebody else' }, () =>
      inTransaction(db, async (db) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
        await rows.execute(db);
        isLocked();
        await held;
      }),
    );
    await locked;
    return () => {
      end();
      return holding;
    };
  }

  it('has its buyers and operators wait in its own line, and each of them beside the others', async () => {
    const buyers = [
      { phone: testPeople.buyer, buyer_store_id: testStores.buyer },
      { phone: testPeople.otherBuyer, buyer_store_id: testStores.otherBuyer },
      { phone: testPeople.otherOwner, buyer_store_id: testStores.other },
    ];
    const placed = await Promise.all(
      buyers.map(async ({ phone, buyer_store_id }) => {
        const token = await server.signIn(phone);
        const sides = { buyer_store_id, seller_store_id: testStores.own };
        const { id } = await placeOrder(server, token, sides, { payment_method: 'TRANSFER' });
        return { token, body: { buyer_store_id, order_id: id } };
      }),
    );
    const [owner, operator] = [await server.signIn(testPeople.owner), await operatorToken()];
    const orderElsewhere = await orderAtOther(owner);
    const letGo = await holdOrders(...placed.map(({ body }) => body.order_id));
    const verdict = { store_id: testStores.own, order_id: placed[0]?.body.order_id };
    const waiting = [
      ...placed.flatMap(({ token, body }) =>
        Array.from({ length: 4 }, () => server.call(contract.orders.cancel, { body }, token)),
      ),
      ...Array.from({ length: 4 }, () =>
        server.call(contract.opsPayments.verify, { body: verdict }, operator),
      ),
    ];
    const report = { store_id: testStores.other, text: 'Alamat tidak ditemukan kurir' };
    const elsewhere = [
      server.call(contract.orders.create, { body: orderElsewhere }, owner),
      server.call(contract.opsStores.reportAddress, { body: report }, operator),
    ];
    const first = await Promise.race([Promise.all(elsewhere), Promise.any(waiting)]);
    expect(first).toHaveLength(elsewhere.length);
    expect((await Promise.all(elsewhere)).map(({ status }) => status)).toEqual([200, 200]);
    await letGo();
    await Promise.all(waiting);
  });

  async function operatorToken(): Promise<string> {
    const wanted = { name: 'Dana', phone_number: '+628970000011', role: 'ADMIN' } as const;
    const { operator } = await createOperator(db, { ...wanted, password_hash: 'none' });
    const { token } = await inTransaction(db, (db) => issueOperatorToken(db, operator.id));
    return token;
  }

  /** Bought by the store whose row is held, from one whose rows are not. */
  async function orderAtOther(token: string) {
    const sides = { buyer_store_id: testStores.own, seller_store_id: testStores.other };
    const goods = await server.call(contract.inventories.forSale, { query: sides }, token);
    const [{ inventory_id, minimum_order } = { inventory_id: '', minimum_order: 0 }] =
      goods.body.data;
    const lines = [{ inventory_id, quantity: minimum_order }];
    return { ...sides, payment_method: 'COD', delivery: 'STORE_COURIER', lines };
  }

  it('costs what its orders are found by, and not that of any other store', async () => {
    const token = await server.signIn(testPeople.buyer);
    for (const seller_store_id of [testStores.own, testStores.other])
      await placeOrder(server, token, { buyer_store_id: testStores.buyer, seller_store_id });
    const letGo = await hold(
      sql`select from orders_to_index where store_id = ${testStores.own}::bigint for update`,
    );
    const { signal } = new AbortController();
    const failed = await indexOrders(db, signal).catch((error: AggregateError) => error);
    expect(failed).toMatchObject({ errors: [{ code: '55P03' }] });
    const left = db.selectFrom('orders_to_index').select('store_id').distinct();
    expect(await left.execute()).toEqual([{ store_id: testStores.own }]);
    await letGo();
    await indexOrders(db, signal);
    expect(await left.execute()).toEqual([]);
  });

  it('costs a sweep one wait, and no other store its turn', async () => {
    const token = await server.signIn(testPeople.buyer);
    const placeAt = (seller_store_id: string) =>
      placeOrder(server, token, { buyer_store_id: testStores.buyer, seller_store_id });
    const [first, second, elsewhere] = [
      await placeAt(testStores.own),
      await placeAt(testStores.own),
      await placeAt(testStores.other),
    ];
    const ids = [first.id, second.id, elsewhere.id];
    for (const [second, id] of ids.entries())
      await sql`update orders set deadline_at = '2000-01-01'::timestamptz + ${second} * interval '1 second'
        where id = ${id}::bigint`.execute(db);
    const letGo = await hold(
      sql`select from event_places where store_id = ${testStores.own}::bigint for update`,
    );
    const { signal } = new AbortController();
    const failed = await expireOrders(db, signal).catch((error: AggregateError) => error);
    expect(failed).toMatchObject({ errors: [{ code: '55P03' }] });
    const orders = await db
      .selectFrom('orders')
      .where('id', 'in', ids)
      .select('fulfilment_status')
      .orderBy('id')
      .execute();
    expect(orders.map((order) => order.fulfilment_status)).toEqual(['NEW', 'NEW', 'EXPIRED']);
    await letGo();
  });

  it('holds up the past of the book, and the past holds up no other store', async () => {
    const { rows } = await sql<{ store_id: string }>`
      select store_id from orders where store_id in (${testStores.own}, ${testStores.other})
      group by 1 order by min(id)`.execute(db);
    const [first = '', last = ''] = rows.map(({ store_id }) => store_id);
    await sql`insert into balances (store_id, account, party, party_id, amount)
      values (${last}, 'SALES', 'NONE', 0, 0) on conflict do nothing`.execute(db);
    const buyer = await server.signIn(testPeople.buyer);
    const sides = { buyer_store_id: testStores.buyer, seller_store_id: first };
    const { id } = await placeOrder(server, buyer, sides, { payment_method: 'TRANSFER' });
    const letGo = await hold(
      sql`select from balances where store_id = ${last}::bigint and account = 'SALES' for update`,
    );
    const walking = postPast(db, new AbortController().signal).catch(() => 'the walk gave up');
    await eventually(async () => {
      expect(await waitingForLocks(db)).toBe(1);
    });
    const verified = verifyPayment(db, undefined, { store_id: first, order_id: id });
    expect(await Promise.race([verified, walking])).toMatchObject({ payment_status: 'PAID' });
    await letGo();
    await walking;
  });

  it('work that the database sends back is done again from its beginning', async () => {
    let tries = 0;
    const outcome = await inTransaction(db, async (db) => {
      tries += 1;
      if (tries < 3) await sql`do $$ begin raise exception sqlstate '40P01'; end $$`.execute(db);
      return 'done';
    });
    expect([outcome, tries]).toEqual(['done', 3]);
    const hopeless = inTransaction(db, async (db) => {
      tries += 1;
      await sql`do $$ begin raise exception sqlstate '40001'; end $$`.execute(db);
    });
    await expect(hopeless).rejects.toMatchObject({ code: '40001' });
    expect(tries).toBe(6);
  });
});
