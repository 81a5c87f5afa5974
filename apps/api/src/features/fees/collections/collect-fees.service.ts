import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type OneStore, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { post } from '../../book/book.service.ts';
import { lockPayouts } from '../../payouts/record/payouts.service.ts';
import { publishFees } from '../publish-fees.service.ts';
import {
  insertCollection,
  insertCollectionOrders,
  lockFees,
  type NewCollection,
  type OrderToCollect,
  readCredit,
  readOrdersToCollect,
  readStoresToCollect,
  type StoreToCollect,
} from './collect-fees.sql.ts';
import { collected } from './fee-money.ts';
import { weekBefore } from './fee-week.ts';
import { insertCollectionClaims, type OldClaim, readOldClaims } from './old-claims.sql.ts';

const batch = 500;
/** How long a store has to pay. */
const dueMs = 7 * 86_400_000;

/**
 * Makes the collection of the week that is over for every store that owes for it, each in a transaction of its own. It may be
 * cut off, begun again and done by two: a week has one collection, and what is collected is owed for its order no longer. One
 * store that fails holds up none of the others, and is told of at the end. Answers with how many were made.
 */
export async function collectFees(
  db: Db,
  signal: AbortSignal,
  at = new Date().toISOString(),
): Promise<number> {
  let [made, last]: [number, string] = [0, '0'];
  let problem: unknown;
  while (!signal.aborted) {
    const stores = await readStoresToCollect(db, at, last, batch);
    for (const store of stores) {
      if (signal.aborted) break;
      try {
        if (await collectOfStore(db, store, at)) made += 1;
      } catch (error) {
        problem = error;
      }
    }
    const end = stores.at(-1);
    if (!end || stores.length < batch) break;
    last = end.store_id;
  }
  if (problem) throw problem;
  return made;
}

/** The collection that was made, if any. */
function collectOfStore(
  db: Db,
  { store_id, time_zone }: StoreToCollect,
  at: string,
): Promise<string | undefined> {
  const store = storeIn(systemScope([store_id]), store_id);
  const { ends_at, ...week } = weekBefore(at, time_zone);
  return inTransaction(db, async (db) => {
    await lockPayouts(db, store);
    await lockFees(db, store);
    const orders = await readOrdersToCollect(db, store, ends_at);
    const claims = await readOldClaims(db, store, at);
    const sums = sumsOf(orders, claims, await readCredit(db, store));
    return sums && collect(db, store, { ...week, ...sums }, { orders, claims }, at);
  });
}

async function collect(
  db: Tx,
  store: OneStore,
  made: NewCollection,
  { orders, claims }: { orders: readonly OrderToCollect[]; claims: readonly OldClaim[] },
  at: string,
): Promise<string | undefined> {
  const due_at = new Date(Date.parse(at) + dueMs).toISOString();
  const id = await insertCollection(db, store, made, { at, due_at });
  if (!id) return undefined;
  await insertCollectionOrders(db, store, id, orders);
  await insertCollectionClaims(db, store, id, claims);
  await post(db, store, { ...collected({ id, ...made }, orders, claims), at });
  await publishFees(db, store, [id], null);
  return id;
}

/** None where nothing is owed: what orders have got back waits until others owe more than that. */
function sumsOf(
  orders: readonly OrderToCollect[],
  claims: readonly OldClaim[],
  credit: number,
): Omit<NewCollection, 'week_from' | 'week_until'> | undefined {
  const sum = (of: (order: OrderToCollect) => number) =>
    orders.reduce((total, order) => total + of(order), 0);
  const claims_amount = claims.reduce((total, { amount }) => total + amount, 0);
  const owed = sum(({ amount }) => amount) + claims_amount;
  if (owed <= 0) return undefined;
  const credit_amount = Math.min(credit, owed);
  return {
    order_count: orders.length,
    fee_amount: sum(({ fee_amount }) => fee_amount),
    tax_amount: sum(({ tax_amount }) => tax_amount),
    correction_amount: sum(({ correction_amount }) => correction_amount),
    claims_amount,
    credit_amount,
    amount: owed - credit_amount,
  };
}
