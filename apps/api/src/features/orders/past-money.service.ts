import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { storeIn, systemScope } from '../../platform/store-scope.ts';
import { type Posting, post } from '../book/book.service.ts';
import {
  completed,
  delivered,
  feeCharged,
  givenBack,
  paymentVerified,
  termPaid,
} from './order-money.ts';
import {
  beginAgain,
  lockPast,
  movePast,
  type PastOrder,
  readPastOrders,
} from './past-money.sql.ts';

const batch = 500;

/**
 * Posts what happened before there was a book, order by order as their history tells it. It may be cut off and
 * begun again: what is posted is not posted twice. A day after the book came it is done once more, for what processes of
 * before it did meanwhile. Answers with how many orders it went through.
 */
export async function postPast(db: Db, signal: AbortSignal): Promise<number> {
  let posted = 0;
  for (let found = batch; found === batch && !signal.aborted; posted += found) {
    found = await inTransaction(db, async (db) => {
      await beginAgain(db);
      const past = await lockPast(db);
      if (!past) return 0;
      const orders = await readPastOrders(db, past.after_id, past.until_id, batch);
      const byStore = Map.groupBy(orders, ({ store_id }) => store_id);
      for (const [store_id, ofStore] of byStore) {
        const store = storeIn(systemScope([store_id]), store_id);
        await post(db, store, ...ofStore.flatMap(postingsOf));
      }
      await movePast(
        db,
        orders.length < batch ? past.until_id : (orders.at(-1)?.id ?? past.until_id),
      );
      return orders.length;
    });
  }
  return posted;
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
  const postings: Posting[] = [];
  const add = (step: PastOrder['steps'][number], posting: Posting | undefined) =>
    posting && postings.push({ ...posting, at: step.created_at });
  if (order.payment_method === 'TRANSFER' && order.is_paid) {
    const paid = payment ?? first;
    add(paid, paymentVerified({ ...order, total_amount: first_total }, paid.id));
    const accepted = at('PROCESSING');
    const lowered = first_total - order.total_amount;
    if (accepted && lowered > 0) add(accepted, givenBack(order, accepted.id, 'LOWERED', lowered));
    if (order.payment_status === 'REFUNDED')
      add(last, givenBack(order, last.id, 'GIVEN_BACK', order.total_amount));
  }
  const arrived = at('DELIVERED');
  const holder = order.is_shipped ? { courier_id: order.courier_id } : undefined;
  if (arrived) add(arrived, delivered(order, arrived.id, holder));
  const done = at('COMPLETED');
  if (done) {
    add(done, completed(order, done.id));
    add(done, feeCharged(order, done.id, charges));
  }
  if (order.payment_method === 'TERM' && order.payment_status === 'PAID') {
    const paid = payment ?? last;
    add(paid, termPaid(order, paid.id, order.total_amount));
  }
  return postings.filter(({ cause }) => !order.posted.includes(cause));
}
