import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { sql } from 'kysely';
import { readShelves } from '../features/accounting/sync/shelves.sql.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { connectBooks, openAccurate } from './accurate.ts';
import { bookkeeping, companyOf, stockThere } from './bookkeeping.ts';
import { listingNow, listProduct } from './listings.ts';
import { orderAt } from './order-at.ts';
import { startTestServer } from './test-server.ts';

const marketplace_store_id: string = testStores.own;
const of = { marketplace_store_id };
const sides = { buyer_store_id: testStores.buyer, seller_store_id: marketplace_store_id };

/** A shop whose listings are all made there and linked, as one has them that had no items; and two products of its own. */
export async function openBookedStore() {
  const there = await openAccurate();
  const { sandbox } = there;
  const server = await startTestServer(there.settings);
  const { db } = server.database;
  const owner = await server.signIn(testPeople.owner);
  const buyer = await server.signIn(testPeople.buyer);
  const books = bookkeeping(server, there.settings, owner, marketplace_store_id);
  await connectBooks(server, owner, marketplace_store_id);
  await books.run();
  const [goods] = await listProduct(server, owner, marketplace_store_id);
  const [others] = await listProduct(server, owner, marketplace_store_id);
  if (!goods || !others) throw new Error('nothing was listed');
  const all = await db
    .selectFrom('inventories')
    .where('store_id', '=', marketplace_store_id)
    .select('id')
    .execute();
  const body = { ...of, inventory_ids: all.map(({ id }) => id) };
  await server.call(contract.accountingMapping.saveToAccurate, { body }, owner);
  await books.run();
  await books.inStep();
  const company = () => companyOf(sandbox);
  const papersOf = (number: string) =>
    [...company().invoices, ...company().returns].filter((paper) => paper.number === number);

  /** Both books held against each other: what is wrong, in words. */
  const wrongInBooks = async (): Promise<string[]> => {
    const wrong: string[] = [];
    const { rows: missing } = await sql<{ id: string }>`
      select o.id from orders o
      join accounting_stores a on a.store_id = o.store_id
      join order_history h on h.store_id = o.store_id and h.order_id = o.id and h.to_status = 'COMPLETED'
        and h.created_at >= a.sends_from
      where o.store_id = ${marketplace_store_id} and o.fulfilment_status = 'COMPLETED'
        and 1 <> (select count(*) from accounting_document_orders d
          where d.store_id = o.store_id and d.order_id = o.id and d.complaint_id = 0)`.execute(db);
    for (const { id } of missing) wrong.push(`order ${id} is not in one document`);
    const documents = await books.documents();
    for (const { number, state, total } of documents) {
      const papers = papersOf(number);
      if (state === 'SENT' && papers.length !== 1) wrong.push(`${number}: ${papers.length} there`);
      if (state !== 'SENT') wrong.push(`${number} is ${state}`);
      for (const { totalAmount } of papers)
        if (totalAmount !== total) wrong.push(`${number}: ${totalAmount} there, ${total} here`);
    }
    const known = new Set(documents.map(({ number }) => number));
    for (const { number } of [...company().invoices, ...company().returns])
      if (!known.has(number)) wrong.push(`${number} is nobody’s`);
    for (const { name, item_no, expected, pieces } of await readShelves(db, books.store)) {
      const stock = Math.round(stockThere(sandbox, item_no) * pieces);
      if (stock !== expected) wrong.push(`${name}: ${stock} there, ${expected} here`);
    }
    return wrong;
  };

  return {
    ...{ of, sides, there, sandbox, server, owner, buyer, books, goods, others },
    ...{ company, papersOf, wrongInBooks, item_no: `MP-${goods.variant_id}` },
    complete: (more: { things?: number; [field: string]: unknown } = {}) =>
      orderAt(server, buyer, sides, 'COMPLETED', more),
    invoiceOf: async (order_id: string) =>
      (await books.documents()).find(
        (each) => each.order_id === order_id && each.kind === 'INVOICE',
      ),
    /** Counts a product of its own. */
    count: async (counted: number, of: InventoryRow = goods) => {
      const now = await listingNow(server, of);
      const stock = { counted, seen: now.stock };
      const body = {
        store_id: marketplace_store_id,
        inventory_id: now.id,
        version: now.version,
        stock,
      };
      const { status, text } = await server.call(contract.inventories.update, { body }, owner);
      if (status !== 200) throw new Error(text);
    },
    /** Somebody edits the first one's stock there. */
    countThere: (stock: number) =>
      sandbox.command('stock_edited', {
        database: 801,
        no: `MP-${goods.variant_id}`,
        warehouse_id: 50,
        stock,
      }),
    clear: () => {
      sandbox.faults.clear();
      sandbox.faults.allows_twins = false;
    },
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
}

export type BookedStore = Awaited<ReturnType<typeof openBookedStore>>;
