import type { PostingsQuery } from '@marketplace/contract/money';
import type { Db } from '../../../platform/db/handle.ts';
import { integer, joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../../platform/pages.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { isSaldo } from '../../book/book.service.ts';
import { type InStores, inStores, someOf } from '../in-stores.ts';
import { causesIn } from './posting-kinds.ts';

export type Filters = Pick<PostingsQuery, 'kind' | 'order_id' | 'date_from' | 'date_to'>;
export type PostingKey = {
  store_id: string;
  id: string;
  moment: string;
  /** What the newest row of the list leaves, read with the rows: of the same moment as they are. */
  saldo: number | null;
};
/** Where a page before ended. */
export type PlaceOfPosting = readonly [moment: string, id: string];

const inOrder = (from: Sql) => sql`order by ${from}.created_at desc, ${from}.id desc`;

/** A day begins when it does where the store is. */
const zone = (store_id: Sql) =>
  sql`(select c.time_zone from stores s join cities c on c.id = s.city_id where s.id = ${store_id})`;
const startOf = (day: string, store_id: Sql) =>
  sql`${day}::timestamp at time zone ${zone(store_id)}`;
/** The first moment behind a day. */
const endOf = (day: string, store_id: Sql) =>
  sql`(${day}::date + 1)::timestamp at time zone ${zone(store_id)}`;

function conditions(store_id: Sql, filters: Filters, behind: PlaceOfPosting | undefined): Sql {
  const { order_id, date_from, date_to } = filters;
  return joined(
    [
      sql`p.store_id = ${store_id}`,
      ...(order_id ? [sql`p.order_id = ${order_id}::bigint`] : []),
      ...(date_from ? [sql`p.created_at >= ${startOf(date_from, store_id)}`] : []),
      ...(date_to ? [sql`p.created_at < ${endOf(date_to, store_id)}`] : []),
      ...(behind
        ? [sql`(p.created_at, p.id) < (${atMicroseconds(behind[0])}, ${behind[1]}::bigint)`]
        : []),
    ],
    ' and ',
  );
}

/** The first of one store. A kind has several causes, and each has an index that gives its order. */
function firstOf(
  store_id: Sql,
  filters: Filters,
  behind: PlaceOfPosting | undefined,
  limit: number,
): Sql {
  const most = sql`limit ${integer(limit)}`;
  const where = conditions(store_id, filters, behind);
  const columns = sql`p.store_id, p.id, p.created_at`;
  return filters.kind && !filters.order_id
    ? sql`select f.* from ${causesIn(filters.kind)} cross join lateral (
          select ${columns} from postings p where ${where} and p.cause = e.cause ${inOrder(sql`p`)} ${most}
        ) f ${inOrder(sql`f`)} ${most}`
    : sql`select ${columns} from postings p where ${where} and ${ofKind(filters)} ${inOrder(sql`p`)} ${most}`;
}

/** One order has few. */
const ofKind = ({ kind }: Filters): Sql =>
  kind ? sql`p.cause in (select e.cause from ${causesIn(kind)})` : sql`true`;

/** The saldo of a store at the end of a day, or now: what it is, less what has come since by the hours that are kept. */
const saldoAt = (own: Sql, day: string | undefined): Sql => {
  const since = day
    ? sql`(select coalesce(sum(h.change), 0) from book_hours h
        where h.store_id = ${own} and h.hour >= ${endOf(day, own)})`
    : sql`0`;
  return sql`(select coalesce(sum(b.amount), 0) - ${since} from balances b
    where b.store_id = ${own} and b.party = 'NONE' and b.account ${isSaldo})`;
};

/**
 * A list of several stores, or one that leaves rows out, tells none: a balance that does not follow from the row before
 * would only raise questions.
 */
const saldoOf = ({ store_ids }: StoreScope, { kind, order_id, date_to }: Filters): Sql =>
  store_ids.length > 1 || kind || order_id
    ? sql`null::numeric`
    : saldoAt(sql`${store_ids[0]}::bigint`, date_to);

const keyColumns = sql`f.store_id, f.id, ${microseconds(sql`f.created_at`)} as moment`;

/** The first so many of each store, which has a counter of orders if it has any money, and of those the first. */
const probing = (
  stores: InStores,
  filters: Filters,
  behind: PlaceOfPosting | undefined,
  { each, all }: { each: number; all: number },
): Sql => sql`${stores.with}
  select ${keyColumns}, null::numeric as saldo from order_counters k
  cross join lateral (${firstOf(sql`k.store_id`, filters, behind, each)}) f
  where ${stores.are(sql`k.store_id`)} ${inOrder(sql`f`)} limit ${integer(all)}`;

/**
 * The keys of a page. Of many stores only those can have a row in it whose newest is among as many newest as the page has
 * rows: so a thousand are asked for one row each, and a few for more.
 */
export async function readPageKeys(
  db: Db,
  scope: StoreScope,
  filters: Filters,
  behind: PlaceOfPosting | undefined,
  limit: number,
): Promise<PostingKey[]> {
  const [own] = scope.store_ids;
  if (own && scope.store_ids.length === 1) {
    const first = firstOf(sql`${own}::bigint`, filters, behind, limit);
    // Behind another page the saldo is known.
    const saldo = behind ? sql`null::numeric` : saldoOf(scope, filters);
    return rowsOf<PostingKey>(
      db,
      sql`select ${keyColumns}, ${saldo} as saldo from (${first}) f ${inOrder(sql`f`)}`,
    );
  }
  const newest = await rowsOf<PostingKey>(
    db,
    probing(inStores(scope), filters, behind, { each: 1, all: limit }),
  );
  if (newest.length === 0) return [];
  const few = someOf(scope, [...new Set(newest.map(({ store_id }) => store_id))]);
  return rowsOf<PostingKey>(db, probing(few, filters, behind, { each: limit, all: limit }));
}

/**
 * The keys of a whole statement in its order, as one text, each store by its own days, and the saldo that its newest row
 * leaves.
 */
export async function readAllKeys(
  db: Db,
  scope: StoreScope,
  filters: Filters,
  most: number,
): Promise<{ keys: string[]; saldo: number | null }> {
  const stores = inStores(scope);
  const [own] = scope.store_ids;
  const listed =
    own && scope.store_ids.length === 1
      ? firstOf(sql`${own}::bigint`, filters, undefined, most)
      : sql`select f.* from order_counters k
          cross join lateral (${firstOf(sql`k.store_id`, filters, undefined, most)}) f
          where ${stores.are(sql`k.store_id`)} ${inOrder(sql`f`)} limit ${integer(most)}`;
  const [row] = await rowsOf<{ keys: string | null; saldo: number | null }>(
    db,
    sql`${stores.with}
        select string_agg(f.store_id || '.' || f.id, ',' ${inOrder(sql`f`)}) as keys, ${saldoOf(scope, filters)} as saldo
        from (${listed}) f`,
  );
  return { keys: row?.keys?.split(',') ?? [], saldo: row?.saldo ?? null };
}
