import { z } from 'zod';
import { id, instant, money } from './fields.ts';
import { catalogueUnit } from './inventory-row.ts';
import { paymentMethods } from './order-choices.ts';
import {
  declineReasons,
  demandActions,
  demandStates,
  lossReasons,
  offerRoundKinds,
  tenderActions,
  tenderDeliveries,
  tenderStates,
} from './tender-words.ts';

/** What a buyer asks for beyond the goods. */
const wishes = {
  city_id: id,
  city: z.string(),
  province: z.string(),
  delivery: z.enum(tenderDeliveries),
  payment_method: z.enum(paymentMethods),
  term_days: z.int().nullable(),
  needed_by: z.string().meta({ format: 'date' }),
  closes_at: instant,
};

/** What those who lost are told where the buyer allows it: what the winners ask for the goods they had offered, too. */
const priceBand = z.object({ low: money, high: money });

const offerSummary = z.object({
  version: z.int().meta({ description: 'Counts what was sent, withdrawn and countered.' }),
  total_amount: money.meta({ description: 'The goods and the delivery.' }),
  waits_for: z.enum(['BUYER', 'SELLER']).meta({
    description: 'SELLER: the buyer has made a counter-offer.',
  }),
  is_outdated: z.boolean().meta({ description: 'The buyer has changed the demand since.' }),
  sent_at: instant,
  valid_until: instant,
  order_id: id.nullable().meta({ description: 'The order it became.' }),
  loss_reason: z.enum(lossReasons).nullable(),
  winning_price: priceBand.nullable(),
});

/** A demand as a seller's list and events have it: one row for each store that it fits. */
export const demandRow = z.object({
  tender_id: id,
  store_id: id,
  store_name: z.string(),
  time_zone: z.string(),
  buyer_store_id: id,
  buyer_name: z.string(),
  ...wishes,
  state: z.enum(demandStates),
  tender_state: z.enum(tenderStates),
  tender_version: z.int().meta({ description: 'Counts the edits of the buyer.' }),
  first_product_name: z.string(),
  goods_categories: z
    .array(z.string())
    .meta({ description: 'The first two kinds of goods in it.' }),
  item_count: z.int(),
  served_count: z.int().meta({ description: 'How many of the items the store lists.' }),
  value: money.meta({
    description: 'By the target prices, and by the store’s own where there are none.',
  }),
  distance_km: z.int().nullable().meta({ description: 'Null where nobody knows.' }),
  fitted_at: instant.meta({ description: 'Since when the store sees it.' }),
  offer: offerSummary.nullable(),
  decline_reason: z.enum(declineReasons).nullable(),
  copywriting: z.string().meta({ description: 'What is next, and by when.' }),
  allowed_actions: z.array(z.enum(demandActions)),
});

/** What is asked for, in the buyer's unit. */
export const tenderItem = catalogueUnit.extend({
  item_id: id,
  quantity: z.int(),
  pieces: z.int(),
  target_price: money.nullable().meta({ description: 'For one of the buyer’s unit.' }),
  note: z.string(),
  awarded_pieces: z.int().meta({ description: 'What has been given to sellers already.' }),
});

export const offerLine = catalogueUnit.extend({
  item_id: id,
  inventory_id: id,
  quantity: z.int().meta({ description: 'In the unit of the listing.' }),
  unit_price: money,
  line_total: money,
  is_substitute: z
    .boolean()
    .meta({ description: 'Another product or variant than was asked for.' }),
  substitute_note: z.string(),
  counter_price: money.nullable().meta({
    description: 'What the buyer wants to pay instead, while that waits for the seller.',
  }),
  awarded_quantity: z.int(),
});

const roundPrice = z.object({
  item_id: id,
  product_name: z.string(),
  uom_name: z.string(),
  quantity: z.int(),
  unit_price: money,
});

/** One word of either side. */
const offerRound = z.object({
  id,
  kind: z.enum(offerRoundKinds),
  side: z.enum(['BUYER', 'SELLER']),
  actor_name: z.string().nullable(),
  total_amount: money.nullable(),
  lines: z.array(roundPrice),
  note: z.string(),
  created_at: instant,
});

export const offerDetail = offerSummary.extend({
  store_id: id,
  tender_version: z.int().meta({ description: 'The version of the demand it answers.' }),
  state: z.enum(demandStates),
  delivery: z.enum(tenderDeliveries),
  shipping_fee: money,
  subtotal: money,
  note: z.string(),
  lines: z.array(offerLine),
  rounds: z.array(offerRound).meta({ description: 'The oldest first.' }),
});

/** A demand as its buyer has it. */
export const tenderRow = z.object({
  id,
  buyer_store_id: id,
  ...wishes,
  state: z.enum(tenderStates),
  version: z.int(),
  note: z.string(),
  tells_winning_price: z.boolean(),
  first_product_name: z.string(),
  item_count: z.int(),
  covered_count: z.int().meta({ description: 'Items of which nothing is wanted any more.' }),
  offer_count: z.int().meta({ description: 'Offers that stand, or were taken.' }),
  created_at: instant,
  closed_at: instant.nullable(),
  allowed_actions: z.array(z.enum(tenderActions)),
});

export type DemandRow = z.infer<typeof demandRow>;
export type OfferSummary = z.infer<typeof offerSummary>;
export type OfferDetail = z.infer<typeof offerDetail>;
export type OfferLine = z.infer<typeof offerLine>;
export type OfferRound = z.infer<typeof offerRound>;
export type TenderItem = z.infer<typeof tenderItem>;
export type TenderRow = z.infer<typeof tenderRow>;
