import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BookedStore, openBookedStore } from '../../testing/booked-store.ts';
import { stockThere } from '../../testing/bookkeeping.ts';

const { accountingMapping } = contract;

let store: BookedStore;
let of: BookedStore['of'];
let sandbox: BookedStore['sandbox'];
let server: BookedStore['server'];
let owner: BookedStore['owner'];
let books: BookedStore['books'];
let company: BookedStore['company'];
let papersOf: BookedStore['papersOf'];
let wrongInBooks: BookedStore['wrongInBooks'];
let complete: BookedStore['complete'];
let invoiceOf: BookedStore['invoiceOf'];
let item_no: BookedStore['item_no'];
let others: BookedStore['others'];
let count: BookedStore['count'];
beforeAll(async () => {
  store = await openBookedStore();
  ({ of, sandbox, server, owner, books, company, papersOf, wrongInBooks, complete, invoiceOf } =
    store);
  ({ item_no, others, count } = store);
}, 60_000);
afterEach(() => store.clear());
afterAll(() => store.close());

describe('documents and stock when something goes wrong [RT-52] [RT-53]', () => {
  it('an invoice whose answer was lost is not saved twice, even where two may have one number', async () => {
    sandbox.faults.allows_twins = true;
    for (const kind of ['hang_after', 'status_after'] as const) {
      const order_id = await complete();
      sandbox.faults.add({ kind, path: 'sales-invoice/save' });
      await books.keep();
      await books.deliver();
      const document = await invoiceOf(order_id);
      expect(document?.state).toBe('SENDING');
      expect(papersOf(document?.number ?? '')).toHaveLength(1);
      expect((await books.differences()).map(({ reason }) => reason)).toContain('NOT_SENT');
      await books.inStep();
      expect(await wrongInBooks()).toEqual([]);
      expect(await books.differences()).toEqual([]);
    }
  });

  it('a process that dies between the invoice and its note leaves one invoice', async () => {
    sandbox.faults.allows_twins = true;
    const order_id = await complete();
    await books.keep();
    const document = await invoiceOf(order_id);
    await books.deliver();
    expect(papersOf(document?.number ?? '')).toHaveLength(1);
    // As kill -9 would have left it: sent, and nothing written down of it.
    const { db } = server.database;
    await sql`update accounting_documents set state = 'SENDING', sent_at = null, accurate_id = null
      where id = ${document?.id}`.execute(db);
    await sql`update accounting_shelves s set agreed = agreed + l.pieces from (
        select variant_id, sum(quantity * base_quantity)::int as pieces from order_lines
        where order_id = ${order_id} group by 1) l where s.variant_id = l.variant_id`.execute(db);
    await sql`update outbox set state = 'WAITING', ended_at = null
      where payload ->> 'document_id' = ${document?.id}`.execute(db);
    await books.inStep();
    expect(await wrongInBooks()).toEqual([]);
  });

  it('503, 429 and a session that ends in a batch are gone through', async () => {
    for (let orders = 0; orders < 4; orders += 1) await complete();
    await books.keep();
    sandbox.faults.add({ kind: 'status', status: 503, path: 'sales-invoice/save' });
    sandbox.faults.add({ kind: 'status', status: 429, path: 'sales-invoice/list', after: 0 });
    await books.deliver();
    sandbox.command('session_expired');
    await books.deliverAll();
    await books.inStep();
    expect(await wrongInBooks()).toEqual([]);
    expect(sandbox.limits.seen.refused).toBe(0);
  });

  it('a process that ends in the middle of a batch loses none and sends none twice', async () => {
    sandbox.faults.allows_twins = true;
    for (let orders = 0; orders < 4; orders += 1) await complete();
    await books.keep();
    const before = company().invoices.length;
    sandbox.faults.add({ kind: 'hang_after', path: 'sales-invoice/save', after: 1 });
    const end = new AbortController();
    const ended = books.deliver(end.signal);
    await expect.poll(() => company().invoices.length).toBe(before + 2);
    end.abort();
    await ended;
    expect(company().invoices.length).toBe(before + 2);
    await books.inStep();
    expect(company().invoices.length).toBe(before + 4);
    expect(await wrongInBooks()).toEqual([]);
  });

  it('a stock whose answer was lost, and that is sold from meanwhile, is nobody’s decision', async () => {
    await count(50);
    await books.keep();
    sandbox.faults.add({ kind: 'hang_after', path: 'save-target-quantity' });
    await books.deliver();
    expect(stockThere(sandbox, item_no)).toBe(50);
    await count(47);
    await books.inStep();
    expect(stockThere(sandbox, item_no)).toBe(47);
    expect(await books.differences()).toEqual([]);
    expect(await wrongInBooks()).toEqual([]);
  });

  it('what of a batch is not taken stands alone, and holds up no other', async () => {
    const item = { database: 801, no: `MP-${others.variant_id}` };
    sandbox.command('item_suspended', item);
    await count(61);
    await count(62, others);
    await books.inStep();
    expect(stockThere(sandbox, item_no)).toBe(61);
    const [row] = await books.differences();
    expect(row).toMatchObject({
      reason: 'REFUSED',
      words: expect.stringContaining('tidak aktif'),
      actions: ['RETRY'],
      product: { variant_id: others.variant_id },
    });
    // Nothing is asked about it meanwhile.
    expect(await books.keep()).toBe(0);
    sandbox.command('item_suspended', { ...item, suspended: false });
    expect((await books.settle(row?.id ?? '', 'RETRY')).body.difference).toBeNull();
    await books.deliverAll();
    expect(await wrongInBooks()).toEqual([]);
  });

  it('an item that is gone is said to be, and the others go on', async () => {
    const no = `MP-${others.variant_id}`;
    const item = company().items.get(no);
    sandbox.command('item_deleted', { database: 801, no });
    await count(63);
    await count(64, others);
    await books.inStep();
    expect(stockThere(sandbox, item_no)).toBe(63);
    await books.compare();
    expect(await books.differences()).toMatchObject([{ reason: 'ITEM_GONE' }]);
    const query = { ...of, is_broken: 'true' };
    const { body } = await server.call(accountingMapping.list, { query }, owner);
    expect(body.data.map(({ barrier }) => barrier?.code)).toContain('ITEM_UNKNOWN');
    if (item) company().items.set(no, item);
    await books.compare();
    expect(await books.differences()).toEqual([]);
    expect(await wrongInBooks()).toEqual([]);
  });

  it('what Accurate refuses stands on the board in its words, and goes when it is mended', async () => {
    const order_id = await complete();
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    sandbox.command('period_closed', { database: 801, until: today.replaceAll('-', '') });
    await books.inStep();
    const [row] = await books.differences({ subject: 'DOCUMENT' });
    expect(row).toMatchObject({
      reason: 'DATED_BACK',
      words: expect.stringContaining('ditutup'),
      actions: ['RETRY', 'ACCEPT_THEIRS'],
      document: { order_id },
    });
    expect((await books.registration()).waiting).toBe(1);
    const failed = await books.log({ state: 'FAILED' });
    expect(failed[0]).toMatchObject({ kind: 'INVOICE', can_retry: true });
    sandbox.command('period_closed', { database: 801, until: '' });
    expect((await books.settle(row?.id ?? '', 'RETRY')).status).toBe(200);
    await books.inStep();
    expect(await wrongInBooks()).toEqual([]);
    expect((await books.settle(row?.id ?? '', 'RETRY')).body.errors?.code).toBe(
      'accounting_difference_not_found',
    );
  });

  it('what is not linked is held, and goes by itself when it is', async () => {
    const order_id = await complete();
    const [line] = await server.database.db
      .selectFrom('order_lines')
      .where('order_id', '=', order_id)
      .select('inventory_id')
      .execute();
    const link = (
      await server.database.db
        .selectFrom('accounting_links')
        .selectAll()
        .where('inventory_id', '=', line?.inventory_id ?? '')
        .execute()
    )[0];
    const inventory_id = link?.inventory_id ?? '';
    await server.call(
      accountingMapping.remove,
      { body: { ...of, inventory_ids: [inventory_id] } },
      owner,
    );
    await books.inStep();
    expect((await invoiceOf(order_id))?.state).toBe('HELD');
    expect((await books.differences({ subject: 'DOCUMENT' }))[0]?.reason).toBe('UNLINKED');
    const links = [{ inventory_id, item_no: link?.item_no, unit_name: link?.unit_name }];
    const linked = await server.call(accountingMapping.confirm, { body: { ...of, links } }, owner);
    expect(linked.body.refused).toEqual([]);
    await books.inStep();
    expect((await invoiceOf(order_id))?.state).toBe('SENT');
    expect(await books.differences()).toEqual([]);
    expect(await wrongInBooks()).toEqual([]);
  });
});
