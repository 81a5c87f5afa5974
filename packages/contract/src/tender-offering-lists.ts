import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import {
  day,
  id,
  instant,
  line,
  money,
  queryFlag,
  queryInteger,
  queryList,
  says,
} from './fields.ts';
import { choice } from './order-row.ts';
import { page, pagedUpTo, pageSize } from './pages.ts';
import { seenEvents } from './seen-events.ts';
import { demandRow } from './tender.ts';
import { type DemandState, demandSorts, demandStates } from './tender-words.ts';

const storesOfSeller = asSeller('order', 'VIEW', {
  one: 'seller_store_id',
  all: 'select_all_seller_store',
  among: 'store_id',
});

const chosenStores = {
  seller_store_id: id.optional(),
  select_all_seller_store: queryFlag.default(false),
  store_id: queryList(id, 1000).optional(),
};

type StoreChoice = { seller_store_id?: string | undefined; select_all_seller_store: boolean };
const isChosen = (query: StoreChoice) =>
  Boolean(query.seller_store_id) !== query.select_all_seller_store;
const choiceMissing = { path: ['seller_store_id'], error: says('store_choice_missing') };

const countByState = z.object(
  Object.fromEntries(demandStates.map((state) => [state, z.int()])) as Record<
    DemandState,
    z.ZodInt
  >,
);

const listQuery = z
  .strictObject({
    ...chosenStores,
    query: line(0, 100).optional(),
    state: queryList(choice(demandStates), demandStates.length).optional(),
    city_id: queryList(id, 100).optional(),
    category_id: queryList(id, 100).optional(),
    serves_all: queryFlag.default(false),
    needed_by: day.optional().meta({ description: 'Needed on this day or before.' }),
    sort: choice(demandSorts).default('closing_soon'),
    page,
    page_size: pageSize,
  })
  .refine(isChosen, choiceMissing);

const list = endpoint({
  method: 'GET',
  path: '/api/tenders/offerings/seller/list',
  doc: 'Demands that fit one store or all stores of the person, a row for each store, with exact counts for each state. `query` finds the buyer and the goods. A narrowed list is counted up to 10,000.',
  access: storesOfSeller,
  query: listQuery,
  response: z.object({
    ...pagedUpTo(demandRow),
    counts: countByState.meta({ description: 'Whatever the list is narrowed to.' }),
    seen: seenEvents,
  }),
  errors: ['page_too_far'],
});

const filter = endpoint({
  method: 'GET',
  path: '/api/tenders/offerings/seller/list/filter',
  doc: 'By which cities and categories the demands that wait for an answer can be narrowed; the most frequent 50 of each.',
  access: storesOfSeller,
  query: z.strictObject(chosenStores).refine(isChosen, choiceMissing),
  response: z.object({
    cities: z.array(z.object({ city_id: id, city: z.string(), count: z.int() })),
    categories: z.array(z.object({ category_id: id, category_name: z.string(), count: z.int() })),
  }),
  errors: [],
});

const summary = endpoint({
  method: 'GET',
  path: '/api/tenders/offerings/summary',
  doc: 'How many demands stand where, how many counter-offers wait for the seller, and which closes first: for Home and the navigation.',
  access: storesOfSeller,
  query: z.strictObject(chosenStores).refine(isChosen, choiceMissing),
  response: z.object({
    counts: countByState,
    countered: z.int().meta({ description: 'Offers of which the buyer waits for an answer.' }),
    next_closes_at: instant.nullable().meta({ description: 'Of those that nobody has answered.' }),
    seen: seenEvents,
  }),
  errors: [],
});

const month = z.object({
  month: z.string().meta({ description: 'YYYY-MM, by the clock of each store.' }),
  fitted: z.int(),
  answered: z.int(),
  won: z.int(),
  won_amount: money,
  median_response_minutes: z.int().nullable().meta({
    description: 'From when the store saw it to its first offer.',
  }),
});

const results = endpoint({
  method: 'GET',
  path: '/api/tenders/offerings/results',
  doc: 'What came of demands, by month: how many fitted, were answered and won, and how fast; this month first.',
  access: storesOfSeller,
  query: z
    .strictObject({ ...chosenStores, months: queryInteger(1, 12).default(6) })
    .refine(isChosen, choiceMissing),
  response: z.object({ months: z.array(month) }),
  errors: [],
});

export const tenderOfferingLists = { list, filter, summary, results };
export type DemandListQuery = z.output<typeof listQuery>;
export type DemandSummary = z.infer<typeof summary.response>;
export type DemandCounts = z.infer<typeof countByState>;
export type DemandMonth = z.infer<typeof month>;
export type DemandFilter = z.infer<typeof filter.response>;
