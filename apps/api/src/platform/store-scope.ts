import {
  type Access,
  type Area,
  areas,
  type Level,
  type StoreInputs,
} from '@marketplace/contract/endpoint';
import { fail } from './failure.ts';
import type { Permissions } from './permissions.ts';

declare const checked: unique symbol;

/**
 * The stores a call may touch, and proof that somebody asked whether it may: only this file makes one.
 * Every query on a store-owned table takes it.
 */
export type StoreScope = {
  readonly side: 'seller';
  readonly store_ids: readonly string[];
  /** The ids as a PostgreSQL array, written once for a thousand stores. */
  readonly store_id_array: string;
  readonly levelIn: (store_id: string) => Level;
  /** Those of the stores in which the person may see another area too. */
  readonly alsoSeeing: (area: Area) => StoreScope;
  /** One of the stores, for what is asked of a whole scope. */
  readonly only: (store_id: string) => StoreScope;
  readonly [checked]: true;
};

/** The same for a store that buys: its queries filter on buyer_store_id. */
export type BuyerScope = {
  readonly side: 'buyer';
  readonly buyer_store_id: string;
  readonly level: Level;
  readonly [checked]: true;
};

/** A store for whoever has a role in it; what the role allows is asked where the area is known. */
export type MemberScope = {
  readonly side: 'member';
  readonly store_id: string;
  readonly allows: (area: Area, level: Level) => boolean;
  readonly [checked]: true;
};

/** One store, and proof that it is of a scope: what is written goes there and nowhere else. */
export type OneStore = { readonly store_id: string; readonly [checked]: true };

const one = (store_id: string) => ({ store_id }) as OneStore;

export const storeIn = (scope: StoreScope, store_id: string): OneStore =>
  scope.store_ids.includes(store_id) ? one(store_id) : fail('permission_denied');

/** An order lies with its seller; a buyer touches there what belongs to their own order, and no more. */
export const storeOfOrder = (
  scope: StoreScope | BuyerScope,
  order: { store_id: string; buyer_store_id: string },
): OneStore =>
  scope.side === 'seller'
    ? storeIn(scope, order.store_id)
    : order.buyer_store_id === scope.buyer_store_id
      ? one(order.store_id)
      : fail('permission_denied');

type Inputs = Record<string, unknown>;
type SellerAccess = Extract<Access, { kind: 'seller' }>;
type BuyerAccess = Extract<Access, { kind: 'buyer' }>;

/** The scope an endpoint's access and a call's inputs ask for, or a refusal. */
export function scopeFor(permissions: Permissions, access: Access, inputs: Inputs) {
  switch (access.kind) {
    case 'seller':
      return sellerScope(permissions, access, inputs);
    case 'buyer':
      return buyerScope(permissions, access, inputs);
    case 'member':
      return memberScope(permissions, inputs[access.store.one] as string);
    case 'either':
      return inputs.is_seller === false
        ? buyerScope(permissions, access.buyer, inputs)
        : sellerScope(permissions, access.seller, inputs);
    default:
      return undefined;
  }
}

function sellerScope(permissions: Permissions, access: SellerAccess, inputs: Inputs): StoreScope {
  const { area, level, store } = access;
  const store_ids = chosenStores(permissions, area, level, store, inputs);
  for (const store_id of store_ids) {
    if (!permissions.allows(store_id, area, level)) fail('permission_denied');
  }
  const changed = store.changes ? (inputs[store.changes] as string[]) : [];
  for (const store_id of changed) {
    if (!permissions.allows(store_id, area, 'MANAGE')) fail('permission_denied');
  }
  return sellerScopeOf(permissions, area, [...store_ids, ...changed]);
}

function chosenStores(
  permissions: Permissions,
  area: Area,
  level: Level,
  store: StoreInputs,
  inputs: Inputs,
): readonly string[] {
  if (!store.all || inputs[store.all] !== true) return [inputs[store.one] as string];
  const all = permissions.storesWith(area, level);
  const among = store.among ? (inputs[store.among] as string[] | undefined) : undefined;
  if (all.length === 0) fail('permission_denied');
  return among ?? all;
}

function buyerScope(permissions: Permissions, access: BuyerAccess, inputs: Inputs): BuyerScope {
  const buyer_store_id = inputs[access.store.one] as string;
  if (!permissions.allows(buyer_store_id, access.area, access.level)) fail('permission_denied');
  const level = permissions.allows(buyer_store_id, access.area, 'MANAGE') ? 'MANAGE' : 'VIEW';
  return { side: 'buyer', buyer_store_id, level } as BuyerScope;
}

function memberScope(permissions: Permissions, store_id: string): MemberScope {
  const allows: MemberScope['allows'] = (area, level) => permissions.allows(store_id, area, level);
  if (!areas.some((area) => allows(area, 'VIEW'))) fail('permission_denied');
  return { side: 'member', store_id, allows } as MemberScope;
}

/** Every store in which a person may see anything at all: what the event stream reads from. */
export function viewScope(permissions: Permissions): StoreScope {
  const store_ids = areas.flatMap((area) => permissions.storesWith(area, 'VIEW'));
  return sellerScopeOf(permissions, 'store', [...new Set(store_ids)]);
}

function sellerScopeOf(
  permissions: Permissions,
  area: Area,
  store_ids: readonly string[],
): StoreScope {
  return {
    side: 'seller',
    store_ids,
    get store_id_array() {
      return permissions.arrayText(store_ids);
    },
    levelIn: (store_id) => (permissions.allows(store_id, area, 'MANAGE') ? 'MANAGE' : 'VIEW'),
    alsoSeeing: (other) => {
      const seen = store_ids.filter((store_id) => permissions.allows(store_id, other, 'VIEW'));
      return sellerScopeOf(permissions, other, seen);
    },
    only: (store_id) =>
      store_ids.includes(store_id)
        ? sellerScopeOf(permissions, area, [store_id])
        : fail('permission_denied'),
  } as StoreScope;
}

/** What stands in place of a store where a job or a message is a person's or the marketplace's. */
export const noStore = '0';

/** For jobs, /ops and the admin program, which act for the marketplace itself. */
export function systemScope(store_ids: readonly string[]): StoreScope {
  return {
    side: 'seller',
    store_ids,
    store_id_array: `{${store_ids.join(',')}}`,
    levelIn: () => 'MANAGE',
    alsoSeeing: () => systemScope(store_ids),
    only: (store_id: string) => systemScope([store_id]),
  } as unknown as StoreScope;
}

/** The same where a file is sent by somebody without a login, who was let in otherwise. */
export const systemMemberScope = (store_id: string): MemberScope =>
  ({ side: 'member', store_id, allows: () => true }) as unknown as MemberScope;

/** The same for what a buyer has ordered and no seller has seen yet. */
export const systemBuyerScope = (buyer_store_id: string): BuyerScope =>
  ({ side: 'buyer', buyer_store_id, level: 'MANAGE' }) as BuyerScope;
