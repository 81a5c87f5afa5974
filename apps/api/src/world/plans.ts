import { bulkCast, stockedCast } from './bulk-cast.ts';
import type { PersonPlan, StorePlan } from './cast.ts';
import { demoPeople, demoStores } from './demo-cast.ts';
import { neighbourStores, neighbours } from './demo-neighbours.ts';
import { wholeCatalogue } from './numbered-catalogue.ts';
import { testCast } from './test-cast.ts';

type Span = { min: number; max: number };

/** All that decides a world: the same plan always gives the same rows, but for the password's salt. */
export type WorldPlan = {
  seed: number;
  /** The present of that world, an ISO instant: no row is younger, no open deadline is older. */
  now: string;
  /** How far back the orders go. */
  weeks: number;
  /** How many products exist: parts of the catalogue, all of it, or it grown by numbered products. */
  products: number;
  /** Products a seller store lists. */
  listings: Span;
  /** Lines of an order. */
  lines: Span;
  /** Whether every store of some size has an order in every status. */
  hasEveryStatus: boolean;
  /** Whether the prices of listings have a past. */
  hasPriceHistory: boolean;
  /** Whether buyers have looked for what had run out. */
  hasLookups: boolean;
  /** Whether stores have owed and paid the fees of its last weeks, and were paid out what they earned. */
  hasFees: boolean;
  /** Whether to load first and check after: quick, and only for a database one may throw away. */
  checksLast: boolean;
  /** Buyer stores, each with its owner: +6281210000001 and so on. */
  buyers: number;
  people: readonly PersonPlan[];
  /** The seller stores; their ids are 1, 2, … in this order, the buyers' follow. */
  stores: readonly StorePlan[];
};

export const buyerPhone = (index: number): string =>
  `+62812${String(10_000_001 + index).padStart(8, '0')}`;

/** What `npm start` opens: see `demo-cast.ts` for who is in it. */
export const demoWorld = (now: Date): WorldPlan => ({
  seed: 20_260_817,
  now: now.toISOString(),
  weeks: 12,
  products: wholeCatalogue,
  listings: { min: 150, max: 400 },
  lines: { min: 1, max: 6 },
  hasEveryStatus: true,
  hasPriceHistory: true,
  hasLookups: true,
  hasFees: true,
  checksLast: false,
  buyers: 40,
  people: [...demoPeople, ...neighbours],
  stores: [...demoStores, ...neighbourStores],
});

/** Small, and every role and status in it: see `test-cast.ts` for who may sign in where. */
export const testWorld: WorldPlan = {
  seed: 4711,
  now: '2026-08-17T03:00:00.000Z',
  weeks: 12,
  products: 80,
  listings: { min: 30, max: 45 },
  lines: { min: 1, max: 5 },
  hasEveryStatus: true,
  hasPriceHistory: true,
  hasLookups: false,
  hasFees: false,
  checksLast: false,
  buyers: 2,
  ...testCast,
};

type BulkSize = { orders: number; stores: number; now?: Date };

/**
 * For benchmarks: store sizes fall by Zipf's law, and ids say nothing about size. Who to sign in as
 * is in `bulk-cast.ts`; a store by size is `select store_id from orders group by 1 order by count(*)`.
 */
export const bulkWorld = ({ orders, stores, now = new Date() }: BulkSize): WorldPlan => ({
  seed: 1_000_003,
  now: now.toISOString(),
  weeks: 12,
  products: wholeCatalogue,
  listings: { min: 14, max: 20 },
  lines: { min: 1, max: 3 },
  hasEveryStatus: false,
  hasPriceHistory: false,
  hasLookups: false,
  hasFees: false,
  checksLast: true,
  buyers: stores * 2,
  ...bulkCast(orders, stores),
});

type StockedSize = { listings: number; stores: number; now?: Date };

/** The same people and stores with an order each and much to sell: by Zipf's law too. */
export const stockedWorld = ({ listings, stores, now = new Date() }: StockedSize): WorldPlan => {
  const cast = stockedCast(listings, stores);
  const most = Math.max(...cast.stores.map(({ products }) => products));
  return {
    ...bulkWorld({ orders: stores, stores, now }),
    ...cast,
    products: Math.round(most * 1.25),
  };
};
