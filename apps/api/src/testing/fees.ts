import { contract } from '@marketplace/contract/contract';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { sql } from 'kysely';
import { rewriteHours } from '../features/book/book-hours.sql.ts';
import { collectFees } from '../features/fees/collections/collect-fees.service.ts';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { storeIn, systemScope } from '../platform/store-scope.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { orderAt } from './order-at.ts';
import type { TestServer } from './test-server.ts';

const { signal } = new AbortController();
const dayMs = 86_400_000;

/** The moment in so many days. */
export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** Plays a store that sells, and the weeks that go by. */
export async function openFees(server: TestServer) {
  const { db } = server.database;
  const owner = await server.signIn(testPeople.owner);
  const buyer = await server.signIn(testPeople.buyer);
  const store_id = testStores.own;
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  const order = (to: FulfilmentStatus, more: { things?: number; [field: string]: unknown } = {}) =>
    orderAt(server, buyer, sides, to, more);
  const list = async (more: Record<string, string> = {}) =>
    (await server.call(contract.feeCollections.list, { query: { store_id, ...more } }, owner)).body;
  return {
    owner,
    buyer,
    store_id,
    sides,
    order,
    /** An order that was completed so many days ago. */
    completed: async (daysAgo = 0, more: { things?: number } = {}) => {
      const order_id = await order('COMPLETED', more);
      await sql`update postings set created_at = now() - make_interval(days => ${daysAgo}::int)
        where store_id = ${store_id} and order_id = ${order_id}`.execute(db);
      await inTransaction(db, (db) => rewriteHours(db, storeIn(systemScope([store_id]), store_id)));
      return order_id;
    },
    /** The collections are made as they would be at a moment. */
    collect: (at?: string) => collectFees(db, signal, at),
    list,
    /** The newest. */
    newest: async () => {
      const [first] = (await list()).data;
      if (!first) throw new Error('there is no collection');
      return first;
    },
    state: async () =>
      (await server.call(contract.feeCollections.state, { query: { store_id } }, owner)).body,
    /** As if all that is unpaid had been due so many days ago. */
    dueDaysAgo: (days: number) =>
      sql`update fee_collections set due_at = now() - make_interval(days => ${days}::int)
        where store_id = ${store_id}`.execute(db),
    owed: async (party: 'ORDER' | 'COLLECTION' | 'CREDIT') => {
      const { rows } = await sql<{ amount: string }>`
        select coalesce(-sum(amount), 0)::text as amount from balances
        where store_id = ${store_id} and account = 'FEE_PAYABLE' and party = ${party}`.execute(db);
      return Number(rows[0]?.amount);
    },
    wrongSums: () => whatDoesNotAddUp(db, store_id),
  };
}
