import type { AnswerOf } from '@marketplace/contract/call';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { readOrder } from '../record/move-order.sql.ts';
import { readUsualBasket } from './usual-basket.sql.ts';

/** The same where there is no order to look at yet. */
export async function usualGoods(db: Db, store: OneStore, buyer_store_id: string) {
  const rows = await readUsualBasket(db, store, { id: '0', buyer_store_id });
  return rows.map(({ order_count: _, ...product }) => product);
}

export async function usualBasket(
  db: Db,
  scope: StoreScope,
  { order_id }: { order_id: string },
): Promise<AnswerOf<'GET /api/orders/seller/usual-basket'>> {
  const store = (await sellerOf(db, scope, order_id)) ?? fail('order_not_found');
  const order = (await readOrder(db, scope, { store, order_id })) ?? fail('order_not_found');
  const rows = await readUsualBasket(db, store, order);
  return {
    order_count: rows[0]?.order_count ?? 0,
    products: rows.map(({ order_count: _, ...product }) => product),
  };
}
