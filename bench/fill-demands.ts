import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import type { World } from './worlds.ts';

export const openDemands = 100_000;
/** How many stores a demand fits, some more and some fewer; the largest sees every tenth. */
const storesEach = 24;

/*
 * Demands with the rows of the stores that they fit, by SQL: made one by one through the API they would take an hour.
 */
const statements = [
  'set statement_timeout = 0',
  "set session_replication_role = 'replica'",
  `insert into tenders (store_id, city_id, delivery, payment_method, needed_by, closes_at, first_product_name, goods_categories,
     category_ids, item_count, search_text, payload_hash, created_at)
   select b.id, b.city_id, 'STORE_COURIER', 'COD', current_date + 7, now() + make_interval(mins => n % 20000 + 60),
     p.name, '{}', array[p.category_id], n % 5 + 1, lower(b.name || ' ' || p.name), 'bench', now() - make_interval(mins => n % 9000)
   from generate_series(1, ${openDemands}) n
   join (select id, city_id, name, row_number() over (order by id) - 1 as at, count(*) over () as all_of
     from stores where not is_seller) b on b.at = n % b.all_of
   join (select id, name, category_id, row_number() over (order by id) - 1 as at, count(*) over () as all_of
     from products) p on p.at = n % p.all_of`,
  `insert into tender_fits (store_id, tender_id, buyer_store_id, tender_version, city_id, delivery, payment_method, needed_by,
     closes_at, first_product_name, goods_categories, category_ids, item_count, served_count, value, distance_km,
     search_text, fitted_at)
   select s.id, t.id, t.store_id, 1, t.city_id, t.delivery, t.payment_method, t.needed_by, t.closes_at, t.first_product_name,
     t.goods_categories, t.category_ids, t.item_count, 1 + (t.id + s.at) % t.item_count, 100000 + (t.id * 7919 + s.at) % 9000000,
     (t.id + s.at) % 100, t.search_text, t.created_at
   from tenders t cross join generate_series(0, ${storesEach} - 1) k
   join (select id, row_number() over (order by orders desc) - 1 as at, count(*) over () as all_of from (
     select s.id, count(o.id) as orders from stores s join order_counters c on c.store_id = s.id
     left join lateral (select o.id from orders o where o.store_id = s.id limit 5000) o on true group by s.id) x) s
     on s.at = case when k = 0 then case when t.id % 10 = 0 then 0 else t.id % s.all_of end
       else (t.id * 31 + k * 127) % s.all_of end
   where t.payload_hash = 'bench' on conflict do nothing`,
  `insert into tender_counters (store_id, "OPEN") select store_id, count(*) from tender_fits group by 1`,
  'vacuum (analyze) tenders, tender_fits, tender_counters',
];

/** Done once for a world; answers with how many rows of stores there are. */
export async function fillDemands({ url }: World): Promise<number> {
  const database = openPostgres({ url, poolSize: 1, onLost: console.error });
  const count = async () => {
    const { count } = await database.db
      .selectFrom('tender_fits')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  if ((await count()) === 0) for (const each of statements) await database.runScript(each);
  const rows = await count();
  await database.close();
  return rows;
}
