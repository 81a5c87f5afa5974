import type {
  FeeCharge,
  FeeCollectionsQuery,
  FeeTransaction,
  FeeTransactionDetail,
  FeeTransactionsQuery,
} from '@marketplace/contract/fee-collections';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { numberedPage } from '../../../platform/pages.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { feeOf } from '../../book/book.service.ts';
import {
  type ChargedGoods,
  type CollectedOrder,
  countCollections,
  readChargedLines,
  readCollection,
  readCollections,
  readTransaction,
  readTransactions,
} from './fee-collections.sql.ts';

export async function listFeeCollections(db: Db, scope: StoreScope, query: FeeCollectionsQuery) {
  const store = storeIn(scope, query.store_id);
  const [data, total_data] = await Promise.all([
    readCollections(db, store, query),
    countCollections(db, store, query.state),
  ]);
  return numberedPage(query, data, { total_data });
}

type OfCollection = { store_id: string; fee_collection_id: string };

export async function feeCollectionDetail(
  db: Db,
  scope: StoreScope,
  { store_id, fee_collection_id }: OfCollection,
) {
  const found = await readCollection(db, storeIn(scope, store_id), fee_collection_id);
  return { fee_collection: found ?? fail('fee_collection_not_found') };
}

export async function listFeeTransactions(
  db: Db,
  scope: StoreScope,
  { store_id, fee_collection_id, ...page }: FeeTransactionsQuery,
) {
  const store = storeIn(scope, store_id);
  const { fee_collection } = await feeCollectionDetail(db, scope, { store_id, fee_collection_id });
  const orders = await readTransactions(db, store, fee_collection_id, page);
  const order_ids = orders.map(({ order_id }) => order_id);
  const ofOrder = Map.groupBy(
    await readChargedLines(db, store, order_ids),
    ({ order_id }) => order_id,
  );
  const data = orders.map((order) => withCharges(order, ofOrder.get(order.order_id) ?? []));
  return numberedPage(page, data, { total_data: fee_collection.order_count });
}

export async function feeTransactionDetail(
  db: Db,
  scope: StoreScope,
  { transaction_id, ...of }: OfCollection & { transaction_id: string },
): Promise<{ transaction: FeeTransactionDetail }> {
  const store = storeIn(scope, of.store_id);
  await feeCollectionDetail(db, scope, of);
  const order =
    (await readTransaction(db, store, of.fee_collection_id, transaction_id)) ??
    fail('fee_transaction_not_found');
  const goods = isCharged(order) ? await readChargedLines(db, store, [transaction_id]) : [];
  const lines = goods.map(({ order_id: _, ...line }) => ({ ...line, ...chargeOf([line]) }));
  return { transaction: { ...withCharges(order, goods), lines } };
}

/** What was collected before and comes again has no charges: it is a correction and nothing else. */
const isCharged = ({ base_amount }: CollectedOrder) => base_amount !== 0;

const withCharges = (order: CollectedOrder, goods: readonly ChargedGoods[]): FeeTransaction => {
  const byRate = Map.groupBy(isCharged(order) ? goods : [], ({ basis_points }) => basis_points);
  const rates = [...byRate.keys()].sort((one, other) => other - one);
  return { ...order, charges: rates.map((rate) => chargeOf(byRate.get(rate) ?? [])) };
};

/** Lines of one rate, each rounded by itself as the book has them. */
function chargeOf(lines: readonly Pick<ChargedGoods, 'basis_points' | 'base_amount'>[]): FeeCharge {
  const { fee, tax } = feeOf(
    lines.map(({ basis_points, base_amount }) => ({ basis_points, line_total: base_amount })),
  );
  return {
    basis_points: lines[0]?.basis_points ?? 0,
    base_amount: lines.reduce((sum, { base_amount }) => sum + base_amount, 0),
    fee_amount: fee,
    tax_amount: tax,
  };
}
