import { z } from 'zod';
import { id, instant, money, says } from './fields.ts';
import { deliveries, paymentMethods, paymentStatuses } from './order-choices.ts';
import { fulfilmentStatuses } from './order-status.ts';

export const orderActions = [
  'accept',
  'reject',
  'confirm_shipment',
  'ready_for_pickup',
  'confirm_delivered',
  'delivery_failed',
  'confirm_payment',
  'cancel',
  'confirm_received',
] as const;

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, says('not_a_choice'));

export const orderRow = z.object({
  id,
  store_id: id,
  store_name: z.string(),
  time_zone: z.string(),
  order_number: z.string(),
  buyer_store_id: id,
  buyer_name: z.string(),
  fulfilment_status: z.enum(fulfilmentStatuses),
  payment_status: z.enum(paymentStatuses),
  payment_method: z.enum(paymentMethods),
  term_days: z.int().nullable(),
  delivery: z.enum(deliveries),
  total_amount: money,
  total_product_unit: z.int(),
  first_product_name: z.string(),
  /** The first two kinds of goods in it, to be drawn; an order of the release before says nothing of them. */
  goods_categories: z.array(z.string()).default([]),
  created_at: instant,
  arrived_at: instant.nullable(),
  deadline_at: instant.nullable(),
  copywriting: z.string(),
  allowed_actions: z.array(z.enum(orderActions)),
});

/** What a seller's move names: the order and, so that its store need not be looked for, the store. */
/** The order's id says which store it is of, for a caller that does not. */
export const ofOrder = { one: 'store_id', found_by: 'order_id' } as const;
export const someOrder = { store_id: id.optional(), order_id: id };
export const moveErrors = ['order_not_found', 'order_state_conflict'] as const;
/** In an inactive store a seller can only look. */
export const sellerMoveErrors = [...moveErrors, 'store_inactive'] as const;

export type OrderRow = z.infer<typeof orderRow>;
export type OrderAction = (typeof orderActions)[number];
