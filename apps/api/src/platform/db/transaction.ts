import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Tx } from './handle.ts';
import { isStalePlan } from './named-statement.ts';
import { amongWriters, forNobody } from './writers.ts';

type Mark = { open: boolean };

const currentTransaction = new AsyncLocalStorage<Mark>();
const commitListeners = new WeakMap<Tx, (() => void)[]>();

/**
 * Runs the work in a transaction, or joins the one it is already in. Call it as
 * `inTransaction(db, async (db) => …)`: the inner handle takes the outer one's name, and a query that
 * reaches the outer one all the same fails instead of waiting for itself. The work may be done again from its
 * beginning, when the database has sent it back.
 */
export async function inTransaction<T>(db: Db, work: (db: Tx) => Promise<T>): Promise<T> {
  if (isTx(db)) return work(db);
  const { result, listeners } = await amongWriters(db, () => again(() => inOne(db, work)));
  // What somebody's change wakes is for all, and may go on for long.
  forNobody(() => {
    for (const listener of listeners) listener();
  });
  return result;
}

async function inOne<T>(db: Db, work: (db: Tx) => Promise<T>) {
  const listeners: (() => void)[] = [];
  const mark: Mark = { open: true };
  const result = await db.transaction().execute((tx) => {
    commitListeners.set(tx, listeners);
    return currentTransaction.run(mark, () => work(tx).finally(() => (mark.open = false)));
  });
  return { result, listeners };
}

const mostTries = 3;
let sentBack = 0;

/** How often work of this process was sent back by the database so far. */
export const timesSentBack = (): number => sentBack;

/** Two that waited for each other, or saw each other's half: the one that was sent back had done nothing yet. */
async function again<T>(attempt: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const { code } = error as { code?: unknown };
    const isSentBack = code === '40P01' || code === '40001';
    if (isSentBack) sentBack += 1;
    if (!(isSentBack || isStalePlan(error)) || tries === mostTries) throw error;
    return again(attempt, tries + 1);
  }
}

/** Runs after the outermost transaction has committed; not at all if it is rolled back. */
export function afterCommit(db: Tx, listener: () => void): void {
  commitListeners.get(db)?.push(listener);
}

/** Drivers call this before they lend a connection to a handle that is in no transaction. */
export function refuseInsideTransaction(): void {
  if (currentTransaction.getStore()?.open) {
    throw new Error('a query went to the outer handle inside a transaction');
  }
}

const isTx = (db: Db): db is Tx => db.isTransaction;
