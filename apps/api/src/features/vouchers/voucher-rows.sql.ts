import type { VoucherDetail, VoucherRow } from '@marketplace/contract/voucher';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';

/** Its time is over, or somebody ended it. */
export const isEnded = sql`(v.ended_at is not null or coalesce(v.ends_at <= now(), false))`;

export const voucherColumns = sql`
  v.id, v.store_id, s.name as store_name, c.time_zone, v.kind, v.name, v.code, v.discount_kind, v.value,
  v.max_discount, v.minimum_amount, v.minimum_quantity, v.products,
  cardinality(v.inventory_ids) as product_count, v.buyers, cardinality(v.buyer_store_ids) as buyer_count, v.quota,
  v.per_buyer, v.taken, v.starts_at, v.ends_at, case
    when ${isEnded} then 'ENDED'
    when v.is_paused then 'PAUSED'
    when v.starts_at > now() then 'UPCOMING'
    when v.taken >= v.quota then 'USED_UP'
    else 'RUNNING'
  end as state, v.is_paused, case when ${isEnded} then coalesce(v.ended_at, v.ends_at) end as ended_at, v.version,
  json_build_object('order_count', v.taken, 'sales', v.sales, 'discount', v.discount) as results, v.updated_at, u.name as updated_by_name`;

/** What a voucher `v` is shown with. */
export const voucherJoins = sql`join stores s on s.id = v.store_id join cities c on c.id = s.city_id
  left join users u on u.id = v.updated_by`;

const oneWhere = (store_id: string, isMeant: Sql) => sql`
  select ${voucherColumns}, v.inventory_ids, v.buyer_store_ids
  from vouchers v ${voucherJoins}
  where v.store_id = ${store_id}::bigint and ${isMeant}`;

/** A voucher with the ids of what was chosen. */
export type VoucherRecord = VoucherRow & { inventory_ids: string[]; buyer_store_ids: string[] };

export async function readVoucher(
  db: Db,
  { store_id }: OneStore,
  voucher_id: string,
): Promise<VoucherRecord | undefined> {
  const [row] = await rowsOf<VoucherRecord>(
    db,
    oneWhere(store_id, sql`v.id = ${voucher_id}::bigint`),
  );
  return row;
}

export async function lockVoucher(
  db: Tx,
  { store_id }: OneStore,
  voucher_id: string,
): Promise<VoucherRecord | undefined> {
  const [row] = await rowsOf<VoucherRecord>(
    db,
    sql`${oneWhere(store_id, sql`v.id = ${voucher_id}::bigint`)} for no key update of v`,
  );
  return row;
}

export const readChosenProducts = (
  db: Db,
  { store_id }: OneStore,
  ids: readonly string[],
): Promise<VoucherDetail['chosen_products']> =>
  rowsOf<VoucherDetail['chosen_products'][number]>(
    db,
    sql`select i.id as inventory_id, trim(g.name || ' ' || v.name) as product_name,
          (select name from uoms where id = u.uom_id) as uom_name, i.price
        from inventories i join product_units u on u.id = i.product_unit_id
        join product_variants v on v.id = i.variant_id join products g on g.id = i.product_id
        where i.store_id = ${store_id}::bigint and i.id = any(${ids}::bigint[])
        order by g.name, v.name, u.base_quantity, i.id`,
  );

type Buyer = { store_id: string; name: string; city: string };

export const readChosenBuyers = (db: Db, ids: readonly string[]): Promise<Buyer[]> =>
  rowsOf<Buyer>(
    db,
    sql`select s.id as store_id, s.name, c.name as city from stores s join cities c on c.id = s.city_id
        where s.id = any(${ids}::bigint[]) order by s.name, s.id`,
  );
