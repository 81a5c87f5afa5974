import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, money, queryFlag, queryList, says } from './fields.ts';
import { page, paged, pagedUpTo, pageSize } from './pages.ts';
import { payout, payoutStates } from './payout.ts';

const listQuery = z
  .strictObject({
    store_id: id.optional(),
    select_all_seller_store: queryFlag.default(false),
    state: queryList(z.enum(payoutStates, says('not_a_choice')), payoutStates.length).optional(),
    page,
    page_size: pageSize,
  })
  .refine((query) => Boolean(query.store_id) !== query.select_all_seller_store, {
    path: ['store_id'],
    error: says('store_choice_missing'),
  });

const list = endpoint({
  method: 'GET',
  path: '/api/money/payouts',
  doc: 'What goes, went or waits to go to the bank, of one store or of all stores of the person, the newest first.',
  access: asSeller('store', 'VIEW', { one: 'store_id', all: 'select_all_seller_store' }),
  query: listQuery,
  response: z.object(pagedUpTo(payout)),
  errors: ['page_too_far'],
});

const detailQuery = z.strictObject({ store_id: id, payout_id: id, page, page_size: pageSize });

const detail = endpoint({
  method: 'GET',
  path: '/api/money/payouts/detail',
  doc: 'One payout with each time it was sent, and the orders whose money it is; their amounts add up to its own.',
  access: asSeller('store', 'VIEW', { one: 'store_id' }),
  query: detailQuery,
  response: z.object({
    payout,
    attempts: z.array(
      z.object({
        attempt: z.int(),
        reference: z.string(),
        bank_name: z.string(),
        masked_number: z.string(),
        amount: money,
        sent_at: instant,
        outcome: z.enum(['ARRIVED', 'FAILED']).nullable().meta({ description: 'Null: under way.' }),
        ended_at: instant.nullable(),
        reason: z.string().nullable(),
      }),
    ),
    claims: z
      .array(z.object({ complaint_id: id, order_id: id, order_number: z.string(), amount: money }))
      .meta({
        description:
          'Refunds that the marketplace has paid for the store and has kept of it, or would keep as things stand while it is not sent.',
      }),
    ...paged(
      z.object({ order_id: id, order_number: z.string(), buyer_name: z.string(), amount: money }),
    ),
  }),
  errors: ['payout_not_found'],
});

const retryBody = z.strictObject({
  store_id: id,
  payout_id: id,
  bank_account_id: id.optional().meta({ description: 'Where it is to go elsewhere this time.' }),
});

const retry = endpoint({
  method: 'POST',
  path: '/api/money/payouts/retry',
  doc: 'A payout that FAILED is scheduled again, to the same account or to another. Done twice, it is answered alike.',
  access: asSeller('store', 'MANAGE', { one: 'store_id' }),
  body: retryBody,
  response: z.object({ payout }),
  errors: [
    'payout_not_found',
    'payout_state_conflict',
    'payout_contradicted',
    'bank_account_not_found',
    'bank_account_unverified',
  ],
});

export const moneyPayouts = { list, detail, retry };
export type PayoutsQuery = z.output<typeof listQuery>;
export type PayoutQuery = z.output<typeof detailQuery>;
export type PayoutDetail = z.infer<typeof detail.response>;
export type PayoutRetry = z.output<typeof retryBody>;
