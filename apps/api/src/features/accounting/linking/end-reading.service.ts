import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { TheirBooks } from '../accurate/their-books.ts';
import { retryHeld } from '../sync/documents.sql.ts';
import { dropUnread, unreadLinked, writeItems } from './items.sql.ts';

const mostLookedUp = 200;

/**
 * What was not met on any page is gone there, and what is linked was looked for once more: an item that is deleted meanwhile moves
 * another onto a page that was read already.
 */
export async function endReading(
  db: Db,
  books: TheirBooks,
  store: OneStore,
  began: string,
): Promise<void> {
  for (const item_no of await unreadLinked(db, store, began, mostLookedUp)) {
    const item = await books.itemByNo(item_no);
    if (item) await inTransaction(db, (db) => writeItems(db, store, [item], began));
  }
  await inTransaction(db, async (db) => {
    await dropUnread(db, store, began);
    await retryHeld(db, store);
  });
}
