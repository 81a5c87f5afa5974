import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type OneStore, systemScope } from '../../../platform/store-scope.ts';
import { bookShelves } from '../../inventories/edit/book-shelf.service.ts';
import type { ChosenBooks } from '../accounting.service.ts';
import { AccurateFailure } from '../accurate/accurate-failure.ts';
import type { TheirBooks } from '../accurate/their-books.ts';
import { endStockDifferences, writeDifferences } from '../record/differences.sql.ts';
import { writeLog } from '../record/log.sql.ts';
import { noteSending, writeAgreed } from './shelves.sql.ts';
import type { Stands } from './their-stock.ts';

const change = (from: number, to: number) => `${from} → ${to} pcs`;

/**
 * Theirs become ours. Sent twice it comes to the same, so a lost answer harms nothing. They take all of a batch or nothing:
 * one that is refused is sent in halves, until what they do not take stands alone and holds up no other.
 */
export async function sendShelves(
  db: Db,
  books: TheirBooks,
  store: OneStore,
  chosen: ChosenBooks,
  stands: readonly Stands[],
  user_id: string | null = null,
): Promise<void> {
  if (stands.length === 0) return;
  const sending = await asLookedAt(db, store, stands);
  if (sending.length === 0) return;
  const words = await refusalOf(() => setStock(books, chosen, sending));
  if (words === undefined) return noteSent(db, store, sending, user_id);
  if (sending.length === 1) return noteRefused(db, store, sending, words);
  const half = Math.ceil(sending.length / 2);
  await sendShelves(db, books, store, chosen, sending.slice(0, half), user_id);
  await sendShelves(db, books, store, chosen, sending.slice(half), user_id);
}

async function refusalOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof AccurateFailure && error.kind === 'refused') return error.words;
    throw error;
  }
}

/** Those that nobody has linked to something else since they were looked at; what may stand there is noted. */
async function asLookedAt(db: Db, store: OneStore, stands: readonly Stands[]): Promise<Stands[]> {
  const noted = await noteSending(
    db,
    store,
    stands.map(({ shelf: { variant_id, item_no, agreed, expected } }) => ({
      ...{ variant_id, item_no, agreed },
      pieces: expected,
    })),
  );
  return stands.filter(({ shelf }) => noted.has(shelf.variant_id));
}

async function setStock(
  books: TheirBooks,
  { warehouse_name }: ChosenBooks,
  stands: readonly Stands[],
): Promise<void> {
  const today = new Date().toLocaleDateString('en-GB', { timeZone: 'Asia/Jakarta' });
  await books.setStock(
    warehouse_name,
    today,
    stands.map(({ shelf }) => ({
      item_no: shelf.item_no,
      quantity: Math.round((shelf.expected / shelf.pieces) * 1e6) / 1e6,
    })),
  );
}

const noteSent = (
  db: Db,
  store: OneStore,
  stands: readonly Stands[],
  user_id: string | null,
): Promise<void> =>
  inTransaction(db, async (db) => {
    await writeAgreed(
      db,
      store,
      stands.map(({ shelf: { variant_id, item_no, expected } }) => ({
        ...{ variant_id, item_no },
        agreed: expected,
      })),
    );
    await endStockDifferences(
      db,
      store,
      stands.map(({ shelf: { variant_id } }) => variant_id),
    );
    await writeLog(
      db,
      store,
      stands.map(({ shelf, theirs }) => ({
        kind: 'STOCK_THERE' as const,
        about: shelf.name,
        change: change(theirs, shelf.expected),
        variant_id: shelf.variant_id,
        user_id,
      })),
    );
  });

const noteRefused = (
  db: Db,
  store: OneStore,
  stands: readonly Stands[],
  words: string,
): Promise<void> =>
  inTransaction(db, async (db) => {
    await writeDifferences(
      db,
      store,
      stands.map(({ shelf: { variant_id, expected }, theirs }) => ({
        ...{ variant_id, theirs, words },
        reason: 'REFUSED' as const,
        ours: expected,
      })),
    );
    await writeLog(
      db,
      store,
      stands.map(({ shelf, theirs }) => ({
        kind: 'STOCK_THERE' as const,
        is_failed: true,
        about: shelf.name,
        change: change(theirs, shelf.expected),
        words,
        variant_id: shelf.variant_id,
      })),
    );
  });

/** Ours become theirs, as far as nothing that is reserved is taken away. Answers with how many did. */
export const takeShelves = (
  db: Db,
  store: OneStore,
  stands: readonly Stands[],
  user_id: string | null,
): Promise<number> =>
  inTransaction(db, async (db) => {
    const wishes = stands.map(({ shelf, theirs }) => ({
      inventory_id: shelf.inventory_id,
      variant_id: shelf.variant_id,
      seen: shelf.stock,
      pieces: shelf.stock + theirs - shelf.expected,
      note: 'Accurate',
    }));
    const scope = systemScope([store.store_id]);
    const taken = await bookShelves(db, scope, store, wishes, user_id);
    const done = stands.filter(({ shelf }) => taken.has(shelf.variant_id));
    await writeAgreed(
      db,
      store,
      done.map(({ shelf: { variant_id, item_no }, theirs }) => ({
        ...{ variant_id, item_no },
        agreed: theirs,
      })),
    );
    await endStockDifferences(
      db,
      store,
      done.map(({ shelf: { variant_id } }) => variant_id),
    );
    await writeDifferences(
      db,
      store,
      stands
        .filter(({ shelf }) => !taken.has(shelf.variant_id))
        .map(({ shelf, theirs }) => ({
          variant_id: shelf.variant_id,
          reason: 'CHANGED_THERE' as const,
          ours: shelf.expected,
          theirs,
        })),
    );
    await writeLog(
      db,
      store,
      done.map(({ shelf, theirs }) => ({
        kind: 'STOCK_HERE' as const,
        about: shelf.name,
        change: change(shelf.expected, theirs),
        variant_id: shelf.variant_id,
        user_id,
      })),
    );
    return done.length;
  });
