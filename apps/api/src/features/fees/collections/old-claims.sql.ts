import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** How long a payout has to settle what the marketplace has paid for a store. */
const waitDays = 14;

export type OldClaim = { complaint_id: string; amount: number };

/** What is open although a payout had the time to settle it. Whoever reads it holds the door of payouts, which settle it too. */
export const readOldClaims = (db: Tx, { store_id }: OneStore, at: string): Promise<OldClaim[]> => {
  const own = sql`${store_id}::bigint`;
  return rowsOf<OldClaim>(
    db,
    sql`select b.party_id as complaint_id, -b.amount as amount from balances b
        where b.store_id = ${own} and b.account = 'CLAIM_PAYABLE' and b.party = 'COMPLAINT' and b.amount < 0
          and not exists (
            select from postings p where p.store_id = ${own} and p.cause in ('COMPLAINT_REFUND', 'REFUND_CLAIMED')
              and p.cause_id = b.party_id and p.created_at > ${at}::timestamptz - make_interval(days => ${waitDays}))
        order by b.party_id`,
  );
};

export async function insertCollectionClaims(
  db: Tx,
  { store_id }: OneStore,
  collection_id: string,
  claims: readonly OldClaim[],
): Promise<void> {
  if (claims.length === 0) return;
  await rowsOf(
    db,
    sql`insert into fee_collection_claims (store_id, collection_id, complaint_id, amount)
        select ${store_id}::bigint, ${collection_id}::bigint, c.complaint_id, c.amount
        from unnest(${claims.map(({ complaint_id }) => complaint_id)}::bigint[],
          ${claims.map(({ amount }) => amount)}::numeric[]) as c (complaint_id, amount)`,
  );
}
