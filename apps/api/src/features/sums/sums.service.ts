import { id } from '@marketplace/contract/fields';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import type { Db } from '../../platform/db/handle.ts';
import { rowsOf } from '../../platform/db/sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { digestKey, followingPage, momentKey } from '../../platform/pages.ts';
import { wrongInBook } from './book-sums.sql.ts';
import { wrongInChat } from './chat-sums.sql.ts';
import { wrongInComplaints } from './complaint-sums.sql.ts';
import { wrongInDiscounts } from './discount-sums.sql.ts';
import { wrongInFees } from './fee-sums.sql.ts';
import { wrongInKept, wrongInListings } from './listing-sums.sql.ts';
import { wrongInLosses } from './loss-sums.sql.ts';
import { wrongInNumbers } from './number-sums.sql.ts';
import { onlyOf } from './of-store.ts';
import { wrongInOrders } from './order-sums.sql.ts';
import { wrongInOrderTexts } from './order-text-sums.sql.ts';
import { wrongInPayments } from './payment-sums.sql.ts';
import { wrongInPayouts } from './payout-sums.sql.ts';
import { wrongInPromotions } from './promotion-sums.sql.ts';
import { wrongInTenders } from './tender-sums.sql.ts';
import { keepWrongSums, readWrongSums, storeAfter } from './wrong-sums.sql.ts';

/** Each is one statement on one store, and so one moment of it, however much is written meanwhile. */
const questions = {
  orders: wrongInOrders,
  texts: wrongInOrderTexts,
  kept: wrongInKept,
  listings: wrongInListings,
  book: wrongInBook,
  discounts: wrongInDiscounts,
  fees: wrongInFees,
  payments: wrongInPayments,
  payouts: wrongInPayouts,
  complaints: wrongInComplaints,
  losses: wrongInLosses,
  numbers: wrongInNumbers,
  tenders: wrongInTenders,
  promotions: wrongInPromotions,
  chat: wrongInChat,
};

/** What a key may be as long as. */
const mostKept = 600;

/** Everything that has to add up, in one store or in all; answers with what does not. */
export async function whatDoesNotAddUp(db: Db, store_id?: string): Promise<string[]> {
  if (store_id) return (await wrongIn(db, store_id)).problems;
  const problems: string[] = [];
  for await (const each of wrongByStore(db)) problems.push(...each.problems);
  return problems;
}

async function wrongIn(db: Db, store_id: string) {
  const problems: string[] = [];
  let isWhole = true;
  for (const [name, question] of Object.entries(questions)) {
    try {
      const rows = await rowsOf<{ problem: string }>(db, question(onlyOf(store_id)));
      problems.push(...rows.map(({ problem }) => problem.slice(0, mostKept)));
    } catch (error) {
      // What could be checked is told all the same.
      isWhole = false;
      problems.push(
        `${name} of store ${store_id} could not be checked: ${(error as Error).message}`,
      );
    }
  }
  return { problems, isWhole };
}

/** Store by store: of a large marketplace no statement takes all. */
export async function* wrongByStore(db: Db) {
  let store_id = await storeAfter(db, '0');
  while (store_id) {
    yield { store_id, ...(await wrongIn(db, store_id)) };
    store_id = await storeAfter(db, store_id);
  }
}

/** Every night. What is wrong stays to be seen until it is right. Answers with how much that is. */
export async function checkSums(db: Db, signal: AbortSignal): Promise<number> {
  let wrong = 0;
  for await (const { store_id, ...found } of wrongByStore(db)) {
    await inTransaction(db, (db) => keepWrongSums(db, store_id, found));
    wrong += found.problems.length;
    if (signal.aborted) break;
  }
  return wrong;
}

export const listWrongSums = (db: Db, query: Following) =>
  followingPage(
    query,
    z.tuple([momentKey, id, digestKey]),
    (behind, limit) => readWrongSums(db, behind, limit),
    ({ seen, store_id, digest }) => [seen, store_id, digest],
  );
