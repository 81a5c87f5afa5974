import { z } from 'zod';
import { asBuyer, asSeller, endpoint } from './endpoint.ts';
import { id, line, queryFlag, says, severalOnce, uuid, version } from './fields.ts';
import { price } from './inventory-row.ts';
import { choice } from './order-row.ts';
import { page, paged, pagedUpTo, pageSize } from './pages.ts';
import { promotionCandidate, promotionItem, promotionRow, runningPromotion } from './promotion.ts';
import {
  mostPromotionItems,
  mostPromotionItemsOfStore,
  promotionTabs,
  promotionTypes,
} from './promotion-words.ts';

const viewOne = asSeller('inventory', 'VIEW', { one: 'store_id' });
const manage = asSeller('inventory', 'MANAGE', { one: 'store_id' });

const counts = z.object({ JOINABLE: z.int(), JOINED: z.int(), ENDED: z.int() });

const list = endpoint({
  method: 'GET',
  path: '/api/promotions/list',
  doc: 'The seller’s: what a store can join, takes part in or took part in, as `tab` says, with counts of each; what ends first comes first, of what is over what ended last. The buyer’s: what runs now in the store that is named.',
  access: {
    kind: 'either',
    seller: viewOne,
    buyer: asBuyer('order', 'VIEW', { one: 'buyer_store_id' }),
  },
  query: z
    .strictObject({
      store_id: id.meta({ description: 'The seller’s store, whoever asks.' }),
      buyer_store_id: id.optional(),
      is_seller: queryFlag.default(true),
      promotion_type: choice(promotionTypes).optional(),
      query: line(0, 100).optional(),
      tab: choice(promotionTabs).default('JOINABLE'),
      page,
      page_size: pageSize,
    })
    .refine((query) => query.is_seller || Boolean(query.buyer_store_id), {
      path: ['buyer_store_id'],
      error: says('required'),
    }),
  response: z.object({
    ...paged(promotionRow),
    counts,
    running: z.array(runningPromotion).meta({ description: 'The buyer’s; `data` is empty then.' }),
  }),
  errors: ['page_too_far'],
});

const detail = endpoint({
  method: 'GET',
  path: '/api/promotions/detail',
  doc: 'A promotion as one store sees it, with the store’s products in it and what came of each.',
  access: asSeller('inventory', 'VIEW', { one: 'store_id', found_by: 'store_uuid' }),
  query: z.strictObject({ cms_id: id, store_uuid: uuid.optional(), store_id: id.optional() }),
  response: z.object({ promotion: promotionRow, items: z.array(promotionItem) }),
  errors: ['promotion_not_found'],
});

const candidates = endpoint({
  method: 'GET',
  path: '/api/promotions/candidates',
  doc: 'The store’s products that fit a promotion and are not in it, by name, with what keeps one out of it.',
  access: viewOne,
  query: z.strictObject({
    store_id: id,
    cms_id: id,
    query: line(0, 100).optional(),
    page,
    page_size: pageSize,
  }),
  response: z.object(pagedUpTo(promotionCandidate)),
  errors: ['promotion_not_found', 'page_too_far'],
});

const quota = z.int(says('invalid')).min(1, says('too_small')).max(9_999_999, says('too_big'));

const join = endpoint({
  method: 'POST',
  path: '/api/promotions/join',
  doc: 'Puts products into a promotion, or changes the price and quota of those that are in it. Once it runs a price only goes down. All of them or none; the same again is answered alike.',
  access: manage,
  body: z.strictObject({
    store_id: id,
    cms_id: id,
    items: severalOnce(
      z.strictObject({
        inventory_id: id,
        price,
        quota,
        version: version.optional().meta({ description: 'Of the item that is changed.' }),
      }),
      'inventory_id',
    ).max(mostPromotionItems, says('too_long')),
  }),
  response: z.object({ promotion: promotionRow, items: z.array(promotionItem) }),
  errors: [
    'promotion_not_found',
    'promotion_closed',
    'promotion_item_conflict',
    'promotion_full',
    'store_inactive',
  ],
});

const leave = endpoint({
  method: 'POST',
  path: '/api/promotions/leave',
  doc: 'Takes products out of a promotion, or without `inventory_ids` all of them. Orders that were placed keep their price. Done twice, it is answered alike.',
  access: manage,
  body: z.strictObject({
    store_id: id,
    cms_id: id,
    inventory_ids: z
      .array(id)
      .min(1, says('required'))
      .max(mostPromotionItemsOfStore, says('too_long'))
      .optional(),
  }),
  response: z.object({ promotion: promotionRow, items: z.array(promotionItem) }),
  errors: ['promotion_not_found', 'promotion_closed', 'store_inactive'],
});

const summary = endpoint({
  method: 'GET',
  path: '/api/promotions/summary',
  doc: 'How many promotions stores can join and take part in, and how many of their own vouchers run.',
  access: asSeller('inventory', 'VIEW', { one: 'store_id', all: 'select_all_store' }),
  query: z
    .strictObject({ store_id: id.optional(), select_all_store: queryFlag.default(false) })
    .refine((query) => Boolean(query.store_id) !== query.select_all_store, {
      path: ['store_id'],
      error: says('store_choice_missing'),
    }),
  response: z.object({
    stores: z.array(
      z.object({ store_id: id, joinable: z.int(), joined: z.int(), vouchers: z.int() }),
    ),
  }),
  errors: [],
});

export const promotions = { list, detail, candidates, join, leave, summary };
export type PromotionListQuery = z.output<typeof list.query>;
export type PromotionJoinBody = z.output<typeof join.body>;
export type PromotionLeaveBody = z.output<typeof leave.body>;
export type PromotionCandidatesQuery = z.output<typeof candidates.query>;
export type PromotionDetail = z.infer<typeof detail.response>;
