import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';
import { type BuyerStore, readBuyerStore } from './write-tender.sql.ts';

/** In an inactive store a buyer can only look, and end what is open. */
export async function activeBuyer(db: Db, scope: BuyerScope): Promise<BuyerStore> {
  const buyer = await readBuyerStore(db, scope);
  return buyer.is_active ? buyer : fail('store_inactive');
}
