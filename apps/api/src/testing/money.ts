import type { AnswerOf } from '@marketplace/contract/call';
import { contract } from '@marketplace/contract/contract';
import type { HoldingKind } from '@marketplace/contract/money-words';
import { sql } from 'kysely';
import { rewriteHours } from '../features/book/book-hours.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { storeIn, systemScope } from '../platform/store-scope.ts';
import { openFees } from './fees.ts';
import type { TestServer } from './test-server.ts';

const { money } = contract;
type Query = Record<string, string>;
type Followed<Row> = { data: Row[]; next: string | null };

/** Plays a store whose money is looked at. */
export async function openMoney(server: TestServer) {
  const fees = await openFees(server);
  const { owner, store_id } = fees;
  const { db } = server.database;
  const own = { store_id };
  const everyPage = async <Row>(ask: (query: Query) => Promise<Followed<Row>>, size: number) => {
    const rows: Row[] = [];
    let after: string | null = null;
    do {
      const page: Followed<Row> = await ask({ page_size: String(size), ...(after && { after }) });
      rows.push(...page.data);
      after = page.next;
    } while (after);
    return rows;
  };
  return {
    ...fees,
    balance: async (query: Query = own): Promise<AnswerOf<'GET /api/money/balance'>> =>
      (await server.call(money.balance, { query }, owner)).body,
    holdings: (kind: HoldingKind, query: Query = own, size = 2) =>
      everyPage(
        async (page) =>
          (await server.call(money.holdings, { query: { ...query, ...page, kind } }, owner)).body,
        size,
      ),
    postings: (query: Query = own, size = 3) =>
      everyPage(
        async (page) =>
          (await server.call(money.postings, { query: { ...query, ...page } }, owner)).body,
        size,
      ),
    ofOrder: async (order_id: string, token = owner) =>
      server.call(money.ofOneOrder, { query: { ...own, order_id } }, token),
    /** Cash of an order that a driver has brought. */
    cashWithDriver: async (courier_id: string) => {
      const order_id = await fees.order('SHIPPED');
      await sql`insert into order_shipments (store_id, order_id, courier_id, courier_name, courier_phone_number,
          vehicle_type) select store_id, ${order_id}, id, name, phone_number, vehicle_type from store_couriers
        where store_id = ${store_id} and id = ${courier_id}`.execute(db);
      const body = { ...own, order_id, receiver_name: 'Ibu Sari' };
      const { status, text } = await server.call(contract.orders.confirmDelivered, { body }, owner);
      if (status !== 200) throw new Error(text);
      return order_id;
    },
    /** As if what was posted of an order had happened so many days ago. */
    daysAgo: async (order_id: string, days: number) => {
      await sql`update postings set created_at = created_at - make_interval(days => ${days}::int)
        where store_id = ${store_id} and order_id = ${order_id}`.execute(db);
      await inTransaction(db, (db) => rewriteHours(db, storeIn(systemScope([store_id]), store_id)));
    },
  };
}
