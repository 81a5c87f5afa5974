import type { PriceRecommendation } from '@marketplace/contract/catalogue';
import type { Db } from '../../platform/db/handle.ts';
import { integer, rowsOf, sql } from '../../platform/db/sql.ts';
import type { StoreScope } from '../../platform/store-scope.ts';

export type PriceOfUnit = PriceRecommendation & { product_unit_id: string };

/** Of units that at least so many other stores of the city sold lately. */
export const readPrices = (
  db: Db,
  scope: StoreScope,
  unit_ids: readonly string[],
  fewest: number,
): Promise<PriceOfUnit[]> => {
  const store_id = sql`${scope.store_ids[0]}::bigint`;
  const at = (share: number) =>
    sql`round((percentile_cont(${share}) within group (order by c.last_price))::numeric)`;
  return rowsOf<PriceOfUnit>(
    db,
    sql`select c.product_unit_id, ${at(0.25)} as low, ${at(0.5)} as median, ${at(0.75)} as high,
          count(*)::int as sample_size
        from city_sales c
        where c.city_id = (select city_id from stores where id = ${store_id})
          and c.product_unit_id = any(${unit_ids}::bigint[]) and c.store_id <> ${store_id}
        group by c.product_unit_id having count(*) >= ${fewest}::int`,
  );
};

type Surroundings = { city_id: string; province: string; in_city: number; in_province: number };

/** Where the store stands, and how many others sell there; counted no further than `most`. */
export async function readSurroundings(
  db: Db,
  scope: StoreScope,
  most: number,
): Promise<Surroundings | undefined> {
  const others = (isNear: ReturnType<typeof sql>) => sql`(
    select count(*)::int from (
      select 1 from stores o where ${isNear} and o.is_seller and o.id <> s.id
        and exists (select from city_sales k where k.store_id = o.id)
      limit ${integer(most)}
    ) n)`;
  const [row] = await rowsOf<Surroundings>(
    db,
    sql`select s.city_id, c.province, ${others(sql`o.city_id = s.city_id`)} as in_city,
          ${others(sql`o.city_id in (select id from cities where province = c.province)`)} as in_province
        from stores s join cities c on c.id = s.city_id
        where s.id = ${scope.store_ids[0]}::bigint`,
  );
  return row;
}

/** What the area sells and the store does not list; its own sales are of what it lists. */
const wanted = (scope: StoreScope, area: string) => sql`
  from area_sales a left join inventories i
    on i.store_id = ${scope.store_ids[0]}::bigint and i.product_unit_id = a.product_unit_id
  where a.area = ${area} and i.product_unit_id is null`;

type Wanted = { product_unit_id: string; stores_selling: number; orders: number };

export const readWanted = (
  db: Db,
  scope: StoreScope,
  area: string,
  { page, page_size }: { page: number; page_size: number },
): Promise<Wanted[]> =>
  rowsOf<Wanted>(
    db,
    sql`select a.product_unit_id, a.stores as stores_selling, a.orders ${wanted(scope, area)}
        order by a.score desc, a.product_unit_id
        limit ${page_size} offset ${(page - 1) * page_size}`,
  );

export async function countWanted(
  db: Db,
  scope: StoreScope,
  area: string,
  most: number,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select 1 ${wanted(scope, area)} limit ${integer(most)}
        ) as counted`,
  );
  return row?.count ?? 0;
}
