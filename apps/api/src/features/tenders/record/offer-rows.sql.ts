import type { OfferLine, OfferRound } from '@marketplace/contract/tender';
import type { OfferRoundKind, TenderDelivery } from '@marketplace/contract/tender-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** What of an offer its row in a list does not say. */
export type OfferTerms = {
  store_id: string;
  tender_version: number;
  delivery: TenderDelivery;
  shipping_fee: number;
  subtotal: number;
  note: string;
};

const termColumns = sql`store_id, tender_version, delivery, shipping_fee, subtotal, note`;

export async function readOfferTerms(
  db: Db,
  { store_id }: OneStore,
  tender_id: string,
): Promise<OfferTerms | undefined> {
  const [row] = await rowsOf<OfferTerms>(
    db,
    sql`select ${termColumns} from tender_offers
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
  return row;
}

type OfStore<Row> = Row & { store_id: string };

const lineColumns = sql`
  l.item_id, l.inventory_id, l.product_unit_id, p.id as product_id, p.name as product_name, l.variant_id,
  v.name as variant_name, b.name as brand_name, k.name as category_name, u.uom_id, m.name as uom_name,
  l.base_quantity, l.quantity, l.unit_price, l.quantity * l.unit_price as line_total, l.is_substitute,
  l.substitute_note, l.counter_price, l.awarded_quantity`;

const linesOf = (stores: Sql, tender_id: string) => sql`
  tender_offer_lines l join product_units u on u.id = l.product_unit_id
  join product_variants v on v.id = l.variant_id join products p on p.id = v.product_id
  join brands b on b.id = p.brand_id join categories k on k.id = p.category_id join uoms m on m.id = u.uom_id
  where ${stores} and l.tender_id = ${tender_id}::bigint`;

export const readOfferLines = (
  db: Db,
  { store_id }: OneStore,
  tender_id: string,
): Promise<OfferLine[]> =>
  rowsOf<OfferLine>(
    db,
    sql`select ${lineColumns} from ${linesOf(sql`l.store_id = ${store_id}::bigint`, tender_id)} order by l.item_id`,
  );

/** Of several offers for one demand. */
export const readLinesOfOffers = (
  db: Db,
  stores: readonly OneStore[],
  tender_id: string,
): Promise<OfStore<OfferLine>[]> =>
  rowsOf<OfStore<OfferLine>>(
    db,
    sql`select l.store_id, ${lineColumns} from ${linesOf(sql`l.store_id = any(${idsOf(stores)}::bigint[])`, tender_id)}
        order by l.store_id, l.item_id`,
  );

const idsOf = (stores: readonly OneStore[]) => stores.map(({ store_id }) => store_id);

/** The person of the seller's side, the store of the buyer's. */
const roundColumns = sql`
  r.id, r.kind, r.side, case r.side when 'BUYER' then b.name else u.name end as actor_name, r.total_amount,
  r.lines, r.note, r.created_at`;

const roundsOf = (stores: Sql, offers: Sql, tender_id: string) => sql`
  tender_rounds r join tender_offers o on ${offers} and o.tender_id = r.tender_id
  join stores b on b.id = o.buyer_store_id left join users u on u.id = r.user_id
  where ${stores} and r.tender_id = ${tender_id}::bigint`;

export function readRounds(
  db: Db,
  { store_id }: OneStore,
  tender_id: string,
): Promise<OfferRound[]> {
  const own = (column: Sql) => sql`${column} = ${store_id}::bigint`;
  const rounds = roundsOf(own(sql`r.store_id`), own(sql`o.store_id`), tender_id);
  return rowsOf<OfferRound>(db, sql`select ${roundColumns} from ${rounds} order by r.id`);
}

export function readRoundsOfOffers(
  db: Db,
  stores: readonly OneStore[],
  tender_id: string,
): Promise<OfStore<OfferRound>[]> {
  const theirs = sql`r.store_id = any(${idsOf(stores)}::bigint[])`;
  const rounds = roundsOf(theirs, sql`o.store_id = r.store_id`, tender_id);
  return rowsOf<OfStore<OfferRound>>(
    db,
    sql`select r.store_id, ${roundColumns} from ${rounds} order by r.store_id, r.id`,
  );
}

export const readTermsOfOffers = (
  db: Db,
  stores: readonly OneStore[],
  tender_id: string,
): Promise<OfferTerms[]> =>
  rowsOf<OfferTerms>(
    db,
    sql`select ${termColumns} from tender_offers
        where store_id = any(${idsOf(stores)}::bigint[]) and tender_id = ${tender_id}::bigint`,
  );

export type NewRound = {
  kind: OfferRoundKind;
  side: 'BUYER' | 'SELLER';
  user_id: string;
  total_amount: number | null;
  lines: OfferRound['lines'];
  note: string;
  payload_hash: string;
};

export async function insertRound(
  db: Tx,
  { store_id }: OneStore,
  tender_id: string,
  round: NewRound,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into tender_rounds (store_id, tender_id, kind, side, user_id, total_amount, lines, note, payload_hash)
        values (${store_id}::bigint, ${tender_id}::bigint, ${round.kind}::offer_round_kind, ${round.side}::offer_side,
          ${round.user_id}::bigint, ${round.total_amount}::numeric, ${JSON.stringify(round.lines)}::jsonb, ${round.note},
          ${round.payload_hash})`,
  );
}

export async function countRounds(db: Db, { store_id }: OneStore, tender_id: string) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from tender_rounds
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint`,
  );
  return row?.count ?? 0;
}

/** Whether the last thing that was said was this, by the same person: then it is answered as the first time. */
export async function isLastRound(
  db: Db,
  { store_id }: OneStore,
  tender_id: string,
  { user_id, payload_hash }: Pick<NewRound, 'user_id' | 'payload_hash'>,
): Promise<boolean> {
  const [last] = await rowsOf<{ is_same: boolean }>(
    db,
    sql`select user_id is not distinct from ${user_id}::bigint and payload_hash = ${payload_hash}::text as is_same
        from tender_rounds
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint order by id desc limit 1`,
  );
  return last?.is_same === true;
}
