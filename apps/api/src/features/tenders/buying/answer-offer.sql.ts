import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { TenderKey } from '../record/tender-rows.sql.ts';

/** The version of the demand at which what an offer is reckoned by last changed. */
export async function readTermsVersion(
  db: Db,
  { buyer_store_id, tender_id }: TenderKey,
): Promise<number> {
  const [row] = await rowsOf<{ terms_version: number }>(
    db,
    sql`select terms_version from tenders
        where store_id = ${buyer_store_id}::bigint and id = ${tender_id}::bigint`,
  );
  if (!row) throw new Error(`demand ${tender_id} has gone`);
  return row.terms_version;
}

/** Who took the offer and how. */
export async function readAwardHash(
  db: Db,
  { store_id }: OneStore,
  tender_id: string,
): Promise<string | null> {
  const [row] = await rowsOf<{ award_hash: string | null }>(
    db,
    sql`select award_hash from tender_offers
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
  return row?.award_hash ?? null;
}

type Counter = { item_id: string; unit_price: number };

/** What is not named stays at its price. */
export async function writeCounter(
  db: Tx,
  { store_id }: OneStore,
  tender_id: string,
  lines: readonly Counter[],
): Promise<void> {
  const own = sql`l.store_id = ${store_id}::bigint and l.tender_id = ${tender_id}::bigint`;
  await rowsOf(
    db,
    sql`update tender_offer_lines l set counter_price = null where ${own} and l.counter_price is not null`,
  );
  await rowsOf(
    db,
    sql`update tender_offer_lines l set counter_price = c.price
        from unnest(${lines.map(({ item_id }) => item_id)}::bigint[],
          ${lines.map(({ unit_price }) => unit_price)}::numeric[]) as c (item_id, price)
        where ${own} and l.item_id = c.item_id`,
  );
  await rowsOf(
    db,
    sql`update tender_offers set waits_for = 'SELLER', version = version + 1, updated_at = now()
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
}

export type Taken = { item_id: string; quantity: number; base_quantity: number };
type Award = { order_id: string; award_hash: string; taken: readonly Taken[] };

/** What was taken of an offer stands with it and with what was asked for. */
export async function writeAward(
  db: Tx,
  { store_id }: OneStore,
  { buyer_store_id, tender_id }: TenderKey,
  { order_id, award_hash, taken }: Award,
): Promise<void> {
  const items = taken.map(({ item_id }) => item_id);
  await rowsOf(
    db,
    sql`update tender_offer_lines l set awarded_quantity = t.quantity
        from unnest(${items}::bigint[], ${taken.map(({ quantity }) => quantity)}::int[]) as t (item_id, quantity)
        where l.store_id = ${store_id}::bigint and l.tender_id = ${tender_id}::bigint and l.item_id = t.item_id`,
  );
  await rowsOf(
    db,
    sql`update tender_items i set awarded_pieces = i.awarded_pieces + t.pieces
        from unnest(${items}::bigint[],
          ${taken.map(({ quantity, base_quantity }) => quantity * base_quantity)}::bigint[]) as t (item_id, pieces)
        where i.store_id = ${buyer_store_id}::bigint and i.tender_id = ${tender_id}::bigint and i.id = t.item_id`,
  );
  await rowsOf(
    db,
    sql`update tender_offers set order_id = ${order_id}::bigint, award_hash = ${award_hash}, is_standing = false,
          updated_at = now()
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
  await rowsOf(
    db,
    sql`update tender_fits set state = 'WON'
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
}
