import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** A listing that can be offered. */
export type OwnListing = {
  inventory_id: string;
  variant_id: string;
  product_unit_id: string;
  product_name: string;
  uom_name: string;
  base_quantity: number;
  minimum_order: number;
  price: number;
  cost_price: number | null;
  available: number;
  price_tiers: { min_qty: number; price: number }[];
};

const readListings = (db: Db, { store_id }: OneStore, which: Sql): Promise<OwnListing[]> =>
  rowsOf<OwnListing>(
    db,
    sql`
    select i.id as inventory_id, i.variant_id, i.product_unit_id, trim(p.name || ' ' || v.name) as product_name,
      m.name as uom_name, u.base_quantity, i.minimum_order, i.price, i.cost_price,
      (k.stock - k.reserved) / u.base_quantity as available, coalesce((
        select json_agg(json_build_object('min_qty', t.min_qty, 'price', t.price) order by t.min_qty)
        from inventory_price_tiers t where t.store_id = ${store_id}::bigint and t.inventory_id = i.id
      ), '[]') as price_tiers
    from inventories i join stocks k on k.store_id = ${store_id}::bigint and k.variant_id = i.variant_id
    join product_units u on u.id = i.product_unit_id join uoms m on m.id = u.uom_id
    join product_variants v on v.id = i.variant_id join products p on p.id = v.product_id
    where i.store_id = ${store_id}::bigint and i.state = 'ACTIVE' and ${which}
    order by i.variant_id, u.base_quantity, i.id`,
  );

export const listingsOfVariants = (db: Db, store: OneStore, variant_ids: readonly string[]) =>
  readListings(db, store, sql`i.variant_id = any(${variant_ids}::bigint[])`);

export const listingsById = (db: Db, store: OneStore, ids: readonly string[]) =>
  readListings(db, store, sql`i.id = any(${ids}::bigint[])`);

export type LastWin = { variant_id: string; base_quantity: number; unit_price: number; at: string };

/** So many offers that this buyer took may be asked about. */
const mostWins = 50;

/** What the buyer last took of each of these goods, and for how much. */
export const readLastWins = (
  db: Db,
  { store_id }: OneStore,
  buyer_store_id: string,
  variant_ids: readonly string[],
): Promise<LastWin[]> =>
  rowsOf<LastWin>(
    db,
    sql`with won as (
          select o.tender_id, o.updated_at from tender_offers o
          where o.store_id = ${store_id}::bigint and o.buyer_store_id = ${buyer_store_id}::bigint
            and o.order_id is not null
          order by o.updated_at desc limit ${mostWins}::int
        )
        select distinct on (l.variant_id) l.variant_id, l.base_quantity, l.unit_price, w.updated_at as at
        from won w join tender_offer_lines l on l.store_id = ${store_id}::bigint and l.tender_id = w.tender_id
        where l.awarded_quantity > 0 and l.variant_id = any(${variant_ids}::bigint[])
        order by l.variant_id, w.updated_at desc`,
  );

export type BuyerSeen = {
  store_id: string;
  name: string;
  address: string;
  phone_number: string | null;
  district: string;
  city: string;
  history: {
    order_count: number;
    completed_count: number;
    total_value: number;
    first_order_at: string | null;
    last_order_at: string | null;
  };
};

type BuyerCells = Omit<BuyerSeen, 'history'> & BuyerSeen['history'];

/** The buyer, with what there was between the two stores; the pair stands at the head of an index. */
export async function readBuyer(
  db: Db,
  { store_id }: OneStore,
  buyer_store_id: string,
): Promise<BuyerSeen> {
  const [row] = await rowsOf<BuyerCells>(
    db,
    sql`
    select s.id as store_id, s.name, s.address, s.phone_number, s.district, c.name as city, h.*
    from stores s join cities c on c.id = s.city_id cross join (
      select count(*)::int as order_count,
        count(*) filter (where o.fulfilment_status = 'COMPLETED')::int as completed_count,
        coalesce(sum(o.total_amount) filter (
          where o.fulfilment_status not in ('REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED')), 0) as total_value,
        min(o.arrived_at) as first_order_at, max(o.arrived_at) as last_order_at
      from orders o where o.store_id = ${store_id}::bigint and o.buyer_store_id = ${buyer_store_id}::bigint
        and o.arrived_at is not null) h
    where s.id = ${buyer_store_id}::bigint`,
  );
  if (!row) throw new Error(`store ${buyer_store_id} has gone`);
  const { order_count, completed_count, total_value, first_order_at, last_order_at, ...buyer } =
    row;
  return {
    ...buyer,
    history: { order_count, completed_count, total_value, first_order_at, last_order_at },
  };
}

export type Declined = { note: string; created_at: string };

export async function readDeclined(
  db: Db,
  { store_id }: OneStore,
  tender_id: string,
): Promise<Declined | undefined> {
  const [row] = await rowsOf<Declined>(
    db,
    sql`select decline_note as note, decided_at as created_at from tender_fits
        where store_id = ${store_id}::bigint and tender_id = ${tender_id}::bigint and decided_at is not null`,
  );
  return row;
}
