import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BookedStore, openBookedStore } from '../../testing/booked-store.ts';
import { stockThere } from '../../testing/bookkeeping.ts';
import { openComplaints } from '../../testing/complaints.ts';
import { orderAt } from '../../testing/order-at.ts';
import { testStores } from '../../world/test-cast.ts';

let store: BookedStore;
let sides: BookedStore['sides'];
let sandbox: BookedStore['sandbox'];
let server: BookedStore['server'];
let buyer: BookedStore['buyer'];
let books: BookedStore['books'];
let company: BookedStore['company'];
let papersOf: BookedStore['papersOf'];
let wrongInBooks: BookedStore['wrongInBooks'];
let item_no: BookedStore['item_no'];
let complete: BookedStore['complete'];
let invoiceOf: BookedStore['invoiceOf'];
let count: BookedStore['count'];
let play: Awaited<ReturnType<typeof openComplaints>>;
beforeAll(async () => {
  store = await openBookedStore();
  ({
    sides,
    sandbox,
    server,
    buyer,
    books,
    company,
    papersOf,
    wrongInBooks,
    item_no,
    complete,
    invoiceOf,
    count,
  } = store);
  play = await openComplaints(server);
}, 60_000);
afterEach(() => store.clear());
afterAll(() => store.close());

describe('kept in step [RT-53]', () => {
  it('a completed order is an invoice of the same sum, its stock leaves once, its buyer is a customer', async () => {
    const order_id = await complete({ things: 2 });
    await books.inStep();
    const document = await invoiceOf(order_id);
    expect(document).toMatchObject({ state: 'SENT', attempts: 1 });
    const [paper] = papersOf(document?.number ?? '');
    expect(paper?.totalAmount).toBe(document?.total);
    expect(company().customers.get(`MP-${testStores.buyer}`)).toBeDefined();
    expect(await wrongInBooks()).toEqual([]);
    // Looked at again there is nothing left to do.
    expect(await books.keep()).toBe(0);
  });

  it('what has been shipped and not completed is still in their stock', async () => {
    await orderAt(server, buyer, sides, 'SHIPPED');
    await books.inStep();
    expect(await wrongInBooks()).toEqual([]);
    const adjusted = company().adjustments.length;
    await books.inStep();
    expect(company().adjustments.length).toBe(adjusted);
  });

  it('what was counted here is theirs, where the marketplace leads', async () => {
    await count(77);
    await books.inStep();
    expect(stockThere(sandbox, item_no)).toBe(77);
    expect(await wrongInBooks()).toEqual([]);
  });

  it('a link of which nobody knows what both hold is looked at, though nothing has moved for long', async () => {
    await books.inStep();
    const { db } = server.database;
    const ofStore = sql`where store_id = ${testStores.own}`;
    await sql`update stock_ledger set created_at = created_at - interval '1 hour' ${ofStore}`.execute(
      db,
    );
    expect(await books.keep()).toBe(0);
    await sql`update accounting_shelves set agreed = null ${ofStore}`.execute(db);
    expect(await books.keep()).toBe(1);
    await books.deliverAll();
    expect(await wrongInBooks()).toEqual([]);
    expect(await books.keep()).toBe(0);
  });

  it('what is given back of an order is a return, of goods and of the rest', async () => {
    const order_id = await play.order('COMPLETED');
    const lines = await play.linesOf(order_id);
    await books.inStep();
    const registered = await play.register(order_id);
    expect(registered.status, registered.text).toBe(200);
    const refund = lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0);
    await sql`update complaint_lines set refund_quantity = quantity, goods = 'TO_LOSS',
        refund_amount = ${refund}::numeric / ${lines.length}
      where complaint_id = ${registered.body.complaint.id}`.execute(server.database.db);
    await sql`update complaints set state = 'RESOLVED', closed_at = now(), refund_amount = ${refund}, deadline_at = null
      where id = ${registered.body.complaint.id}`.execute(server.database.db);
    await sql`update orders set fulfilment_status = 'COMPLETED' where id = ${order_id}`.execute(
      server.database.db,
    );
    await books.inStep();
    const [document] = (await books.documents()).filter(({ kind }) => kind === 'RETURN');
    expect(document).toMatchObject({ state: 'SENT', order_id });
    expect(papersOf(document?.number ?? '')[0]).toMatchObject({ totalAmount: refund });
  });

  it('what is given back while the log has forgotten it is found among the complaints', async () => {
    const { db } = server.database;
    const order_id = await play.order('COMPLETED');
    await books.inStep();
    const { complaint } = (await play.register(order_id)).body;
    await sql`update complaint_lines set refund_quantity = 1, goods = 'TO_LOSS', refund_amount = 1000
      where complaint_id = ${complaint.id} and order_line_id = (
        select min(order_line_id) from complaint_lines where complaint_id = ${complaint.id})`.execute(
      db,
    );
    await sql`update complaints set state = 'RESOLVED', closed_at = now(), refund_amount = 1000, deadline_at = null
      where id = ${complaint.id}`.execute(db);
    await sql`update orders set fulfilment_status = 'COMPLETED' where id = ${order_id}`.execute(db);
    await sql`delete from store_events where store_id = ${testStores.own}`.execute(db);
    await books.inStep();
    const of = (await books.documents()).filter((each) => each.order_id === order_id);
    expect(of.map(({ kind, state }) => [kind, state]).sort()).toEqual([
      ['INVOICE', 'SENT'],
      ['RETURN', 'SENT'],
    ]);
  });
});
