import type {
  FeeCharge,
  FeeCollection,
  FeeCollectionsQuery,
  FeeTransaction,
  FeeTransactionDetail,
} from '@marketplace/contract/fee-collections';
import type { Db } from '../../../platform/db/handle.ts';
import { joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** As long as a collection may be overdue before it stops new orders. */
export const graceDays = 7;

const stateNow = sql`case when f.state = 'UNPAID' and f.due_at <= now() then 'OVERDUE' else f.state::text end`;

const collectionColumns = sql`f.id, f.store_id, f.week_from::text as week_from, f.week_until::text as week_until,
  ${stateNow} as state, f.order_count, f.fee_amount, f.tax_amount, f.correction_amount, f.claims_amount, f.credit_amount, f.amount,
  f.created_at, f.due_at, f.settled_at, f.payment_id`;

const inStates = (states: FeeCollectionsQuery['state']) =>
  states ? sql`${stateNow} = any(${states}::text[])` : sql`true`;

/** Some fifty a year. */
export const readCollections = (
  db: Db,
  { store_id }: OneStore,
  { state, page, page_size }: FeeCollectionsQuery,
): Promise<FeeCollection[]> =>
  rowsOf<FeeCollection>(
    db,
    sql`select ${collectionColumns} from fee_collections f
        where f.store_id = ${store_id}::bigint and ${inStates(state)}
        order by f.week_from desc limit ${page_size}::int offset ${(page - 1) * page_size}::bigint`,
  );

export async function countCollections(
  db: Db,
  { store_id }: OneStore,
  state: FeeCollectionsQuery['state'],
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from fee_collections f
        where f.store_id = ${store_id}::bigint and ${inStates(state)}`,
  );
  return row?.count ?? 0;
}

export async function readCollection(
  db: Db,
  { store_id }: OneStore,
  id: string,
): Promise<(FeeCollection & { blocks_at: string }) | undefined> {
  const [row] = await rowsOf<FeeCollection & { blocks_at: string }>(
    db,
    sql`select ${collectionColumns}, f.due_at + make_interval(days => ${graceDays}) as blocks_at
        from fee_collections f where f.store_id = ${store_id}::bigint and f.id = ${id}::bigint`,
  );
  return row;
}

/** What a line of an order was charged on, as it was agreed; lines of before the book go by the rate of their day. */
type Charged = { order_id: string } & Pick<FeeCharge, 'basis_points' | 'base_amount'>;
export type ChargedGoods = Charged &
  Pick<
    FeeTransactionDetail['lines'][number],
    'product_name' | 'uom_name' | 'quantity' | 'unit_price'
  >;

export const readChargedLines = (
  db: Db,
  { store_id }: OneStore,
  order_ids: readonly string[],
): Promise<ChargedGoods[]> =>
  rowsOf<ChargedGoods>(
    db,
    sql`select l.order_id, l.product_name, l.uom_name, l.quantity, l.unit_price, l.line_total as base_amount,
          coalesce(l.fee_basis_points, (
            select basis_points from fee_rates where category_id is null and valid_from <= o.created_at
            order by valid_from desc limit 1)) as basis_points
        from order_lines l join orders o on o.store_id = ${store_id}::bigint and o.id = l.order_id
        where l.store_id = ${store_id}::bigint and l.order_id = any(${order_ids}::bigint[]) and l.quantity > 0
        order by l.order_id, l.id`,
  );

export type CollectedOrder = Omit<FeeTransaction, 'charges'>;

const transactionColumns = sql`t.order_id as id, t.order_id, o.order_number, o.buyer_name, t.charged_at, t.base_amount,
  t.fee_amount, t.tax_amount, t.correction_amount, t.amount`;

const collectedOrders = ({ store_id }: OneStore, collection_id: string, ...more: Sql[]) => {
  const conditions = [
    sql`t.store_id = ${store_id}::bigint`,
    sql`t.collection_id = ${collection_id}::bigint`,
    ...more,
  ];
  return sql`from fee_collection_orders t
    join orders o on o.store_id = ${store_id}::bigint and o.id = t.order_id
    where ${joined(conditions, ' and ')}`;
};

export const readTransactions = (
  db: Db,
  store: OneStore,
  collection_id: string,
  { page, page_size }: { page: number; page_size: number },
): Promise<CollectedOrder[]> =>
  rowsOf<CollectedOrder>(
    db,
    sql`select ${transactionColumns} ${collectedOrders(store, collection_id)}
        order by t.order_id limit ${page_size}::int offset ${(page - 1) * page_size}::bigint`,
  );

export async function readTransaction(
  db: Db,
  store: OneStore,
  collection_id: string,
  order_id: string,
): Promise<CollectedOrder | undefined> {
  const [row] = await rowsOf<CollectedOrder>(
    db,
    sql`select ${transactionColumns}
        ${collectedOrders(store, collection_id, sql`t.order_id = ${order_id}::bigint`)}`,
  );
  return row;
}
