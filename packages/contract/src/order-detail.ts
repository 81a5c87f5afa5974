import { z } from 'zod';
import { creditStanding } from './credit-book.ts';
import { asBuyer, asSeller, endpoint } from './endpoint.ts';
import { day, id, instant, line, money, queryFlag } from './fields.ts';
import { paymentStatuses } from './order-choices.ts';
import { ofOrder, orderRow, someOrder } from './order-row.ts';
import { fulfilmentStatuses } from './order-status.ts';
import { importantNote } from './orders.ts';
import { discountKinds } from './promotion-words.ts';
import { seenEvents } from './seen-events.ts';
import { vehicleTypes } from './vehicle-types.ts';

const orderLine = z.object({
  id,
  inventory_id: id,
  /** As it was called when it was ordered. */
  product_name: z.string(),
  category_name: z.string(),
  uom_name: z.string(),
  base_quantity: z.int(),
  ordered_quantity: z.int(),
  quantity: z.int(),
  tier_min_qty: z.int().nullable(),
  unit_price: money,
  /** What is taken off the line in all, and as it was ordered; answers kept from before do not say it. */
  discount: money.optional(),
  ordered_discount: money.optional(),
  line_total: money,
  /** What is on the shelf now, in the line's own unit; of goods that were never counted here nobody knows. */
  stock: z.int().nullable(),
});

const orderDiscount = z.object({
  kind: z.enum(discountKinds),
  source_id: id.meta({ description: 'The promotion, or the store’s voucher or deal.' }),
  name: z.string(),
  amount: money,
  platform_amount: money.meta({ description: 'What of it the marketplace pays.' }),
});

const buyer = z.object({
  store_id: id,
  name: z.string(),
  phone_number: z.string().nullable(),
  address: z.string(),
  district: z.string(),
  city: z.string(),
  postal_code: z.string(),
  driver_note: z.string(),
  /** With this store, this order included; what came to nothing is counted but adds no value. */
  history: z.object({
    order_count: z.int(),
    completed_count: z.int(),
    total_value: money,
    first_order_at: instant,
    last_order_at: instant,
  }),
});

const shipment = z.object({
  courier_id: id.nullable(),
  courier_name: z.string(),
  courier_phone_number: z.string(),
  vehicle_type: z.enum(vehicleTypes).nullable(),
  plate_number: z.string(),
  tracking_number: z.string(),
  created_at: instant,
});

const handover = z.object({
  receiver_name: z.string(),
  photo_id: z.uuid().nullable(),
  signature_id: z.uuid().nullable(),
  created_at: instant,
});

const step = z.object({
  id,
  from_status: z.enum(fulfilmentStatuses).nullable(),
  to_status: z.enum(fulfilmentStatuses),
  actor: z.enum(['BUYER', 'SELLER', 'OPERATOR', 'SYSTEM']),
  /** The person of the seller's side, the store of the buyer's. */
  actor_name: z.string().nullable(),
  reason: z.string().nullable(),
  note: z.string(),
  created_at: instant,
});

export const orderNote = z.object({
  id,
  user_name: z.string().nullable(),
  text: z.string(),
  created_at: instant,
});

const detail = endpoint({
  method: 'GET',
  path: '/api/orders/detail',
  doc: 'All about an order of the store: its lines, the buyer, who brings it, what happened and what the staff noted.',
  access: asSeller('order', 'VIEW', ofOrder),
  query: z.strictObject(someOrder),
  response: z.object({
    seen: seenEvents,
    /** For pages of the release before; goes with the next. */
    snapshot: z.string().optional(),
    order: orderRow,
    subtotal: money,
    shipping_fee: money,
    refunded_amount: money,
    allow_partial: z.boolean(),
    buyer_note: z.string(),
    processing_days: z.int().nullable(),
    promised_at: instant.nullable(),
    paid_at: instant.nullable(),
    /** Until when a buyer with a term pays, counted from the day the goods arrived. */
    term_due_on: day.nullable(),
    /** What of an order on terms is owed; nothing before it is delivered. */
    term_open_amount: money.nullable(),
    /** How the buyer of an order on terms stands without it. */
    credit: creditStanding.nullable(),
    lines: z.array(orderLine),
    /** What is taken off the lines, by what it is taken off for; answers kept from before do not say it. */
    discounts: z.array(orderDiscount).optional(),
    buyer,
    shipment: shipment.nullable(),
    handover: handover.nullable(),
    timeline: z.array(step),
    notes: z.array(orderNote),
  }),
  errors: ['order_not_found'],
});

const summary = endpoint({
  method: 'GET',
  path: '/api/orders/summary',
  doc: 'Where an order stands, for the row of a list that is out of date.',
  access: {
    kind: 'either',
    seller: asSeller('order', 'VIEW', ofOrder),
    buyer: asBuyer('order', 'VIEW', ofOrder),
  },
  query: z.strictObject({ ...someOrder, is_seller: queryFlag.default(true) }),
  response: z.object({
    order_id: id,
    status: z.enum(fulfilmentStatuses),
    order_units: z.int(),
    payment: z.object({ status: z.enum(paymentStatuses) }),
    copywriting: z.string(),
  }),
  errors: ['order_not_found'],
});

const note = endpoint({
  method: 'POST',
  path: '/api/orders/seller/note',
  doc: 'What the staff tell each other about an order; no buyer reads it. The same words again by the same person are the same note.',
  access: asSeller('order', 'MANAGE', ofOrder),
  body: z.strictObject({ ...someOrder, text: line(1, 500) }),
  response: z.object({ note: orderNote }),
  errors: ['order_not_found', 'store_inactive'],
  queueable: true,
});

const usualBasket = endpoint({
  method: 'GET',
  path: '/api/orders/seller/usual-basket',
  doc: 'What the buyer of an order usually orders from this store, the most frequent first: of their last 20 completed orders but this one.',
  access: asSeller('order', 'VIEW', ofOrder),
  query: z.strictObject(someOrder),
  response: z.object({
    order_count: z.int().meta({ description: 'How many orders it is counted from.' }),
    products: z.array(
      z.object({
        inventory_id: id,
        product_name: z.string(),
        uom_name: z.string(),
        times: z.int().meta({ description: 'In how many of those orders.' }),
        quantity: z.int().meta({ description: 'As much as in half of them, or less.' }),
      }),
    ),
  }),
  errors: ['order_not_found'],
});

const importantNotes = endpoint({
  method: 'GET',
  path: '/api/orders/info/list/important-notes',
  doc: 'What keeps a store from taking orders: the notes that the list of its orders carries.',
  access: asSeller('order', 'VIEW', { one: 'store_id' }),
  query: z.strictObject({ store_id: id }),
  response: z.object({ important_notes: z.array(importantNote) }),
  errors: [],
});

export const orderDetail = { detail, summary, note, usualBasket, importantNotes };
export type OrderNote = z.infer<typeof orderNote>;
