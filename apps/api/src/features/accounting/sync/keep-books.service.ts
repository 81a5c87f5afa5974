import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { sendLater } from '../../../platform/outbox/send-later.ts';
import { type OneStore, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { isChosen } from '../accounting.service.ts';
import { lockBooks } from '../books-of-store.sql.ts';
import { accountingMessages } from './accounting-messages.ts';
import { takeWaiting } from './documents.sql.ts';
import { followOrders } from './follow-orders.service.ts';
import { moveLedger, readLedger, readShelves } from './shelves.sql.ts';
import {
  hasStockMessage,
  hasUnagreed,
  linkedStores,
  variantsWith,
  wantsLook,
} from './waiting-books.sql.ts';

const [storesAtOnce, documentsAtOnce] = [200, 200];

/** Writes what each linked store's books wait for into the outbox: documents first, then the stock. */
export async function keepBooks(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('keeping books');
  let last = '0';
  let stores: { store_id: string }[];
  do {
    stores = await linkedStores(db, last, storesAtOnce);
    for (const { store_id } of stores) {
      if (signal.aborted) return sum();
      last = store_id;
      await attempt(() => keepBooksOf(db, storeIn(systemScope([store_id]), store_id), signal));
    }
  } while (stores.length === storesAtOnce);
  return sum();
}

export async function keepBooksOf(db: Db, store: OneStore, signal?: AbortSignal): Promise<number> {
  await followOrders(db, store, signal);
  const queued = await queueDocuments(db, store);
  return queued + (await queueStock(db, store));
}

const queueDocuments = (db: Db, store: OneStore): Promise<number> =>
  inTransaction(db, async (db) => {
    const ids = await takeWaiting(db, store, documentsAtOnce);
    for (const document_id of ids)
      await sendLater(db, accountingMessages, {
        ...store,
        target: store.store_id,
        about: 'accounting.document',
        payload: { kind: 'DOCUMENT', document_id },
      });
    return ids.length;
  });

/** These wait for a person. */
const waitingReasons = [
  'CHANGED_THERE',
  'CHANGED_HERE',
  'CHANGED_BOTH',
  'REFUSED',
  'ITEM_GONE',
] as const;

/** Whether something has changed here of which no difference tells already. */
const hasDue = async (db: Tx, store: OneStore): Promise<boolean> => {
  const waiting = new Set(await variantsWith(db, store, waitingReasons));
  return (await readShelves(db, store)).some(
    ({ variant_id, expected, agreed, is_uncertain }) =>
      !is_uncertain && expected !== agreed && !waiting.has(variant_id),
  );
};

const queueStock = (db: Db, store: OneStore): Promise<number> =>
  inTransaction(db, async (db) => {
    const books = await lockBooks(db, store);
    if (!isChosen(books)) return 0;
    const { last, is_fresh } = await readLedger(db, store);
    const all = await wantsLook(db, store);
    const hasMoved = last !== books.last_ledger || is_fresh || (await hasUnagreed(db, store));
    if (!all && !hasMoved) return 0;
    await moveLedger(db, store, last);
    if (!all && !(await hasDue(db, store))) return 0;
    if (await hasStockMessage(db, store, all)) return 0;
    await sendLater(db, accountingMessages, {
      ...store,
      target: store.store_id,
      about: 'accounting.stock',
      payload: { kind: 'STOCK', all },
    });
    return 1;
  });
