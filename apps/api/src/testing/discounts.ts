import type { VoucherBuyers, VoucherKind } from '@marketplace/contract/voucher-words';
import { sql } from 'kysely';
import type { Database } from '../platform/db/handle.ts';

type Db = Database['db'];

export type Goods = { inventory_id: string; variant_id: string; price: number };

/** So many listings of a store that sell by one, at one price. */
export async function goodsFor(
  db: Db,
  store_id: string,
  count: number,
  price = 10_000,
): Promise<Goods[]> {
  const { rows } = await sql<Goods>`
    select distinct on (i.variant_id) i.id::text as inventory_id, i.variant_id::text, ${price}::int as price
    from inventories i join stocks s on s.store_id = i.store_id and s.variant_id = i.variant_id
    join product_units pu on pu.id = i.product_unit_id
    where i.store_id = ${store_id} and i.state = 'ACTIVE' and pu.base_quantity = 1
    order by i.variant_id limit ${count}`.execute(db);
  const ids = rows.map(({ inventory_id }) => inventory_id);
  await sql`update inventories set price = ${price}, minimum_order = 1
    where store_id = ${store_id} and id = any(${ids}::bigint[])`.execute(db);
  await sql`delete from inventory_price_tiers
    where store_id = ${store_id} and inventory_id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** A promotion that runs now, with these listings of the store in it. */
export async function runPromotion(
  db: Db,
  store_id: string,
  items: readonly Goods[],
  { price = 8000, quota = 100, share = 50, name = 'Gebyar November' } = {},
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into promotions (promotion_type, name, min_discount_percent, min_quota, platform_share_percent, platform_limit, joins_until,
      starts_at, ends_at, payload_hash)
    values ('DISCOUNT', ${name}, 5, 1, ${share}, 1000000000, localtimestamp + interval '1 day', localtimestamp - interval '2 days',
      localtimestamp + interval '2 days', '') returning id::text`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`insert into promotion_stores (store_id, promotion_id, ends_at, item_count)
    select ${store_id}, id, ends_at, ${items.length} from promotions where id = ${id}`.execute(db);
  await sql`insert into promotion_items (store_id, promotion_id, inventory_id, price, quota, base_price, starts_at, ends_at)
    select ${store_id}, p.id, i.id, ${price}, ${quota}, i.price, p.starts_at, p.ends_at
    from promotions p cross join inventories i
    where p.id = ${id} and i.store_id = ${store_id}
      and i.id = any(${items.map(({ inventory_id }) => inventory_id)}::bigint[])`.execute(db);
  return id;
}

type Voucher = {
  kind?: VoucherKind;
  code?: string | null;
  value?: number;
  percent?: boolean;
  quota?: number | null;
  per_buyer?: number | null;
  minimum_amount?: number;
  minimum_quantity?: number;
  buyers?: VoucherBuyers;
};

/** A voucher of the store that holds now, or a deal. */
export async function runVoucher(
  db: Db,
  store_id: string,
  {
    kind = 'VOUCHER',
    code = 'HEMAT10',
    value = 10,
    percent = true,
    quota = null,
    per_buyer = null,
    minimum_amount = 0,
    minimum_quantity = 0,
    buyers = 'ALL',
  }: Voucher = {},
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into vouchers (store_id, kind, name, code, discount_kind, value, minimum_amount, minimum_quantity, products,
      buyers, quota, per_buyer, starts_at, search_text, payload_hash)
    values (${store_id}, ${kind}, ${kind === 'VOUCHER' ? `Voucher ${code}` : 'Borongan'},
      ${kind === 'VOUCHER' ? code : null}, ${percent ? 'PERCENT' : 'AMOUNT'}, ${value}, ${minimum_amount},
      ${minimum_quantity}, 'ALL', ${buyers}, ${quota}, ${per_buyer}, now() - interval '1 day', '', '')
    returning id::text`.execute(db);
  return rows[0]?.id ?? '';
}

/** Nothing is taken off any more in a store. */
export async function endDiscounts(db: Db, store_id: string): Promise<void> {
  await sql`update promotion_items set left_at = now() where store_id = ${store_id} and left_at is null`.execute(
    db,
  );
  await sql`update promotion_stores set item_count = 0 where store_id = ${store_id}`.execute(db);
  await sql`update vouchers set ended_at = now() where store_id = ${store_id} and ended_at is null`.execute(
    db,
  );
}

/** How much of a promotion's quota of a listing is taken. */
export async function unitsTaken(db: Db, promotion_id: string, inventory_id: string) {
  const { rows } = await sql<{ taken: number }>`
    select taken from promotion_items
    where promotion_id = ${promotion_id} and inventory_id = ${inventory_id}`.execute(db);
  return rows[0]?.taken;
}

/** How many orders hold a voucher: as it is counted, and one by one. */
export async function voucherTaken(db: Db, voucher_id: string): Promise<[number, number]> {
  const { rows } = await sql<{ taken: number; uses: number }>`
    select v.taken, (select count(*)::int from voucher_uses u where u.voucher_id = v.id) as uses
    from vouchers v where v.id = ${voucher_id}`.execute(db);
  return [rows[0]?.taken ?? -1, rows[0]?.uses ?? -1];
}
