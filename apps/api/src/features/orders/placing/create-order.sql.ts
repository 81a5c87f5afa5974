import type { OrderCreateBody } from '@marketplace/contract/orders';
import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { BuyerScope, OneStore } from '../../../platform/store-scope.ts';
import type { Discount } from '../../promotions/pricing/discounts.service.ts';
import type { OrderRecord, StoreOfOrder } from '../order-row.ts';
import { insertDiscounts } from '../record/order-discounts.sql.ts';
import { writeHistory } from '../record/order-history.sql.ts';

export type Listing = {
  inventory_id: string;
  variant_id: string;
  category_id: string;
  category_name: string;
  product_name: string;
  uom_name: string;
  base_quantity: number;
  minimum_order: number;
  price: number;
  price_tiers: { min_qty: number; price: number }[];
};

/** What an order is made from: the two stores, the goods as they are listed, a fresh id, the time. */
export type Deal = {
  order_id: string;
  now: string;
  buyer_name: string;
  buyer_is_active: boolean;
  seller: StoreOfOrder | undefined;
  listings: Map<string, Listing>;
};

/** The goods that are asked for, by their listings. */
type Asked = Pick<OrderCreateBody, 'seller_store_id'> & {
  lines: readonly { inventory_id: string }[];
};

export async function readDeal(db: Tx, scope: BuyerScope, body: Asked): Promise<Deal> {
  const [seller] = await rowsOf<StoreOfOrder>(
    db,
    sql`select s.name as store_name, c.time_zone, s.is_seller, s.allows_selling, s.is_active
        from stores s join cities c on c.id = s.city_id where s.id = ${body.seller_store_id}::bigint`,
  );
  const [buyer] = await rowsOf<Pick<Deal, 'buyer_name' | 'buyer_is_active' | 'order_id' | 'now'>>(
    db,
    sql`select name as buyer_name, is_active as buyer_is_active, now() as now,
          nextval(pg_get_serial_sequence('orders', 'id')) as order_id
        from stores where id = ${scope.buyer_store_id}::bigint`,
  );
  if (!buyer) throw new Error(`store ${scope.buyer_store_id} has gone`);
  const listings = await readListings(db, body);
  return { ...buyer, seller, listings: new Map(listings.map((each) => [each.inventory_id, each])) };
}

export function readListings(db: Tx, body: Asked): Promise<Listing[]> {
  const inventory_ids = body.lines.map((line) => line.inventory_id);
  return rowsOf<Listing>(
    db,
    sql`
    select i.id as inventory_id, i.variant_id, trim(p.name || ' ' || v.name) as product_name,
      u.name as uom_name, pu.base_quantity, i.minimum_order, i.price, p.category_id,
      (select name from categories where id = p.category_id) as category_name,
      coalesce((
        select json_agg(json_build_object('min_qty', t.min_qty, 'price', t.price) order by t.min_qty)
        from inventory_price_tiers t
        where t.store_id = ${body.seller_store_id}::bigint and t.inventory_id = i.id
      ), '[]') as price_tiers
    from inventories i
    join product_units pu on pu.id = i.product_unit_id
    join uoms u on u.id = pu.uom_id
    join product_variants v on v.id = i.variant_id
    join products p on p.id = v.product_id
    where i.store_id = ${body.seller_store_id}::bigint and i.id = any(${inventory_ids}::bigint[])
      and i.state = 'ACTIVE'`,
  );
}

/** Who places an order; nobody who is known, where it is done by a link. */
export type Placer = { user_id: string | null };

type NewOrder = Omit<OrderRecord, 'store_id'> & {
  note: string;
  allow_partial: boolean;
  tender_id: string | null;
  subtotal: number;
  shipping_fee: number;
};
export type NewLine = Listing & {
  quantity: number;
  unit_price: number;
  tier_min_qty: number | null;
  discount: number;
};

/** The order, its lines with what is taken off them, and the first row of its history. */
export async function insertOrder(
  db: Tx,
  store: OneStore,
  who: Placer,
  order: NewOrder,
  lines: readonly NewLine[],
  discounts: readonly Discount[],
): Promise<void> {
  const { store_id } = store;
  const names = lines.map((line) => line.product_name).join(' ');
  await db
    .insertInto('orders')
    .values({
      id: order.id,
      store_id,
      order_number: order.order_number,
      buyer_store_id: order.buyer_store_id,
      buyer_name: order.buyer_name,
      fulfilment_status: order.fulfilment_status,
      payment_status: order.payment_status,
      payment_method: order.payment_method,
      term_days: order.term_days,
      delivery: order.delivery,
      allow_partial: order.allow_partial,
      buyer_note: order.note,
      tender_id: order.tender_id,
      subtotal: order.subtotal,
      shipping_fee: order.shipping_fee,
      total_amount: order.total_amount,
      total_product_unit: order.total_product_unit,
      first_product_name: order.first_product_name,
      goods_categories: order.goods_categories,
      search_text: `${order.order_number} ${order.buyer_name} ${names}`.toLowerCase(),
      created_at: order.created_at,
      arrived_at: order.arrived_at,
      deadline_at: order.deadline_at,
    })
    .execute();
  const inserted = await rowsOf<{ id: string; inventory_id: string }>(
    db,
    sql`insert into order_lines (store_id, order_id, inventory_id, variant_id, product_name, uom_name,
          base_quantity, ordered_quantity, quantity, tier_min_qty, unit_price, discount,
          line_total, fee_basis_points)
        select ${store_id}::bigint, ${order.id}::bigint, inventory_id, variant_id, product_name,
          uom_name, base_quantity, quantity, quantity, tier_min_qty, unit_price, discount,
          unit_price * quantity - discount,
          (select r.basis_points from fee_rates r
           where (r.category_id is null or r.category_id = line.category_id) and r.valid_from <= now()
           order by r.category_id nulls last, r.valid_from desc limit 1)
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (
          inventory_id bigint, variant_id bigint, product_name text, uom_name text,
          base_quantity int, quantity int, tier_min_qty int, unit_price numeric, discount numeric,
          category_id bigint)
        returning id::text, inventory_id::text`,
  );
  const ofLines = inserted.flatMap(({ id: order_line_id, inventory_id }) =>
    discounts
      .filter((each) => each.inventory_id === inventory_id)
      .map((discount) => ({ ...discount, order_line_id })),
  );
  await insertDiscounts(db, store, order.id, ofLines);
  await writeHistory(db, store, {
    order_id: order.id,
    from_status: null,
    to_status: order.fulfilment_status,
    actor: 'BUYER',
    user_id: who.user_id,
  });
}
