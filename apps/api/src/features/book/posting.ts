import type { Tables } from '../../platform/db/tables.gen.ts';

export type Account = Tables['posting_lines']['account'];
type Cause = Tables['postings']['cause'];
type PartyKind = Exclude<Tables['balances']['party'], 'NONE'>;

/** Whose part of an account it is. */
export type Party = { party: PartyKind; party_id: string };

/** A debit is positive, a credit negative. */
export type Line = { account: Account; amount: number } & Partial<Party>;

export type Posting = {
  /** By the kind and the id of the row that caused it; a second one of the same cause is not written. */
  cause: Cause;
  cause_id: string;
  order_id?: string;
  /** What happened, in a sentence a shopkeeper reads in a statement. */
  sentence: string;
  lines: readonly Line[];
  /** The posting that it takes back. */
  reverses_id?: string;
  /** What of it goes to the buyer and has to be sent. */
  buyer_refund?: number;
  /** When it happened, where that is not now; whether its refund has been sent is for somebody to judge. */
  at?: string;
};

export const debit = (account: Account, amount: number, party: Partial<Party> = {}): Line => ({
  account,
  amount,
  ...party,
});

export const credit = (account: Account, amount: number, party: Partial<Party> = {}): Line => ({
  account,
  amount: -amount,
  ...party,
});

/** Lines of nothing are left out. What does not add up is a fault of the program. */
export function settled(posting: Posting): Posting {
  const lines = posting.lines.filter(({ amount }) => amount !== 0);
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new Error(`${posting.cause} ${posting.cause_id} is out by ${sum}`);
  return { ...posting, lines };
}
