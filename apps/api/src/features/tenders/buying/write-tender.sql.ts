import type { TenderCreateBody } from '@marketplace/contract/tenders';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';

export type WantedUnit = {
  product_unit_id: string;
  variant_id: string;
  base_quantity: number;
  product_name: string;
  category_id: string;
  category_name: string;
};

export const readWantedUnits = (db: Db, ids: readonly string[]): Promise<WantedUnit[]> =>
  rowsOf<WantedUnit>(
    db,
    sql`select u.id as product_unit_id, u.variant_id, u.base_quantity, trim(p.name || ' ' || v.name) as product_name,
          p.category_id, k.name as category_name
        from product_units u join product_variants v on v.id = u.variant_id join products p on p.id = v.product_id
        join categories k on k.id = p.category_id where u.id = any(${ids}::bigint[])`,
  );

export type BuyerStore = { name: string; city_id: string; is_active: boolean; time_zone: string };

export async function readBuyerStore(db: Db, { buyer_store_id }: BuyerScope): Promise<BuyerStore> {
  const [store] = await rowsOf<BuyerStore>(
    db,
    sql`select s.name, s.city_id, s.is_active, c.time_zone from stores s join cities c on c.id = s.city_id
        where s.id = ${buyer_store_id}::bigint`,
  );
  if (!store) throw new Error(`store ${buyer_store_id} has gone`);
  return store;
}

/** A buyer's new demands come one after the other, so that each sees what there is. */
export async function lockDemandsOf(db: Tx, { buyer_store_id }: BuyerScope): Promise<void> {
  const name = `tenders of store ${buyer_store_id}`;
  await rowsOf(db, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

type Asked = { open: number; today: number; same_id: string | null };

/** How many there are, and the same that was asked for just now. */
export async function countAsked(
  db: Tx,
  { buyer_store_id }: BuyerScope,
  user_id: string,
  payload_hash: string,
): Promise<Asked> {
  const own = sql`store_id = ${buyer_store_id}::bigint`;
  const [row] = await rowsOf<Asked>(
    db,
    sql`select (select count(*)::int from tenders where ${own} and state = 'OPEN') as open,
          (select count(*)::int from tenders where ${own} and created_at > now() - interval '1 day') as today,
          (select id from tenders where ${own} and created_at > now() - interval '10 minutes' and version = 1
            and user_id = ${user_id}::bigint and payload_hash = ${payload_hash}::text order by id desc limit 1) as same_id`,
  );
  return row ?? { open: 0, today: 0, same_id: null };
}

export type Wishes = Omit<TenderCreateBody, 'buyer_store_id' | 'items'> & {
  city_id: string;
  units: readonly WantedUnit[];
  items: TenderCreateBody['items'];
  search_text: string;
  goods_categories: string[];
  payload_hash: string;
};

const columnsOf = (wishes: Wishes) => ({
  city_id: wishes.city_id,
  delivery: wishes.delivery,
  payment_method: wishes.payment_method,
  term_days: wishes.term_days ?? null,
  needed_by: wishes.needed_by,
  closes_at: wishes.closes_at,
  note: wishes.note,
  tells_winning_price: wishes.tells_winning_price,
  first_product_name: wishes.units[0]?.product_name ?? '',
  goods_categories: wishes.goods_categories,
  category_ids: [...new Set(wishes.units.map(({ category_id }) => category_id))],
  item_count: wishes.items.length,
  search_text: wishes.search_text,
  payload_hash: wishes.payload_hash,
});

export async function insertTender(
  db: Tx,
  { buyer_store_id }: BuyerScope,
  who: Caller,
  wishes: Wishes,
): Promise<string> {
  const { id } = await db
    .insertInto('tenders')
    .values({ store_id: buyer_store_id, user_id: who.user_id, ...columnsOf(wishes) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeItems(db, buyer_store_id, id, wishes);
  return id;
}

type Edit = { version: number; edits: number; changes_terms: boolean };

export async function updateTenderRow(
  db: Tx,
  { buyer_store_id }: BuyerScope,
  who: Caller,
  tender_id: string,
  { version, edits, changes_terms }: Edit,
  wishes: Wishes,
): Promise<void> {
  const updated_at = new Date().toISOString();
  await db
    .updateTable('tenders')
    .set({
      ...columnsOf(wishes),
      user_id: who.user_id,
      version,
      ...(changes_terms && { terms_version: version }),
      edits,
      ...(edits === 1 && { edits_since: updated_at }),
      updated_at,
    })
    .where('store_id', '=', buyer_store_id)
    .where('id', '=', tender_id)
    .execute();
  await writeItems(db, buyer_store_id, tender_id, wishes);
}

/** An item that is still asked for in the same unit stays itself, so that offers for it do. */
async function writeItems(
  db: Tx,
  buyer_store_id: string,
  tender_id: string,
  { items, units }: Wishes,
): Promise<void> {
  const rows = items.map((item, position) => ({
    position,
    ...units.find((unit) => unit.product_unit_id === item.product_unit_id),
    ...item,
    target_price: item.target_price ?? null,
  }));
  const ids = items.map(({ product_unit_id }) => product_unit_id);
  const own = sql`store_id = ${buyer_store_id}::bigint and tender_id = ${tender_id}::bigint`;
  await rowsOf(
    db,
    sql`delete from tender_items where ${own} and product_unit_id <> all(${ids}::bigint[])`,
  );
  await rowsOf(
    db,
    sql`insert into tender_items as t (store_id, tender_id, position, product_unit_id, variant_id, base_quantity, quantity,
          target_price, note)
        select ${buyer_store_id}::bigint, ${tender_id}::bigint, position, product_unit_id, variant_id, base_quantity,
          quantity, target_price, note
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (position int, product_unit_id bigint,
          variant_id bigint, base_quantity int, quantity int, target_price numeric, note text)
        on conflict (store_id, tender_id, product_unit_id) do update set position = excluded.position,
          quantity = excluded.quantity, target_price = excluded.target_price, note = excluded.note`,
  );
}

type LastEdit = { user_id: string | null; payload_hash: string; edits: number };

/** Who wrote what it is now, and how often it was edited in the day since the first time. */
export async function readLastEdit(
  db: Db,
  { buyer_store_id }: BuyerScope,
  tender_id: string,
): Promise<LastEdit> {
  const [row] = await rowsOf<LastEdit>(
    db,
    sql`select user_id, payload_hash, case when edits_since > now() - interval '1 day' then edits else 0 end as edits
        from tenders where store_id = ${buyer_store_id}::bigint and id = ${tender_id}::bigint`,
  );
  if (!row) throw new Error(`demand ${tender_id} has gone`);
  return row;
}
