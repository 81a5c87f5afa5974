import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { booksThere, type ChosenBooks } from '../accounting.service.ts';
import type { Accurate } from '../accurate/accurate.ts';
import { theirBooks } from '../accurate/their-books.ts';
import { lockBooks } from '../books-of-store.sql.ts';
import { brokenShelves } from '../record/broken-shelves.sql.ts';
import {
  endStockDifferences,
  type NewDifference,
  writeDifferences,
} from '../record/differences.sql.ts';
import { type Decision, decideShelf } from './decide-shelf.ts';
import { followOrders } from './follow-orders.service.ts';
import { noteStockRead, readShelves, type Shelf, writeAgreed } from './shelves.sql.ts';
import { piecesOf, type Stands, stockOf, theirStock } from './their-stock.ts';
import { variantsWith } from './waiting-books.sql.ts';
import { sendShelves, takeShelves } from './write-shelves.service.ts';

const mostInBulk = 100;
/** What a person has to mend there first; nothing is asked about these until all is looked at. */
const parking = ['REFUSED', 'ITEM_GONE'] as const;

type Decided = Stands & { decision: Decision };

/** What has changed here since both agreed; with `all` what has changed there is seen, too. */
export async function syncStock(
  db: Db,
  accurate: Accurate,
  store: OneStore,
  chosen: ChosenBooks,
  signal: AbortSignal,
  { all, progress }: { all: boolean; progress?: (done: number, total: number) => Promise<void> },
): Promise<number> {
  const books = theirBooks(accurate, db, booksThere(chosen), signal);
  await followOrders(db, store, signal);
  const before = await readShelves(db, store);
  const parked = new Set(all ? [] : await variantsWith(db, store, parking));
  // What a unit holds there is not what it was linked as: the numbers of both books are of something else.
  for (const { variant_id } of await brokenShelves(db, store)) parked.add(variant_id);
  const shelves = before.filter(
    ({ variant_id, expected, agreed, is_uncertain }) =>
      !is_uncertain && !parked.has(variant_id) && (all || expected !== agreed),
  );
  if (shelves.length === 0) return 0;
  const { stands, gone } = await theirStock(books, chosen, shelves, progress);
  await noteGone(db, store, gone);
  const seen = await seenAgain(db, store, stands);
  const decided = seen.map(({ shelf, theirs }) => ({
    ...{ shelf, theirs },
    decision: decideShelf({ ...shelf, ours: shelf.expected, theirs }, chosen.stock_leader),
  }));
  await writeDecided(db, store, decided, all);
  const sending = decided.filter(({ decision }) => decision === 'send');
  for (let at = 0; at < sending.length; at += mostInBulk)
    await sendShelves(db, books, store, chosen, sending.slice(at, at + mostInBulk));
  const taking = decided.filter(({ decision }) => decision === 'take');
  for (let at = 0; at < taking.length; at += mostInBulk)
    await takeShelves(db, store, taking.slice(at, at + mostInBulk), null);
  return sending.length + taking.length;
}

/** Whatever was sold while Accurate was asked is no difference: such a shelf has its turn the next time. */
async function seenAgain(db: Db, store: OneStore, stands: readonly Stands[]): Promise<Stands[]> {
  await followOrders(db, store);
  const now = new Map((await readShelves(db, store)).map((each) => [each.variant_id, each]));
  return stands.filter(({ shelf }) => {
    const after = now.get(shelf.variant_id);
    return (
      after !== undefined &&
      !after.is_uncertain &&
      after.expected === shelf.expected &&
      after.agreed === shelf.agreed &&
      after.item_no === shelf.item_no
    );
  });
}

const noteGone = (db: Db, store: OneStore, gone: readonly Shelf[]): Promise<void> =>
  inTransaction(db, (db) =>
    writeDifferences(
      db,
      store,
      gone.map(({ variant_id, item_no }) => ({ variant_id, reason: 'ITEM_GONE', words: item_no })),
    ),
  );

const isDifference = (
  decision: Decision,
): decision is 'CHANGED_HERE' | 'CHANGED_THERE' | 'CHANGED_BOTH' => decision.startsWith('CHANGED');

const writeDecided = (db: Db, store: OneStore, decided: readonly Decided[], all: boolean) =>
  inTransaction(db, async (db) => {
    await lockBooks(db, store);
    const same = decided.filter(({ decision }) => decision === 'same');
    await writeAgreed(
      db,
      store,
      same.map(({ shelf: { variant_id, item_no }, theirs }) => ({
        ...{ variant_id, item_no },
        agreed: theirs,
      })),
    );
    await endStockDifferences(
      db,
      store,
      same.map(({ shelf: { variant_id } }) => variant_id),
    );
    const differences = decided.flatMap(({ decision, shelf, theirs }): NewDifference[] =>
      isDifference(decision)
        ? [{ variant_id: shelf.variant_id, reason: decision, ours: shelf.expected, theirs }]
        : [],
    );
    await writeDifferences(db, store, differences);
    if (all) await noteStockRead(db, store);
  });

/** Somebody has said that ours holds. Where theirs has moved since, that is a difference again, and not what was said. */
export async function sendAccepted(
  db: Db,
  accurate: Accurate,
  store: OneStore,
  chosen: ChosenBooks,
  { variant_id, theirs, user_id }: { variant_id: string; theirs: number; user_id: string },
  signal: AbortSignal,
): Promise<void> {
  const books = theirBooks(accurate, db, booksThere(chosen), signal);
  await followOrders(db, store, signal);
  const [shelf] = await readShelves(db, store, [variant_id]);
  if (!shelf || shelf.is_uncertain) return;
  const quantity = await stockOf(books, shelf.item_no, chosen.warehouse_name);
  if (quantity === undefined) return noteGone(db, store, [shelf]);
  const now = piecesOf(shelf, quantity);
  if (now === shelf.expected) {
    await writeDecided(db, store, [{ shelf, theirs: now, decision: 'same' }], false);
    return;
  }
  if (now === theirs || now === shelf.sending)
    await sendShelves(db, books, store, chosen, [{ shelf, theirs }], user_id);
  else await writeDecided(db, store, [{ shelf, theirs: now, decision: 'CHANGED_BOTH' }], false);
}
