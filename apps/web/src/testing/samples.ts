import type { AnswerOf } from '@marketplace/contract/call';
import type { Event } from '@marketplace/contract/events';
import type { OrderRow } from '@marketplace/contract/order-row';
import { type FulfilmentStatus, fulfilmentStatuses } from '@marketplace/contract/order-status';
import type { Store } from '@marketplace/contract/stores';

/** A store that sells, but for what the test says. */
export const sampleStore = (given: Partial<Store> & { id: string }): Store => ({
  uuid: `00000000-0000-4000-8000-${given.id.padStart(12, '0')}`,
  unique_id: `TK-${given.id}`,
  name: `Toko ${given.id}`,
  city: 'Bandung',
  time_zone: 'Asia/Jakarta',
  is_seller: true,
  allows_selling: true,
  is_active: true,
  permission: { inventory: 'MANAGE', order: 'MANAGE', store: 'MANAGE', role_name: 'OWNER' },
  ...given,
});

/** A new order of store 1, but for what the test says. */
export const sampleOrder = (given: Partial<OrderRow> & { id: string }): OrderRow => ({
  store_id: '1',
  store_name: 'Toko Grosir Sumber Rejeki',
  time_zone: 'Asia/Jakarta',
  order_number: `26081700${given.id}`,
  buyer_store_id: '5',
  buyer_name: 'Warung Bu Tini',
  fulfilment_status: 'NEW',
  payment_status: 'UNPAID',
  payment_method: 'COD',
  term_days: null,
  delivery: 'STORE_COURIER',
  total_amount: 1_250_000,
  total_product_unit: 1,
  first_product_name: 'Indomie Goreng 85 g',
  goods_categories: ['Mie Instan'],
  created_at: '2026-08-17T01:12:00.000Z',
  arrived_at: '2026-08-17T01:12:00.000Z',
  deadline_at: '2026-08-18T01:12:00.000Z',
  copywriting: '',
  allowed_actions: ['accept', 'reject'],
  ...given,
});

type OrderTold = Extract<Event, { kind: 'order.created' | 'order.changed' }>;

/** An event of an order; the page of the samples holds those up to 99. */
export const sampleEvent = (
  order: OrderRow,
  { previous, number = 100 }: { previous?: FulfilmentStatus; number?: number } = {},
): OrderTold => ({
  store_id: order.store_id,
  area: 'order',
  number,
  created_at: '2026-08-17T02:00:00.000Z',
  kind: previous ? 'order.changed' : 'order.created',
  payload: { ...order, previous_fulfilment_status: previous ?? null },
});

/** Of another kind. */
export const stockEvent: Event = {
  store_id: '1',
  area: 'inventory',
  number: 1,
  created_at: '2026-08-17T02:00:00.000Z',
  kind: 'inventory.changed',
  payload: { inventory_ids: ['1'] },
};

type OrderPage = AnswerOf<'GET /api/orders/info/list'>;

/** A first page that was read when event 99 was the last of store 1. */
export const samplePage = (data: OrderRow[], given: Partial<OrderPage> = {}): OrderPage => ({
  data,
  page: 1,
  total_data: data.length,
  total_page: 1,
  total_is_capped: false,
  seen: { at: '2026-08-17T02:00:00.000Z', places: { '1': 99 } },
  counts: Object.fromEntries(
    fulfilmentStatuses.map((status) => [
      status,
      data.filter((row) => row.fulfilment_status === status).length,
    ]),
  ) as OrderPage['counts'],
  unpaid: { count: 0, amount: 0 },
  can_process_new_order: true,
  important_notes: [],
  ...given,
});
