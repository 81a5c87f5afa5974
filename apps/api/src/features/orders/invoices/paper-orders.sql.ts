import type { InvoiceContent } from '@marketplace/contract/invoice';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { categoryOfLine } from '../record/order-lines.sql.ts';

type Shipment = { courier_name: string; plate_number: string; tracking_number: string };
type Row = Pick<
  InvoiceContent,
  | 'order_number'
  | 'time_zone'
  | 'seller'
  | 'buyer'
  | 'payment_method'
  | 'term_days'
  | 'subtotal'
  | 'shipping_fee'
  | 'total_amount'
> &
  Pick<Tables['orders'], 'fulfilment_status' | 'payment_status' | 'delivery'> & {
    id: string;
    ordered_at: string;
    paid_at: string | null;
    refunded_amount: number;
    complaint_refund_amount: number;
    /** What came in for an order on terms so far. */
    term_received_amount: number;
    buyer_note: string;
    driver_note: string;
    lines: (InvoiceContent['lines'][number] & {
      category_name: string;
      /** The nearest date on the shelf it is taken from, where somebody has said one. */
      expires_on: string | null;
    })[];
    shipment: Shipment | null;
  };

/** An order with all that any paper says about it. */
export type PaperOrder = Row;

/** In the order they were named; those that are not the store's are not among them. */
export async function readPaperOrders(
  db: Db,
  { store_id }: OneStore,
  order_ids: readonly string[],
): Promise<PaperOrder[]> {
  const own = sql`${store_id}::bigint`;
  const rows = await rowsOf<Row>(
    db,
    sql`
    select o.id::text, o.order_number, o.created_at as ordered_at, c.time_zone, o.fulfilment_status,
      o.payment_status, o.payment_method, o.term_days, o.delivery, o.subtotal, o.shipping_fee, o.total_amount,
      o.refunded_amount, o.complaint_refund_amount, o.paid_at,
      (select coalesce(sum(l.amount), 0) from postings p
        join posting_lines l on l.store_id = ${own} and l.posting_id = p.id and l.account = 'TILL'
        where p.store_id = ${own} and p.order_id = o.id and p.cause = 'TERM_PAYMENT') as term_received_amount,
      o.buyer_note, b.driver_note,
      json_build_object('name', s.name, 'address', s.address, 'district', s.district, 'city', c.name,
        'postal_code', s.postal_code, 'phone_number', s.phone_number) as seller,
      json_build_object('store_id', b.id::text, 'name', o.buyer_name, 'address', b.address, 'district', b.district,
        'city', bc.name, 'postal_code', b.postal_code, 'phone_number', b.phone_number) as buyer,
      (select json_agg(r) from (
        select l.product_name, ${categoryOfLine} as category_name, l.uom_name, l.base_quantity, l.quantity,
          l.tier_min_qty, l.unit_price, l.discount, l.line_total,
          (select k.expires_on from stocks k where k.store_id = ${own} and k.variant_id = l.variant_id) as expires_on
        from order_lines l where l.store_id = ${own} and l.order_id = o.id and l.quantity > 0 order by l.id) r) as lines,
      (select to_json(r) from (
        select h.courier_name, h.plate_number, h.tracking_number from order_shipments h
        where h.store_id = ${own} and h.order_id = o.id) r) as shipment
    from orders o join stores s on s.id = o.store_id join cities c on c.id = s.city_id
      join stores b on b.id = o.buyer_store_id join cities bc on bc.id = b.city_id
    where o.store_id = ${own} and o.id = any(${order_ids}::bigint[]) and o.arrived_at is not null`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return order_ids.flatMap((id) => byId.get(id) ?? []);
}
