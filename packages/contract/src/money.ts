import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { day, id, instant, queryFlag, money as rupiah, says } from './fields.ts';
import { holdingKinds, holdReasons, postingKinds } from './money-words.ts';
import { choice, ofOrder, someOrder } from './order-row.ts';
import { followed, following } from './pages.ts';

/** Saldo and Mutasi are of the store, for who may see its settings. */
const seen = asSeller('store', 'VIEW', { one: 'store_id', all: 'select_all_seller_store' });

const someStores = { store_id: id.optional(), select_all_seller_store: queryFlag.default(false) };

type StoreChoice = { store_id?: string | undefined; select_all_seller_store: boolean };
const isChosen = (query: StoreChoice) => Boolean(query.store_id) !== query.select_all_seller_store;
const choiceMissing = { path: ['store_id'], error: says('store_choice_missing') };

const countedUpTo = z
  .int()
  .meta({ description: 'Exact up to 1,000; 1,001 says that there are more.' });

/** The week that is to be paid first. */
const nextCollection = z.object({
  fee_collection_id: id,
  store_id: id,
  week_from: z.string().meta({ format: 'date' }),
  week_until: z.string().meta({ format: 'date' }),
  order_count: z.int(),
  amount: rupiah,
  due_at: instant,
  payment_id: id.nullable(),
});

const balance = endpoint({
  method: 'GET',
  path: '/api/money/balance',
  doc: 'Where the money of a store, or of all stores of the person, is: held by the marketplace, on its way to the bank, with drivers and services, owed by buyers. `total` is all of that. Beside it what is owed to the marketplace.',
  access: seen,
  query: z.strictObject(someStores).refine(isChosen, choiceMissing),
  response: z.object({
    total: rupiah,
    received_today: rupiah.meta({
      description: 'What buyers have paid since midnight of each store, wherever it was taken.',
    }),
    held: z.object({
      amount: rupiah,
      order_count: countedUpTo,
      ends_today: countedUpTo.meta({ description: 'Orders whose hold ends today by itself.' }),
    }),
    transit: z.object({ amount: rupiah, payout_count: countedUpTo }),
    cash: z.object({
      amount: rupiah,
      holders: z
        .array(z.object({ name: z.string(), amount: rupiah }))
        .meta({ description: 'Those who have most of it, three at most.' }),
    }),
    receivable: z.object({
      amount: rupiah,
      order_count: countedUpTo,
      overdue_count: countedUpTo,
    }),
    fees: z.object({
      amount: rupiah.meta({ description: 'All that is owed, billed or not; minus is a credit.' }),
      billed_amount: rupiah,
      overdue_amount: rupiah,
      next_collection: nextCollection.nullable(),
    }),
  }),
  errors: [],
});

const ofStore = { store_id: id, store_name: z.string(), time_zone: z.string() };

const holding = z.object({
  key: z.string().meta({ description: 'Unlike that of any other row of the list.' }),
  ...ofStore,
  order_id: id.nullable(),
  order_number: z.string().nullable(),
  name: z.string().meta({
    description:
      'The buyer; who has the cash; the account a payout goes to; empty for a week of fees.',
  }),
  amount: rupiah,
  reason: z.enum(holdReasons),
  until: instant.nullable().meta({
    description: 'When the reason ends at the latest; null where nobody can say.',
  }),
  fee_collection_id: id.nullable(),
  week_from: z.string().nullable(),
  week_until: z.string().nullable(),
  payout_id: id.nullable().meta({
    description: 'The payout that it is, or in which the money of a completed order is to be sent.',
  }),
  order_count: z.int().nullable().meta({ description: 'Of a payout: how many orders it is for.' }),
});

const holdings = endpoint({
  method: 'GET',
  path: '/api/money/holdings',
  doc: 'The orders behind one number of money/balance, the newest first, each with why its money is where it is and until when.',
  access: seen,
  query: z
    .strictObject({ ...someStores, kind: choice(holdingKinds), ...following })
    .refine(isChosen, choiceMissing),
  response: z.object(followed(holding)),
  errors: [],
});

const step = z.object({
  id,
  kind: z.enum(postingKinds),
  cause: z.string(),
  sentence: z.string(),
  amount: rupiah.meta({ description: 'What it is about.' }),
  change: rupiah.meta({ description: 'By how much it changes the saldo.' }),
  created_at: instant,
});

const posting = step.extend({
  ...ofStore,
  order_id: id.nullable(),
  order_number: z.string().nullable(),
  buyer_name: z.string().nullable(),
  balance: rupiah.nullable().meta({
    description: 'The saldo after it; of one store, with all that happened and nothing left out.',
  }),
});

const postingFilters = {
  ...someStores,
  kind: choice(postingKinds).optional(),
  order_id: id.optional(),
  date_from: day.optional(),
  date_to: day.optional(),
};

type Days = { date_from?: string | undefined; date_to?: string | undefined };
const daysInOrder = ({ date_from, date_to }: Days) =>
  !date_from || !date_to || date_from <= date_to;
const daysReversed = { path: ['date_to'], error: says('date_range_reversed') };

const postings = endpoint({
  method: 'GET',
  path: '/api/money/postings',
  doc: 'The statement: every change of money, the newest first. Days are those of each store’s zone.',
  access: seen,
  query: z
    .strictObject({ ...postingFilters, ...following })
    .refine(isChosen, choiceMissing)
    .refine(daysInOrder, daysReversed),
  response: z.object(followed(posting)),
  errors: [],
});

const exportPostings = endpoint({
  method: 'GET',
  path: '/api/money/postings/export',
  doc: 'The statement as a file, CSV, XLSX or PDF; at most 100,000 rows, in a PDF 5,000.',
  access: seen,
  query: z
    .strictObject({ ...postingFilters, format: choice(['csv', 'xlsx', 'pdf']) })
    .refine(isChosen, choiceMissing)
    .refine(daysInOrder, daysReversed),
  response: z.unknown(),
  errors: ['export_too_large'],
  gives_file: true,
});

const ofOneOrder = endpoint({
  method: 'GET',
  path: '/api/orders/money',
  doc: 'The money of one order as a timeline, the oldest first, and where it is now; for who may see its orders.',
  access: asSeller('order', 'VIEW', ofOrder),
  query: z.strictObject(someOrder),
  response: z.object({
    time_zone: z.string(),
    steps: z.array(step),
    holdings: z.array(
      holding.pick({ amount: true, name: true, reason: true, until: true }).extend({
        kind: z.enum(holdingKinds),
      }),
    ),
  }),
  errors: ['order_not_found'],
});

export const money = { balance, holdings, postings, exportPostings, ofOneOrder };
export type MoneyBalance = z.infer<typeof balance.response>;
export type Holding = z.infer<typeof holding>;
export type HoldingsQuery = z.output<typeof holdings.query>;
export type MoneyPosting = z.infer<typeof posting>;
export type PostingsQuery = z.output<typeof postings.query>;
export type PostingsExportQuery = z.output<typeof exportPostings.query>;
export type OrderMoneyAnswer = z.infer<typeof ofOneOrder.response>;
