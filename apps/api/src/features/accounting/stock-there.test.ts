import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BookedStore, openBookedStore } from '../../testing/booked-store.ts';
import { stockThere } from '../../testing/bookkeeping.ts';
import { listingNow } from '../../testing/listings.ts';
import { noteSending, readShelves } from './sync/shelves.sql.ts';

const { accounting } = contract;

let store: BookedStore;
let of: BookedStore['of'];
let sandbox: BookedStore['sandbox'];
let server: BookedStore['server'];
let owner: BookedStore['owner'];
let books: BookedStore['books'];
let goods: BookedStore['goods'];
let papersOf: BookedStore['papersOf'];
let wrongInBooks: BookedStore['wrongInBooks'];
let item_no: BookedStore['item_no'];
let complete: BookedStore['complete'];
let count: BookedStore['count'];
let countThere: BookedStore['countThere'];
beforeAll(async () => {
  store = await openBookedStore();
  ({
    of,
    sandbox,
    server,
    owner,
    books,
    goods,
    papersOf,
    wrongInBooks,
    item_no,
    complete,
    count,
    countThere,
  } = store);
}, 60_000);
afterEach(() => store.clear());
afterAll(() => store.close());

describe('stock changed there [RT-53]', () => {
  it('waits for a person, who says whose number holds', async () => {
    countThere(500);
    await books.compare();
    const [row] = await books.differences({ subject: 'PRODUCT' });
    expect(row).toMatchObject({ reason: 'CHANGED_THERE', theirs: 500 });
    const stale = await books.settle(row?.id ?? '', 'ACCEPT_THEIRS', { theirs: 499 });
    expect(stale.body.errors?.code).toBe('accounting_difference_changed');
    expect((await books.settle(row?.id ?? '', 'ACCEPT_THEIRS')).body.difference).toBeNull();
    expect((await listingNow(server, goods)).stock).toBe(500);
    expect(await books.keep()).toBe(0);
    expect(await wrongInBooks()).toEqual([]);
  });

  it('and here in the same minute is neither overwritten; ours is sent when it is said to hold', async () => {
    countThere(40);
    await count(60);
    await books.inStep();
    const [row] = await books.differences({ subject: 'PRODUCT' });
    expect(row).toMatchObject({ reason: 'CHANGED_BOTH', ours: 60, theirs: 40 });
    expect(stockThere(sandbox, item_no)).toBe(40);
    await books.settle(row?.id ?? '', 'ACCEPT_OURS', { ours: 60, theirs: 40 });
    await books.deliverAll();
    expect(stockThere(sandbox, item_no)).toBe(60);
    expect(await wrongInBooks()).toEqual([]);
  });

  it('does not flow over a link whose unit holds something else by now, either way', async () => {
    const { db } = server.database;
    const units = sql`(select units from accounting_items where item_no = ${item_no})`;
    const rename = (to: string) =>
      sql`update accounting_items set units = ${to}::jsonb where item_no = ${item_no}`.execute(db);
    const { rows } = await sql<{ units: object }>`select ${units} as units`.execute(db);
    await rename('[{"name":"BAL","ratio":1}]');
    const before = stockThere(sandbox, item_no);
    await count(before + 25);
    await books.inStep();
    expect(stockThere(sandbox, item_no)).toBe(before);
    await rename(JSON.stringify(rows[0]?.units));
    await books.inStep();
    expect(stockThere(sandbox, item_no)).toBe(before + 25);
    expect(await wrongInBooks()).toEqual([]);
  });

  it('is not overwritten by what was looked at before the product was linked to another item', async () => {
    const { db } = server.database;
    const [shelf] = await readShelves(db, books.store, [goods.variant_id]);
    if (!shelf) throw new Error('nothing is linked');
    const noted = { ...shelf, pieces: shelf.expected };
    expect(await noteSending(db, books.store, [{ ...noted, item_no: 'MP-OTHER' }])).toEqual(
      new Set(),
    );
    expect(await noteSending(db, books.store, [{ ...noted, agreed: 7_777 }])).toEqual(new Set());
    expect(await noteSending(db, books.store, [noted])).toEqual(new Set([goods.variant_id]));
    await books.inStep();
  });

  it('is taken over where Accurate leads, and what was counted here waits', async () => {
    const { version } = await books.registration();
    const body = { ...of, version, stock_leader: 'ACCURATE', invoicing: 'DAILY' };
    expect((await server.call(accounting.saveSettings, { body }, owner)).status).toBe(200);
    countThere(90);
    await books.compare();
    expect((await listingNow(server, goods)).stock).toBe(90);
    await count(95);
    await books.inStep();
    expect((await books.differences())[0]).toMatchObject({ reason: 'CHANGED_HERE', ours: 95 });
    await books.settle((await books.differences())[0]?.id ?? '', 'ACCEPT_THEIRS');
    expect((await listingNow(server, goods)).stock).toBe(90);
  });

  it('a day is one invoice where it is so chosen, sent when the day is over', async () => {
    const orders = [await complete(), await complete()];
    await books.inStep();
    const open = (await books.documents()).filter(({ state }) => state === 'OPEN');
    expect(open).toHaveLength(1);
    await sql`update accounting_documents set day = day - 1 where id = ${open[0]?.id}`.execute(
      server.database.db,
    );
    await books.inStep();
    expect(papersOf(open[0]?.number ?? '')[0]?.customerNo).toBe('MP-HARIAN');
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from accounting_document_orders where document_id = ${open[0]?.id}`.execute(
      server.database.db,
    );
    expect(rows[0]?.count).toBe(orders.length);
    expect(await wrongInBooks()).toEqual([]);
  });

  it('an item that is called otherwise is the same item, and the log tells of it', async () => {
    sandbox.command('item_renamed', { database: 801, no: item_no, name: 'NAMA BARU' });
    await books.compare();
    const [renamed] = await books.log({ kind: 'ITEM_CHANGED' });
    expect(renamed).toMatchObject({
      about: item_no,
      change: expect.stringContaining('→ NAMA BARU'),
    });
    expect(await wrongInBooks()).toEqual([]);
  });

  it('a warehouse that is gone stops it, and another is chosen', async () => {
    sandbox.command('warehouse_deleted', { database: 801, warehouse_id: 50 });
    await books.compare();
    expect(await books.registration()).toMatchObject({
      stage: 'CHOOSE_WAREHOUSE',
      problem: 'WAREHOUSE_GONE',
    });
  });
});
