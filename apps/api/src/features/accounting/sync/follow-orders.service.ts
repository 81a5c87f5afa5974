import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { isChosen } from '../accounting.service.ts';
import { lockBooks, type StoreBooks } from '../books-of-store.sql.ts';
import {
  addToDocument,
  type Completed,
  closeDays,
  completedOrders,
  insertDocument,
  insertOrders,
  movePlace,
  ordersGivenBack,
  readDay,
  readReached,
  readTold,
  type Told,
  withoutInvoice,
  withoutReturn,
} from './follow-orders.sql.ts';

const [atOnce, mostSteps] = [400, 60];

/**
 * Makes a document of each order that was completed, and of what was given back, behind the store's own log: the road of orders
 * knows nothing of it. Each step holds the books' row, so it may be cut off, run twice, and in two processes.
 */
export async function followOrders(db: Db, store: OneStore, signal?: AbortSignal): Promise<number> {
  let made = 0;
  for (let step = 0; step < mostSteps && !signal?.aborted; step += 1) {
    const { count, isDone } = await inTransaction(db, (db) => followSome(db, store));
    made += count;
    if (isDone) break;
  }
  return made;
}

async function followSome(db: Tx, store: OneStore): Promise<{ count: number; isDone: boolean }> {
  const books = await lockBooks(db, store);
  if (!isChosen(books)) return { count: 0, isDone: true };
  await closeDays(db, store);
  const reached = await readReached(db, store);
  const told = await readTold(db, store, books.last_event, atOnce);
  const isTorn = hasGap(books.last_event, reached, told);
  const order_ids = isTorn
    ? [...(await completedOrders(db, store)), ...(await ordersGivenBack(db, store))]
    : [...new Set(told.flatMap(({ order_id }) => order_id ?? []))];
  const last = isTorn ? reached : (told.at(-1)?.number ?? books.last_event);
  const count = await makeDocuments(db, store, books, order_ids);
  await movePlace(db, store, last);
  return { count, isDone: last === reached || told.length === 0 };
}

/** The log keeps a fortnight: a store that was not linked for longer is read through. */
const hasGap = (last: string, reached: string, [first]: readonly Told[]) =>
  BigInt(last) < BigInt(reached) && BigInt(first?.number ?? 0) !== BigInt(last) + 1n;

async function makeDocuments(
  db: Tx,
  store: OneStore,
  { invoicing }: StoreBooks,
  order_ids: readonly string[],
): Promise<number> {
  if (order_ids.length === 0) return 0;
  const completed = await withoutInvoice(db, store, order_ids);
  for (const order of completed)
    await (invoicing === 'DAILY' ? addToDay(db, store, order) : invoiceOf(db, store, order));
  const refunded = await withoutReturn(db, store, order_ids);
  for (const { complaint_id, ...order } of refunded) {
    const document_id = await insertDocument(db, store, {
      ...documentOf(order),
      kind: 'RETURN',
      number: `MPR-${order.order_number}-${complaint_id}`,
      complaint_id,
    });
    await insertOrders(db, store, document_id, [{ order_id: order.order_id, complaint_id }]);
  }
  return completed.length + refunded.length;
}

const documentOf = ({ order_id, order_number, buyer_store_id, total, day }: Completed) => ({
  ...{ order_id, buyer_store_id, total, day },
  kind: 'INVOICE' as const,
  number: `MP-${order_number}`,
  state: 'WAITING' as const,
  complaint_id: null,
});

async function invoiceOf(db: Tx, store: OneStore, order: Completed): Promise<void> {
  const document_id = await insertDocument(db, store, documentOf(order));
  await insertOrders(db, store, document_id, [order].map(onlyOrder));
}

const onlyOrder = ({ order_id }: Completed) => ({ order_id });

async function addToDay(db: Tx, store: OneStore, order: Completed): Promise<void> {
  const { total, day } = order;
  const { open_id, count } = await readDay(db, store, day);
  const number = `MPH-${store.store_id}-${day.replaceAll('-', '')}${count > 0 ? `-${count + 1}` : ''}`;
  const document_id =
    open_id ??
    (await insertDocument(db, store, {
      ...{ kind: 'INVOICE', number, state: 'OPEN', day },
      ...{ order_id: null, complaint_id: null, buyer_store_id: null, total: 0 },
    }));
  await insertOrders(db, store, document_id, [onlyOrder(order)]);
  await addToDocument(db, store, document_id, total);
}
