import type { DemandState, TenderState } from '@marketplace/contract/tender-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { integer, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { TenderKey, TenderRecord } from '../record/tender-rows.sql.ts';
import type { Match } from './match-stores.sql.ts';

/** Stores that see a demand, or have answered it. */
export async function fittedStores(db: Db, tender_id: string): Promise<string[]> {
  const rows = await rowsOf<{ store_id: string }>(
    db,
    sql`select store_id from tender_fits where tender_id = ${tender_id}::bigint order by store_id`,
  );
  return rows.map(({ store_id }) => store_id);
}

export async function insertFit(
  db: Tx,
  { store_id }: OneStore,
  tender: TenderRecord,
  { served_count, value, distance_km }: Match,
): Promise<void> {
  await db
    .insertInto('tender_fits')
    .values({
      store_id,
      tender_id: tender.id,
      buyer_store_id: tender.buyer_store_id,
      tender_version: tender.version,
      city_id: tender.city_id,
      delivery: tender.delivery,
      payment_method: tender.payment_method,
      term_days: tender.term_days,
      needed_by: tender.needed_by,
      closes_at: tender.closes_at,
      first_product_name: tender.first_product_name,
      goods_categories: tender.goods_categories,
      category_ids: tender.category_ids,
      item_count: tender.item_count,
      served_count,
      value,
      distance_km,
      search_text: tender.search_text,
    })
    .execute();
}

/** Whether anything of it is another by now. An answer that was given stays, also where the store serves nothing any more. */
export async function renewFit(
  db: Tx,
  { store_id }: OneStore,
  tender: TenderRecord,
  match: Match | undefined,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`
    update tender_fits f set tender_version = n.version, tender_state = n.state, city_id = n.city_id,
      delivery = n.delivery, payment_method = n.payment_method, term_days = n.term_days, needed_by = n.needed_by,
      closes_at = n.closes_at, first_product_name = n.first_product_name, goods_categories = n.goods_categories,
      category_ids = n.category_ids, item_count = n.item_count, search_text = n.search_text,
      served_count = coalesce(n.served_count, f.served_count), value = coalesce(n.value, f.value),
      distance_km = coalesce(n.distance_km, f.distance_km)
    from (select ${tender.version}::int as version, ${tender.state}::tender_state as state,
      ${tender.city_id}::bigint as city_id, ${tender.delivery}::tender_delivery as delivery,
      ${tender.payment_method}::payment_method as payment_method, ${tender.term_days}::int as term_days,
      ${tender.needed_by}::date as needed_by, ${tender.closes_at}::timestamptz as closes_at,
      ${tender.first_product_name}::text as first_product_name, ${tender.goods_categories}::text[] as goods_categories,
      ${tender.category_ids}::bigint[] as category_ids, ${tender.item_count}::int as item_count,
      ${tender.search_text}::text as search_text, ${match?.served_count ?? null}::int as served_count,
      ${match?.value ?? null}::numeric as value, ${match?.distance_km ?? null}::int as distance_km) n
    where f.store_id = ${store_id}::bigint and f.tender_id = ${tender.id}::bigint
      and (f.tender_version, f.tender_state, f.served_count, f.value, f.distance_km) is distinct from
        (n.version, n.state, coalesce(n.served_count, f.served_count), coalesce(n.value, f.value),
          coalesce(n.distance_km, f.distance_km))
    returning 1`,
  );
  return rows.length > 0;
}

export async function deleteFit(db: Tx, { store_id }: OneStore, tender_id: string): Promise<void> {
  await rowsOf(
    db,
    sql`delete from tender_fits where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
}

export async function setFit(
  db: Tx,
  { store_id }: OneStore,
  tender_id: string,
  state: DemandState,
): Promise<void> {
  await rowsOf(
    db,
    sql`update tender_fits set state = ${state}::demand_state
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
}

type Due = TenderKey & { at: string };

/** Demands whose time is over, behind one that was looked at. */
export const dueTenders = (db: Db, after: Due, limit: number): Promise<Due[]> =>
  rowsOf<Due>(
    db,
    sql`select store_id as buyer_store_id, id as tender_id, closes_at::text as at from tenders
        where state = 'OPEN' and closes_at <= now()
          and (closes_at, id) > (${after.at}::timestamptz, ${after.tender_id}::bigint)
        order by closes_at, id limit ${integer(limit)}`,
  );

/** The buyer wants no more of it, or its time is over, or all of it was given away. */
export async function endTender(
  db: Tx,
  { buyer_store_id, tender_id }: TenderKey,
  state: Exclude<TenderState, 'OPEN'>,
): Promise<void> {
  await rowsOf(
    db,
    sql`update tenders set state = ${state}::tender_state, closed_at = now(), updated_at = now()
        where store_id = ${buyer_store_id}::bigint and id = ${tender_id}::bigint`,
  );
  await rowsOf(
    db,
    sql`update tender_items set is_wanted = false
        where store_id = ${buyer_store_id}::bigint and tender_id = ${tender_id}::bigint and is_wanted`,
  );
}

/** Whether stores were given anything of it. */
export async function hasTaken(db: Db, { buyer_store_id, tender_id }: TenderKey): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from tender_items where store_id = ${buyer_store_id}::bigint and tender_id = ${tender_id}::bigint
          and awarded_pieces > 0 limit 1`,
  );
  return rows.length > 0;
}

export type DueOffer = TenderKey & { store_id: string; at: string };

/** Offers whose time is over while the demand is not. */
export const dueOffers = (db: Db, after: DueOffer, limit: number): Promise<DueOffer[]> =>
  rowsOf<DueOffer>(
    db,
    sql`select store_id, buyer_store_id, tender_id, valid_until::text as at from tender_offers
        where is_standing and valid_until <= now()
          and (valid_until, tender_id, store_id)
            > (${after.at}::timestamptz, ${after.tender_id}::bigint, ${after.store_id}::bigint)
        order by valid_until, tender_id, store_id limit ${integer(limit)}`,
  );
