import type { OrderMoneyAnswer } from '@marketplace/contract/money';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { linesOf } from '../postings/postings.sql.ts';

type Step = Omit<OrderMoneyAnswer['steps'][number], 'kind' | 'cause'> & {
  cause: Tables['postings']['cause'];
};

/**
 * As it happened: what was written later of a time before stands where it belongs. A payout is of many orders, so that its
 * postings name none: this order's part is its own line of what was sent or came back, and of what arrived what it had in it.
 */
export const readOrderSteps = (
  db: Db,
  { store_id }: OneStore,
  order_id: string,
): Promise<Step[]> => {
  const own = sql`${store_id}::bigint`;
  const order = sql`${order_id}::bigint`;
  const columns = sql`p.id, p.cause, p.sentence, p.created_at`;
  return rowsOf<Step>(
    db,
    sql`select * from (
          select ${columns}, m.change, m.amount
          from postings p cross join lateral (${linesOf(own, sql`p.id`)}) m
          where p.store_id = ${own} and p.order_id = ${order}
          union all
          select ${columns}, 0, abs(l.amount)
          from posting_lines l join postings p on p.store_id = ${own} and p.id = l.posting_id and p.order_id is null
          where l.store_id = ${own} and l.account = 'ESCROW' and l.party = 'ORDER' and l.party_id = ${order}
          union all
          select ${columns}, -d.amount, d.amount
          from payout_orders d
          join payout_attempts t on t.store_id = ${own} and t.payout_id = d.payout_id and t.outcome = 'ARRIVED'
          join postings p on p.store_id = ${own} and p.cause = 'PAYOUT_ARRIVED' and p.cause_id = t.id
          where d.store_id = ${own} and d.order_id = ${order}
        ) step order by created_at, id`,
  );
};

/** The zone of an order's store; nothing where the seller has no such order. */
export async function readOrderZone(
  db: Db,
  { store_id }: OneStore,
  order_id: string,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ time_zone: string }>(
    db,
    sql`select c.time_zone from orders o join stores s on s.id = o.store_id join cities c on c.id = s.city_id
        where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint and o.arrived_at is not null`,
  );
  return row?.time_zone;
}
