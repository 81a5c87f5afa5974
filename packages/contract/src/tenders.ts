import { z } from 'zod';
import { asBuyer, endpoint } from './endpoint.ts';
import { day, id, line, moment, queryList, says, severalOnce, version } from './fields.ts';
import { price } from './inventory-row.ts';
import { paymentMethods } from './order-choices.ts';
import { choice, orderRow } from './order-row.ts';
import { page, pagedUpTo, pageSize } from './pages.ts';
import { offerDetail, tenderItem, tenderRow } from './tender.ts';
import { mostTenderItems, tenderDeliveries, tenderStates } from './tender-words.ts';

const acting = asBuyer('order', 'MANAGE', { one: 'buyer_store_id' });
const seeing = asBuyer('order', 'VIEW', { one: 'buyer_store_id' });
const ofTender = { buyer_store_id: id, tender_id: id };

const quantity = z.int().min(1, says('too_small')).max(9_999_999, says('too_big'));

const item = z.strictObject({
  product_unit_id: id,
  quantity,
  target_price: price.optional(),
  note: line(0, 200).default(''),
});

const wishes = {
  items: severalOnce(item, 'product_unit_id').max(mostTenderItems, says('too_long')),
  delivery: choice(tenderDeliveries),
  payment_method: choice(paymentMethods),
  term_days: z.union([z.literal(7), z.literal(14), z.literal(30)]).optional(),
  needed_by: day,
  closes_at: moment,
  note: line(0, 500).default(''),
  tells_winning_price: z.boolean().default(false),
};

type Terms = { payment_method: string; term_days?: number | undefined };
const termsFit = (body: Terms) =>
  (body.payment_method === 'TERM') === (body.term_days !== undefined);
const termsMismatch = { path: ['term_days'], error: says('term_days_mismatch') };

const answer = z.object({ tender: tenderRow });
const details = z.object({
  tender: tenderRow,
  items: z.array(tenderItem),
  offers: z
    .array(offerDetail.extend({ store_name: z.string(), city: z.string() }))
    .meta({ description: 'The cheapest of those that serve most first.' }),
});

const create = endpoint({
  method: 'POST',
  path: '/api/tenders/create',
  doc: 'A buyer asks for goods; stores that have them and reach the buyer’s city see it and answer; the goods go to the buyer’s store. It closes in an hour at the earliest and in 30 days at the latest. The same again within ten minutes is the same demand. 20 may be open at a time.',
  access: acting,
  body: z.strictObject({ buyer_store_id: id, ...wishes }).refine(termsFit, termsMismatch),
  response: answer,
  errors: ['store_inactive', 'product_unit_not_found', 'tenders_too_many'],
});

const update = endpoint({
  method: 'POST',
  path: '/api/tenders/update',
  doc: 'Changes a demand while it is open. Offers there are stay, and are shown as made for the version before; once payment, delivery, place or day are others, they are sent again before they are taken. At most 30 times a day. The same again is answered alike.',
  access: acting,
  body: z.strictObject({ ...ofTender, version, ...wishes }).refine(termsFit, termsMismatch),
  response: answer,
  errors: [
    'store_inactive',
    'tender_not_found',
    'tender_closed',
    'tender_version_conflict',
    'tender_edits_reached',
    'product_unit_not_found',
    'item_taken',
  ],
});

const list = endpoint({
  method: 'GET',
  path: '/api/tenders/list',
  doc: 'The buyer’s demands, the newest first.',
  access: seeing,
  query: z.strictObject({
    buyer_store_id: id,
    state: queryList(choice(tenderStates), tenderStates.length).optional(),
    page,
    page_size: pageSize,
  }),
  response: z.object(pagedUpTo(tenderRow)),
  errors: ['page_too_far'],
});

const detail = endpoint({
  method: 'GET',
  path: '/api/tenders/detail',
  doc: 'A demand with its items and the offers there are, to compare.',
  access: seeing,
  query: z.strictObject(ofTender),
  response: details,
  errors: ['tender_not_found'],
});

const ofOffer = { ...ofTender, seller_store_id: id, version };

const counter = endpoint({
  method: 'POST',
  path: '/api/tenders/counter',
  doc: 'The buyer says what they would pay for some lines of an offer, for one of the offered unit. The offer stands meanwhile. The same again is answered alike.',
  access: acting,
  body: z.strictObject({
    ...ofOffer,
    lines: severalOnce(z.strictObject({ item_id: id, unit_price: price }), 'item_id'),
    note: line(0, 500).default(''),
  }),
  response: z.object({ offer: offerDetail }),
  errors: [
    'store_inactive',
    'tender_not_found',
    'tender_closed',
    'offer_not_found',
    'offer_state_conflict',
    'offer_version_conflict',
    'offer_outdated',
    'offer_rounds_reached',
  ],
});

const award = endpoint({
  method: 'POST',
  path: '/api/tenders/award',
  doc: 'Takes an offer, whole or some lines of it: an order at its prices, with its stock reserved from now on. It is PROCESSING at once, by transfer once it is paid. Other offers may be taken for what is left; once nothing is, the demand is AWARDED. Each offer is taken once, however often it is asked for; the same again by the same person is answered alike. One that was made before payment, delivery, place or day were changed is not taken.',
  access: acting,
  body: z.strictObject({
    ...ofOffer,
    lines: severalOnce(z.strictObject({ item_id: id, quantity: quantity.optional() }), 'item_id')
      .optional()
      .meta({ description: 'Without them all that is still wanted of it.' }),
  }),
  response: z.object({ tender: tenderRow, order: orderRow }),
  errors: [
    'store_inactive',
    'tender_not_found',
    'tender_closed',
    'offer_not_found',
    'offer_state_conflict',
    'offer_version_conflict',
    'offer_outdated',
    'tender_place_changed',
    'offer_expired',
    'item_taken',
    'store_not_selling',
    'store_takes_no_orders',
    'product_unavailable',
    'stock_insufficient',
    'unpaid_limit_reached',
    'credit_limit_reached',
  ],
});

const close = endpoint({
  method: 'POST',
  path: '/api/tenders/close',
  doc: 'The buyer wants no more offers: the demand is CLOSED, or AWARDED if something of it was taken. Done twice, it is answered alike.',
  access: acting,
  body: z.strictObject(ofTender),
  response: answer,
  errors: ['tender_not_found', 'tender_closed'],
});

export const tenders = { create, update, list, detail, counter, award, close };
export type TenderCreateBody = z.output<typeof create.body>;
export type TenderUpdateBody = z.output<typeof update.body>;
export type TenderItemInput = z.output<typeof item>;
export type CounterBody = z.output<typeof counter.body>;
export type AwardBody = z.output<typeof award.body>;
export type TenderListQuery = z.output<typeof list.query>;
export type TenderDetail = z.infer<typeof details>;
