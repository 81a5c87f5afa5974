import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDriving } from '../../../testing/driver-trips.ts';
import { photo } from '../../../testing/photos.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const { orderPapers } = contract;
let world: Awaited<ReturnType<typeof startDriving>>;
beforeAll(async () => {
  world = await startDriving();
});
afterAll(() => world.server.close());

type Trip = Awaited<ReturnType<typeof world.trip>>;

const balance = async (account: 'DRIVER_CASH' | 'ESCROW' | 'RECEIVABLE', party_id: string) => {
  const row = await world.server.database.db
    .selectFrom('balances')
    .where('store_id', '=', world.store_id)
    .where('account', '=', account)
    .where('party_id', '=', party_id)
    .select('amount')
    .executeTakeFirst();
  return Number(row?.amount ?? 0);
};
const addsUp = async () => expect(await whatDoesNotAddUp(world.server.database.db)).toEqual([]);
const proof = async ({ driver, first }: Trip) =>
  (await driver.sendPhoto(first, await photo())).body.file_id;

/** The first line of which one can be left out, and how the order is without one of it. */
async function shortened(order_id: string) {
  const before = await world.detail(order_id);
  const line = before.lines.find(({ quantity }) => quantity > 1) ?? before.lines[0];
  if (!line) throw new Error('an order without lines');
  const { variant_id } = await world.server.database.db
    .selectFrom('order_lines')
    .where('id', '=', line.id)
    .select('variant_id')
    .executeTakeFirstOrThrow();
  const stock = async () => {
    const { stock } = await world.server.database.db
      .selectFrom('stocks')
      .where('store_id', '=', world.store_id)
      .where('variant_id', '=', variant_id)
      .select('stock')
      .executeTakeFirstOrThrow();
    return stock;
  };
  const lines = [{ line_id: line.id, quantity: line.quantity - 1 }];
  return { before, line, lines, stock, stockBefore: await stock() };
}

it.each(['COD', 'TRANSFER', 'TERM'])(
  'short: %s, the line is lowered first; total, stock, book, invoice and what goes back follow',
  async (payment_method) => {
    const terms = payment_method === 'TERM' ? { term_days: 14 } : {};
    const trip = await world.trip({ payment_method, things: 2, ...terms });
    const { driver, first, courier_id } = trip;
    const { before, line, lines, stock, stockBefore } = await shortened(first);
    const answer = await driver.deliver(first, { lines, photo_id: await proof(trip) });
    expect(answer.status).toBe(200);
    const after = await world.detail(first);
    const total = before.order.total_amount - line.unit_price;
    const isPrepaid = payment_method === 'TRANSFER';
    expect(after.order.total_amount).toBe(total);
    expect(after.refunded_amount).toBe(isPrepaid ? line.unit_price : 0);
    expect(await stock()).toBe(stockBefore + line.base_quantity);
    expect(after.timeline.at(-1)).toMatchObject({
      reason: 'Diterima kurang dari pesanan',
      note: `Kurang 1 ${line.uom_name} ${line.product_name}`,
    });
    const cash = payment_method === 'COD' ? total : 0;
    expect(await balance('DRIVER_CASH', courier_id)).toBe(cash);
    expect(await balance('ESCROW', first)).toBe(isPrepaid ? total : 0);
    expect(await balance('RECEIVABLE', first)).toBe(payment_method === 'TERM' ? total : 0);
    const query = { store_id: world.store_id, order_id: first };
    const { invoice } = (await world.server.call(orderPapers.invoiceDetail, { query }, world.owner))
      .body;
    expect(invoice.total_amount).toBe(before.order.total_amount);
    expect(invoice.credit_notes).toMatchObject([
      { amount: line.unit_price, lines: [{ product_name: line.product_name, quantity: 1 }] },
    ]);
    await addsUp();
  },
);

it('short: more than there is, a line of another order, and nothing at all are refused beside the field', async () => {
  const { driver, first, second } = await world.trip({}, {});
  const { line } = await shortened(first);
  const other = (await shortened(second)).line;
  const fieldsOf = async (lines: object[]) => {
    const { status, body } = await driver.deliver(first, { lines });
    return [status, Object.keys(body.errors?.fields ?? {})];
  };
  expect(await fieldsOf([{ line_id: line.id, quantity: line.quantity + 1 }])).toEqual([
    400,
    ['lines.0.quantity'],
  ]);
  expect(await fieldsOf([{ line_id: other.id, quantity: 1 }])).toEqual([400, ['lines.0.line_id']]);
  const { lines } = await world.detail(first);
  const none = lines.map(({ id }) => ({ line_id: id, quantity: 0 }));
  expect(await fieldsOf(none)).toEqual([400, ['lines']]);
  expect((await world.detail(first)).order.fulfilment_status).toBe('SHIPPED');
});

it('short: what is missing or broken does not go back onto the shelf, and the store is told', async () => {
  const trip = await world.trip({ payment_method: 'TRANSFER', things: 2 });
  const { driver, first } = trip;
  const { line, lines, stock, stockBefore } = await shortened(first);
  const lost = lines.map((each) => ({ ...each, goods: 'TO_LOSS' }));
  await driver.deliver(first, { lines: lost, signature_id: await proof(trip) });
  expect(await stock()).toBe(stockBefore);
  const after = await world.detail(first);
  expect(after.refunded_amount).toBe(line.unit_price);
  expect(after.timeline.at(-1)).toMatchObject({
    note: `Kurang 1 ${line.uom_name} ${line.product_name} (hilang atau rusak)`,
  });
  await addsUp();
});

it('short: takes a photo or a signature, and is refused beside the field without', async () => {
  const { driver, first } = await world.trip({});
  const { line, lines } = await shortened(first);
  const { status, body } = await driver.deliver(first, { lines });
  expect([status, body.errors?.fields]).toMatchObject([400, { photo_id: expect.anything() }]);
  expect(await world.detail(first)).toMatchObject({ order: { fulfilment_status: 'SHIPPED' } });
  // A line that is named and not lowered gives nothing back.
  const whole = [{ line_id: line.id, quantity: line.quantity }];
  expect((await driver.deliver(first, { lines: whole })).status).toBe(200);
});
