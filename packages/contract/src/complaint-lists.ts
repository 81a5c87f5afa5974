import { z } from 'zod';
import { complaintDetail, complaintRow } from './complaint.ts';
import {
  type ComplaintState,
  complaintKinds,
  complaintSides,
  complaintStates,
} from './complaint-words.ts';
import { asBuyer, asSeller, endpoint } from './endpoint.ts';
import { id, instant, line, money, queryFlag, queryList, says } from './fields.ts';
import { choice, ofOrder, someOrder } from './order-row.ts';
import { page, pagedUpTo, pageSize } from './pages.ts';
import { seenEvents } from './seen-events.ts';

const countByState = z.object(
  Object.fromEntries(complaintStates.map((state) => [state, z.int()])) as Record<
    ComplaintState,
    z.ZodInt
  >,
);

const storesOfSeller = asSeller('order', 'VIEW', {
  one: 'seller_store_id',
  all: 'select_all_seller_store',
  among: 'store_id',
});

const listQuery = z
  .strictObject({
    is_seller: queryFlag.default(true),
    seller_store_id: id.optional(),
    select_all_seller_store: queryFlag.default(false),
    store_id: queryList(id, 1000).optional(),
    buyer_store_id: id.optional(),
    order_id: id.optional(),
    query: line(0, 100).optional(),
    state: queryList(choice(complaintStates), complaintStates.length).optional(),
    kind: queryList(choice(complaintKinds), complaintKinds.length).optional(),
    reported_by: choice(complaintSides).optional(),
    page,
    page_size: pageSize,
  })
  .refine(
    (query) =>
      query.is_seller
        ? Boolean(query.seller_store_id) !== query.select_all_seller_store
        : Boolean(query.buyer_store_id),
    { path: ['seller_store_id'], error: says('store_choice_missing') },
  );

const list = endpoint({
  method: 'GET',
  path: '/api/complaints/seller/list',
  doc: 'A page of complaints about orders of one store or of all stores of the person, the newest first; with `is_seller=false` those of a buyer. `query` finds the order’s number and the buyer. Beyond 10,000 the total is capped.',
  access: {
    kind: 'either',
    seller: storesOfSeller,
    buyer: asBuyer('order', 'VIEW', { one: 'buyer_store_id' }),
  },
  query: listQuery,
  response: z.object({ ...pagedUpTo(complaintRow), seen: seenEvents }),
  errors: ['page_too_far'],
});

const summaryQuery = z
  .strictObject({
    is_seller: z.union([z.literal(true), z.literal('true')], says('invalid')).optional(),
    seller_store_id: id.optional(),
    select_all_seller_store: queryFlag.default(false),
    store_id: queryList(id, 1000).optional(),
  })
  .refine((query) => Boolean(query.seller_store_id) !== query.select_all_seller_store, {
    path: ['seller_store_id'],
    error: says('store_choice_missing'),
  });

const summary = endpoint({
  method: 'GET',
  path: '/api/complaints/seller/summary',
  doc: 'How many complaints stand where, which waits for the seller’s answer first, and what the store has to hand over.',
  access: storesOfSeller,
  query: summaryQuery,
  response: z.object({
    counts: countByState.meta({ description: 'Of each state up to 10,000.' }),
    seen: seenEvents,
    next_answer_at: instant
      .nullable()
      .meta({ description: 'The nearest deadline of those that are OPEN.' }),
    to_hand_over: z.object({ count: z.int(), amount: money, next_due_at: instant.nullable() }),
  }),
  errors: [],
});

const detail = endpoint({
  method: 'GET',
  path: '/api/complaints/seller/detail',
  doc: 'A complaint with what it is about, what stands offered or decided, and both sides’ words and photos in the order they came; with `is_seller=false` for its buyer.',
  access: {
    kind: 'either',
    seller: asSeller('order', 'VIEW', ofOrder),
    buyer: asBuyer('order', 'VIEW', ofOrder),
  },
  query: z.strictObject({
    ...someOrder,
    complaint_id: id,
    is_seller: queryFlag.default(true),
  }),
  response: complaintDetail.extend({ seen: seenEvents }),
  errors: ['complaint_not_found'],
});

export const complaintLists = { list, summary, detail };
export type ComplaintListQuery = z.output<typeof listQuery>;
export type ComplaintCounts = z.infer<typeof countByState>;
export type ComplaintSummary = z.infer<typeof summary.response>;
