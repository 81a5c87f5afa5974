import type { MoneyPosting } from '@marketplace/contract/money';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { isSaldo } from '../../book/book.service.ts';

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
  // Here, not in the statement: a thousand stores would be looked up for each row.
  const asked = new Set(scope.store_ids);
  const wanted = keys.filter(({ store_id }) => asked.has(store_id));
  const store_ids = wanted.map(({ store_id }) => store_id);
  const only = scope.store_ids.length === 1 ? sql`${scope.store_ids[0]}::bigint` : undefined;
  const own = (column: Sql) => only ?? column;
  return rowsOf<PostingRecord>(
    db,
    sql`select p.id, p.store_id, s.name as store_name, c.time_zone, p.order_id, o.order_number, o.buyer_name, p.cause,
          p.sentence, p.created_at, m.change, m.amount
        from unnest(${`{${store_ids.join()}}`}::bigint[], ${`{${wanted.map(({ id }) => id).join()}}`}::bigint[])
          with ordinality as wanted (store_id, id, place)
        join postings p on p.store_id = ${own(sql`wanted.store_id`)} and p.id = wanted.id
        join stores s on s.id = p.store_id join cities c on c.id = s.city_id
        left join orders o on o.store_id = ${own(sql`p.store_id`)} and o.id = p.order_id
        cross join lateral (${linesOf(own(sql`p.store_id`), sql`p.id`)}) m
        order by wanted.place`,
  );
};
