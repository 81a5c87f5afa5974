import type { OrderRow } from '@marketplace/contract/order-row';
import { isoInstant } from '../../../platform/db/column-types.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { OrderRecord, StoreOfOrder } from '../order-row.ts';

/*
 * An order of a list as a row of texts: the order as `o`, its store as `s`, the store's city as `c`. In JSON with names PostgreSQL
 * looks up how to print each value of each row anew, which took a page as long as finding it; texts it writes as they are.
 */

export const orderCells = sql`array[
  o.id::text, o.store_id::text, o.order_number, o.buyer_store_id::text, o.buyer_name,
  o.fulfilment_status::text, o.payment_status::text, o.payment_method::text, o.term_days::text, o.delivery::text,
  o.total_amount::text, o.total_product_unit::text, o.first_product_name, o.created_at::text, o.arrived_at::text,
  o.deadline_at::text, array_to_string(o.goods_categories, E'\\n')]`;

export type OrderCells = [
  id: string,
  store_id: string,
  order_number: string,
  buyer_store_id: string,
  buyer_name: string,
  fulfilment_status: OrderRow['fulfilment_status'],
  payment_status: OrderRow['payment_status'],
  payment_method: OrderRow['payment_method'],
  term_days: string | null,
  delivery: OrderRow['delivery'],
  total_amount: string,
  total_product_unit: string,
  first_product_name: string,
  created_at: string,
  arrived_at: string | null,
  deadline_at: string | null,
  goods_categories: string,
];

export const storeCells = sql`array[
  s.name, c.time_zone, s.is_seller::text, s.allows_selling::text, s.is_active::text]`;

export type StoreCells = [
  store_name: string,
  time_zone: string,
  is_seller: 'true' | 'false',
  allows_selling: 'true' | 'false',
  is_active: 'true' | 'false',
];

/** Each value by its own name: a list is written so often that copying objects into one another is seen in what it costs. */
export const orderOf = (cells: OrderCells, store: StoreOfOrder): OrderRecord => ({
  id: cells[0],
  store_id: cells[1],
  store_name: store.store_name,
  time_zone: store.time_zone,
  order_number: cells[2],
  buyer_store_id: cells[3],
  buyer_name: cells[4],
  fulfilment_status: cells[5],
  payment_status: cells[6],
  payment_method: cells[7],
  term_days: cells[8] === null ? null : Number(cells[8]),
  delivery: cells[9],
  total_amount: Number(cells[10]),
  total_product_unit: Number(cells[11]),
  first_product_name: cells[12],
  goods_categories: cells[16] ? cells[16].split('\n') : [],
  created_at: isoInstant(cells[13]),
  arrived_at: cells[14] && isoInstant(cells[14]),
  deadline_at: cells[15] && isoInstant(cells[15]),
  is_seller: store.is_seller,
  allows_selling: store.allows_selling,
  is_active: store.is_active,
});

export const storeOf = (cells: StoreCells): StoreOfOrder => ({
  store_name: cells[0],
  time_zone: cells[1],
  is_seller: cells[2] === 'true',
  allows_selling: cells[3] === 'true',
  is_active: cells[4] === 'true',
});
