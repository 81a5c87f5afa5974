import type { OfferSummary } from '@marketplace/contract/tender';
import type { DemandState } from '@marketplace/contract/tender-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { setFit } from './fits.sql.ts';

/** A unit of goods at a price: of an offer, or of one that was taken. */
export type PricedLine = {
  item_id: string;
  variant_id: string;
  base_quantity: number;
  quantity: number;
  unit_price: number;
};

export const readPricedLines = (
  db: Db,
  { store_id }: OneStore,
  tender_id: string,
): Promise<PricedLine[]> =>
  rowsOf<PricedLine>(
    db,
    sql`select item_id::text, variant_id::text, base_quantity, quantity, unit_price from tender_offer_lines
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint order by item_id`,
  );

/** What was taken for a demand, of all stores. */
export const readTakenLines = (db: Db, tender_id: string): Promise<PricedLine[]> =>
  rowsOf<PricedLine>(
    db,
    sql`select l.item_id::text, l.variant_id::text, l.base_quantity, l.awarded_quantity as quantity, l.unit_price
        from tender_offers o join tender_offer_lines l on l.store_id = o.store_id and l.tender_id = o.tender_id
        where o.tender_id = ${tender_id}::bigint and o.order_id is not null and l.awarded_quantity > 0`,
  );

type Ending = {
  loss_reason?: NonNullable<OfferSummary['loss_reason']>;
  winning_price?: OfferSummary['winning_price'];
};

/** Nobody can take it from here on. */
export async function endOffer(
  db: Tx,
  store: OneStore,
  tender_id: string,
  state: DemandState,
  { loss_reason, winning_price }: Ending = {},
): Promise<void> {
  await rowsOf(
    db,
    sql`update tender_offers set is_standing = false, updated_at = now(),
          loss_reason = ${loss_reason ?? null}::offer_loss_reason,
          winning_low = ${winning_price?.low ?? null}::numeric, winning_high = ${winning_price?.high ?? null}::numeric
        where store_id = ${store.store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
  await setFit(db, store, tender_id, state);
}

/** The buyer may take it again, as it was, where it is valid yet; otherwise it has run out. */
export async function reviveOffer(
  db: Tx,
  store: OneStore,
  tender_id: string,
  isOpen: boolean,
): Promise<void> {
  const [offer] = await rowsOf<{ is_standing: boolean }>(
    db,
    sql`update tender_offers set is_standing = ${isOpen}::boolean and valid_until > clock_timestamp(), updated_at = now(),
          loss_reason = null, winning_low = null, winning_high = null
        where store_id = ${store.store_id}::bigint and tender_id = ${tender_id}::bigint returning is_standing`,
  );
  await setFit(db, store, tender_id, offer?.is_standing ? 'SENT' : 'EXPIRED');
}

export type LostGoods = { variant_id: string; quantity: number; amount: number };

/** What was lost with it stands with the demand, so that the loss of the store can be held against it. */
export async function keepLostGoods(
  db: Tx,
  { store_id }: OneStore,
  tender_id: string,
  goods: readonly LostGoods[] | null,
): Promise<void> {
  await rowsOf(
    db,
    sql`update tender_fits set lost_goods = ${goods && JSON.stringify(goods)}::jsonb,
          lost_at = ${goods ? sql`now()` : sql`null`}
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
}

export async function readLostGoods(
  db: Tx,
  { store_id }: OneStore,
  tender_id: string,
): Promise<{ lost_at: string; goods: LostGoods[] } | undefined> {
  const [lost] = await rowsOf<{ lost_at: string; goods: LostGoods[] }>(
    db,
    sql`select lost_at::text as lost_at, lost_goods as goods from tender_fits
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint and lost_goods is not null`,
  );
  return lost;
}
