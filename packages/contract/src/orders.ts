import { z } from 'zod';
import { asBuyer, asSeller, endpoint } from './endpoint.ts';
import { day, id, line, money, queryFlag, queryList, says } from './fields.ts';
import { deliveries, orderSorts, paymentMethods, paymentStatuses } from './order-choices.ts';
import { orderMoves } from './order-moves.ts';
import { choice, orderRow } from './order-row.ts';
import { type FulfilmentStatus, fulfilmentStatuses } from './order-status.ts';
import { page, pagedUpTo, pageSize } from './pages.ts';
import { seenEvents } from './seen-events.ts';
import { voucherCode } from './voucher.ts';

export const importantNote = z.object({
  store_id: id,
  store_name: z.string(),
  code: z.enum(['store_inactive', 'selling_not_allowed', 'fees_overdue']),
  text: z.string(),
  link: z.string().nullable(),
});

export const countByStatus = z.object(
  Object.fromEntries(fulfilmentStatuses.map((status) => [status, z.int()])) as Record<
    FulfilmentStatus,
    z.ZodInt
  >,
);

/** Which orders of the stores that are looked at, and in what order. */
const filterFields = {
  buyer_store_id: id.optional(),
  query: line(0, 100).optional(),
  status: queryList(choice(fulfilmentStatuses), 11).optional(),
  payment_status: queryList(choice(paymentStatuses), 4).optional(),
  payment_method: queryList(choice(paymentMethods), 3).optional(),
  delivery: queryList(choice(deliveries), 3).optional(),
  date_from: day.optional(),
  date_to: day.optional(),
  sort: choice(orderSorts).default('newest'),
};

/** The same for a page and for a file. */
const listFields = {
  seller_store_id: id.optional(),
  select_all_seller_store: queryFlag.default(false),
  store_id: queryList(id, 1000).optional(),
  ...filterFields,
};

type Days = { date_from?: string | undefined; date_to?: string | undefined };
const daysInOrder = ({ date_from, date_to }: Days) =>
  !date_from || !date_to || date_from <= date_to;
const daysReversed = { path: ['date_to'], error: says('date_range_reversed') };

/** The orders of a list as a body names them. */
export const orderFilter = z.strictObject(filterFields).refine(daysInOrder, daysReversed);

type SellerChoice = { seller_store_id?: string | undefined; select_all_seller_store: boolean };
const sellerChosen = (query: SellerChoice) =>
  Boolean(query.seller_store_id) !== query.select_all_seller_store;
const choiceMissing = { path: ['seller_store_id'], error: says('store_choice_missing') };

const listQuery = z
  .strictObject({ is_seller: queryFlag.default(true), ...listFields, page, page_size: pageSize })
  .refine(daysInOrder, daysReversed)
  .refine(
    (query) => (query.is_seller ? sellerChosen(query) : Boolean(query.buyer_store_id)),
    choiceMissing,
  );

const storesOfSeller = asSeller('order', 'VIEW', {
  one: 'seller_store_id',
  all: 'select_all_seller_store',
  among: 'store_id',
});

const list = endpoint({
  method: 'GET',
  path: '/api/orders/info/list',
  doc: 'A page of orders of one store or of all stores of the person, with exact counts per status.',
  access: {
    kind: 'either',
    seller: storesOfSeller,
    buyer: asBuyer('order', 'VIEW', { one: 'buyer_store_id' }),
  },
  query: listQuery,
  response: z.object({
    ...pagedUpTo(orderRow),
    seen: seenEvents,
    /** For pages of the release before; goes with the next. */
    snapshot: z.string().optional(),
    counts: countByStatus,
    /** Where words were searched for: what they were taken for, and the goods that have them, of orders that do not begin with those. */
    matched: z
      .object({ texts: z.array(z.string()), products: z.record(z.string(), z.string()) })
      .optional(),
    /** Transfers that wait for their money and hold stock: none of them is in the list. */
    unpaid: z.object({ count: z.int(), amount: money }),
    can_process_new_order: z.boolean(),
    important_notes: z.array(importantNote),
  }),
  errors: ['page_too_far'],
});

const { status: _status, sort: _sort, ...anyStatus } = listFields;

const searchCounts = endpoint({
  method: 'GET',
  path: '/api/orders/seller/search-counts',
  doc: 'How many orders of each status a search of the seller’s list finds, whatever status is looked at: exact up to 99, and 100 stands for more.',
  access: storesOfSeller,
  query: z
    .strictObject({ ...anyStatus, query: line(1, 100) })
    .refine(daysInOrder, daysReversed)
    .refine(sellerChosen, choiceMissing),
  response: z.object({ counts: countByStatus }),
  errors: [],
});

const exportQuery = z
  .strictObject({ ...listFields, format: choice(['csv', 'xlsx']) })
  .refine(daysInOrder, daysReversed)
  .refine(sellerChosen, choiceMissing);

const exportList = endpoint({
  method: 'GET',
  path: '/api/orders/seller/export',
  doc: 'The orders of a seller’s list as a file, CSV or XLSX, in the order of the list; at most 100,000.',
  access: storesOfSeller,
  query: exportQuery,
  response: z.unknown(),
  errors: ['export_too_large'],
  gives_file: true,
});

const quantity = z.int().min(1, says('too_small')).max(9_999_999, says('too_big'));

const createBody = z
  .strictObject({
    buyer_store_id: id,
    seller_store_id: id,
    payment_method: choice(paymentMethods),
    term_days: z.union([z.literal(7), z.literal(14), z.literal(30)]).optional(),
    delivery: choice(deliveries),
    allow_partial: z.boolean().default(false),
    note: line(0, 500).default(''),
    voucher_code: voucherCode
      .optional()
      .meta({ description: 'At most one for an order; a volume deal adds to it.' }),
    expected_total: z
      .int()
      .min(0, says('too_small'))
      .max(999_999_999_999_999, says('too_big'))
      .optional()
      .meta({
        description:
          'Whole rupiah, what the buyer has seen it cost with its delivery: an order that costs more by now is refused.',
      }),
    lines: z
      .array(z.strictObject({ inventory_id: id, quantity }))
      .min(1, says('required'))
      .max(500, says('too_long')),
  })
  .refine((body) => body.buyer_store_id !== body.seller_store_id, {
    path: ['seller_store_id'],
    error: says('same_store'),
  })
  .refine((body) => (body.payment_method === 'TERM') === (body.term_days !== undefined), {
    path: ['term_days'],
    error: says('term_days_mismatch'),
  })
  .refine(
    (body) => new Set(body.lines.map((each) => each.inventory_id)).size === body.lines.length,
    { path: ['lines'], error: says('duplicate') },
  );

const create = endpoint({
  method: 'POST',
  path: '/api/orders/create',
  doc: 'A buyer places an order: stock is reserved at once, prices, tiers, promotions and deals are the seller’s of now, and what it minimally delivers for is asked of the goods before vouchers. Every unit costs at least one rupiah, whatever is taken off. What holds stock for free is bounded. By transfer: 3 unpaid with a store and 10 with all, let expire in the last day counted, 10 taken back in a day, and half of a shelf and of a promotion’s quota for all buyers’ unpaid together. On delivery or on term: 20 unanswered with a store, 10 in a day that came to nothing with it, and half of a shelf and of a promotion’s quota for a buyer’s unanswered together, unless it is the only one.',
  access: asBuyer('order', 'MANAGE', { one: 'buyer_store_id' }),
  body: createBody,
  response: z.object({ order: orderRow }),
  errors: [
    'store_inactive',
    'store_not_selling',
    'store_closed',
    'delivery_unavailable',
    'delivery_minimum_not_met',
    'product_unavailable',
    'minimum_order_not_met',
    'stock_insufficient',
    'unpaid_limit_reached',
    'unpaid_share_exceeded',
    'unanswered_limit_reached',
    'in_vain_limit_reached',
    'unanswered_share_exceeded',
    'store_takes_no_orders',
    'voucher_not_valid',
    'price_changed',
  ],
  // Nobody orders so often; whoever guesses codes would.
  limits: [{ by: 'person', max: 300, seconds: 3_600 }],
});

const cancel = endpoint({
  method: 'POST',
  path: '/api/orders/buyer/cancel',
  doc: 'A buyer takes back an order the seller has not accepted yet; done twice, it is answered alike.',
  access: asBuyer('order', 'MANAGE', { one: 'buyer_store_id' }),
  body: z.strictObject({ buyer_store_id: id, order_id: id }),
  response: z.object({ order: orderRow }),
  errors: ['order_not_found', 'order_state_conflict'],
});

export const orders = { list, searchCounts, exportList, create, cancel, ...orderMoves };
export { type FulfilmentStatus, fulfilmentStatuses };
export type ImportantNote = z.infer<typeof importantNote>;
export type OrderListQuery = z.output<typeof listQuery>;
export type SearchCountsQuery = z.output<typeof searchCounts.query>;
export type OrderExportQuery = z.output<typeof exportQuery>;
export type OrderCreateBody = z.output<typeof createBody>;
