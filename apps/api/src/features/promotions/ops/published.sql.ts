import type {
  PromotionPublishBody,
  PublishedPromotion,
} from '@marketplace/contract/ops-promotions';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { termsColumns } from '../record/promotion-rows.sql.ts';

type Terms = Omit<PublishedPromotion, 'store_count' | 'item_count'>;

const publishedWhere = (isMeant: Sql, order: Sql) => sql`
  select ${termsColumns}, p.cancelled_at, p.created_at from promotions p where ${isMeant} ${order}`;

export async function readPublished(
  db: Db,
  behind: string | undefined,
  limit: number,
): Promise<PublishedPromotion[]> {
  const isBehind = behind ? sql`p.id < ${behind}::bigint` : sql`true`;
  const order = sql`order by p.id desc limit ${limit}::int`;
  return withCounts(db, await rowsOf<Terms>(db, publishedWhere(isBehind, order)));
}

export async function readPublishedOne(
  db: Db,
  cms_id: string,
): Promise<PublishedPromotion | undefined> {
  const found = await rowsOf<Terms>(db, publishedWhere(sql`p.id = ${cms_id}::bigint`, sql``));
  return (await withCounts(db, found))[0];
}

type Counts = { cms_id: string; store_count: number; item_count: number };

/** How many take part is with the stores, on all nodes, and asked for by itself. */
async function withCounts(db: Db, found: readonly Terms[]): Promise<PublishedPromotion[]> {
  const ids = found.map(({ cms_id }) => cms_id);
  const counts = await rowsOf<Counts>(
    db,
    sql`select promotion_id as cms_id, count(*) filter (where item_count > 0)::int as store_count,
          sum(item_count)::int as item_count
        from promotion_stores where promotion_id = any(${ids}::bigint[]) group by promotion_id`,
  );
  const countsOf = new Map(counts.map((each) => [each.cms_id, each]));
  const none = { store_count: 0, item_count: 0 };
  return found.map((terms) => ({ ...terms, ...(countsOf.get(terms.cms_id) ?? none) }));
}

/** Those of the categories that there are. */
export async function knownCategories(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from categories where id = any(${ids}::bigint[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** What the clock shows where an hour comes last: what is past there is past everywhere. */
export async function lastClock(db: Db): Promise<string> {
  const [row] = await rowsOf<{ local_now: string }>(
    db,
    sql`select now() at time zone 'Asia/Jakarta' as local_now`,
  );
  if (!row) throw new Error('no row of one');
  return row.local_now;
}

/** The one this operator published by the same words. */
export async function findSame(
  db: Tx,
  operator_id: string,
  payload_hash: string,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select id from promotions where operator_id = ${operator_id}::bigint and payload_hash = ${payload_hash}
          and cancelled_at is null order by id desc limit 1`,
  );
  return row?.id;
}

/** Nothing where the same was published meanwhile. */
export async function insertPromotion(
  db: Tx,
  body: PromotionPublishBody,
  operator_id: string,
  payload_hash: string,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into promotions (promotion_type, name, description, terms, category_ids, min_discount_percent, min_quota,
          platform_share_percent, platform_limit, joins_until, starts_at, ends_at, payload_hash, operator_id)
        values (${body.promotion_type}::promotion_type, ${body.name}, ${body.description}, ${body.terms},
          ${body.category_ids}::bigint[], ${body.min_discount_percent}::int, ${body.min_quota}::int,
          ${body.platform_share_percent}::int, ${body.platform_limit}::numeric, ${body.joins_until_local}::timestamp, ${body.starts_local}::timestamp,
          ${body.ends_local}::timestamp, ${payload_hash}, ${operator_id}::bigint)
        on conflict (operator_id, payload_hash) where cancelled_at is null do nothing
        returning id`,
  );
  return row?.id;
}

/** Whether it was not cancelled before. */
export async function markCancelled(db: Tx, cms_id: string, reason: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update promotions set cancelled_at = now(), cancel_reason = ${reason}
        where id = ${cms_id}::bigint and cancelled_at is null returning true`,
  );
  return rows.length > 0;
}

/** The next store that has listings in it, behind one. */
export async function storeTakingPart(
  db: Db,
  cms_id: string,
  behind: string,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ store_id: string }>(
    db,
    sql`select store_id from promotion_stores where promotion_id = ${cms_id}::bigint
          and store_id > ${behind}::bigint and item_count > 0 order by store_id limit 1`,
  );
  return row?.store_id;
}

export async function listingsTakingPart(
  db: Db,
  store_id: string,
  cms_id: string,
): Promise<string[]> {
  const rows = await rowsOf<{ inventory_id: string }>(
    db,
    sql`select inventory_id from promotion_items
        where store_id = ${store_id}::bigint and promotion_id = ${cms_id}::bigint and left_at is null
        order by inventory_id`,
  );
  return rows.map(({ inventory_id }) => inventory_id);
}
