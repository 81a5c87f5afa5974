import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { Locks } from './promotion-prices.sql.ts';
import type { VoucherTerms } from './reckon-discounts.ts';

/** A voucher or deal with what decides whether it holds for a buyer, now. */
export type UsableVoucher = VoucherTerms & {
  buyers: 'ALL' | 'NEW' | 'CHOSEN';
  is_theirs: boolean;
  is_ended: boolean;
  is_coming: boolean;
  is_paused: boolean;
  is_used_up: boolean;
  per_buyer: number | null;
};

type Asking = { store_id: string; buyer_store_id: string; now: string };

const usable = ({ buyer_store_id, now }: Asking) => sql`
  v.id, v.kind, v.name, v.discount_kind, v.value, v.max_discount, v.minimum_amount,
  v.minimum_quantity, v.products, v.inventory_ids, v.buyers, v.is_paused, v.per_buyer,
  v.buyers <> 'CHOSEN' or ${buyer_store_id}::bigint = any(v.buyer_store_ids) as is_theirs,
  v.ended_at is not null or coalesce(v.ends_at <= ${now}::timestamptz, false) as is_ended,
  v.starts_at > ${now}::timestamptz as is_coming,
  coalesce(v.taken >= v.quota, false) as is_used_up`;

/** The deals that run, at most a hundred, as they stand: what does not fit anyway need not be locked. */
export const readDeals = (db: Tx, asking: Asking): Promise<UsableVoucher[]> =>
  rowsOf<UsableVoucher>(
    db,
    sql`select ${usable(asking)} from vouchers v
        where v.store_id = ${asking.store_id}::bigint and v.kind = 'VOLUME' and v.ended_at is null and not v.is_paused
          and v.starts_at <= ${asking.now}::timestamptz and (v.ends_at is null or v.ends_at > ${asking.now}::timestamptz)`,
  );

/**
 * The voucher of that code, or else the last that had it, and these deals, locked in the order of their ids: what is left of a quota,
 * and all else, is read from under the lock.
 */
export const readVouchers = (
  db: Tx,
  asking: Asking,
  voucher_code: string | undefined,
  deal_ids: readonly string[],
  locks: Locks,
): Promise<UsableVoucher[]> =>
  rowsOf<UsableVoucher>(
    db,
    sql`select ${usable(asking)} from vouchers v
        where v.store_id = ${asking.store_id}::bigint and (
          (v.code = ${voucher_code ?? null} and v.id = (
            select w.id from vouchers w where w.store_id = ${asking.store_id}::bigint and w.code = ${voucher_code ?? null}
            order by (w.ended_at is null) desc, w.id desc limit 1
          )) or (v.kind = 'VOLUME' and v.id = any(${deal_ids}::bigint[])))
        order by v.id ${locks === 'locked' ? sql`for no key update of v` : sql``}`,
  );

/** How often this buyer holds each of them. */
export async function countUses(
  db: Tx,
  store_id: string,
  buyer_store_id: string,
  voucher_ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await rowsOf<{ voucher_id: string; uses: number }>(
    db,
    sql`select voucher_id, count(*)::int as uses from voucher_uses
        where store_id = ${store_id}::bigint and voucher_id = any(${voucher_ids}::bigint[])
          and buyer_store_id = ${buyer_store_id}::bigint
        group by voucher_id`,
  );
  return new Map(rows.map(({ voucher_id, uses }) => [voucher_id, uses]));
}

/** Whether the two stores have an order, but such as came to nothing, beside this one. */
export async function hasOrdered(
  db: Tx,
  store_id: string,
  buyer_store_id: string,
  order_id: string,
): Promise<boolean> {
  const ofPair = sql`store_id = ${store_id}::bigint and buyer_store_id = ${buyer_store_id}::bigint
    and id <> ${order_id}::bigint`;
  const rows = await rowsOf(
    db,
    sql`select from (select 1) one
        where exists (select from orders where ${ofPair} and arrived_at is not null
            and fulfilment_status not in ('REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED'))
          or exists (select from orders where ${ofPair} and arrived_at is null and fulfilment_status = 'NEW')`,
  );
  return rows.length > 0;
}

/** Of one voucher, on its way to the counters or back. */
export type CountedVoucher = {
  voucher_id: string;
  orders: number;
  sales: number;
  discount: number;
};

export async function countVouchers(
  db: Tx,
  store_id: string,
  counted: readonly CountedVoucher[],
): Promise<void> {
  if (counted.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as w (voucher_id bigint, orders int,
    sales numeric, discount numeric)`;
  await rowsOf(
    db,
    sql`with locked as (
          select v.id from vouchers v join ${given} on w.voucher_id = v.id
          where v.store_id = ${store_id}::bigint order by v.id for no key update of v
        )
        update vouchers v set taken = v.taken + w.orders, sales = v.sales + w.sales,
          discount = v.discount + w.discount
        from ${given} join locked l on l.id = w.voucher_id
        where v.store_id = ${store_id}::bigint and v.id = w.voucher_id`,
  );
}

export async function insertUses(
  db: Tx,
  {
    store_id,
    order_id,
    buyer_store_id,
  }: { store_id: string; order_id: string; buyer_store_id: string },
  voucher_ids: readonly string[],
): Promise<void> {
  if (voucher_ids.length === 0) return;
  await rowsOf(
    db,
    sql`insert into voucher_uses (store_id, voucher_id, order_id, buyer_store_id)
        select ${store_id}::bigint, v, ${order_id}::bigint, ${buyer_store_id}::bigint
        from unnest(${voucher_ids}::bigint[]) v`,
  );
}

export async function deleteUses(
  db: Tx,
  { store_id, order_id }: { store_id: string; order_id: string },
  voucher_ids: readonly string[],
): Promise<void> {
  await rowsOf(
    db,
    sql`delete from voucher_uses where store_id = ${store_id}::bigint and order_id = ${order_id}::bigint
          and voucher_id = any(${voucher_ids}::bigint[])`,
  );
}
