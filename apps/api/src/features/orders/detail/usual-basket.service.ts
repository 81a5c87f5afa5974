import type { AnswerOf } from '@marketplace/contract/call';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readOrder } from '../record/move-order.sql.ts';
import { readUsualBasket } from './usual-basket.sql.ts';

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
