import type { MoneyPosting } from '@marketplace/contract/money';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { isSaldo } from '../../book/book.service.ts';
import { endOf } from './posting-keys.sql.ts';

export type PostingRecord = Omit<MoneyPosting, 'kind' | 'cause' | 'balance'> & {
  cause: Tables['postings']['cause'];
};

/**
 * What the lines of a posting come to: by how much they change the saldo, and what it is about, which is the most that one
 * account took or gave.
 */
export const linesOf = (store_id: Sql, posting_id: Sql): Sql => sql`
  select coalesce(sum(t.change), 0) as change, coalesce(max(t.moved), 0) as amount from (
    select coalesce(sum(l.amount) filter (where l.account ${isSaldo}), 0) as change, abs(sum(l.amount)) as moved
    from posting_lines l where l.store_id = ${store_id} and l.posting_id = ${posting_id}
    group by l.account, l.amount > 0
  ) t`;

/** These postings, in the order of their keys. */
export const readPostings = (
  db: Db,
  scope: StoreScope,
  keys: readonly { store_id: string; id: string }[],
): Promise<PostingRecord[]> => {
  const store_ids = keys.map(({ store_id }) => store_id);
  const only = scope.store_ids.length === 1 ? sql`${scope.store_ids[0]}::bigint` : undefined;
  const own = (column: Sql) => only ?? column;
  return rowsOf<PostingRecord>(
    db,
    sql`select p.id, p.store_id, s.name as store_name, c.time_zone, p.order_id, o.order_number, o.buyer_name, p.cause,
          p.sentence, p.created_at, m.change, m.amount
        from unnest(${`{${store_ids.join()}}`}::bigint[], ${`{${keys.map(({ id }) => id).join()}}`}::bigint[])
          with ordinality as wanted (store_id, id, place)
        join postings p on p.store_id = ${own(sql`wanted.store_id`)} and p.id = wanted.id
          and ${inScope(scope, sql`p.store_id`)}
        join stores s on s.id = p.store_id join cities c on c.id = s.city_id
        left join orders o on o.store_id = ${own(sql`p.store_id`)} and o.id = p.order_id
        cross join lateral (${linesOf(own(sql`p.store_id`), sql`p.id`)}) m
        order by wanted.place`,
  );
};

/** The saldo of a store at the end of a day, or now: what it is, less what has come since by the hours that are kept. */
export async function readSaldo(
  db: Db,
  { store_id }: OneStore,
  day: string | undefined,
): Promise<number> {
  const own = sql`${store_id}::bigint`;
  const since = day
    ? sql`(select coalesce(sum(change), 0) from book_hours
        where store_id = ${own} and hour >= ${endOf(day, own)})`
    : sql`0`;
  const [row] = await rowsOf<{ saldo: number }>(
    db,
    sql`select coalesce(sum(amount), 0) - ${since} as saldo from balances
        where store_id = ${own} and party = 'NONE' and account ${isSaldo}`,
  );
  return row?.saldo ?? 0;
}
