import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOrder, placePaidOrder } from '../../../testing/place-order.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

let server: TestServer;
let buyer: string;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
  await stockUp(server.database.db, testStores.own);
});
afterAll(() => server.close());

const store_id: string = testStores.own;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };

type Line = {
  id: string;
  ordered_quantity: number;
  quantity: number;
  unit_price: number;
  product_name: string;
};
const linesOf = (order_id: string): Promise<Line[]> =>
  server.database.db
    .selectFrom('order_lines')
    .where('order_id', '=', order_id)
    .select(['id', 'ordered_quantity', 'quantity', 'unit_price', 'product_name'])
    .orderBy('id')
    .execute();
const rowOf = (order_id: string) =>
  server.database.db
    .selectFrom('orders')
    .where('id', '=', order_id)
    .select(['payment_status', 'refunded_amount', 'total_amount', 'subtotal', 'shipping_fee'])
    .executeTakeFirstOrThrow();

/** Two of each of some things, which may be lowered. */
async function place({ allow_partial = true, things = 3, isPaid = false } = {}) {
  const goods = await server.call(contract.inventories.forSale, { query: sides }, buyer);
  const lines = goods.body.data.slice(0, things).map(({ inventory_id, minimum_order }) => ({
    inventory_id,
    quantity: minimum_order * 2,
  }));
  const how = isPaid ? placePaidOrder : placeOrder;
  const order = await how(server, buyer, sides, { allow_partial, lines });
  return { order, lines: await linesOf(order.id) };
}

const accept = (order_id: string, lines: { line_id: string; quantity: number }[]) =>
  server.call(contract.orders.accept, { body: { store_id, order_id, lines } }, owner);

const first = (lines: Line[]): Line => {
  const [line] = lines;
  if (!line) throw new Error('an order without lines');
  return line;
};

it('less of some lines: lines, total, stock and money follow in the same move [API-24] [ST-19]', async () => {
  const { order, lines } = await place({ isPaid: true });
  const [one, two, three] = lines;
  if (!one || !two || !three) throw new Error('too few lines');
  const { body } = await accept(order.id, [
    { line_id: one.id, quantity: 0 },
    { line_id: two.id, quantity: 1 },
  ]);
  const less = one.unit_price * one.quantity + two.unit_price * (two.quantity - 1);
  expect(body.order).toMatchObject({
    fulfilment_status: 'PROCESSING',
    total_amount: order.total_amount - less,
    total_product_unit: 2,
    first_product_name: two.product_name,
    payment_status: 'PAID',
  });
  expect((await rowOf(order.id)).refunded_amount).toBe(less);
  expect((await linesOf(order.id)).map(({ quantity }) => quantity)).toEqual([0, 1, three.quantity]);
  const listed = await server.call(
    contract.orders.list,
    { query: { seller_store_id: store_id, query: order.order_number } },
    owner,
  );
  expect(listed.body.data[0]).toMatchObject({ total_amount: body.order.total_amount });
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);

  // What is left goes back too when it cannot be sent after all.
  const reject = { store_id, order_id: order.id, reason_id: 'out_of_stock' };
  await server.call(contract.orders.reject, { body: reject }, owner);
  expect(await rowOf(order.id)).toMatchObject({
    payment_status: 'REFUNDED',
    refunded_amount: order.total_amount,
  });
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('lowered again in the same way it is answered as the first time, and lowered once', async () => {
  const { order, lines } = await place();
  const line = first(lines);
  const once = await accept(order.id, [{ line_id: line.id, quantity: 1 }]);
  const twice = await accept(order.id, [{ line_id: line.id, quantity: 1 }]);
  expect([twice.status, twice.body]).toEqual([200, once.body]);
  const otherwise = await accept(order.id, [{ line_id: line.id, quantity: 0 }]);
  expect([otherwise.status, otherwise.body.errors]).toMatchObject([
    409,
    { code: 'order_state_conflict', current_order: once.body.order },
  ]);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('a lower quantity keeps the price that was agreed for the larger one', async () => {
  const { order, lines } = await place();
  const line = first(lines);
  await sql`update order_lines set unit_price = 1000, tier_min_qty = quantity, line_total = 1000 * quantity
    where order_id = ${order.id}::bigint and id = ${line.id}::bigint`.execute(server.database.db);
  await accept(order.id, [{ line_id: line.id, quantity: 1 }]);
  expect(first(await linesOf(order.id))).toMatchObject({ unit_price: 1000, quantity: 1 });
  const { subtotal } = await rowOf(order.id);
  expect(subtotal).toBe(
    (await linesOf(order.id)).reduce((sum, each) => sum + each.unit_price * each.quantity, 0),
  );
});

it('where the buyer does not allow it nothing is lowered, and the same quantities are no lowering', async () => {
  const { order, lines } = await place({ allow_partial: false });
  const line = first(lines);
  const refused = await accept(order.id, [{ line_id: line.id, quantity: line.quantity - 1 }]);
  expect([refused.status, refused.body.errors?.code]).toEqual([409, 'partial_not_allowed']);
  expect(await linesOf(order.id)).toEqual(lines);
  const same = await accept(order.id, [{ line_id: line.id, quantity: line.quantity }]);
  expect(same.body.order.fulfilment_status).toBe('PROCESSING');
});

it('refuses no lines left, more than ordered, strangers and doubles, beside their fields [VR-01]', async () => {
  const { order, lines } = await place();
  const codes = async (wanted: { line_id: string; quantity: number }[]) => {
    const { errors } = (await accept(order.id, wanted)).body;
    const fields: Record<string, { code: string }> = errors?.fields ?? {};
    return Object.entries(fields).map(([field, { code }]) => `${field}: ${code}`);
  };
  const line = first(lines);
  const none = lines.map(({ id }) => ({ line_id: id, quantity: 0 }));
  expect(await codes(none)).toEqual(['lines: nothing_left']);
  const more = { line_id: line.id, quantity: line.quantity + 1 };
  expect(await codes([more, { line_id: '999999999', quantity: 1 }])).toEqual([
    'lines.0.quantity: more_than_ordered',
    'lines.1.line_id: line_unknown',
  ]);
  const one = { line_id: line.id, quantity: 1 };
  expect(await codes([one, one])).toEqual(['lines: duplicate']);
  expect(await codes([{ line_id: line.id, quantity: -1 }])).toEqual([
    'lines.0.quantity: too_small',
  ]);
  expect(await linesOf(order.id)).toEqual(lines);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('an order of 500 lines is lowered line by line', async () => {
  const { order, lines } = await place({ things: 1 });
  const { unit_price } = first(lines);
  const { db } = server.database;
  await sql`
    insert into order_lines (store_id, order_id, inventory_id, variant_id, product_name, uom_name,
      base_quantity, ordered_quantity, quantity, unit_price, line_total)
    select store_id, order_id, inventory_id, variant_id, product_name, uom_name, base_quantity, 2, 2,
      unit_price, unit_price * 2
    from order_lines, generate_series(1, 499) where order_id = ${order.id}::bigint`.execute(db);
  await sql`
    with filled as (
      update stocks s set stock = s.stock + l.base_quantity * 998, reserved = reserved + l.base_quantity * 998
      from order_lines l
      where s.store_id = ${order.store_id}::bigint and l.store_id = ${order.store_id}::bigint
        and l.id = ${first(lines).id}::bigint and s.variant_id = l.variant_id
      returning s.store_id, s.variant_id, l.base_quantity * 998 as change, s.stock
    )
    insert into stock_ledger (store_id, variant_id, change, stock_after, reason)
    select store_id, variant_id, change, stock, 'COUNT' from filled`.execute(db);
  await sql`update orders o set subtotal = l.sum, total_amount = l.sum + shipping_fee, total_product_unit = 500
    from (select sum(line_total) from order_lines where order_id = ${order.id}::bigint) l
    where o.id = ${order.id}::bigint`.execute(db);
  const all = await linesOf(order.id);
  const { body } = await accept(
    order.id,
    all.slice(1).map(({ id }, index) => ({ line_id: id, quantity: index % 2 })),
  );
  const { subtotal } = await rowOf(order.id);
  expect(body.order.total_product_unit).toBe(1 + 249);
  expect(subtotal).toBe(unit_price * (first(all).quantity + 249));
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});
