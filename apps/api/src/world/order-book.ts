import { type Outcome, outcomeAt, showcase, showcaseFrom } from './outcome.ts';
import { at, between, seeded } from './random.ts';
import { orderRhythm, type Rhythm } from './rhythm.ts';
import { type SellerStore, streams, type World } from './world.ts';

const hour = 3_600_000;

/** An order as placed: the rest of it follows from this by calculation, as often as it is needed. */
export type Placed = { id: number; store: SellerStore; createdAt: number; outcome: Outcome };

/** All orders in the order of their ids, and those of one store; sixteen bytes each, not an object. */
export type OrderBook = {
  all: () => Iterable<Placed>;
  ofStore: (store: SellerStore) => Iterable<Placed>;
};

/** Ids rise with the time of placing, over all stores, as a running marketplace gives them. */
export function placeOrders(world: World): OrderBook {
  const { plan, now, stores } = world;
  const total = stores.reduce((sum, store) => sum + store.plan.orders, 0);
  const ages = new Float64Array(total);
  const storeOf = new Uint32Array(total);
  const firsts = new Uint32Array(stores.length + 1);
  const rhythmAt = rhythmsByOffset(world);
  for (const [index, store] of stores.entries()) {
    const first = at(firsts, index);
    firsts[index + 1] = first + store.plan.orders;
    storeOf.fill(index, first, first + store.plan.orders);
    const own = ages.subarray(first, first + store.plan.orders);
    fillAges(own, world, store, rhythmAt(store.offset));
  }
  const byId = new Uint32Array(total).map((_, index) => index);
  byId.sort((left, right) => at(ages, right) - at(ages, left) || left - right);
  const idOf = new Uint32Array(total);
  for (const [rank, index] of byId.entries()) idOf[index] = rank + 1;

  return { all, ofStore };

  function* all() {
    for (const index of byId) yield placed(index);
  }

  function* ofStore(store: SellerStore) {
    const own = idOf.subarray(at(firsts, store.id - 1), at(firsts, store.id)).toSorted();
    for (const id of own) yield placed(at(byId, id - 1));
  }

  function placed(index: number): Placed {
    const store = at(stores, at(storeOf, index));
    const id = at(idOf, index);
    const age = at(ages, index);
    const shown = isShowing(world, store) ? showcase[index - at(firsts, store.id - 1)] : undefined;
    const outcome =
      shown?.outcome ?? outcomeAt(seeded(plan.seed, streams.placed, store.id, id), age / hour);
    return { id, store, createdAt: now - age, outcome };
  }
}

function fillAges(ages: Float64Array, world: World, store: SellerStore, rhythm: Rhythm): void {
  const random = seeded(world.plan.seed, streams.placed, store.id);
  for (let index = 0; index < ages.length; index++) {
    const shown = isShowing(world, store) ? showcase[index] : undefined;
    ages[index] = shown
      ? Math.floor(shown.hoursAgo * hour * between(random, 0.9, 1.02))
      : rhythm(random);
  }
}

const isShowing = ({ plan }: World, store: SellerStore): boolean =>
  plan.hasEveryStatus && store.plan.orders >= showcaseFrom;

function rhythmsByOffset({ now, plan, stores }: World): (offset: number) => Rhythm {
  const offsets = new Set(stores.map((store) => store.offset));
  const made = new Map([...offsets].map((each) => [each, orderRhythm(now, plan.weeks, each)]));
  return (offset) => made.get(offset) ?? orderRhythm(now, plan.weeks, offset);
}
