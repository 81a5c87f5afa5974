import type { PersonPlan, StorePlan } from './cast.ts';
import { cities, cityId, offsetOf } from './cities.ts';
import { buyerStoreName, personName, usernameOf } from './names.ts';
import { type Catalogue, numberedCatalogue, type Product } from './numbered-catalogue.ts';
import { buyerPhone, type WorldPlan } from './plans.ts';
import { at, seeded, wholeBetween } from './random.ts';
import { type ShelfItem, stockShelf } from './shelf.ts';

/** Each part of the world draws from numbers of its own, so that none depends on another's order. */
export const streams = {
  buyer: 1,
  shelf: 2,
  placed: 3,
  journey: 4,
  basket: 5,
  stock: 6,
  people: 7,
  stores: 8,
  listed: 9,
  couriers: 10,
  prices: 11,
} as const;

type User = PersonPlan & { id: number; cityId: number };
export type BuyerStore = { id: number; name: string; cityId: number; owner: User };
export type SellerStore = {
  id: number;
  plan: StorePlan;
  cityId: number;
  /** Local time less UTC, in milliseconds. */
  offset: number;
  ownerId: number;
  shelf: ShelfItem[];
  /** The shops that order here. */
  buyers: readonly BuyerStore[];
};
export type World = {
  plan: WorldPlan;
  now: number;
  start: number;
  catalogue: Catalogue;
  users: User[];
  stores: SellerStore[];
  buyers: BuyerStore[];
};

const week = 7 * 86_400_000;

/** Everything but the orders: what they are made from. */
export function buildWorld(plan: WorldPlan): World {
  const now = Date.parse(plan.now);
  const catalogue = numberedCatalogue(plan.products);
  const people = plan.people.map((person, index) => ({
    ...person,
    id: index + 1,
    cityId: cityId(plan.stores.find((store) => isMember(store, person.phone))?.city ?? 'Bekasi'),
  }));
  const homes = plan.stores.filter((store) => !store.neighbourWith);
  const buyers = Array.from({ length: plan.buyers }, (_, index) =>
    buyerStore(plan, at(homes, index % homes.length).city, index),
  );
  const stores = sellerStores(
    plan,
    catalogue,
    new Map(people.map((each) => [each.phone, each.id])),
    buyers,
  );
  const users = [...people, ...buyers.map((buyer) => buyer.owner)];
  return { plan, now, start: now - plan.weeks * week, catalogue, users, stores, buyers };
}

const isMember = (store: StorePlan, phone: string): boolean =>
  store.members.some((member) => member.phone === phone);

/** Buyers live where sellers are, in turn, so that no store is without. */
function buyerStore(plan: WorldPlan, city: string, index: number): BuyerStore {
  const random = seeded(plan.seed, streams.buyer, index);
  const keeper = personName(random);
  const userId = plan.people.length + index + 1;
  const owner = {
    id: userId,
    phone: buyerPhone(index),
    name: keeper.full,
    username: usernameOf(keeper.full, userId),
    cityId: cityId(city),
  };
  const id = plan.stores.length + index + 1;
  return { id, name: buyerStoreName(random, keeper), cityId: owner.cityId, owner };
}

function sellerStores(
  plan: WorldPlan,
  { products }: Catalogue,
  userIds: ReadonlyMap<string, number>,
  buyers: readonly BuyerStore[],
): SellerStore[] {
  const byRegion = Map.groupBy(buyers, (buyer) => regionOf(buyer.cityId));
  let inventoryId = 0;
  const nextId = () => ++inventoryId;
  return plan.stores.map((store, index) => {
    const random = seeded(plan.seed, streams.shelf, index);
    const count =
      store.neighbourWith ??
      store.products ??
      wholeBetween(random, plan.listings.min, plan.listings.max);
    const city = cityId(store.city);
    const nearby = byRegion.get(regionOf(city)) ?? [];
    return {
      id: index + 1,
      plan: store,
      cityId: city,
      offset: offsetOf(at(cities, city - 1).timeZone),
      ownerId: userIds.get(at(store.members, 0).phone) ?? 0,
      shelf: stockShelf(random, offeredTo(store, products), count, nextId),
      buyers: nearby.length > 1 ? nearby : buyers,
    };
  });
}

/** What a store chooses from: a neighbour what sells best, a small store not from tens of thousands. */
function offeredTo(store: StorePlan, products: readonly Product[]): readonly Product[] {
  if (store.neighbourWith) return mostPopular(products, store.neighbourWith);
  return store.products ? products.slice(0, Math.max(2_000, 2 * store.products)) : products;
}

const mostPopular = (products: readonly Product[], count: number): Product[] =>
  products.toSorted((left, right) => right.popularity - left.popularity).slice(0, count);

const regionOf = (id: number): string => at(cities, id - 1).region;
