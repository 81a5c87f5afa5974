import { z } from 'zod';
import { chatOrderDoubts, chatOrderProblems, chatOrderStates } from './chat-order-words.ts';
import { id, instant, money } from './fields.ts';
import { deliveries, paymentMethods } from './order-choices.ts';

/** A listing that a line may mean. */
const chatGoods = z.object({
  inventory_id: id,
  product_name: z.string(),
  uom_name: z.string(),
  base_quantity: z.int(),
  price: money,
  minimum_order: z.int(),
  available: z.int().meta({ description: 'In this unit.' }),
});

/** A line as it was read. */
export const chatLine = z.object({
  text: z.string().meta({ description: 'As it was written.' }),
  state: z.enum(['SURE', 'UNSURE', 'NOT_FOUND']),
  doubt: z.enum(chatOrderDoubts).nullable(),
  inventory_id: id.nullable().meta({ description: 'What it means, or most likely means.' }),
  quantity: z.int().nullable(),
  candidates: z.array(chatGoods),
});

/** An order that the store has written down for a buyer, who has not ordered it until they confirm it. */
export const chatOrderRow = z.object({
  id,
  store_id: id,
  store_name: z.string(),
  time_zone: z.string(),
  buyer_store_id: id,
  buyer_name: z.string(),
  state: z.enum(chatOrderStates),
  version: z.int(),
  line_count: z.int(),
  first_product_name: z.string(),
  total_amount: money.meta({ description: 'As it was when it was last written down or shared.' }),
  created_at: instant,
  created_by_name: z.string().nullable(),
  sent_at: instant.nullable(),
  expires_at: instant.nullable().meta({ description: 'When its link ends.' }),
  seen_at: instant.nullable().meta({ description: 'When its link was last opened.' }),
  ended_at: instant.nullable().meta({ description: 'When it was confirmed or cancelled.' }),
  order_id: id.nullable(),
  order_number: z.string().nullable(),
});

/** Its goods at the prices of now for this buyer. */
const pricedLine = z.object({
  inventory_id: id,
  product_name: z.string(),
  uom_name: z.string(),
  base_quantity: z.int(),
  quantity: z.int(),
  unit_price: money.nullable().meta({ description: 'Null where it is no longer sold.' }),
  discount: money,
  line_total: money,
  minimum_order: z.int(),
  available: z.int(),
  problem: z.enum(chatOrderProblems).nullable(),
});

const offered = {
  version: z.int(),
  lines: z.array(pricedLine),
  subtotal: money,
  discount: money,
  shipping_fee: money,
  total_amount: money,
  delivery_problem: z.enum(['delivery_unavailable', 'delivery_minimum_not_met']).nullable(),
  delivery: z.enum(deliveries),
  payment_methods: z.array(z.enum(paymentMethods)),
  term_days: z.int().nullable(),
  note: z.string(),
};

export const chatOrderDetail = chatOrderRow.extend(offered);
/** As its buyer sees it. */
export const chatOffer = z.object({ ...offered, expires_at: instant.nullable() });

export type ChatOrderRow = z.infer<typeof chatOrderRow>;
export type ChatOrderDetail = z.infer<typeof chatOrderDetail>;
