import type { OrderPart } from './send-payout.sql.ts';

/** What the marketplace has paid to a buyer for the store, and has not had back. */
export type Claim = { complaint_id: string; amount: number };

export const sumOf = (parts: readonly Pick<OrderPart | Claim, 'amount'>[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** As much of them as the money goes, the oldest first. */
export function coveredBy(money: number, open: readonly Claim[]): Claim[] {
  let left = money;
  return open.flatMap((claim) => {
    const amount = Math.min(left, claim.amount);
    left -= amount;
    return amount > 0 ? [{ ...claim, amount }] : [];
  });
}

/** Whether none of them has been settled, or a part of it, meanwhile. */
export const areOpen = (claims: readonly Claim[], open: readonly Claim[]): boolean =>
  claims.every(({ complaint_id, amount }) =>
    open.some((each) => each.complaint_id === complaint_id && each.amount >= amount),
  );
