import type { PromotionRow } from '@marketplace/contract/promotion';
import type { PromotionTab, PromotionType } from '@marketplace/contract/promotion-words';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { limits } from '../../../platform/db/page-limits.ts';
import { hasWords } from '../../../platform/db/search-words.ts';
import { joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import {
  canJoin,
  hasJoined,
  isOver,
  type PromotionRecord,
  promotionsOf,
  storeOnClock,
  toPromotionRow,
} from '../record/promotion-rows.sql.ts';

type Asked = { promotion_type?: PromotionType | undefined; query?: string | undefined };
type Paging = { page: number; page_size: number };

/** Over for every clock of the country: the one that comes to an hour first is furthest east. */
const isBehindAllClocks = sql`p.ends_at <= now() at time zone 'Asia/Jakarta'`;

/** What marketplaces publish is little, and what is not over yet less; what a store took part in is walked by its own rows. */
const tabs: Record<PromotionTab, { isIn: Sql; order: Sql }> = {
  JOINABLE: {
    isIn: sql`not (${isBehindAllClocks}) and ${canJoin} and not ${hasJoined}`,
    order: sql`p.ends_at, p.id`,
  },
  JOINED: {
    isIn: sql`not (${isBehindAllClocks}) and not ${isOver} and ${hasJoined}`,
    order: sql`p.ends_at, p.id`,
  },
  ENDED: {
    isIn: sql`${isOver} and (k.item_count > 0 or k.order_count > 0)`,
    order: sql`p.ends_at desc, p.id desc`,
  },
};

const foundIn = (store_id: string, tab: PromotionTab, { promotion_type, query }: Asked) => sql`
  from promotions p cross join ${storeOnClock(store_id)} t
  ${tab === 'JOINABLE' ? sql`left` : sql``} join promotion_stores k on k.store_id = ${store_id}::bigint
    and k.promotion_id = p.id
  where ${joined(
    [
      tabs[tab].isIn,
      ...(promotion_type ? [sql`p.promotion_type = ${promotion_type}::promotion_type`] : []),
      ...hasWords(sql`lower(p.name)`, query),
    ],
    ' and ',
  )}`;

export async function readPromotions(
  db: Db,
  { store_id }: OneStore,
  { tab, ...query }: Asked & Paging & { tab: PromotionTab },
): Promise<PromotionRow[]> {
  const { order } = tabs[tab];
  const keys = sql`select p.id, row_number() over (order by ${order}) as place
    ${foundIn(store_id, tab, query)} order by ${order} ${limits(query)}`;
  const rows = await rowsOf<PromotionRecord>(db, promotionsOf(store_id, keys));
  return rows.map(toPromotionRow);
}

export type TabCounts = Record<PromotionTab, number>;

export async function countPromotions(
  db: Db,
  { store_id }: OneStore,
  asked: Asked,
): Promise<TabCounts> {
  const count = (tab: PromotionTab) => sql`(select count(*)::int ${foundIn(store_id, tab, asked)})`;
  const [row] = await rowsOf<TabCounts>(
    db,
    sql`select ${count('JOINABLE')} as "JOINABLE", ${count('JOINED')} as "JOINED", ${count('ENDED')} as "ENDED"`,
  );
  if (!row) throw new Error('no row of one');
  return row;
}

/** What a buyer is shown at most of what runs in a store. */
const mostRunning = 100;

type RunningPromotion = Pick<
  PromotionRow,
  'cms_id' | 'promotion_type' | 'name' | 'description' | 'ends_local'
>;

export const readRunning = (db: Db, store_id: string): Promise<RunningPromotion[]> =>
  rowsOf<RunningPromotion>(
    db,
    sql`select p.id as cms_id, p.promotion_type, p.name, p.description, p.ends_at as ends_local
        from promotion_stores k join promotions p on p.id = k.promotion_id cross join ${storeOnClock(store_id)} t
        where k.store_id = ${store_id}::bigint and k.item_count > 0 and k.ends_at > t.local_now
          and not ${isOver} and p.starts_at <= t.local_now
        order by k.ends_at, k.promotion_id limit ${mostRunning}`,
  );

type Open = { store_id: string; open: number };

/** What every store could join, by its own clock: of what is the same for all. */
export const countOpen = (db: Db, scope: StoreScope): Promise<Open[]> =>
  rowsOf<Open>(
    db,
    sql`select t.store_id, o.open
        from (
          select s.id as store_id, now() at time zone c.time_zone as local_now
          from stores s join cities c on c.id = s.city_id where ${inScope(scope, sql`s.id`)}
        ) t cross join lateral (
          select count(*)::int as open from promotions p
          where p.ends_at > now() at time zone 'Asia/Jakarta' and ${canJoin}
        ) o order by t.store_id`,
  );

type TakingPart = { store_id: string; joined: number; open: number };

/** What stores take part in, and how many of those they could join otherwise. */
export const countTakingPart = (db: Db, scope: StoreScope): Promise<TakingPart[]> =>
  rowsOf<TakingPart>(
    db,
    sql`select k.store_id, count(*) filter (where not ${isOver})::int as joined,
          count(*) filter (where ${canJoin})::int as open
        from promotion_stores k join promotions p on p.id = k.promotion_id
        join (
          select s.id as store_id, now() at time zone c.time_zone as local_now
          from stores s join cities c on c.id = s.city_id
        ) t on t.store_id = k.store_id
        where ${inScope(scope, sql`k.store_id`)} and k.ends_at > now() at time zone 'Asia/Jakarta'
          and k.item_count > 0
        group by k.store_id`,
  );

type Running = { store_id: string; vouchers: number };

export const countRunningVouchers = (db: Db, scope: StoreScope): Promise<Running[]> =>
  rowsOf<Running>(
    db,
    sql`select v.store_id, count(*)::int as vouchers from vouchers v
        where ${inScope(scope, sql`v.store_id`)} and v.ended_at is null and not v.is_paused and v.starts_at <= now()
          and (v.ends_at is null or v.ends_at > now()) and (v.quota is null or v.taken < v.quota)
        group by v.store_id`,
  );
