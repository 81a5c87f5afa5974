import type { AnswerOf } from '@marketplace/contract/call';
import { isoInstant } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { type SeenInJson, seenInStore, toSeen } from '../../../platform/events/seen-events.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { orderColumns, storeColumns } from '../order-columns.sql.ts';
import type { OrderRecord } from '../order-row.ts';
import { orderedDiscountOfLine } from '../record/order-discounts.sql.ts';
import { categoryOfLine } from '../record/order-lines.sql.ts';
import { buyerHistory } from './buyer-history.sql.ts';

type Detail = AnswerOf<'GET /api/orders/detail'>;
type Lists = 'lines' | 'discounts' | 'timeline' | 'notes';
/** Of rows that are not there JSON has no list, but nothing. */
type DetailRow = OrderRecord &
  Omit<Detail, 'order' | 'seen' | 'credit' | Lists> & { [Name in Lists]: Detail[Name] | null } & {
    seen: SeenInJson;
  };

const list = (rows: Sql) => sql`(select json_agg(r) from (${rows}) r)`;
const one = (row: Sql) => sql`(select to_json(r) from (${row}) r)`;

/*
 * Each says the store again: on a distributed database nothing is concluded from the order beside it.
 */

const lines = (store_id: Sql) => sql`
  select l.id::text, l.inventory_id::text, l.product_name, ${categoryOfLine} as category_name, l.uom_name,
    l.base_quantity, l.ordered_quantity, l.quantity, l.tier_min_qty, l.unit_price, l.discount, l.line_total,
    ${orderedDiscountOfLine(store_id)} as ordered_discount, k.stock / l.base_quantity as stock
  from order_lines l left join stocks k on k.store_id = ${store_id} and k.variant_id = l.variant_id
  where l.store_id = ${store_id} and l.order_id = o.id order by l.id`;

/** Each named once, whatever it was taken off; what a lowering has left nothing of is none. */
const discounts = (store_id: Sql) => sql`
  select d.kind, d.source_id::text, d.name, sum(d.amount) as amount, sum(d.platform_amount) as platform_amount
  from order_discounts d where d.store_id = ${store_id} and d.order_id = o.id
  group by d.kind, d.source_id, d.name having sum(d.amount) > 0 order by d.kind, d.source_id`;

const timeline = (store_id: Sql) => sql`
  select h.id::text, h.from_status, h.to_status, h.actor, h.reason, h.note, h.created_at,
    case h.actor when 'SELLER' then coalesce(u.name, k.name || ' (kurir)') when 'BUYER' then o.buyer_name end
      as actor_name
  from order_history h left join users u on u.id = h.user_id
    left join store_couriers k on k.store_id = ${store_id} and k.id = h.courier_id
  where h.store_id = ${store_id} and h.order_id = o.id order by h.id`;

const notes = (store_id: Sql) => sql`
  select n.id::text, u.name as user_name, n.text, n.created_at
  from order_notes n left join users u on u.id = n.user_id
  where n.store_id = ${store_id} and n.order_id = o.id order by n.id`;

const buyer = (store_id: Sql) => sql`
  select b.id::text as store_id, b.name, b.phone_number, b.address, b.district, bc.name as city,
    b.postal_code, b.driver_note, ${one(buyerHistory(store_id))} as history
  from stores b join cities bc on bc.id = b.city_id where b.id = o.buyer_store_id`;

const shipment = (store_id: Sql) => sql`
  select courier_id::text, courier_name, courier_phone_number, vehicle_type, plate_number,
    tracking_number, created_at
  from order_shipments where store_id = ${store_id} and order_id = o.id`;

const handover = (store_id: Sql) => sql`
  select receiver_name, photo_id, signature_id, created_at from order_handovers
  where store_id = ${store_id} and order_id = o.id`;

const termDueOn = (store_id: Sql) => sql`(
  select ((min(h.created_at) at time zone c.time_zone)::date + o.term_days)::text
  from order_history h
  where h.store_id = ${store_id} and h.order_id = o.id and h.to_status in ('DELIVERED', 'COMPLETED'))`;

const termOpen = (store_id: Sql) => sql`(
  select amount from balances
  where store_id = ${store_id} and account = 'RECEIVABLE' and party = 'ORDER' and party_id = o.id)`;

/** All of it as of one moment, in one statement. */
export async function readOrderDetail(
  db: Db,
  store: OneStore,
  order_id: string,
): Promise<(Omit<Detail, 'order' | 'credit'> & { record: OrderRecord }) | undefined> {
  const store_id = sql`${store.store_id}::bigint`;
  const [row] = await rowsOf<DetailRow>(
    db,
    sql`
    select ${orderColumns}, ${storeColumns}, ${seenInStore(store_id)} as seen,
      o.subtotal, o.shipping_fee, o.refunded_amount, o.allow_partial, o.buyer_note, o.processing_days,
      o.promised_at, o.paid_at, ${termDueOn(store_id)} as term_due_on, ${termOpen(store_id)} as term_open_amount,
      ${list(lines(store_id))} as lines, ${list(discounts(store_id))} as discounts,
      ${one(buyer(store_id))} as buyer, ${one(shipment(store_id))} as shipment, ${one(handover(store_id))} as handover,
      ${list(timeline(store_id))} as timeline, ${list(notes(store_id))} as notes
    from orders o join stores s on s.id = o.store_id join cities c on c.id = s.city_id
    where o.store_id = ${store_id} and o.id = ${order_id}::bigint
      and o.arrived_at is not null`,
  );
  return (
    row && {
      ...row,
      seen: toSeen(row.seen),
      record: row,
      lines: row.lines ?? [],
      discounts: row.discounts ?? [],
      buyer: { ...row.buyer, history: withInstants(row.buyer.history) },
      shipment: row.shipment && withInstants(row.shipment),
      handover: row.handover && withInstants(row.handover),
      timeline: (row.timeline ?? []).map(withInstants),
      notes: (row.notes ?? []).map(withInstants),
    }
  );
}

/** JSON prints times its own way. */
function withInstants<Row extends object>(row: Row): Row {
  const times = Object.entries(row).filter(([name, value]) => name.endsWith('_at') && value);
  return { ...row, ...Object.fromEntries(times.map(([name, at]) => [name, isoInstant(at)])) };
}
