import type { OfferCreateBody } from '@marketplace/contract/tender-offerings';
import type { DeclineReason } from '@marketplace/contract/tender-words';
import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { TenderRecord } from '../record/tender-rows.sql.ts';
import type { JudgedLine } from './judge-lines.ts';

/** The whole offer as it is from now on; answers with what it comes to. */
export async function writeOffer(
  db: Tx,
  { store_id }: OneStore,
  { id: tender_id, buyer_store_id, version }: TenderRecord,
  { delivery, shipping_fee, valid_until, note }: OfferCreateBody,
  lines: readonly JudgedLine[],
): Promise<number> {
  const subtotal = lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0);
  const total = subtotal + shipping_fee;
  await rowsOf(
    db,
    sql`insert into tender_offers as o (store_id, tender_id, buyer_store_id, tender_version, delivery, shipping_fee,
          subtotal, total_amount, valid_until, note)
        values (${store_id}::bigint, ${tender_id}::bigint, ${buyer_store_id}::bigint, ${version}::int,
          ${delivery}::tender_delivery, ${shipping_fee}::numeric, ${subtotal}::numeric, ${total}::numeric,
          ${valid_until}::timestamptz, ${note})
        on conflict (store_id, tender_id) do update set version = o.version + 1, waits_for = 'BUYER', is_standing = true,
          tender_version = excluded.tender_version, delivery = excluded.delivery, shipping_fee = excluded.shipping_fee,
          subtotal = excluded.subtotal, total_amount = excluded.total_amount, valid_until = excluded.valid_until,
          note = excluded.note, updated_at = excluded.updated_at`,
  );
  const own = sql`store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`;
  await rowsOf(db, sql`delete from tender_offer_lines where ${own}`);
  const rows = lines.map(({ listing, ...line }) => ({
    item_id: line.item_id,
    inventory_id: line.inventory_id,
    product_unit_id: listing.product_unit_id,
    variant_id: listing.variant_id,
    base_quantity: listing.base_quantity,
    quantity: line.quantity,
    unit_price: line.unit_price,
    is_substitute: line.is_substitute,
    substitute_note: line.substitute_note,
  }));
  await rowsOf(
    db,
    sql`insert into tender_offer_lines (store_id, tender_id, item_id, inventory_id, product_unit_id, variant_id,
          base_quantity, quantity, unit_price, is_substitute, substitute_note)
        select ${store_id}::bigint, ${tender_id}::bigint, r.*
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (item_id bigint, inventory_id bigint,
          product_unit_id bigint, variant_id bigint, base_quantity int, quantity int, unit_price numeric,
          is_substitute boolean, substitute_note text)`,
  );
  await rowsOf(db, sql`update tender_fits set state = 'SENT' where ${own}`);
  return total;
}

/** The buyer's prices are the offer's, or nobody's any more. */
export async function endCounter(
  db: Tx,
  { store_id }: OneStore,
  tender_id: string,
  accepts: boolean,
  shipping_fee: number,
): Promise<void> {
  const own = sql`store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`;
  const price = accepts ? sql`coalesce(counter_price, unit_price)` : sql`unit_price`;
  await rowsOf(
    db,
    sql`update tender_offer_lines set unit_price = ${price}, counter_price = null where ${own}`,
  );
  await rowsOf(
    db,
    sql`update tender_offers o set waits_for = 'BUYER', version = o.version + 1, updated_at = now(),
          subtotal = l.subtotal, shipping_fee = ${shipping_fee}::bigint,
          total_amount = l.subtotal + ${shipping_fee}::bigint
        from (select sum(quantity * unit_price) as subtotal from tender_offer_lines where ${own}) l
        where o.store_id = ${store_id}::bigint and o.tender_id = ${tender_id}::bigint`,
  );
}

/** Counted like every word about it, so that nobody changes what they have not seen. */
export async function raiseVersion(
  db: Tx,
  { store_id }: OneStore,
  tender_id: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`update tender_offers set version = version + 1
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
}

type Decline = { reason: DeclineReason; note: string; user_id: string };

export async function writeDecline(
  db: Tx,
  { store_id }: OneStore,
  tender_id: string,
  decline: Decline | null,
): Promise<void> {
  await rowsOf(
    db,
    sql`update tender_fits set state = ${decline ? 'DECLINED' : 'OPEN'}::demand_state,
          decline_reason = ${decline?.reason ?? null}::text, decline_note = ${decline?.note ?? ''},
          decided_by = ${decline?.user_id ?? null}::bigint, decided_at = ${decline ? sql`now()` : sql`null`}
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
}

type Decided = { decided_by: string | null; note: string; lost_at: string | null };
type Goods = { variant_id: string; quantity: number; amount: number };

export async function readDecline(
  db: Tx,
  { store_id }: OneStore,
  tender_id: string,
): Promise<Decided & { goods: Goods[] | null }> {
  const [row] = await rowsOf<Decided & { goods: Goods[] | null }>(
    db,
    sql`select decided_by, decline_note as note, lost_at::text as lost_at, lost_goods as goods from tender_fits
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
  return row ?? { decided_by: null, note: '', lost_at: null, goods: null };
}
