import { credit, debit, type Party, type Posting } from '../../book/book.service.ts';
import type { Claim } from './claims.ts';

/** What the postings of a payout go by: one time that it was sent. */
export type SentMoney = {
  attempt_id: string;
  payout_id: string;
  bank_account_id: string;
  /** Such as `BCA ••••3456`. */
  shown: string;
  amount: number;
};
type OrderPart = { order_id: string; amount: number };

const ofOrder = (party_id: string): Party => ({ party: 'ORDER', party_id });
const ofComplaint = (party_id: string): Party => ({ party: 'COMPLAINT', party_id });
const ofPayout = ({ payout_id }: SentMoney): Party => ({ party: 'PAYOUT', party_id: payout_id });

/** What the marketplace held for each order is on its way to the bank, but for what it keeps of what it is owed. */
export const payoutSent = (
  sent: SentMoney,
  orders: readonly OrderPart[],
  claims: readonly Claim[],
): Posting => ({
  cause: 'PAYOUT_SENT',
  cause_id: sent.attempt_id,
  sentence: sentWords(sent, claims),
  lines: [
    debit('PAYOUT_TRANSIT', sent.amount, ofPayout(sent)),
    ...claims.map(({ complaint_id, amount }) =>
      debit('CLAIM_PAYABLE', amount, ofComplaint(complaint_id)),
    ),
    ...orders.map(({ order_id, amount }) => credit('ESCROW', amount, ofOrder(order_id))),
  ],
});

function sentWords({ amount, shown }: SentMoney, claims: readonly Claim[]): string {
  if (amount === 0) return 'Pencairan dipakai mengganti pengembalian ke pembeli';
  const kept = claims.length > 0 ? ', dikurangi pengembalian ke pembeli' : '';
  return `Pencairan dikirim ke ${shown}${kept}`;
}

export const payoutArrived = (sent: SentMoney): Posting => ({
  cause: 'PAYOUT_ARRIVED',
  cause_id: sent.attempt_id,
  sentence: `Pencairan sampai di ${sent.shown}`,
  lines: [
    debit('BANK', sent.amount, { party: 'BANK_ACCOUNT', party_id: sent.bank_account_id }),
    credit('PAYOUT_TRANSIT', sent.amount, ofPayout(sent)),
  ],
});

/** It came back: everything is as it was before it was sent. */
export const payoutFailed = (
  sent: SentMoney,
  orders: readonly OrderPart[],
  claims: readonly Claim[],
  reverses_id: string | undefined,
): Posting => ({
  cause: 'PAYOUT_FAILED',
  cause_id: sent.attempt_id,
  sentence: `Pencairan ke ${sent.shown} gagal, uangnya kembali dititipkan di marketplace`,
  ...(reverses_id && { reverses_id }),
  lines: [
    ...orders.map(({ order_id, amount }) => debit('ESCROW', amount, ofOrder(order_id))),
    ...claims.map(({ complaint_id, amount }) =>
      credit('CLAIM_PAYABLE', amount, ofComplaint(complaint_id)),
    ),
    credit('PAYOUT_TRANSIT', sent.amount, ofPayout(sent)),
  ],
});
