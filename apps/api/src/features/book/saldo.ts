import { sql } from '../../platform/db/sql.ts';
import type { Account, Posting } from './posting.ts';

/** Where a store's money lies with others: together they are its saldo. What it has in its till or its bank is in its own hands. */
const saldoAccounts = [
  'ESCROW',
  'PAYOUT_TRANSIT',
  'DRIVER_CASH',
  'LOGISTIC_CASH',
  'RECEIVABLE',
] as const satisfies readonly Account[];

/** The same in a statement. */
export const isSaldo = sql`in ('ESCROW', 'PAYOUT_TRANSIT', 'DRIVER_CASH', 'LOGISTIC_CASH', 'RECEIVABLE')`;

const payingCauses: readonly Posting['cause'][] = ['PAYMENT', 'DELIVERED', 'TERM_PAYMENT'];
const takingAccounts: readonly Account[] = ['ESCROW', 'DRIVER_CASH', 'LOGISTIC_CASH', 'TILL'];

const isIn = (accounts: readonly Account[], account: Account) => accounts.includes(account);
const sum = (lines: Posting['lines']) => lines.reduce((total, { amount }) => total + amount, 0);

/** By how much a posting changes the saldo, and what of it a buyer has paid, wherever that was taken. */
export const effectOf = ({ cause, lines }: Posting): { change: number; received: number } => ({
  change: sum(lines.filter(({ account }) => isIn(saldoAccounts, account))),
  received: payingCauses.includes(cause)
    ? sum(lines.filter(({ account, amount }) => amount > 0 && isIn(takingAccounts, account)))
    : 0,
});
