import type { Database } from '../apps/api/src/platform/db/handle.ts';
import { hashPassword } from '../apps/api/src/platform/passwords.ts';
import { zipfSizes } from '../apps/api/src/world/random.ts';
export type WorldPlan = { orders: number; stores: number };
export const bulkWorld = (p: WorldPlan): WorldPlan => p;
export async function fillWorld(database: Database, { orders, stores }: WorldPlan): Promise<void> {
  const hash = await hashPassword('marketplace');
  const sizes = zipfSizes(orders, stores, 0.97);
  await database.runScript(`
    set statement_timeout = 0;
    select setseed(0.5);
    insert into cities (id, name, province, time_zone) select i, 'Kota ' || i, 'Prov', (array['Asia/Jakarta','Asia/Makassar','Asia/Jayapura'])[1 + i % 3] from generate_series(1, 40) i;
    insert into users (id, username, name, phone_number, password_hash)
      select i, 'u' || i, 'User ' || i, '+628120000000' || i, '${hash}' from generate_series(1,4) i;
    insert into stores (id, unique_id, name, city_id, is_seller, allows_selling, is_active)
      select i, 'ST' || i, 'Toko Grosir Sumber Rejeki ' || i, 1 + i % 40, i <= ${stores}, i % 50 <> 0, i % 100 <> 0 from generate_series(1, ${stores * 3}) i;
    create table sizes as select ord * 1 as rank, s as size, 0::bigint as store_id from unnest('{${sizes.join(',')}}'::int[]) with ordinality t(s, ord);
    update sizes set store_id = p.i from (select i, row_number() over (order by md5(i::text)) r from generate_series(1, ${stores}) i) p where p.r = rank;
    insert into store_permissions select 1, store_id, 'OWNER','MANAGE','MANAGE','MANAGE' from sizes where rank % 3 = 1;
    insert into store_permissions select 2, store_id, 'OWNER','MANAGE','MANAGE','MANAGE' from sizes where rank = 1;
    insert into store_permissions select 3, store_id, 'ORDER_STAFF','VIEW','MANAGE','NONE' from sizes where rank % (${stores} / 30) = 7 % (${stores} / 30);
    insert into store_permissions select 4, store_id, 'OWNER','MANAGE','MANAGE','MANAGE' from sizes where rank = ${stores} / 2;
    create table raw as
      select s.store_id, now() - interval '1 day' * (365 * random()) as t, random() r1, random() r2, random() r3
      from sizes s, generate_series(1, s.size);
    drop index orders_search;
    insert into orders (store_id, order_number, buyer_store_id, buyer_name, fulfilment_status, payment_status, payment_method, term_days, delivery, subtotal, total_amount, total_product_unit, first_product_name, search_text, created_at, arrived_at, deadline_at)
      select store_id, 'PO-' || to_char(t, 'YYMMDD') || '-' || row_number() over (order by t), ${stores} + 1 + floor(r2 * ${stores * 2})::int, 'Warung Bu ' || floor(r2 * ${stores * 2})::int,
        case when t > now() - interval '1 day' then (array['NEW','NEW','PROCESSING','CANCELLED'])[1 + floor(r1 * 4)::int]
             when t > now() - interval '7 days' then (array['PROCESSING','READY_FOR_PICKUP','SHIPPED','DELIVERED','COMPLETED','COMPLETED','IN_COMPLAINT','REJECTED','CANCELLED','EXPIRED'])[1 + floor(r1 * 10)::int]
             when r1 < 0.88 then 'COMPLETED' when r1 < 0.91 then 'REJECTED' when r1 < 0.96 then 'CANCELLED' when r1 < 0.995 then 'EXPIRED' else 'RETURNED' end::fulfilment_status,
        'PAID', case when r3 < 0.2 then 'TERM' else 'COD' end::payment_method, case when r3 < 0.2 then 14 end, 'STORE_COURIER',
        floor(r3 * 5000000), floor(r3 * 5000000), 1 + floor(r2 * 12)::int, 'Kecap Manis Bango 520 ml ' || floor(r1 * 900)::int, lower('warung bu ' || floor(r2 * ${stores * 2})::int || ' kecap manis bango 520 ml ' || floor(r1 * 900)::int),
        t, t, case when t > now() - interval '7 days' then t + interval '1 day' end
      from raw order by t;
    create index orders_search on orders using gin (store_id, search_text gin_trgm_ops) where arrived_at is not null;
    insert into order_counters select store_id, ${['NEW', 'PROCESSING', 'READY_FOR_PICKUP', 'SHIPPED', 'DELIVERED', 'IN_COMPLAINT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED'].map((s) => `count(*) filter (where fulfilment_status = '${s}')`).join(', ')} from orders group by store_id;
    drop table raw, sizes;
  `);
}
