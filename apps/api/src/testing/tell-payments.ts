import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { createOperator } from '../features/operators/operators.service.ts';
import { expireUnpaidOrders } from '../features/orders/moves/expire-orders.service.ts';
import { issueOperatorToken } from '../platform/authenticate-operator.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { placeOrder } from './place-order.ts';
import type { TestServer } from './test-server.ts';

const { opsPayments, paymentProvider } = contract;

export type Told = { reference: string; order_id: string; amount: number; store_id?: string };

const newReference = () => `ref-${randomUUID()}`;
/** The same money once more, under another name. */
export const again = (told: Told): Told => ({ ...told, reference: newReference() });

/** Plays a payment provider and an operator who sees what it tells. */
export async function openPayments(server: TestServer) {
  const { db } = server.database;
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: testStores.own };
  const buyer = await server.signIn(testPeople.buyer);
  const operator = await newOperator(server, '+628970000021');
  await expireUnpaidOrders(db, new AbortController().signal);
  /** What a test leaves unpaid is paid behind it: a buyer owes only so much at a time. */
  const placed: Told[] = [];
  const tell = (body: Told) => server.call(paymentProvider.notify, { body });
  const unpaid = async (payment_method: 'TRANSFER' | 'COD' = 'TRANSFER'): Promise<Told> => {
    const { id, total_amount } = await placeOrder(server, buyer, sides, { payment_method });
    const told = { reference: newReference(), order_id: id, amount: total_amount };
    placed.push(told);
    return told;
  };
  return {
    buyer,
    operator,
    tell,
    /** What the provider would tell of an order that was just placed. */
    unpaid,
    payThose: async () => {
      for (const told of placed.splice(0)) await tell(again(told));
    },
    statusOf: async (order_id: string) => {
      const { rows } = await sql<{ payment_status: string; fulfilment_status: string }>`
        select payment_status, fulfilment_status from orders where id = ${order_id}`.execute(db);
      return rows[0];
    },
    causesOf: async (order_id: string) => {
      const { rows } = await sql<{ cause: string }>`
        select cause from postings where order_id = ${order_id} order by id`.execute(db);
      return rows.map(({ cause }) => cause);
    },
    refundsOf: async (order_id: string) => {
      const { rows } = await sql<{ amount: number }>`
        select amount from buyer_refunds where order_id = ${order_id}`.execute(db);
      return rows.map(({ amount }) => amount);
    },
    seen: async ({ reference }: Told, only?: 'TO_JUDGE' | 'GIVEN_BACK') => {
      const query = { page_size: '100', ...(only && { only }) };
      const { data } = (await server.call(opsPayments.notified, { query }, operator.token)).body;
      return data.filter((payment) => payment.reference === reference);
    },
    expire: async (order_id: string) => {
      await sql`update orders set deadline_at = now() where id = ${order_id}`.execute(db);
      await expireUnpaidOrders(db, new AbortController().signal);
    },
  };
}

export async function newOperator({ database: { db } }: TestServer, phone_number: string) {
  const wanted = {
    name: `Dana ${phone_number.slice(-4)}`,
    phone_number,
    role: 'ADMIN',
    password_hash: 'none',
  } as const;
  const { operator } = await createOperator(db, wanted);
  const { token } = await inTransaction(db, (db) => issueOperatorToken(db, operator.id));
  return { id: operator.id, token };
}
