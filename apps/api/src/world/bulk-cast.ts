import type { PersonPlan, StorePlan } from './cast.ts';
import { cities } from './cities.ts';
import { personName, sellerStoreName, usernameOf } from './names.ts';
import { at, pick, seeded, shuffled, zipfSizes } from './random.ts';

/**
 * Who a benchmark signs in as. `scattered` owns 1,000 of 3,000 stores (a third of fewer), of all
 * sizes but the largest and the median one; `clerk` is ORDER_STAFF in 30 of them; `largest` and
 * `median` own one store each, the largest and the median by orders.
 */
export const bulkLogins = {
  scattered: '+6281200000001',
  largest: '+6281200000002',
  clerk: '+6281200000003',
  median: '+6281200000004',
} as const;

const clerkStores = 30;
const storesAnOwner = 4;
/** Of 3,000 stores the largest then has a tenth of the orders. */
const zipfExponent = 0.97;
const seed = 90_210;

/** So many listings a product has in a store, on average: its variants, each in several units. */
const listingsAProduct = 3;

type Cast = { people: PersonPlan[]; stores: StorePlan[] };

export function bulkCast(orders: number, count: number): Cast {
  const random = seeded(seed, count);
  const sizes = zipfSizes(orders, count, zipfExponent);
  const owned = shuffledOwners(count);
  const people = new Map<string, PersonPlan>();
  for (const phone of [
    ...Object.values(bulkLogins),
    ...owned.map((members) => at(members, 0).phone),
  ])
    if (!people.has(phone)) people.set(phone, person(phone, people.size + 1));
  const stores = sizes.map((size, rank) => ({
    name: sellerStoreName(random),
    city: pick(random, cities).name,
    orders: size,
    allowsSelling: true,
    isActive: true,
    members: at(owned, rank),
  }));
  return { people: [...people.values()], stores: shuffled(random, stores) };

  function person(phone: string, number: number): PersonPlan {
    const { full } = personName(random);
    return { phone, name: full, username: usernameOf(full, number) };
  }
}

type StockedCast = { people: PersonPlan[]; stores: (StorePlan & { products: number })[] };

/** The same stores, their sizes in listings instead of orders. */
export function stockedCast(listings: number, count: number): StockedCast {
  const { people, stores } = bulkCast(Math.round(listings / listingsAProduct), count);
  return {
    people,
    stores: stores.map((store) => ({ ...store, orders: 1, products: Math.max(1, store.orders) })),
  };
}

/** The members of each store, from the largest store to the smallest. */
function shuffledOwners(count: number): StorePlan['members'][] {
  const median = Math.floor(count / 2);
  const ranks = Array.from({ length: count }, (_, rank) => rank);
  const others = ranks.filter((rank) => rank !== 0 && rank !== median);
  const places = new Map(shuffled(seeded(seed, 1), others).map((rank, place) => [rank, place]));
  const scattered = Math.min(1_000, Math.floor(count / 3));
  return ranks.map((rank) => {
    const place = places.get(rank);
    if (place === undefined) return [owner(rank === 0 ? bulkLogins.largest : bulkLogins.median)];
    if (place >= scattered) return [owner(otherOwner(Math.floor(place / storesAnOwner)))];
    const clerk = { phone: bulkLogins.clerk, role: 'ORDER_STAFF' } as const;
    return place < clerkStores
      ? [owner(bulkLogins.scattered), clerk]
      : [owner(bulkLogins.scattered)];
  });
}

const owner = (phone: string) => ({ phone, role: 'OWNER' }) as const;
const otherOwner = (index: number) => `+62813${String(10_000_001 + index)}`;
