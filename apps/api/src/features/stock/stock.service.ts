import type { Tx } from '../../platform/db/handle.ts';
import type { BuyerScope, StoreScope } from '../../platform/store-scope.ts';
import { deduct, type Pieces, putBack, release, reserve } from './stock.sql.ts';

/** A quantity of one variant, in base units. */
export type Want = { variant_id: string; quantity: number };

/**
 * Reserves everything or, where anything is short, answers with the variants that are. The caller's
 * transaction is then to be given up.
 */
export async function reserveStock(
  db: Tx,
  scope: StoreScope | BuyerScope,
  store_id: string,
  wants: readonly Want[],
): Promise<string[]> {
  const pieces = addUp(wants);
  const reserved = new Set(await reserve(db, scope, store_id, pieces));
  return [...pieces.keys()].filter((variant_id) => !reserved.has(variant_id));
}

/** Gives back what was reserved. Stock itself has not changed, so the ledger has nothing to tell. */
export async function releaseStock(
  db: Tx,
  scope: StoreScope | BuyerScope,
  store_id: string,
  wants: readonly Want[],
): Promise<void> {
  await release(db, scope, store_id, addUp(wants));
}

/** What was reserved for an order goes out of the door. */
export async function deductStock(
  db: Tx,
  scope: StoreScope | BuyerScope,
  store_id: string,
  wants: readonly Want[],
  why: { order_id: string; user_id: string | null },
): Promise<void> {
  await deduct(db, scope, store_id, addUp(wants), why);
}

/** What went out of the door for an order is back. */
export async function putBackStock(
  db: Tx,
  scope: StoreScope | BuyerScope,
  store_id: string,
  wants: readonly Want[],
  why: { order_id: string; user_id: string | null },
): Promise<void> {
  await putBack(db, scope, store_id, addUp(wants), why);
}

/** Several units of one variant take from one stock. */
function addUp(wants: readonly Want[]): Pieces {
  const pieces = new Map<string, number>();
  for (const { variant_id, quantity } of wants) {
    // A line that was lowered to nothing takes nothing, and the ledger has no line for it.
    if (quantity === 0) continue;
    pieces.set(variant_id, (pieces.get(variant_id) ?? 0) + quantity);
  }
  return pieces;
}
