import type { OrderMoneyAnswer } from '@marketplace/contract/money';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { linesOf } from '../postings/postings.sql.ts';

type Step = Omit<OrderMoneyAnswer['steps'][number], 'kind' | 'cause'> & {
  cause: Tables['postings']['cause'];
};

/** As it happened: what was written later of a time before stands where it belongs. */
export const readOrderSteps = (
  db: Db,
  { store_id }: OneStore,
  order_id: string,
): Promise<Step[]> => {
  const own = sql`${store_id}::bigint`;
  return rowsOf<Step>(
    db,
    sql`select p.id, p.cause, p.sentence, p.created_at, m.change, m.amount
        from postings p cross join lateral (${linesOf(own, sql`p.id`)}) m
        where p.store_id = ${own} and p.order_id = ${order_id}::bigint order by p.created_at, p.id`,
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
