import type { TenderItem } from '@marketplace/contract/tender';
import type { Db } from '../../../platform/db/handle.ts';
import { kilometres, type Place } from '../../../platform/db/kilometres.ts';
import { integer, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { TenderRecord } from '../record/tender-rows.sql.ts';
import { goodsPlace, isBrought, isFetched, storePlace } from './reach.sql.ts';

/** How a demand fits a store. */
export type Match = {
  store_id: string;
  served_count: number;
  value: number;
  distance_km: number | null;
};

/** The nearest; more answers than these nobody compares. */
const mostStores = 500;
type Point = { latitude: number | null; longitude: number | null };

async function placeOf(db: Db, { buyer_store_id, city_id }: TenderRecord): Promise<Place> {
  const [row] = await rowsOf<Point>(
    db,
    sql`select ${goodsPlace.latitude} as latitude, ${goodsPlace.longitude} as longitude
        from cities c left join stores b on b.id = ${buyer_store_id}::bigint where c.id = ${city_id}::bigint`,
  );
  const { latitude, longitude } = row ?? { latitude: null, longitude: null };
  return { latitude: sql`${latitude}::float8`, longitude: sql`${longitude}::float8` };
}

/**
 * Stores that sell some of it and reach the buyer, or which the buyer reaches. Each item at what the buyer wants to pay, or
 * at the store's price of the unit that is nearest to the buyer's.
 */
export async function matchStores(
  db: Db,
  tender: TenderRecord,
  items: readonly TenderItem[],
  only?: string,
): Promise<Match[]> {
  const wanted = items.filter(({ pieces, awarded_pieces }) => awarded_pieces < pieces);
  if (wanted.length === 0) return [];
  const all = <Value>(of: (item: TenderItem) => Value) => wanted.map(of);
  const isOnly = only ? sql`and i.store_id = ${only}::bigint` : sql``;
  const distance = kilometres(await placeOf(db, tender), storePlace);
  return rowsOf<Match>(
    db,
    sql`
    with wanted as (
      select * from unnest(${all(({ item_id }) => item_id)}::bigint[], ${all(({ variant_id }) => variant_id)}::bigint[],
        ${all(({ product_unit_id }) => product_unit_id)}::bigint[], ${all(({ base_quantity }) => base_quantity)}::int[],
        ${all(({ quantity }) => quantity)}::int[], ${all(({ target_price }) => target_price)}::numeric[])
        as w (item_id, variant_id, product_unit_id, base_quantity, quantity, target_price)
    ), served as (
      select distinct on (i.store_id, w.item_id) i.store_id,
        w.quantity * coalesce(w.target_price, round(i.price * w.base_quantity / u.base_quantity)) as value
      from wanted w join inventories i on i.variant_id = w.variant_id and i.state = 'ACTIVE' ${isOnly}
      join product_units u on u.id = i.product_unit_id
      order by i.store_id, w.item_id, (i.product_unit_id = w.product_unit_id) desc, u.base_quantity
    ), stores_serving as (
      select store_id, count(*)::int as served_count, sum(value) as value from served group by store_id
    ), placed as (
      select m.store_id, m.served_count, m.value, ${distance} as distance_km,
        z.id = ${tender.city_id}::bigint as is_same_city, z.province = ${tender.province} as is_same_province
      from stores_serving m join stores s on s.id = m.store_id join cities z on z.id = s.city_id
      where s.is_seller and s.allows_selling and s.is_active and s.id <> ${tender.buyer_store_id}::bigint
    )
    select p.store_id, p.served_count, p.value, p.distance_km from placed p
    where ${tender.delivery === 'BUYER_PICKUP' ? fetched : brought(tender.city_id)}
    order by p.distance_km nulls last, p.served_count desc, p.store_id limit ${integer(mostStores)}`,
  );
}

const fetched = isFetched(sql`p.is_same_city`, sql`p.distance_km`);

const brought = (city_id: string) =>
  isBrought(
    {
      isIn: sql`exists (select from delivery_zones d where d.store_id = p.store_id and d.city_id = ${city_id}::bigint)`,
      isWithout: sql`not exists (select from delivery_zones d where d.store_id = p.store_id)`,
    },
    sql`p.is_same_province`,
    sql`p.distance_km`,
  );
