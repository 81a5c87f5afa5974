import type { DemandRow } from '@marketplace/contract/tender';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type Offer = NonNullable<DemandRow['offer']>;

/** A demand of one store as its tables have it. */
export type DemandRecord = Omit<DemandRow, 'offer' | 'copywriting' | 'allowed_actions'> & {
  is_active: boolean;
  allows_selling: boolean;
  /** Whether its time is over, also where the clock has not come by. */
  is_over: boolean;
  offer_version: number | null;
  offer_tender_version: number | null;
  total_amount: number | null;
  waits_for: Offer['waits_for'] | null;
  sent_at: string | null;
  valid_until: string | null;
  order_id: string | null;
  loss_reason: Offer['loss_reason'];
  winning_low: number | null;
  winning_high: number | null;
};

/** Of the fit `f`, its offer `o`, the store `s` with its city `z`, the buyer `b` and the city `c` where the goods go. */
export const demandColumns = sql`
  f.tender_id, f.store_id, s.name as store_name, z.time_zone, f.buyer_store_id, b.name as buyer_name, f.city_id,
  c.name as city, c.province, f.delivery, f.payment_method, f.term_days, f.needed_by::text, f.closes_at, f.state,
  f.tender_state, f.tender_version, f.first_product_name, f.goods_categories, f.item_count, f.served_count, f.value,
  f.distance_km, f.fitted_at, f.decline_reason, s.is_active, s.allows_selling,
  coalesce(f.closes_at <= clock_timestamp(), false) as is_over, o.version as offer_version,
  o.tender_version as offer_tender_version, o.total_amount, o.waits_for, o.sent_at, o.valid_until, o.order_id,
  o.loss_reason, o.winning_low, o.winning_high`;

/** `store` is what names the store: a value where there is one, or a column. */
export const demandJoins = (store: Sql) => sql`
  left join tender_offers o on o.store_id = ${store} and o.tender_id = f.tender_id
  join stores s on s.id = f.store_id join cities z on z.id = s.city_id
  join stores b on b.id = f.buyer_store_id join cities c on c.id = f.city_id`;

export async function readDemand(
  db: Db,
  { store_id }: OneStore,
  tender_id: string,
): Promise<DemandRecord | undefined> {
  const own = sql`${store_id}::bigint`;
  const [row] = await rowsOf<DemandRecord>(
    db,
    sql`select ${demandColumns} from tender_fits f ${demandJoins(own)}
        where f.store_id = ${own} and f.tender_id = ${tender_id}::bigint`,
  );
  return row;
}

/** As several stores have one demand. */
export const readDemandsOf = (
  db: Db,
  stores: readonly OneStore[],
  tender_id: string,
): Promise<DemandRecord[]> =>
  rowsOf<DemandRecord>(
    db,
    sql`select ${demandColumns} from tender_fits f ${demandJoins(sql`f.store_id`)}
        where f.store_id = any(${stores.map(({ store_id }) => store_id)}::bigint[])
          and f.tender_id = ${tender_id}::bigint`,
  );

/** Of two who answer a demand for a store at once, one waits for the other. */
export async function lockDemand(
  db: Tx,
  store: OneStore,
  tender_id: string,
): Promise<DemandRecord | undefined> {
  await rowsOf(
    db,
    sql`select from tender_fits where store_id = ${store.store_id}::bigint and tender_id = ${tender_id}::bigint
        for update`,
  );
  return readDemand(db, store, tender_id);
}
