import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashToken } from '../../platform/who-is-asking.ts';
import { whoActs } from './acting.ts';
import { insertAct, insertOperator, kindsOfActs } from './operators.sql.ts';

/** Makes an operator; the token is told once and only its hash is kept. */
export function createOperator(db: Db, name: string): Promise<{ id: string; token: string }> {
  return inTransaction(db, async (db) => {
    const token = randomBytes(32).toString('base64url');
    const { id } = await insertOperator(db, name, hashToken(token));
    await recordAct(db, 'operator.create', { id, name });
    return { id, token };
  });
}

/** Every act of the operators' side is on record, in the transaction of the act, with who did it. */
export function recordAct(db: Tx, act: string, details: Record<string, unknown>): Promise<void> {
  return insertAct(db, act, { ...details, by: details.by ?? whoActs() });
}

/** The kinds of acts that have ever been done here. */
export const actsOnRecord = (db: Db): Promise<string[]> => kindsOfActs(db);
