import type { TenderState } from '@marketplace/contract/tender-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { integer, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { TenderKey } from '../record/tender-rows.sql.ts';

export type LapsedAward = TenderKey & { store_id: string; order_id: string };

const cameToNothing = sql`o.tender_id is not null and o.fulfilment_status in ('CANCELLED', 'EXPIRED')`;

/** Orders of offers that ended before they were accepted, behind one that was looked at. */
export const lapsedAwards = (
  db: Db,
  { store_id, tender_id }: Pick<LapsedAward, 'store_id' | 'tender_id'>,
  limit: number,
): Promise<LapsedAward[]> =>
  rowsOf<LapsedAward>(
    db,
    sql`select o.store_id, o.tender_id, o.buyer_store_id, o.id as order_id from orders o
        where ${cameToNothing} and (o.store_id, o.tender_id) > (${store_id}::bigint, ${tender_id}::bigint)
        order by o.store_id, o.tender_id limit ${integer(limit)}`,
  );

/** From here on it is an order like any other, and the offer may become another. False where that was done meanwhile. */
export async function freeOrder(
  db: Tx,
  { store_id }: OneStore,
  { order_id }: LapsedAward,
): Promise<boolean> {
  const freed = await rowsOf(
    db,
    sql`update orders o set tender_id = null
        where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint and ${cameToNothing} returning 1`,
  );
  return freed.length > 0;
}

/** What was given of the demand is asked for again. The offer is no award any more, and not the version that was taken. */
export async function giveBack(
  db: Tx,
  { store_id }: OneStore,
  { buyer_store_id, tender_id }: TenderKey,
): Promise<void> {
  const taken = await rowsOf<{ item_id: string; pieces: string }>(
    db,
    sql`select item_id, (awarded_quantity::bigint * base_quantity)::text as pieces from tender_offer_lines
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint and awarded_quantity > 0`,
  );
  await rowsOf(
    db,
    sql`update tender_items i set awarded_pieces = i.awarded_pieces - t.pieces
        from unnest(${taken.map(({ item_id }) => item_id)}::bigint[], ${taken.map(({ pieces }) => pieces)}::bigint[])
          as t (item_id, pieces)
        where i.store_id = ${buyer_store_id}::bigint and i.tender_id = ${tender_id}::bigint and i.id = t.item_id`,
  );
  await rowsOf(
    db,
    sql`update tender_offer_lines set awarded_quantity = 0
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint and awarded_quantity > 0`,
  );
  await rowsOf(
    db,
    sql`update tender_offers set order_id = null, version = version + 1
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
}

export async function reopenTender(
  db: Tx,
  { buyer_store_id, tender_id }: TenderKey,
): Promise<void> {
  await rowsOf(
    db,
    sql`update tenders set state = 'OPEN', closed_at = null, updated_at = now()
        where store_id = ${buyer_store_id}::bigint and id = ${tender_id}::bigint`,
  );
  await rowsOf(
    db,
    sql`update tender_items set is_wanted = true
        where store_id = ${buyer_store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
}

/** It was over before, and is what it would have been without the award. */
export async function renameEnd(
  db: Tx,
  { buyer_store_id, tender_id }: TenderKey,
  state: Exclude<TenderState, 'OPEN' | 'AWARDED'>,
): Promise<void> {
  await rowsOf(
    db,
    sql`update tenders set state = ${state}::tender_state, updated_at = now()
        where store_id = ${buyer_store_id}::bigint and id = ${tender_id}::bigint`,
  );
}
