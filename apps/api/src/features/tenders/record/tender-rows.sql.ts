import type { TenderItem, TenderRow } from '@marketplace/contract/tender';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';

/** Whose demand, and which. */
export type TenderKey = { buyer_store_id: string; tender_id: string };

/** A demand as its table has it, with what decides what may be done. */
export type TenderRecord = Omit<TenderRow, 'allowed_actions'> & {
  /** Whether its time is over, also where the clock has not come by. */
  is_over: boolean;
  buyer_name: string;
  buyer_is_active: boolean;
  goods_categories: string[];
  category_ids: string[];
  search_text: string;
};

const tenderColumns = sql`
  t.id::text, t.store_id::text as buyer_store_id, t.city_id::text, c.name as city, c.province, t.delivery, t.payment_method,
  t.term_days, t.needed_by::text, t.closes_at, t.state, t.version, t.note, t.tells_winning_price, t.first_product_name,
  t.item_count, t.created_at, t.closed_at, coalesce(t.closes_at <= clock_timestamp(), false) as is_over,
  b.name as buyer_name, b.is_active as buyer_is_active, t.goods_categories, t.category_ids::text[], t.search_text,
  (select count(*)::int from tender_items i where i.store_id = t.store_id and i.tender_id = t.id
    and i.awarded_pieces >= i.quantity::bigint * i.base_quantity) as covered_count`;

/** Its offers lie with their stores: they are counted by themselves. */
type WithoutOffers = Omit<TenderRecord, 'offer_count'>;

const tenderJoins = sql`join cities c on c.id = t.city_id join stores b on b.id = t.store_id`;

export async function readTenders(
  db: Db,
  buyer_store_id: string,
  rows: Sql,
): Promise<TenderRecord[]> {
  const found = await rowsOf<WithoutOffers>(
    db,
    sql`select ${tenderColumns} from (${rows}) f
        join tenders t on t.store_id = ${buyer_store_id}::bigint and t.id = f.id ${tenderJoins}
        where t.store_id = ${buyer_store_id}::bigint
        order by t.created_at desc, t.id desc`,
  );
  const ids = found.map(({ id }) => id);
  const counts = await rowsOf<{ tender_id: string; count: number }>(
    db,
    sql`select tender_id, count(*)::int as count from tender_offers
        where tender_id = any(${ids}::bigint[]) and (is_standing or order_id is not null) group by tender_id`,
  );
  const byTender = new Map(counts.map(({ tender_id, count }) => [tender_id, count]));
  return found.map((row) => ({ ...row, offer_count: byTender.get(row.id) ?? 0 }));
}

export async function readTender(
  db: Db,
  { buyer_store_id, tender_id }: TenderKey,
): Promise<TenderRecord | undefined> {
  const [row] = await readTenders(
    db,
    buyer_store_id,
    sql`select id from tenders where store_id = ${buyer_store_id}::bigint and id = ${tender_id}::bigint`,
  );
  return row;
}

/** Shared by all who answer it, alone for who changes it. Comes before every offer, order and shelf. */
export async function lockTender(
  db: Tx,
  key: TenderKey,
  how: 'share' | 'update',
): Promise<TenderRecord | undefined> {
  const { buyer_store_id, tender_id } = key;
  await rowsOf(
    db,
    sql`select from tenders where store_id = ${buyer_store_id}::bigint and id = ${tender_id}::bigint
        ${how === 'share' ? sql`for share` : sql`for update`}`,
  );
  return readTender(db, key);
}

/** What is asked for, in the order it was written down. */
export const readItems = (
  db: Db,
  { buyer_store_id, tender_id }: TenderKey,
): Promise<TenderItem[]> =>
  rowsOf<TenderItem>(
    db,
    sql`select i.id::text as item_id, i.product_unit_id, p.id as product_id, p.name as product_name, i.variant_id,
          v.name as variant_name, b.name as brand_name, k.name as category_name, u.uom_id, m.name as uom_name,
          i.base_quantity, i.quantity, (i.quantity::bigint * i.base_quantity)::float8 as pieces, i.target_price, i.note,
          i.awarded_pieces::float8
        from tender_items i join product_units u on u.id = i.product_unit_id
        join product_variants v on v.id = i.variant_id join products p on p.id = v.product_id
        join brands b on b.id = p.brand_id join categories k on k.id = p.category_id join uoms m on m.id = u.uom_id
        where i.store_id = ${buyer_store_id}::bigint and i.tender_id = ${tender_id}::bigint
        order by i.position, i.id`,
  );

/** How many of a unit are still wanted of an item: what it does not divide is rounded up. */
export const stillWanted = (
  { pieces, awarded_pieces }: Pick<TenderItem, 'pieces' | 'awarded_pieces'>,
  base_quantity: number,
): number => Math.max(0, Math.ceil((pieces - awarded_pieces) / base_quantity));
