import { between, chance, seeded } from './random.ts';
import type { ShelfItem } from './shelf.ts';
import { type SellerStore, streams, type World } from './world.ts';

const hour = 3_600_000;

/** When a variant was listed, and when its prices were changed last, if they ever were. */
type ListedItem = { item: ShelfItem; createdAt: number; repricedAt: number | undefined };

export function* listedItems(world: World, store: SellerStore): Generator<ListedItem> {
  const random = seeded(world.plan.seed, streams.listed, store.id);
  for (const item of store.shelf) {
    const createdAt = world.start - between(random, 500, 2_000) * hour;
    const isRepriced = chance(random, 0.5);
    const repricedAt = isRepriced ? between(random, world.start, world.now) : undefined;
    yield { item, createdAt, repricedAt };
  }
}
