import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, line, moment, money, says, severalOnce, version } from './fields.ts';
import { price } from './inventory-row.ts';
import { choice } from './order-row.ts';
import { demandRow, offerDetail, tenderItem } from './tender.ts';
import { tenderOfferingLists } from './tender-offering-lists.ts';
import { tenderSettings } from './tender-settings.ts';
import { declineReasons, mostTenderItems, priceOrigins, tenderDeliveries } from './tender-words.ts';

const seen = asSeller('order', 'VIEW', { one: 'store_id' });
const acting = asSeller('order', 'MANAGE', { one: 'store_id' });
const ofDemand = { store_id: id, tender_id: id };

const quantity = z.int().min(1, says('too_small')).max(9_999_999, says('too_big'));
const shippingFee = z
  .int()
  .min(0, says('too_small'))
  .max(999_999_999, says('too_big'))
  .default(0)
  .meta({
    description:
      'At most the store’s fee for the city or a tenth of the goods, whichever is more; nothing for who fetches them.',
  });

/** A listing of the store that can serve an item. */
const listing = z.object({
  inventory_id: id,
  variant_id: id,
  product_unit_id: id,
  product_name: z.string(),
  uom_name: z.string(),
  base_quantity: z.int(),
  is_same_unit: z.boolean().meta({ description: 'Whether it is the unit the buyer asks in.' }),
  quantity: z.int().meta({ description: 'How many of this unit the item comes to, rounded up.' }),
  minimum_order: z.int(),
  price: money.meta({ description: 'For that quantity, by the store’s tiers.' }),
  target_price: money
    .nullable()
    .meta({ description: 'What the buyer wants to pay for this unit.' }),
  available: z.int().meta({ description: 'Whole units that no order has reserved.' }),
  cost_price: money.nullable().meta({ description: 'Null for who may not see costs.' }),
  margin_percent: z
    .number()
    .nullable()
    .meta({ description: 'Of the price; null for who may not see costs.' }),
  floor_price: money.nullable().meta({
    description:
      'The least it may be offered for; null where there is none, or for who may not see costs.',
  }),
  city_median: money.nullable().meta({ description: 'What other stores of the city sell it for.' }),
});

const demandItem = tenderItem.extend({
  listings: z.array(listing).meta({
    description: 'Those of the variant that are for sale, the buyer’s own unit first.',
  }),
});

const buyer = z.object({
  store_id: id,
  name: z.string(),
  address: z.string().meta({ description: 'Empty until an offer is won.' }),
  phone_number: z.string().nullable().meta({ description: 'Null until an offer is won.' }),
  district: z.string(),
  city: z.string(),
  history: z.object({
    order_count: z.int(),
    completed_count: z.int(),
    total_value: money,
    first_order_at: instant.nullable(),
    last_order_at: instant.nullable(),
  }),
  usual: z
    .array(
      z.object({
        inventory_id: id,
        product_name: z.string(),
        uom_name: z.string(),
        times: z.int(),
        quantity: z.int(),
      }),
    )
    .meta({ description: 'What they ordered most in their last completed orders here.' }),
});

const get = endpoint({
  method: 'GET',
  path: '/api/tenders/offerings/get',
  doc: 'A demand with its buyer, each item beside the store’s own listings, and the store’s offer with its rounds.',
  access: seen,
  query: z.strictObject(ofDemand),
  response: z.object({
    demand: demandRow,
    note: z.string(),
    tells_winning_price: z.boolean(),
    buyer,
    items: z.array(demandItem),
    offer: offerDetail.nullable(),
    declined: z
      .object({ reason: z.enum(declineReasons), note: z.string(), created_at: instant })
      .nullable(),
  }),
  errors: ['tender_not_found'],
});

const defaultLine = z.object({
  item_id: id,
  inventory_id: id,
  product_name: z.string(),
  uom_name: z.string(),
  base_quantity: z.int(),
  quantity: z
    .int()
    .meta({ description: 'What can be had now, where that is less than is wanted.' }),
  wanted_quantity: z.int(),
  unit_price: money,
  price_from: z.enum(priceOrigins),
  available: z.int(),
  is_same_unit: z.boolean(),
  last_win: z
    .object({ unit_price: money, at: instant })
    .nullable()
    .meta({ description: 'For one of this unit, of this buyer.' }),
});

const defaultOffering = endpoint({
  method: 'GET',
  path: '/api/tenders/offerings/default-offering',
  doc: 'What the store would offer without thinking: its listings in the buyer’s unit or another of the ladder, at what this buyer last took them for or the price for that quantity, for who may see costs never below the store’s least margin; as much as is in stock.',
  access: seen,
  query: z.strictObject(ofDemand),
  response: z.object({
    tender_id: id,
    tender_version: z.int(),
    version: z
      .int()
      .nullable()
      .meta({ description: 'Of the offer there is; null before the first.' }),
    lines: z.array(defaultLine),
    left_out: z
      .array(z.object({ item_id: id, why: z.enum(['NOT_LISTED', 'OUT_OF_STOCK', 'COVERED']) }))
      .meta({ description: 'Items that are not in it.' }),
    delivery: z.enum(tenderDeliveries),
    shipping_fee: money,
    valid_until: instant,
    subtotal: money,
    total_amount: money,
  }),
  errors: ['tender_not_found'],
});

const offeredLine = z.strictObject({
  item_id: id,
  inventory_id: id,
  quantity,
  unit_price: price,
  substitute_note: line(0, 200).default(''),
});

const answer = z.object({ demand: demandRow, offer: offerDetail });

const actErrors = ['tender_not_found', 'tender_closed', 'store_inactive'] as const;

const create = endpoint({
  method: 'POST',
  path: '/api/tenders/offerings/create',
  doc: 'Sends an offer, or with `version` a new round of the one that was sent. Items may be left out; another product needs words why. Of two clerks at once one wins and the other is told of it; the same again by the same person is answered alike. An offer that was withdrawn or has expired may be sent again.',
  access: acting,
  body: z.strictObject({
    ...ofDemand,
    tender_version: version.meta({ description: 'Of the demand that is answered.' }),
    version: version.optional().meta({ description: 'Of the offer that is replaced.' }),
    lines: severalOnce(offeredLine, 'item_id').max(mostTenderItems, says('too_long')),
    delivery: choice(tenderDeliveries),
    shipping_fee: shippingFee,
    valid_until: moment,
    note: line(0, 500).default(''),
  }),
  response: answer,
  errors: [
    ...actErrors,
    'store_not_selling',
    'store_takes_no_orders',
    'tender_changed',
    'offer_version_conflict',
    'offer_state_conflict',
    'offer_rounds_reached',
    'offer_below_floor',
    'product_unavailable',
  ],
  queueable: true,
});

const withdraw = endpoint({
  method: 'POST',
  path: '/api/tenders/offerings/withdraw',
  doc: 'Takes back an offer that was not taken yet; done twice, it is answered alike.',
  access: acting,
  body: z.strictObject({ ...ofDemand, version }),
  response: answer,
  errors: ['tender_not_found', 'store_inactive', 'offer_version_conflict', 'offer_state_conflict'],
  queueable: true,
});

const reject = endpoint({
  method: 'POST',
  path: '/api/tenders/offerings/reject',
  doc: '“Tidak berminat”: the demand leaves the list of those that wait. The buyer is not told. The same again is answered alike.',
  access: acting,
  body: z
    .strictObject({
      ...ofDemand,
      reason: choice(declineReasons),
      note: line(0, 200).default(''),
    })
    .refine(({ reason, note }) => reason !== 'other' || note.length >= 5, {
      path: ['note'],
      error: says('note_too_short'),
    }),
  response: z.object({ demand: demandRow }),
  errors: [...actErrors, 'offer_state_conflict'],
  queueable: true,
});

const undoReject = endpoint({
  method: 'POST',
  path: '/api/tenders/offerings/undo-reject',
  doc: 'The demand is back among those that wait, while it is open; done twice, it is answered alike.',
  access: acting,
  body: z.strictObject(ofDemand),
  response: z.object({ demand: demandRow }),
  errors: [...actErrors, 'offer_state_conflict'],
  queueable: true,
});

const answerCounter = endpoint({
  method: 'POST',
  path: '/api/tenders/offerings/answer-counter',
  doc: 'The buyer’s counter-offer is taken, and its prices are the offer’s, with a delivery fee that is no more than these goods may bear; or it is not, and the offer stands as it was. A new round with other prices is a `create`. The same again is answered alike.',
  access: acting,
  body: z.strictObject({
    ...ofDemand,
    version,
    accepts: z.boolean(),
    note: line(0, 500).default(''),
  }),
  response: answer,
  errors: [...actErrors, 'offer_version_conflict', 'offer_state_conflict', 'offer_below_floor'],
  queueable: true,
});

export const tenderOfferings = {
  ...tenderOfferingLists,
  get,
  defaultOffering,
  create,
  withdraw,
  reject,
  undoReject,
  answerCounter,
  ...tenderSettings,
};
export type OfferCreateBody = z.output<typeof create.body>;
export type OfferedLine = z.output<typeof offeredLine>;
export type DemandDetail = z.infer<typeof get.response>;
export type DemandItem = z.infer<typeof demandItem>;
export type DemandListing = z.infer<typeof listing>;
export type DefaultOffering = z.infer<typeof defaultOffering.response>;
