import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { storeIn, systemScope } from '../../../platform/store-scope.ts';
import { type Posting, post } from '../../book/book.service.ts';
import {
  completed,
  delivered,
  feeCharged,
  givenBack,
  paymentVerified,
  sharePaid,
  termPaid,
} from './order-money.ts';
import {
  beginAgain,
  movePast,
  type PastOrder,
  readPast,
  readPastOrders,
} from './past-money.sql.ts';

const batch = 500;
/** Of one store in one transaction: whoever moves money there waits for it. */
const atOnce = 50;

/**
 * Posts what happened before there was a book, order by order as their history tells it. It may be cut off, begun
 * again and done by two: what is posted is not posted twice. A day after the book came it is done once more, for what
 * processes of before it did meanwhile. Answers with how many orders it went through.
 */
export async function postPast(db: Db, signal: AbortSignal): Promise<number> {
  let posted = 0;
  await inTransaction(db, beginAgain);
  while (!signal.aborted) {
    const past = await readPast(db);
    if (!past) break;
    const orders = await readPastOrders(db, past.after_id, past.until_id, batch);
    const byStore = Map.groupBy(orders, ({ store_id }) => store_id);
    for (const [store_id, ofStore] of byStore) await postOfStore(db, store_id, ofStore);
    const isLast = orders.length < batch;
    await movePast(db, past, isLast ? past.until_id : (orders.at(-1)?.id ?? past.until_id));
    posted += orders.length;
  }
  return posted;
}

async function postOfStore(db: Db, store_id: string, orders: readonly PastOrder[]): Promise<void> {
  const store = storeIn(systemScope([store_id]), store_id);
  for (let from = 0; from < orders.length; from += atOnce) {
    const postings = orders.slice(from, from + atOnce).flatMap(postingsOf);
    await inTransaction(db, (db) => post(db, store, ...postings));
  }
}

/** Everything that the moves of an order would have posted and did not: none of it happens twice to an order. */
function postingsOf(order: PastOrder): Posting[] {
  const { steps, charges } = order;
  const first_total = order.first_subtotal + order.shipping_fee;
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return [];
  const at = (status: PastOrder['steps'][number]['to_status']) =>
    steps.find(({ to_status }) => to_status === status);
  const payment = steps.find(({ is_payment }) => is_payment);
  // What a complaint gave back stands there already, whatever the order says of its payment since.
  const isSettled = order.posted.includes('COMPLAINT_REFUND');
  const postings: Posting[] = [];
  const add = (step: PastOrder['steps'][number], posting: Posting | undefined) =>
    posting && postings.push({ ...posting, at: step.created_at });
  if (order.payment_method === 'TRANSFER' && order.is_paid) {
    const paid = payment ?? first;
    add(paid, paymentVerified({ ...order, total_amount: first_total }, paid.id));
    const accepted = at('PROCESSING');
    const lowered = first_total - order.total_amount;
    if (accepted && lowered > 0) add(accepted, givenBack(order, accepted.id, 'LOWERED', lowered));
    if (order.payment_status === 'REFUNDED' && !isSettled)
      add(last, givenBack(order, last.id, 'GIVEN_BACK', order.total_amount));
  }
  const arrived = at('DELIVERED');
  const holder = order.is_shipped ? { courier_id: order.courier_id } : undefined;
  if (arrived) add(arrived, delivered(order, arrived.id, holder));
  const done = at('COMPLETED');
  if (done) {
    add(done, completed(order, done.id));
    add(done, sharePaid(order, done.id, order.platform_amount));
    add(done, feeCharged(order, done.id, charges));
  }
  if (order.payment_method === 'TERM' && order.payment_status === 'PAID') {
    const paid = payment ?? last;
    add(paid, termPaid(order, paid.id, order.total_amount));
  }
  return postings.filter(({ cause }) => !order.posted.includes(cause));
}
