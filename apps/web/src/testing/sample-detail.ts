import type { OrderDetail } from '../features/orders/order-detail-answer.ts';
import { sampleOrder } from './samples.ts';

const at = '2026-08-17T01:00:00.000Z';

/** An order with one line, as read when event 99 was the last of its store. */
export const sampleDetail = (changes: Partial<OrderDetail> = {}): OrderDetail => ({
  seen: { at, places: { '1': 99 } },
  order: sampleOrder({ id: '1' }),
  subtotal: 100_000,
  shipping_fee: 15_000,
  refunded_amount: 0,
  allow_partial: false,
  buyer_note: '',
  processing_days: null,
  promised_at: null,
  paid_at: null,
  term_due_on: null,
  term_open_amount: null,
  credit: null,
  lines: [
    {
      id: '1',
      inventory_id: '1',
      product_name: 'Indomie Goreng 85 g',
      category_name: 'Mie Instan',
      uom_name: 'dus',
      base_quantity: 40,
      ordered_quantity: 1,
      quantity: 1,
      tier_min_qty: null,
      unit_price: 100_000,
      discount: 0,
      ordered_discount: 0,
      line_total: 100_000,
      stock: 12,
    },
  ],
  discounts: [],
  buyer: {
    store_id: '5',
    name: 'Warung Bu Tini',
    phone_number: '+6281210000001',
    address: 'Jl. Melati 3',
    district: 'Coblong',
    city: 'Bandung',
    postal_code: '40132',
    driver_note: '',
    history: {
      order_count: 1,
      completed_count: 0,
      total_value: 115_000,
      first_order_at: at,
      last_order_at: at,
    },
  },
  shipment: null,
  handover: null,
  timeline: [
    {
      id: '1',
      from_status: null,
      to_status: 'NEW',
      actor: 'BUYER',
      actor_name: 'Warung Bu Tini',
      reason: null,
      note: '',
      created_at: at,
    },
  ],
  notes: [],
  ...changes,
});
