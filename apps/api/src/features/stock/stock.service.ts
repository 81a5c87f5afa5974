import type { Tx } from '../../platform/db/handle.ts';
import type { BuyerScope, StoreScope } from '../../platform/store-scope.ts';
import { reserve } from './stock.sql.ts';

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
  const total = new Map<string, number>();
  for (const { variant_id, quantity } of wants) {
    total.set(variant_id, (total.get(variant_id) ?? 0) + quantity);
  }
  const reserved = new Set(await reserve(db, scope, store_id, total));
  return [...total.keys()].filter((variant_id) => !reserved.has(variant_id));
}
