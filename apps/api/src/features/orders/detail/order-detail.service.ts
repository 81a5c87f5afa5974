import type { AnswerOf } from '@marketplace/contract/call';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import type { BuyerScope, StoreScope } from '../../../platform/store-scope.ts';
import { standingBeside } from '../../credit-book/credit-standing.service.ts';
import { type OrderRecord, toOrderRow } from '../order-row.ts';
import { readOrder } from '../record/move-order.sql.ts';
import { readOrderDetail } from './order-detail.sql.ts';

type Asked = { order_id: string };

export async function showOrder(
  db: Db,
  scope: StoreScope,
  { order_id }: Asked,
): Promise<AnswerOf<'GET /api/orders/detail'>> {
  const store = (await sellerOf(db, scope, order_id)) ?? fail('order_not_found');
  const found = (await readOrderDetail(db, store, order_id)) ?? fail('order_not_found');
  const { record, ...detail } = found;
  const credit = await standingBeside(db, store, record);
  return { ...detail, credit, order: rowFor(scope, record) };
}

/** What a list needs to put one of its rows right. */
export async function summariseOrder(
  db: Db,
  scope: StoreScope | BuyerScope,
  { order_id }: Asked,
): Promise<AnswerOf<'GET /api/orders/summary'>> {
  const store = (await sellerOf(db, scope, order_id)) ?? fail('order_not_found');
  const record = (await readOrder(db, scope, { store, order_id })) ?? fail('order_not_found');
  const row = rowFor(scope, record);
  return {
    order_id: row.id,
    status: row.fulfilment_status,
    order_units: row.total_product_unit,
    payment: { status: row.payment_status },
    copywriting: row.copywriting,
  };
}

const rowFor = (scope: StoreScope | BuyerScope, record: OrderRecord) =>
  toOrderRow(record, {
    side: scope.side,
    may_act: (scope.side === 'buyer' ? scope.level : scope.levelIn(record.store_id)) === 'MANAGE',
  });
