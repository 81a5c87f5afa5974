import type { AccountingStage } from '@marketplace/contract/accounting-words';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import type { OneStore, StoreScope } from '../../platform/store-scope.ts';
import type { Books } from './accurate/accurate.ts';
import { AccurateFailure } from './accurate/accurate-failure.ts';
import { readBooks, type StoreBooks, writeProblem } from './books-of-store.sql.ts';

/** What of a store's books says how far it has got. */
export type Standing = Pick<
  StoreBooks,
  'connection_id' | 'database_id' | 'warehouse_id' | 'problem'
>;

export const stageOf = (books: Standing | undefined): AccountingStage => {
  if (!books?.connection_id) return 'NOT_CONNECTED';
  if (books.problem === 'DATABASE_GONE') return 'CHOOSE_DATABASE';
  if (books.problem === 'WAREHOUSE_GONE') return 'CHOOSE_WAREHOUSE';
  if (books.problem) return 'LOST';
  if (!books.database_id) return 'CHOOSE_DATABASE';
  return books.warehouse_id ? 'READY' : 'CHOOSE_WAREHOUSE';
};

/** A store that is linked to a login. */
export type LinkedBooks = StoreBooks & { connection_id: string };
/** With all that has to be chosen. */
export type ChosenBooks = LinkedBooks & {
  database_id: string;
  warehouse_id: string;
  warehouse_name: string;
};

export const isLinked = (books: StoreBooks | undefined): books is LinkedBooks =>
  books !== undefined && books.connection_id !== null;

export const isChosen = (books: StoreBooks | undefined): books is ChosenBooks =>
  isLinked(books) && books.database_id !== null && books.warehouse_id !== null;

export async function mustBeLinked(db: Db, scope: StoreScope): Promise<LinkedBooks> {
  const books = await readBooks(db, scope);
  return isLinked(books) ? books : fail('accounting_not_connected');
}

/** What lies here of Accurate may be worked with, whether it lets us in now or not. */
export async function mustBeChosen(db: Db, scope: StoreScope): Promise<ChosenBooks> {
  const books = await mustBeLinked(db, scope);
  return isChosen(books) ? books : fail('accounting_not_chosen');
}

export const booksThere = ({ connection_id, database_id }: ChosenBooks): Books => ({
  connection_id,
  database_id,
});

/** Writes down what only a person can mend. */
export async function noteLoss(db: Db, store: OneStore, error: unknown): Promise<void> {
  if (error instanceof AccurateFailure && error.kind === 'lost' && error.problem)
    await writeProblem(db, store, error.problem);
}

/** While somebody waits for the answer: in the words of the contract. */
export async function inOurWords<T>(db: Db, store: OneStore, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AccurateFailure)) throw error;
    await noteLoss(db, store, error);
    if (error.problem === 'RECONNECT' || error.problem === 'SCOPES_MISSING')
      return fail('accounting_reconnect_needed');
    if (error.problem === 'DATABASE_EXPIRED') return fail('accounting_database_expired');
    return fail('accounting_unreachable');
  }
}
