import { contract } from '@marketplace/contract/contract';
import type { FulfilmentStatus } from '@marketplace/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../platform/authenticate.ts';
import { systemScope } from '../../../platform/store-scope.ts';
import { readEvents } from '../../../testing/event-reader.ts';
import { placePaidOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { type Move, moveOrder } from './move-order.service.ts';

let server: TestServer;
let buyer: string;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

/** Two lines of one variant and one of another, so that pieces have to be added up. */
async function place(more: object = {}, token = buyer): Promise<string> {
  const { rows } = await sql<{ inventory_id: string; quantity: number }>`
    select i.id as inventory_id, i.minimum_order as quantity
    from inventories i join stocks s using (store_id, variant_id)
    join product_units pu on pu.id = i.product_unit_id
    where i.store_id = ${testStores.own}::bigint and i.state = 'ACTIVE'
      and s.stock - s.reserved >= 4 * pu.base_quantity * i.minimum_order
    order by (select count(*) from inventories o where o.store_id = i.store_id
      and o.variant_id = i.variant_id) desc, i.variant_id, i.id limit 3`.execute(
    server.database.db,
  );
  const body = {
    buyer_store_id: testStores.buyer,
    seller_store_id: testStores.own,
    payment_method: 'COD',
    delivery: 'STORE_COURIER',
    lines: rows,
    ...more,
  };
  const answer = await server.call(contract.orders.create, { body }, token);
  expect(answer.text).toContain('"order"');
  return answer.body.order.id;
}

const cancel = (order_id: string, token = buyer, buyer_store_id: string = testStores.buyer) =>
  server.call(contract.orders.cancel, { body: { buyer_store_id, order_id } }, token);

const counts = async () =>
  (
    await server.call(
      contract.orders.list,
      { query: { seller_store_id: testStores.own, page_size: 1 } },
      owner,
    )
  ).body.counts;

const reserved = async () => {
  const { rows } = await sql<{ sum: number }>`
    select sum(reserved)::int as sum from stocks where store_id = ${testStores.own}::bigint`.execute(
    server.database.db,
  );
  return rows[0]?.sum;
};

const historyOf = (order_id: string) =>
  server.database.db
    .selectFrom('order_history')
    .where('order_id', '=', order_id)
    .select(['from_status', 'to_status', 'actor', 'user_id'])
    .orderBy('id')
    .execute();

/** Puts the order elsewhere as a move would, but for stock: what is reserved stays so. */
async function stand(order_id: string, to: FulfilmentStatus): Promise<void> {
  await sql`
    with moved as (
      update orders set fulfilment_status = ${to}::fulfilment_status
      where id = ${order_id}::bigint returning store_id
    ), told as (
      insert into order_history (store_id, order_id, from_status, to_status, actor)
      select store_id, ${order_id}::bigint, 'NEW', ${to}::fulfilment_status, 'SELLER' from moved
    )
    update order_counters c set "NEW" = "NEW" - 1, ${sql.ref(to)} = ${sql.ref(to)} + 1
    from moved where c.store_id = moved.store_id`.execute(server.database.db);
}

describe('a buyer cancels', () => {
  it('stock, counters, history and the answer follow', async () => {
    const [before, wereReserved] = [await counts(), await reserved()];
    const order_id = await place();
    expect(await reserved()).not.toBe(wereReserved);
    const { status, body } = await cancel(order_id);
    expect(status).toBe(200);
    expect(body.order).toMatchObject({
      id: order_id,
      fulfilment_status: 'CANCELLED',
      payment_status: 'UNPAID',
      deadline_at: null,
      copywriting: 'Anda membatalkan pesanan ini.',
      allowed_actions: [],
    });
    expect(await reserved()).toBe(wereReserved);
    expect(await counts()).toEqual({ ...before, CANCELLED: before.CANCELLED + 1 });
    expect(await historyOf(order_id)).toMatchObject([
      { from_status: null, to_status: 'NEW', actor: 'BUYER' },
      { from_status: 'NEW', to_status: 'CANCELLED', actor: 'BUYER', user_id: expect.any(String) },
    ]);
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  });

  it('the seller’s open screens are told with the row as they show it', async () => {
    const order_id = await place();
    const reader = await readEvents(server, owner);
    await cancel(order_id);
    const told = await reader.find(
      ({ payload }) => payload.id === order_id && payload.fulfilment_status === 'CANCELLED',
    );
    reader.close();
    expect(told).toMatchObject({
      event: 'order.changed',
      data: {
        store_id: testStores.own,
        payload: {
          id: order_id,
          fulfilment_status: 'CANCELLED',
          previous_fulfilment_status: 'NEW',
          copywriting: 'Dibatalkan oleh pembeli.',
          allowed_actions: [],
        },
      },
    });
  });

  it('what was paid is given back', async () => {
    const { id } = await placePaidOrder(server, buyer, {
      buyer_store_id: testStores.buyer,
      seller_store_id: testStores.own,
    });
    expect((await cancel(id)).body.order.payment_status).toBe('REFUNDED');
  });

  it('an unpaid transfer goes as it came: no list of the seller’s hears of it, only what it held', async () => {
    const before = await counts();
    const order_id = await place({ payment_method: 'TRANSFER' });
    const told = () =>
      server.database.db
        .selectFrom('store_events')
        .where('store_id', '=', testStores.own)
        .select('kind')
        .orderBy('id')
        .execute();
    const already = await told();
    expect((await cancel(order_id)).body.order.fulfilment_status).toBe('CANCELLED');
    expect(await told()).toEqual([...already, { kind: 'order.unpaid' }]);
    expect(await counts()).toEqual(before);
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  });

  it('a second time is answered as the first, and changes nothing', async () => {
    const order_id = await place();
    const first = await cancel(order_id);
    const history = await historyOf(order_id);
    const second = await cancel(order_id);
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect(await historyOf(order_id)).toEqual(history);
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  });
});

describe('a move that conflicts', () => {
  it.each<FulfilmentStatus>(['PROCESSING', 'READY_FOR_PICKUP'])(
    'an order that is %s is not cancelled, and the answer says where it stands',
    async (status) => {
      const order_id = await place();
      await stand(order_id, status);
      const refused = await cancel(order_id);
      expect(refused.status).toBe(409);
      expect(refused.body.errors).toMatchObject({
        code: 'order_state_conflict',
        current_status: status,
      });
      expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
    },
  );

  it('an order somebody else cancelled is a conflict, too', async () => {
    const order_id = await place();
    await cancel(order_id);
    await server.database.db
      .updateTable('order_history')
      .set({ actor: 'OPERATOR' })
      .where('order_id', '=', order_id)
      .execute();
    expect((await cancel(order_id)).body.errors?.current_status).toBe('CANCELLED');
  });

  it('another’s order is not there', async () => {
    const order_id = await place();
    const other = await server.signIn(testPeople.otherBuyer);
    const refused = await cancel(order_id, other, testStores.otherBuyer);
    expect([refused.status, refused.body.errors?.code]).toEqual([404, 'order_not_found']);
    expect((await cancel('999999999')).body.errors?.code).toBe('order_not_found');
  });
});

describe('moves at once', () => {
  it('of many cancellations one takes place, and all are answered', async () => {
    const [before, wereReserved] = [await counts(), await reserved()];
    const order_id = await place();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => cancel(order_id)));
    expect(new Set(outcomes.map((outcome) => outcome.text)).size).toBe(1);
    expect(outcomes[0]?.status).toBe(200);
    expect(await historyOf(order_id)).toHaveLength(2);
    expect(await reserved()).toBe(wereReserved);
    expect(await counts()).toEqual({ ...before, CANCELLED: before.CANCELLED + 1 });
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  });

  /** What accepting will be: the pattern is for every move, and two kinds have to meet. */
  const accept: Move = {
    from: ['NEW'],
    to: 'PROCESSING',
    actor: 'SELLER',
    refunds: false,
    moveStock: async () => {},
  };

  it('of a cancellation and an acceptance one wins, and the other hears of it', async () => {
    const { rows } = await sql<Caller>`
      select id as user_id from users where phone_number = ${testPeople.owner}`.execute(
      server.database.db,
    );
    const seller = rows[0] as Caller;
    const scope = systemScope([testStores.own]);
    for (let round = 0; round < 10; round += 1) {
      const order_id = await place();
      const accepting = () =>
        moveOrder(server.database.db, seller, scope, order_id, accept).then(
          (row): string => row.fulfilment_status,
          (error: { details: { current_status: string } }) => error.details.current_status,
        );
      const cancelling = async () => {
        const { body } = await cancel(order_id);
        return body.errors?.current_status ?? body.order.fulfilment_status;
      };
      const both = round % 2 ? [accepting(), cancelling()] : [cancelling(), accepting()];
      const heard = await Promise.all(both);
      expect(new Set(heard).size).toBe(1);
      expect(await historyOf(order_id)).toHaveLength(2);
    }
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  });

  it('orders and cancellations of the same goods neither deadlock nor lose a piece', async () => {
    // Not of the buyer above: how many of theirs were in vain by now is left to chance.
    const token = await server.signIn(testPeople.otherBuyer);
    const buyer_store_id = testStores.otherBuyer;
    const order = () => place({ buyer_store_id }, token);
    const placed: string[] = [];
    for (let count = 0; count < 6; count += 1) placed.push(await order());
    const outcomes = await Promise.all(
      placed.flatMap((order_id) => [
        cancel(order_id, token, buyer_store_id).then(({ status }) => status),
        order(),
      ]),
    );
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(placed.length);
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  });
});
