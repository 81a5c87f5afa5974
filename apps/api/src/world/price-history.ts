import type { Database } from '../platform/db/handle.ts';
import type { Tables } from '../platform/db/tables.gen.ts';
import { copyRows, type Row } from './copy-text.ts';
import { listedItems } from './listing-times.ts';
import { shopPrice } from './prices.ts';
import {
  between,
  pickWeighted,
  type Random,
  seeded,
  type Weighted,
  wholeBetween,
} from './random.ts';
import { type SellerStore, streams, type World } from './world.ts';

type Changes = Tables['inventory_changes'];
type Change = {
  inventoryId: number;
  variantId: number;
  kind: Changes['kind'];
  source: Changes['source'];
  before: number | null;
  after: number;
  at: number;
};

/** How every listing came to the price it has: listed at one, and half of them changed one to four times since. */
export async function fillPriceHistory(database: Database, world: World): Promise<void> {
  if (world.plan.hasPriceHistory) {
    await copyRows(database, 'inventory_changes', columns, changeRows(world));
  }
}

const columns = [
  'store_id',
  'id',
  'inventory_id',
  'variant_id',
  'kind',
  'source',
  'before',
  'after',
  'user_id',
  'created_at',
] as const;

function* changeRows(world: World): Generator<Row> {
  let id = 0;
  for (const store of world.stores)
    for (const change of changesOf(world, store).sort((left, right) => left.at - right.at))
      yield [
        store.id,
        ++id,
        change.inventoryId,
        change.variantId,
        change.kind,
        change.source,
        change.before,
        change.after,
        store.ownerId,
        new Date(change.at).toISOString(),
      ];
}

const sources: Weighted<Changes['source']> = [
  ['SCREEN', 70],
  ['BULK', 20],
  ['IMPORT', 10],
];

function changesOf(world: World, store: SellerStore): Change[] {
  const changes: Change[] = [];
  for (const { item, createdAt, repricedAt } of listedItems(world, store))
    for (const { inventoryId, price } of item.listings) {
      const random = seeded(world.plan.seed, streams.prices, store.id, inventoryId);
      const times = repricedAt === undefined ? [] : timesUpTo(random, world.start, repricedAt);
      const prices = pricesUpTo(random, price, times.length);
      const of = { inventoryId, variantId: item.variantId };
      const [first = price] = prices;
      changes.push({
        ...of,
        kind: 'CREATED',
        source: 'SCREEN',
        before: null,
        after: first,
        at: createdAt,
      });
      for (const [index, at] of times.entries()) {
        const [before = price, after = price] = prices.slice(index, index + 2);
        changes.push({
          ...of,
          kind: 'PRICE',
          source: pickWeighted(random, sources),
          before,
          after,
          at,
        });
      }
    }
  return changes;
}

const timesUpTo = (random: Random, start: number, last: number): number[] => [
  ...Array.from({ length: wholeBetween(random, 0, 3) }, () => between(random, start, last)).sort(
    (left, right) => left - right,
  ),
  last,
];

/** One price more than there are changes, each another than the one before, the last that of now. */
function pricesUpTo(random: Random, price: number, changes: number): number[] {
  const prices = [price];
  while (prices.length <= changes) {
    const [next = price] = prices;
    const earlier = shopPrice(next * between(random, 0.92, 1.05));
    prices.unshift(earlier === next ? next + 100 : earlier);
  }
  return prices;
}
