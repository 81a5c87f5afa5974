import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { Claim } from './claims.ts';

/** Settled by whoever holds the payouts' door, so that each is settled once. */
export const readOpenClaims = (db: Db, { store_id }: OneStore): Promise<Claim[]> =>
  rowsOf<Claim>(
    db,
    sql`select party_id as complaint_id, -amount as amount from balances
        where store_id = ${store_id}::bigint and account = 'CLAIM_PAYABLE' and party = 'COMPLAINT' and amount < 0
        order by party_id`,
  );

export async function insertClaims(
  db: Tx,
  { store_id }: OneStore,
  attempt_id: string,
  claims: readonly Claim[],
): Promise<void> {
  if (claims.length === 0) return;
  await rowsOf(
    db,
    sql`insert into payout_claims (store_id, attempt_id, complaint_id, amount)
        select ${store_id}::bigint, ${attempt_id}::bigint, c.complaint_id, c.amount
        from unnest(${claims.map(({ complaint_id }) => complaint_id)}::bigint[],
          ${claims.map(({ amount }) => amount)}::numeric[]) as c (complaint_id, amount)`,
  );
}

export const readClaimsOf = (
  db: Tx,
  { store_id }: OneStore,
  attempt_id: string,
): Promise<Claim[]> =>
  rowsOf<Claim>(
    db,
    sql`select complaint_id, amount from payout_claims
        where store_id = ${store_id}::bigint and attempt_id = ${attempt_id}::bigint order by complaint_id`,
  );
