import type { Access, StoreInputs } from '@marketplace/contract/endpoint';
import type { Db } from './db/handle.ts';
import { inScope } from './db/in-scope.ts';
import { rowsOf, type Sql, sql } from './db/sql.ts';
import {
  type BuyerScope,
  type OneStore,
  type StoreScope,
  storeIn,
  storeOfOrder,
  systemScope,
} from './store-scope.ts';

type Inputs = Record<string, unknown>;
type Side = 'seller' | 'buyer';

/** The store of a row by the row's id alone: the seller's, or the buyer's of the same deal. */
const finders: Record<
  NonNullable<StoreInputs['found_by']>,
  Partial<Record<Side, (id: unknown) => Sql>>
> = {
  courier: {
    seller: (id) => sql`select store_id from store_couriers where id = ${id}::bigint`,
  },
  inventory_id: {
    seller: (id) => sql`select store_id from inventories where id = ${id}::bigint`,
  },
  store_uuid: {
    seller: (id) => sql`select id as store_id from stores where uuid = ${id}::uuid`,
  },
  order_id: {
    seller: (id) => sql`select store_id from orders where id = ${id}::bigint`,
    buyer: (id) => sql`select buyer_store_id as store_id from orders where id = ${id}::bigint`,
  },
};

/** No store has it: a row that does not exist is refused as one of somebody else's is. */
const nobodys = '0';

/** The inputs with the store they mean, where the entry lets a caller leave it out. */
export async function withResolvedStore(db: Db, access: Access, inputs: Inputs): Promise<Inputs> {
  const asked = sideOf(access, inputs);
  if (!asked) return inputs;
  const { kind, store } = asked;
  if (!store.found_by || inputs[store.one] !== undefined) return inputs;
  const finder = finders[store.found_by][kind];
  const found_by = inputs[store.found_by === 'courier' ? 'id' : store.found_by];
  if (!finder || found_by === undefined) return { ...inputs, [store.one]: nobodys };
  const [row] = await rowsOf<{ store_id: string }>(db, finder(found_by));
  return { ...inputs, [store.one]: row?.store_id ?? nobodys };
}

/**
 * With whom the order lies that a program tells of which the marketplace itself trusts: where it says, or where it is found. Asked
 * once for a call, and before its transaction, since the search is over all nodes.
 */
export async function storeTold(
  db: Db,
  { store_id, order_id }: { store_id?: string; order_id?: string },
): Promise<OneStore | undefined> {
  if (!order_id) return undefined;
  const isThere = sql`store_id = ${store_id ?? null}::bigint`;
  const found =
    (store_id && (await storeWithOrder(db, order_id, isThere))) ||
    (await storeWithOrder(db, order_id, sql`true`));
  return found ? storeIn(systemScope([found]), found) : undefined;
}

async function storeWithOrder(db: Db, order_id: string, where: Sql): Promise<string | undefined> {
  const [row] = await rowsOf<{ store_id: string }>(
    db,
    sql`select store_id from orders where id = ${order_id}::bigint and ${where}`,
  );
  return row?.store_id;
}

/**
 * With whom an order of the scope lies, if there is such an order. Every statement on one order says its store, since on a
 * distributed database that is where it is.
 */
export async function sellerOf(
  db: Db,
  scope: StoreScope | BuyerScope,
  order_id: string,
): Promise<OneStore | undefined> {
  const [only, ...others] = scope.side === 'seller' ? scope.store_ids : [];
  if (scope.side === 'seller' && only && others.length === 0) return storeIn(scope, only);
  const isTheirs =
    scope.side === 'buyer'
      ? sql`buyer_store_id = ${scope.buyer_store_id}::bigint`
      : inScope(scope, sql`store_id`);
  const [order] = await rowsOf<{ store_id: string; buyer_store_id: string }>(
    db,
    sql`select store_id, buyer_store_id from orders where id = ${order_id}::bigint and ${isTheirs}`,
  );
  return order && storeOfOrder(scope, order);
}

function sideOf(access: Access, inputs: Inputs) {
  if (access.kind === 'either') return access[inputs.is_seller === false ? 'buyer' : 'seller'];
  return access.kind === 'seller' || access.kind === 'buyer' ? access : undefined;
}
