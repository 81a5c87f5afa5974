import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEvents } from '../../../testing/event-reader.ts';
import { placePaidOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { expireOrders } from './expire-orders.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The present of the test world is long past; here nothing is overdue but what a test says.
  await sql`update orders set deadline_at = now() + interval '1 day' where deadline_at is not null`.execute(
    server.database.db,
  );
});
afterAll(() => server.close());

const { signal } = new AbortController();
const expire = () => expireOrders(server.database.db, signal);

type Found = { id: string; store_id: string };

/** Lets the deadline of some orders pass. */
async function letPass(
  status: string,
  limit: number,
  { arrived = true, first = '0' }: { arrived?: boolean; first?: string } = {},
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    update orders set deadline_at = now() - interval '1 second'
    where id in (select id from orders where fulfilment_status = ${status}::fulfilment_status
      and (arrived_at is not null) = ${arrived}::boolean
      order by store_id = ${first}::bigint desc, id limit ${limit})
    returning id, store_id`.execute(server.database.db);
  return rows;
}

const statuses = async (orders: Found[]) => {
  const rows = await server.database.db
    .selectFrom('orders')
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .select('fulfilment_status')
    .execute();
  return new Set(rows.map((row) => row.fulfilment_status));
};

describe('an order the seller has not answered in time', () => {
  it('expires once, with all that follows, however many sweeps meet', async () => {
    const { db } = server.database;
    const overdue = await letPass('NEW', 4);
    expect(overdue).toHaveLength(4);
    const moved = await Promise.all([expire(), expire(), expire()]);
    expect(moved.reduce((sum, each) => sum + each)).toBe(overdue.length);
    expect(await statuses(overdue)).toEqual(new Set(['EXPIRED']));
    const history = await db
      .selectFrom('order_history')
      .where('to_status', '=', 'EXPIRED')
      .where(
        'order_id',
        'in',
        overdue.map(({ id }) => id),
      )
      .select(['actor', 'user_id', 'from_status'])
      .execute();
    expect(history).toEqual(
      overdue.map(() => ({ actor: 'SYSTEM', user_id: null, from_status: 'NEW' })),
    );
    expect(await whatDoesNotAddUp(db)).toEqual([]);
    expect(await expire()).toBe(0);
  });

  it('leaves the open screens of the seller, and gives back what was paid', async () => {
    const owner = await server.signIn(testPeople.owner);
    const reader = await readEvents(server, owner);
    const buyer = await server.signIn(testPeople.buyer);
    const order = await placePaidOrder(server, buyer, {
      buyer_store_id: testStores.buyer,
      seller_store_id: testStores.own,
    });
    await server.database.db
      .updateTable('orders')
      .set({ deadline_at: sql`now() - interval '1 second'` })
      .where('id', '=', order.id)
      .execute();
    await expire();
    const told = await reader.find(
      ({ payload }) => payload.id === order.id && payload.fulfilment_status === 'EXPIRED',
    );
    reader.close();
    expect(told.data.payload).toMatchObject({
      id: order.id,
      fulfilment_status: 'EXPIRED',
      previous_fulfilment_status: 'NEW',
      payment_status: 'REFUNDED',
      deadline_at: null,
      copywriting: 'Kedaluwarsa karena tidak ditanggapi.',
    });
  });

  it('does not take others with it: later ones, other statuses, unpaid transfers', async () => {
    const others = [...(await letPass('PROCESSING', 3)), ...(await letPass('DELIVERED', 3))];
    const buyer = await server.signIn(testPeople.buyer);
    const { rows } = await sql<{ inventory_id: string; quantity: number }>`
      select i.id as inventory_id, i.minimum_order as quantity
      from inventories i join stocks s using (store_id, variant_id)
      join product_units pu on pu.id = i.product_unit_id
      where i.store_id = ${testStores.own}::bigint and i.state = 'ACTIVE'
        and s.stock - s.reserved >= pu.base_quantity * i.minimum_order limit 1`.execute(
      server.database.db,
    );
    const body = {
      buyer_store_id: testStores.buyer,
      seller_store_id: testStores.own,
      payment_method: 'TRANSFER',
      delivery: 'STORE_COURIER',
      lines: rows,
    };
    await server.call(contract.orders.create, { body }, buyer);
    const unpaid = await letPass('NEW', 1_000, { arrived: false });
    expect(unpaid.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(await expire()).toBe(0);
  });

  it('that cannot be moved is named, and the others expire', async () => {
    const { db } = server.database;
    const overdue = await letPass('NEW', 3);
    expect(overdue).toHaveLength(3);
    const [stuck] = overdue;
    // Nothing is reserved any more that could be given back.
    await sql`
      update stocks set reserved = 0 from order_lines l
      where l.order_id = ${stuck?.id}::bigint and l.store_id = stocks.store_id
        and l.variant_id = stocks.variant_id`.execute(db);
    await expect(expire()).rejects.toThrow('1 times moving unanswered orders failed, 2 were done');
    const left = await db
      .selectFrom('orders')
      .where(
        'id',
        'in',
        overdue.map(({ id }) => id),
      )
      .where('fulfilment_status', '=', 'NEW')
      .select('id')
      .execute();
    expect(left.map(({ id }) => id)).toContain(stuck?.id);
    expect(left.length).toBeLessThan(overdue.length);
  });
});
