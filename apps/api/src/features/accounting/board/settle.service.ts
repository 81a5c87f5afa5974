import type { AccountingDifference, SettleBody } from '@marketplace/contract/accounting-sync';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { sendLater } from '../../../platform/outbox/send-later.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { isLinked, mustBeLinked } from '../accounting.service.ts';
import { lockBooks } from '../books-of-store.sql.ts';
import { endDifferences } from '../record/differences.sql.ts';
import { writeLog } from '../record/log.sql.ts';
import { accountingMessages } from '../sync/accounting-messages.ts';
import { dateToday, retryDocuments, takeWaiting } from '../sync/documents.sql.ts';
import { readShelves, writeAgreed } from '../sync/shelves.sql.ts';
import { takeShelves } from '../sync/write-shelves.service.ts';
import { actionsFor } from './advice.ts';
import { shownDifference } from './board.service.ts';
import { type DifferenceRow, readDifference } from './board.sql.ts';

type OfBooks = { marketplace_store_id: string };
type By = { user_id: string };

/** Whose number holds, or that it goes again: written here; what has to go there goes by the outbox. */
export const settle = (
  db: Db,
  { user_id }: By,
  scope: StoreScope,
  { marketplace_store_id, difference_id, action, ours, theirs }: SettleBody,
): Promise<{ difference: AccountingDifference | null }> =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, marketplace_store_id);
    const books = await lockBooks(db, store);
    if (!isLinked(books)) return fail('accounting_not_connected');
    const row = await readDifference(db, scope, difference_id);
    if (!row) return fail('accounting_difference_not_found');
    const subject = row.document_id === null ? 'PRODUCT' : 'DOCUMENT';
    const isAsSeen =
      (ours === undefined || ours === row.ours) && (theirs === undefined || theirs === row.theirs);
    if (!isAsSeen || !actionsFor(subject, row.reason).includes(action))
      return fail('accounting_difference_changed');
    if (row.document_id !== null) {
      if (action === 'ACCEPT_THEIRS') await dateToday(db, store, row.document_id);
      await retryDocuments(db, store, row.document_id);
      await endDifferences(db, store, [{ document_id: row.document_id }]);
      await queueWaiting(db, store);
    } else if (action === 'RETRY') {
      await endDifferences(db, store, [{ variant_id: row.variant_id ?? '0' }]);
      await sendStock(db, store, false);
    } else await settleShelf(db, store, row, action === 'ACCEPT_OURS', user_id);
    await writeLog(db, store, [
      {
        kind: 'SETTLED',
        about: row.product_name ?? row.number ?? '',
        change: settled[action],
        document_id: row.document_id,
        variant_id: row.variant_id,
        user_id,
      },
    ]);
    const after = await readDifference(db, scope, difference_id);
    return { difference: after ? shownDifference(after) : null };
  });

const settled = {
  RETRY: 'dikirim lagi',
  ACCEPT_OURS: 'angka di sini dipakai',
  ACCEPT_THEIRS: 'angka Accurate dipakai',
} as const;

/**
 * Ours is accepted by agreeing on what they have: the next look finds ours changed since and sends it, whoever leads. A shelf that
 * moved since the difference was seen is looked at again instead.
 */
async function settleShelf(
  db: Tx,
  store: OneStore,
  { variant_id, ours, theirs }: DifferenceRow,
  acceptsOurs: boolean,
  user_id: string,
): Promise<void> {
  const [shelf] = await readShelves(db, store, [variant_id ?? '0']);
  if (!shelf || theirs === null) return fail('accounting_difference_changed');
  if (shelf.is_uncertain || shelf.expected !== ours) return fail('accounting_difference_changed');
  if (!acceptsOurs) {
    const taken = await takeShelves(db, store, [{ shelf, theirs }], user_id);
    if (taken === 0) fail('accounting_difference_changed');
    return;
  }
  const { item_no } = shelf;
  const of = { variant_id: shelf.variant_id };
  await writeAgreed(db, store, [{ ...of, item_no, agreed: theirs }]);
  await endDifferences(db, store, [of]);
  await sendLater(db, accountingMessages, {
    ...store,
    target: store.store_id,
    about: 'accounting.stock',
    payload: { kind: 'SHELF', variant_id: shelf.variant_id, theirs, user_id },
  });
}

async function queueWaiting(db: Tx, store: OneStore): Promise<void> {
  for (const document_id of await takeWaiting(db, store, 200))
    await sendLater(db, accountingMessages, {
      ...store,
      target: store.store_id,
      about: 'accounting.document',
      payload: { kind: 'DOCUMENT', document_id },
    });
}

/** What failed, or one of it, goes again at once. */
export const retryFailed = (
  db: Db,
  scope: StoreScope,
  {
    marketplace_store_id,
    document_id,
    variant_id,
  }: OfBooks & { document_id?: string | undefined; variant_id?: string | undefined },
): Promise<{ retried: number }> =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, marketplace_store_id);
    await lockBooks(db, store);
    const books = await mustBeLinked(db, scope);
    if (books.problem === 'RECONNECT' || books.problem === 'SCOPES_MISSING')
      return fail('accounting_reconnect_needed');
    if (variant_id !== undefined) {
      const [shelf] = await readShelves(db, store, [variant_id]);
      if (!shelf) return { retried: 0 };
      await sendStock(db, store, true);
      return { retried: 1 };
    }
    const retried = await retryDocuments(db, store, document_id);
    await queueWaiting(db, store);
    if (document_id === undefined) await sendStock(db, store, true);
    return { retried };
  });

const sendStock = (db: Tx, store: OneStore, all: boolean) =>
  sendLater(db, accountingMessages, {
    ...store,
    target: store.store_id,
    about: 'accounting.stock',
    payload: { kind: 'STOCK', all },
  });
