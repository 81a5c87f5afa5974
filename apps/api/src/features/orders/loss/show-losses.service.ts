import { type LossCause, lossCauses } from '@marketplace/contract/loss-causes';
import type {
  OrderLoss,
  OrderLossExportQuery,
  OrderLossQuery,
} from '@marketplace/contract/order-loss';
import type { Db } from '../../../platform/db/handle.ts';
import { csvRows } from '../../../platform/exports/csv-rows.ts';
import { type FileAnswer, fileAnswer } from '../../../platform/exports/file-answer.ts';
import { xlsxRows } from '../../../platform/exports/xlsx-rows.ts';
import { fail } from '../../../platform/failure.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { lossFileColumns } from './loss-file-columns.ts';
import {
  type LossSum,
  readDays,
  readListings,
  readLossRows,
  readLostProducts,
  sumLosses,
} from './read-losses.sql.ts';

const [mostProducts, mostStores, mostRows] = [50, 100, 20_000];
/** Of fewer no comparison says anything. */
const enoughOrders = 10;

export async function showLosses(
  db: Db,
  scope: StoreScope,
  query: OrderLossQuery,
): Promise<OrderLoss> {
  const [days, sums, products] = await Promise.all([
    readDays(db, scope, query),
    sumLosses(db, scope, query),
    lostProducts(db, scope, query),
  ]);
  return {
    ...days,
    total: { amount: added(sums, 'amount') },
    before: { amount: added(sums, 'before_amount') },
    is_comparable: [ordersAtLeast(sums, 'orders'), ordersAtLeast(sums, 'before_orders')].every(
      (orders) => orders >= enoughOrders,
    ),
    causes: causesOf(sums),
    stores: scope.store_ids.length > 1 ? storesOf(sums) : [],
    products,
  };
}

/** An order that was lowered and then rejected is in two causes. So many they are without it. */
const ordersAtLeast = (sums: readonly LossSum[], column: 'orders' | 'before_orders'): number => {
  const lowered = sums.filter(({ cause }) => cause === 'lowered');
  return Math.max(added(lowered, column), added(sums, column) - added(lowered, column));
};

async function lostProducts(db: Db, scope: StoreScope, query: OrderLossQuery) {
  const rows = await readLostProducts(db, scope, query, mostProducts);
  const listings = rows.length > 0 ? await readListings(db, rows) : [];
  const byGoods = new Map(listings.map((each) => [goodsKey(each), each.inventory_id]));
  return rows.map(({ orders: _orders, ...row }) => ({
    ...row,
    inventory_id: byGoods.get(goodsKey(row)) ?? null,
  }));
}

const goodsKey = ({ store_id, variant_id }: { store_id: string; variant_id: string }) =>
  `${store_id} ${variant_id}`;

const storesOf = (sums: readonly LossSum[]): OrderLoss['stores'] =>
  [...Map.groupBy(sums, ({ store_id }) => store_id)]
    .map(([store_id, some]) => ({
      store_id,
      store_name: some[0]?.store_name ?? '',
      amount: added(some, 'amount'),
    }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount)
    .slice(0, mostStores);

type Counted = 'orders' | 'amount' | 'before_orders' | 'before_amount';
const added = (sums: readonly LossSum[], column: Counted): number =>
  sums.reduce((sum, each) => sum + each[column], 0);

const isKnown = (cause: string): cause is LossCause => lossCauses.some((known) => known === cause);

/** What an older program called otherwise is one of the others. */
function causesOf(sums: readonly LossSum[]): OrderLoss['causes'] {
  const byCause = Map.groupBy(sums, ({ cause }) => (isKnown(cause) ? cause : 'other'));
  return [...byCause]
    .map(([cause, some]) => ({
      cause,
      orders: added(some, 'orders'),
      amount: added(some, 'amount'),
      before_amount: added(some, 'before_amount'),
    }))
    .filter(({ orders }) => orders > 0)
    .sort((one, other) => other.amount - one.amount);
}

export async function exportLosses(
  db: Db,
  scope: StoreScope,
  { format, ...query }: OrderLossExportQuery,
): Promise<FileAnswer> {
  const rows = await readLossRows(db, scope, query, mostRows + 1);
  if (rows.length > mostRows) fail('export_too_large');
  const { date_from, date_to } = await readDays(db, scope, query);
  const columns = lossFileColumns(date_from, date_to);
  const file = { name: 'Pesanan hilang', columns, batches: inOne(rows) };
  return fileAnswer('pesanan-hilang', format, (format === 'csv' ? csvRows : xlsxRows)(file));
}

async function* inOne<Row>(rows: readonly Row[]) {
  yield rows;
}
