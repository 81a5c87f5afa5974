import type { FeeCollection } from '@marketplace/contract/fee-collections';
import type { FeeWaiver } from '@marketplace/contract/ops-fee-payments';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { type OneStore, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { post } from '../../book/book.service.ts';
import { lockFees } from '../collections/collect-fees.sql.ts';
import { readCollection } from '../collections/fee-collections.sql.ts';
import { collectionWaived } from '../collections/fee-money.ts';
import { publishFees } from '../publish-fees.service.ts';
import { idsOf, mustRead, release, toPayment } from './fee-payments.service.ts';
import { markWaived, readCollectionPosting } from './waive-collection.sql.ts';

/** Nothing of it is owed any more, and the book says why. */
export const waiveCollection = (
  db: Db,
  { store_id, fee_collection_id, reason }: FeeWaiver,
): Promise<{ fee_collection: FeeCollection }> =>
  inTransaction(db, async (db) => {
    const store = storeIn(systemScope([store_id]), store_id);
    await lockFees(db, store);
    const before = await mustFind(db, store, fee_collection_id);
    if (before.state === 'CANCELLED') return { fee_collection: before };
    if (before.state === 'PAID') fail('fee_collection_not_payable');
    const touched = before.payment_id ? await endPayment(db, store, before.payment_id) : [];
    await markWaived(db, store, fee_collection_id);
    const posting_id = await readCollectionPosting(db, store, fee_collection_id);
    await post(db, store, collectionWaived(before, posting_id));
    await recordAct(db, 'fee_collection.waive', {
      store_id,
      fee_collection_id,
      amount: before.amount,
      reason,
      before: before.state,
      after: 'CANCELLED',
    });
    await publishFees(db, store, [...new Set([fee_collection_id, ...touched])], before.payment_id);
    return { fee_collection: await mustFind(db, store, fee_collection_id) };
  });

const mustFind = async (db: Tx, store: OneStore, id: string): Promise<FeeCollection> =>
  (await readCollection(db, store, id)) ?? fail('fee_collection_not_found');

/** Its amount was for this collection, too. Where a proof waits, somebody says first whether the money has come. */
async function endPayment(db: Tx, store: OneStore, payment_id: string): Promise<string[]> {
  const payment = await mustRead(db, store, payment_id);
  if (payment.state === 'SUBMITTED')
    failWith('fee_payment_state_conflict', { current_fee_payment: toPayment(payment) });
  await release(db, store, payment, 'CANCELLED');
  return idsOf(payment);
}
