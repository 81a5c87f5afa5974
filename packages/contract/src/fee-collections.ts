import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { feePayment } from './fee-payment.ts';
import { id, instant, money, queryList, says } from './fields.ts';
import { page, paged, pageSize } from './pages.ts';

export const feeCollectionStates = [
  'UNPAID',
  'WAITING_VERIFICATION',
  'PAID',
  'OVERDUE',
  'CANCELLED',
] as const;

/** Paying is the owner's; who may see the store's settings sees what it owes. */
const seen = asSeller('store', 'VIEW', { one: 'store_id' });

const day = z.string().meta({ format: 'date' });

/** A week's fees as one debt. `amount` = fee + tax + correction + claims - credit. */
export const feeCollection = z.object({
  id,
  store_id: id,
  week_from: day.meta({ description: 'A Monday, in the store’s zone.' }),
  week_until: day,
  state: z.enum(feeCollectionStates),
  order_count: z.int(),
  fee_amount: money,
  tax_amount: money,
  correction_amount: money.meta({
    description: 'What orders of earlier collections got back since (minus), or owe besides.',
  }),
  claims_amount: money.meta({
    description:
      'What the marketplace has paid to buyers for the store, and no payout has settled.',
  }),
  credit_amount: money.meta({ description: 'Paid too much before, and used here.' }),
  amount: money.meta({ description: 'What is to be paid.' }),
  created_at: instant,
  due_at: instant,
  settled_at: instant.nullable().meta({ description: 'When it was paid or waived.' }),
  payment_id: id.nullable().meta({ description: 'The payment under way, or that has paid it.' }),
});

const list = endpoint({
  method: 'GET',
  path: '/api/fee-collections/list',
  doc: 'The fee collections of a store, the newest week first.',
  access: seen,
  query: z.strictObject({
    store_id: id,
    state: queryList(z.enum(feeCollectionStates, says('not_a_choice')), 5).optional(),
    page,
    page_size: pageSize,
  }),
  response: z.object(paged(feeCollection)),
  errors: [],
});

export const feeNoteCodes = [
  'fee_due',
  'fee_overdue',
  'fee_blocks_orders',
  'fee_waits_for_verification',
  'fee_proof_refused',
] as const;

const importantNotes = endpoint({
  method: 'GET',
  path: '/api/fee-collections/important-notes',
  doc: 'What the store has to know about what it owes, the most urgent first; nothing where it owes nothing.',
  access: seen,
  query: z.strictObject({ store_id: id }),
  response: z.object({
    important_notes: z.array(
      z.object({
        store_id: id,
        store_name: z.string(),
        code: z.enum(feeNoteCodes),
        text: z.string(),
        link: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
});

const oneCollection = z.strictObject({ store_id: id, fee_collection_id: id });

const detail = endpoint({
  method: 'GET',
  path: '/api/fee-collections/detail',
  doc: 'One fee collection, and from when on it stops new orders if it stays unpaid.',
  access: seen,
  query: oneCollection,
  response: z.object({ fee_collection: feeCollection.extend({ blocks_at: instant }) }),
  errors: ['fee_collection_not_found'],
});

/** A part of an order that is charged by one rate. */
const charge = z.object({
  basis_points: z.int(),
  base_amount: money.meta({ description: 'Goods after discounts, without shipping.' }),
  fee_amount: money,
  tax_amount: money,
});

/** An order in a collection. Its charges, and its correction, add up to its amount. */
const transaction = z.object({
  id: id.meta({ description: 'The order’s id: it is once in a collection.' }),
  order_id: id,
  order_number: z.string(),
  buyer_name: z.string(),
  charged_at: instant.meta({ description: 'When the order was completed.' }),
  base_amount: money,
  fee_amount: money,
  tax_amount: money,
  correction_amount: money,
  amount: money,
  charges: z.array(charge).meta({ description: 'By rate, the highest first.' }),
});

const transactions = endpoint({
  method: 'GET',
  path: '/api/fee-collections/transactions/list',
  doc: 'The orders of a collection, each with base, rate, fee and tax; their amounts less its credit are what is to be paid.',
  access: seen,
  query: oneCollection.extend({ page, page_size: pageSize }),
  response: z.object(paged(transaction)),
  errors: ['fee_collection_not_found'],
});

const transactionDetail = endpoint({
  method: 'GET',
  path: '/api/fee-collections/transactions/detail',
  doc: 'One order of a collection, line by line: what was sold, its rate, its fee and its tax, as they were rounded.',
  access: seen,
  query: oneCollection.extend({ transaction_id: id }),
  response: z.object({
    transaction: transaction.extend({
      lines: z.array(
        charge.extend({
          product_name: z.string(),
          uom_name: z.string(),
          quantity: z.int(),
          unit_price: money,
        }),
      ),
    }),
  }),
  errors: ['fee_collection_not_found', 'fee_transaction_not_found'],
});

/** Each of them once. */
const severalCollections = z
  .array(id)
  .min(1, says('required'))
  .max(100, says('too_long'))
  .refine((ids) => new Set(ids).size === ids.length, says('duplicate'));

const managed = asSeller('store', 'MANAGE', { one: 'store_id' });

const createBody = z.strictObject({
  store_id: id,
  fee_collection_ids: severalCollections,
  bank_code: z.string().max(10, says('too_long')).optional().meta({
    description: 'One of the methods; the first of them where none is named.',
  }),
});

const create = endpoint({
  method: 'POST',
  path: '/api/fee-collections/create',
  doc: 'Begins to pay one or several collections with one transfer: says where to, until when, and an amount that no other payment under way has. A collection has one payment at a time; that one is answered with where there is one.',
  access: managed,
  body: createBody,
  response: z.object({ payment: feePayment }),
  errors: [
    'fee_collection_not_found',
    'fee_collection_not_payable',
    'fee_payment_open',
    'payment_method_unavailable',
    'payment_amounts_taken',
  ],
});

const updateStatus = endpoint({
  method: 'POST',
  path: '/api/fee-collections/update-status',
  doc: 'Takes back a payment that no proof was sent for, or whose proof was refused; its collections can be paid anew. Done twice, it is answered alike.',
  access: managed,
  body: z.strictObject({
    store_id: id,
    payment_id: id,
    status: z.literal('CANCELLED', says('not_a_choice')),
  }),
  response: z.object({ payment: feePayment }),
  errors: ['payment_not_found', 'fee_payment_state_conflict'],
});

export const feeStates = ['NONE', 'DUE', 'OVERDUE', 'BLOCKED'] as const;

const state = endpoint({
  method: 'GET',
  path: '/api/users/seller-fee-state/get',
  doc: 'How a store stands with its fees. BLOCKED: one is overdue by more than 7 days, and orders/create is refused; what is NEW may still be accepted. A payment that waits for verification never blocks.',
  access: seen,
  query: z.strictObject({ store_id: id }),
  response: z.object({
    state: z.enum(feeStates),
    due_amount: money.meta({ description: 'All that is unpaid, overdue or not.' }),
    overdue_amount: money,
    blocks_new_orders: z.boolean(),
    first_due_at: instant.nullable(),
    blocks_at: instant.nullable().meta({ description: 'When new orders stop, or have stopped.' }),
  }),
  errors: [],
});

export const feeCollections = {
  list,
  importantNotes,
  detail,
  transactions,
  transactionDetail,
  state,
  create,
  updateStatus,
};
export type FeePaymentBody = z.output<typeof createBody>;
export type FeeCollection = z.infer<typeof feeCollection>;
export type FeeCollectionsQuery = z.output<typeof list.query>;
export type FeeTransaction = z.infer<typeof transaction>;
export type FeeTransactionDetail = z.infer<typeof transactionDetail.response>['transaction'];
export type FeeTransactionsQuery = z.output<typeof transactions.query>;
export type FeeCharge = z.infer<typeof charge>;
export type FeeState = z.infer<typeof state.response>;
export type FeeNote = z.infer<typeof importantNotes.response>['important_notes'][number];
