import { demandStates } from '@marketplace/contract/tender-words';
import type { Db } from '../../../platform/db/handle.ts';
import { kilometres } from '../../../platform/db/kilometres.ts';
import { integer, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { TenderKey } from '../record/tender-rows.sql.ts';
import { allShelves } from '../shelves/changed-shelves.sql.ts';
import { goodsPlace, isBrought, isFetched, storePlace } from './reach.sql.ts';

/** Goods of a store, and down to which demand they were looked at. */
type ToMatch = { variant_id: string; asked_at: string; before_tender_id: string | null };

/** More goods than these are looked at when the first have been. */
const mostGoods = 10_000;
const beforeAny = '9223372036854775807';

export async function storesToMatch(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ store_id: string }>(
    db,
    sql`select distinct store_id from demands_to_match where store_id > ${after}::bigint
        order by store_id limit ${integer(limit)}`,
  );
  return rows.map(({ store_id }) => store_id);
}

export const readToMatch = (db: Db, { store_id }: OneStore): Promise<ToMatch[]> =>
  rowsOf<ToMatch>(
    db,
    sql`select variant_id, asked_at::text, before_tender_id from demands_to_match
        where store_id = ${store_id}::bigint order by variant_id limit ${integer(mostGoods)}`,
  );

const listOf = (goods: readonly ToMatch[]) => sql`unnest(
  ${goods.map(({ variant_id }) => variant_id)}::bigint[], ${goods.map(({ asked_at }) => asked_at)}::timestamptz[])
  as g (variant_id, asked_at)`;

/** What was asked again meanwhile stays. */
export async function forgetToMatch(db: Db, { store_id }: OneStore, goods: readonly ToMatch[]) {
  await rowsOf(
    db,
    sql`delete from demands_to_match d using ${listOf(goods)}
        where d.store_id = ${store_id}::bigint and d.variant_id = g.variant_id and d.asked_at = g.asked_at`,
  );
}

/** The same goods are gone on with behind this demand. */
export async function keepPlace(
  db: Db,
  { store_id }: OneStore,
  goods: readonly ToMatch[],
  tender_id: string,
) {
  await rowsOf(
    db,
    sql`update demands_to_match d set before_tender_id = least(d.before_tender_id, ${tender_id}::bigint)
        from ${listOf(goods)}
        where d.store_id = ${store_id}::bigint and d.variant_id = g.variant_id and d.asked_at = g.asked_at`,
  );
}

/** Open demands for these goods that the store reaches, each once, the newest first, and those that it sees already. */
export async function demandsFor(
  db: Db,
  { store_id }: OneStore,
  goods: readonly ToMatch[],
  most: number,
): Promise<TenderKey[]> {
  const own = sql`${store_id}::bigint`;
  const zones = await rowsOf<{ city_id: string }>(
    db,
    sql`select city_id from delivery_zones where store_id = ${own}`,
  );
  const cities = sql`${zones.map(({ city_id }) => city_id)}::bigint[]`;
  const all = goods.find(({ variant_id }) => variant_id === allShelves);
  const beforeAll = sql`${all ? (all.before_tender_id ?? beforeAny) : '0'}::bigint`;
  const distance = kilometres(
    { latitude: sql`o.latitude`, longitude: sql`o.longitude` },
    goodsPlace,
  );
  const reaches = sql`case t.delivery
    when 'BUYER_PICKUP' then ${isFetched(sql`c.id = o.city_id`, distance)}
    else ${isBrought(
      { isIn: sql`c.id = any(${cities})`, isWithout: sql`cardinality(${cities}) = 0` },
      sql`c.province = o.province`,
      distance,
    )} end`;
  return rowsOf<TenderKey>(
    db,
    sql`
    with own as materialized (
      select z.id as city_id, z.province, ${storePlace.latitude} as latitude, ${storePlace.longitude} as longitude
      from stores s join cities z on z.id = s.city_id where s.id = ${own}
    ), changed as materialized (
      select * from unnest(${goods.map(({ variant_id }) => variant_id)}::bigint[],
        ${goods.map(({ before_tender_id }) => before_tender_id ?? beforeAny)}::bigint[]) as g (variant_id, before_id)
      union all
      select i.variant_id, ${beforeAll} from inventories i
      where i.store_id = ${own} and i.state = 'ACTIVE' and ${beforeAll} > 0
    ), seen as materialized (
      select f.buyer_store_id, f.tender_id, f.state from tender_fits f
      where f.store_id = ${own} and f.state = any(${demandStates}::demand_state[]) and f.closes_at > now()
    )
    select w.store_id as buyer_store_id, w.tender_id
    from tender_items w join changed g on g.variant_id = w.variant_id and w.tender_id < g.before_id
    join tenders t on t.store_id = w.store_id and t.id = w.tender_id
    join stores b on b.id = t.store_id join cities c on c.id = t.city_id
    cross join own o left join seen n on n.tender_id = w.tender_id
    where w.is_wanted and (n.tender_id is not null or ${reaches})
    union
    select buyer_store_id, tender_id from seen where state = 'OPEN' and tender_id < ${beforeAll}
    order by tender_id desc limit ${integer(most)}`,
  );
}
