import type { ComplaintListQuery } from '@marketplace/contract/complaint-lists';
import type { ComplaintState } from '@marketplace/contract/complaint-words';
import type { SeenEvents } from '@marketplace/contract/seen-events';
import { countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope, lookedUpInScope } from '../../../platform/db/in-scope.ts';
import { hasWords } from '../../../platform/db/search-words.ts';
import { integer, joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { placesInScope, type SeenInJson, toSeen } from '../../../platform/events/seen-events.ts';
import type { BuyerScope, StoreScope } from '../../../platform/store-scope.ts';
import {
  type ComplaintRecord,
  complaintColumns,
  complaintJoins,
} from '../record/complaint-rows.sql.ts';

/** One value is an equality, so that an index that begins with it also gives the order. */
function oneOf(column: Sql, type: Sql, values: readonly string[] | undefined): Sql[] {
  if (!values) return [];
  return values.length === 1
    ? [sql`${column} = ${values[0]}::${type}`]
    : [sql`${column} = any(${values}::${type}[])`];
}

const filters = (query: ComplaintListQuery): Sql[] => [
  ...oneOf(sql`k.state`, sql`complaint_state`, query.state),
  ...oneOf(sql`k.kind`, sql`complaint_kind`, query.kind),
  ...(query.reported_by ? [sql`k.reported_by = ${query.reported_by}::complaint_side`] : []),
  ...(query.order_id ? [sql`k.order_id = ${query.order_id}::bigint`] : []),
  ...hasWords(sql`k.search_text`, query.query),
];

/** A buyer knows of their own complaints alone. */
const ofBuyer = (scope: BuyerScope, query: ComplaintListQuery): Sql[] => [
  sql`k.buyer_store_id = ${scope.buyer_store_id}::bigint`,
  sql`k.reported_by = 'BUYER'`,
  ...(query.store_id ? [sql`k.store_id = any(${query.store_id}::bigint[])`] : []),
];

const ofSeller = (query: ComplaintListQuery): Sql[] =>
  query.buyer_store_id ? [sql`k.buyer_store_id = ${query.buyer_store_id}::bigint`] : [];

const newestFirst = (of: Sql) => sql`order by ${of}.created_at desc, ${of}.id desc`;

const all = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? joined(conditions, ' and ') : sql`true`;

export function readComplaintPage(
  db: Db,
  scope: StoreScope | BuyerScope,
  query: ComplaintListQuery,
): Promise<ComplaintRecord[]> {
  const behind = (query.page - 1) * query.page_size;
  const page = sql`limit ${integer(query.page_size)} offset ${integer(behind)}`;
  const columns = sql`k.store_id, k.id, k.created_at`;
  const found =
    scope.side === 'buyer'
      ? sql`select ${columns} from complaints k where ${all([...ofBuyer(scope, query), ...filters(query)])}
            ${newestFirst(sql`k`)} ${page}`
      : ofStores(scope, query, columns, page, integer(behind + query.page_size));
  return rowsOf<ComplaintRecord>(
    db,
    sql`select ${complaintColumns} from (${found}) f join complaints k on k.store_id = f.store_id and k.id = f.id
        ${complaintJoins(sql`k.store_id`)} ${newestFirst(sql`k`)}`,
  );
}

/** Of many stores each is asked for its newest, by its own index. */
function ofStores(
  scope: StoreScope,
  query: ComplaintListQuery,
  columns: Sql,
  page: Sql,
  most: Sql,
): Sql {
  const conditions = all([...ofSeller(query), ...filters(query)]);
  const [only, ...others] = scope.store_ids;
  if (others.length === 0)
    return sql`select ${columns} from complaints k where k.store_id = ${only}::bigint and ${conditions}
               ${newestFirst(sql`k`)} ${page}`;
  return sql`select e.* from unnest(${scope.store_id_array}::bigint[]) as t (store_id)
             cross join lateral (
               select ${columns} from complaints k where k.store_id = t.store_id and ${conditions}
               ${newestFirst(sql`k`)} limit ${most}
             ) e ${newestFirst(sql`e`)} ${page}`;
}

/** How many there are, counted one beyond the cap at most. */
export async function countComplaints(
  db: Db,
  scope: StoreScope | BuyerScope,
  query: ComplaintListQuery,
): Promise<number> {
  const conditions = [
    ...(scope.side === 'buyer'
      ? ofBuyer(scope, query)
      : [inScope(scope, sql`k.store_id`), ...ofSeller(query)]),
    ...filters(query),
  ];
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select from complaints k where ${all(conditions)} limit ${integer(countedUpTo + 1)}) c`,
  );
  return row?.count ?? 0;
}

const withScope = ({ store_id_array }: StoreScope) =>
  sql`with scope as materialized (select ${store_id_array}::bigint[] as ids)`;

const seenNow = sql`json_build_object('at', now(), 'places', (${placesInScope}))`;

/** Which events the rows read after it hold for certain. */
export async function readSeen(db: Db, scope: StoreScope): Promise<SeenEvents> {
  const [row] = await rowsOf<{ seen: SeenInJson }>(
    db,
    sql`${withScope(scope)} select ${seenNow} as seen`,
  );
  if (!row) throw new Error('no row of one');
  return toSeen(row.seen);
}

export type StateCount = { state: ComplaintState; count: number };

/** Of each state up to the cap, with the events that are in it. */
export async function readStateCounts(
  db: Db,
  scope: StoreScope,
): Promise<{ counts: StateCount[]; seen: SeenEvents }> {
  const [row] = await rowsOf<{ seen: SeenInJson; counts: StateCount[] }>(
    db,
    sql`${withScope(scope)}
        select ${seenNow} as seen, (
          select json_agg(json_build_object('state', e.state, 'count', (
            select count(*) from (
              select from complaints k where ${lookedUpInScope(sql`k.store_id`)} and k.state = e.state
              limit ${integer(countedUpTo)}) c)))
          from unnest(enum_range(null::complaint_state)) as e (state)) as counts`,
  );
  if (!row) throw new Error('no row of one');
  return { counts: row.counts, seen: toSeen(row.seen) };
}

export type NextDue = {
  next_answer_at: string | null;
  count: number;
  amount: number;
  next_due_at: string | null;
};

/** What waits for the seller first: an answer, and money that is to be handed over. */
export async function readNextDue(db: Db, scope: StoreScope): Promise<NextDue> {
  const [row] = await rowsOf<NextDue>(
    db,
    sql`${withScope(scope)}
        select a.next_answer_at, h.count, h.amount, h.next_due_at
        from (select min(k.deadline_at) as next_answer_at from complaints k
          where ${lookedUpInScope(sql`k.store_id`)} and k.state = 'OPEN') a
        cross join (select count(*)::int as count, coalesce(sum(k.hand_over_amount), 0) as amount,
            min(k.hand_over_due_at) as next_due_at
          from complaints k where ${lookedUpInScope(sql`k.store_id`)} and k.hand_over_amount > 0
            and k.handed_over_at is null and k.claimed_at is null) h`,
  );
  if (!row) throw new Error('no row of one');
  return row;
}
