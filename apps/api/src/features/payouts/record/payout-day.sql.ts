import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** When a payout to this account goes out, on the store's calendar: today, or once the account may be used. */
export async function readPayoutDay(
  db: Tx,
  { store_id }: OneStore,
  account_id: string | null,
): Promise<string> {
  const [row] = await rowsOf<{ day: string }>(
    db,
    sql`select greatest((now() at time zone c.time_zone)::date, (a.payable_from at time zone c.time_zone)::date)::text
          as day
        from stores s join cities c on c.id = s.city_id
        left join bank_accounts a on a.store_id = ${store_id}::bigint and a.id = ${account_id}::bigint
        where s.id = ${store_id}::bigint`,
  );
  if (!row) throw new Error(`store ${store_id} has no day`);
  return row.day;
}
