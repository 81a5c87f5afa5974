import type { ComplaintRow } from '@marketplace/contract/complaint';
import { contract } from '@marketplace/contract/contract';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { sql } from 'kysely';
import { moveDueComplaints } from '../features/complaints/steps/due-complaints.service.ts';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { orderAt } from './order-at.ts';
import { photo } from './photos.ts';
import { newOperator } from './tell-payments.ts';
import type { TestServer } from './test-server.ts';

const { complaints, opsComplaints } = contract;
const { signal } = new AbortController();

export type Line = { line_id: string; quantity: number; unit_price: number };

/** Plays a buyer who complains, the store, and the operator who decides. */
export async function openComplaints(server: TestServer) {
  const { db } = server.database;
  const owner = await server.signIn(testPeople.owner);
  const buyer = await server.signIn(testPeople.buyer);
  const operator = (await newOperator(server, '+628970000081')).token;
  const store_id: string = testStores.own;
  const buyer_store_id: string = testStores.buyer;
  const sides = { buyer_store_id, seller_store_id: store_id };

  const must = ({ status, text }: { status: number; text: string }) => {
    if (status !== 200) throw new Error(text);
  };
  /** Of what was delivered, by the calls that deliver it: money changes hands there. */
  const order = async (
    to: FulfilmentStatus,
    more: { things?: number; [field: string]: unknown } = {},
  ) => {
    if (to !== 'DELIVERED' && to !== 'COMPLETED') {
      const order_id = await orderAt(server, buyer, sides, to, more);
      await sentEarlier(order_id);
      return order_id;
    }
    const order_id = await orderAt(server, buyer, sides, 'SHIPPED', more);
    const handed = { store_id, order_id, receiver_name: 'Ibu Sari' };
    must(await server.call(contract.orders.confirmDelivered, { body: handed }, owner));
    const body = { buyer_store_id, order_id };
    if (to === 'COMPLETED')
      must(await server.call(contract.orderBuyer.confirmReceived, { body }, buyer));
    return order_id;
  };

  /** On its way for longer than it may take. */
  const sentEarlier = (order_id: string) =>
    sql`update order_history set created_at = now() - interval '25 hours'
      where order_id = ${order_id} and to_status = 'SHIPPED'`.execute(db);

  const linesOf = async (order_id: string): Promise<Line[]> => {
    const { rows } = await sql<Line>`
      select id::text as line_id, quantity, unit_price::int from order_lines
      where order_id = ${order_id} and quantity > 0 order by id`.execute(db);
    return rows;
  };
  const all = (lines: readonly Line[]) =>
    lines.map(({ line_id, quantity }) => ({ line_id, quantity }));

  const register = async (order_id: string, more: Record<string, unknown> = {}, token = buyer) =>
    server.call(
      complaints.register,
      {
        body: {
          buyer_store_id,
          order_id,
          kind: 'DAMAGED',
          description: 'Kardusnya basah dan isinya rusak.',
          lines: all(await linesOf(order_id)),
          ...more,
        },
      },
      token,
    );
  const ofSeller = ({ order_id, id }: Pick<ComplaintRow, 'order_id' | 'id'>) => ({
    store_id,
    order_id,
    complaint_id: id,
  });
  const ofBuyer = ({ order_id, id }: Pick<ComplaintRow, 'order_id' | 'id'>) => ({
    buyer_store_id,
    order_id,
    complaint_id: id,
  });
  return {
    owner,
    buyer,
    operator,
    store_id,
    buyer_store_id,
    sides,
    linesOf,
    sentEarlier,
    register,
    ofSeller,
    ofBuyer,
    order,
    /** An order that has come so far, and what its buyer says of it. */
    complained: async (
      to: FulfilmentStatus,
      more: { things?: number; [field: string]: unknown } = {},
      body: Record<string, unknown> = {},
    ): Promise<ComplaintRow> => {
      const order_id = await order(to, more);
      const { status, text, body: answer } = await register(order_id, body);
      if (status !== 200) throw new Error(text);
      return answer.complaint;
    },
    respond: (complaint: ComplaintRow, body: Record<string, unknown>, token = owner) =>
      server.call(complaints.respond, { body: { ...ofSeller(complaint), ...body } }, token),
    accept: (complaint: ComplaintRow) =>
      server.call(complaints.acceptOffer, { body: ofBuyer(complaint) }, buyer),
    decline: (complaint: ComplaintRow) =>
      server.call(complaints.declineOffer, { body: ofBuyer(complaint) }, buyer),
    withdraw: (complaint: ComplaintRow) =>
      server.call(complaints.buyerWithdraw, { body: ofBuyer(complaint) }, buyer),
    resolve: (complaint: ComplaintRow, body: Record<string, unknown>, token = operator) =>
      server.call(
        opsComplaints.resolve,
        {
          body: {
            ...ofSeller(complaint),
            is_appealed: false,
            text: 'Sudah kami periksa fotonya.',
            ...body,
          },
        },
        token,
      ),
    detail: async (complaint: ComplaintRow, token = owner) =>
      (await server.call(complaints.detail, { query: ofSeller(complaint) }, token)).body,
    /** As if all the time had gone by that anybody has. */
    timePasses: async () => {
      await sql`update complaints set deadline_at = now() where deadline_at is not null`.execute(
        db,
      );
      return moveDueComplaints(db, signal);
    },
    sendPhoto: async (token = buyer, sender = buyer_store_id) => {
      const body = { store_id: sender, purpose: 'complaint_photo' };
      const inputs = { body, file: await photo() };
      return (await server.call(contract.storage.newFile, inputs, token)).body.file.id;
    },
    statusOf: async (order_id: string) =>
      db
        .selectFrom('orders')
        .where('id', '=', order_id)
        .select(['fulfilment_status', 'payment_status', 'total_amount', 'complaint_refund_amount'])
        .executeTakeFirstOrThrow(),
    /** What lies in an account for the order or the complaint. */
    held: async (
      account: string,
      party: 'ORDER' | 'COMPLAINT' | 'PAYOUT' | 'NONE',
      party_id = '0',
    ) => {
      const { rows } = await sql<{ amount: string }>`
        select coalesce(sum(amount), 0)::text as amount from balances where store_id = ${store_id}
          and account = ${account}::book_account and party = ${party}::book_party
          and party_id = ${party_id}`.execute(db);
      return Number(rows[0]?.amount);
    },
    stockOf: async (order_id: string) => {
      const { rows } = await sql<{ stock: number }>`
        select coalesce(sum(s.stock), 0)::int as stock from stocks s where s.store_id = ${store_id}
          and s.variant_id in (select variant_id from order_lines where order_id = ${order_id})`.execute(
        db,
      );
      return rows[0]?.stock ?? 0;
    },
    wrongSums: () => whatDoesNotAddUp(db, store_id),
  };
}
