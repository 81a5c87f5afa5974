import type { CreditRules, CreditStanding } from '@marketplace/contract/credit-book';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';
import { owedOrders } from './owed.sql.ts';

const noRules: CreditRules = { over_limit: 'WARN', default_limit: null };

export async function readRules(db: Db, { store_id }: OneStore): Promise<CreditRules> {
  const [rules] = await rowsOf<CreditRules>(
    db,
    sql`select over_limit, default_limit from credit_rules where store_id = ${store_id}::bigint`,
  );
  return rules ?? noRules;
}

/** Of a store that wants to be stopped: of two orders that are accepted at once, the second is counted with the first. */
export async function lockStop(db: Tx, { store_id }: OneStore): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from credit_rules where store_id = ${store_id}::bigint and over_limit = 'STOP' for update`,
  );
  return rows.length > 0;
}

export type Standing = CreditStanding & { own_limit: number | null; order_count: number };

/** How a buyer stands, but for one order that is about to be judged. */
export async function readStanding(
  db: Db,
  store: OneStore,
  buyer_store_id: string,
  but_order_id: string | null = null,
): Promise<Standing> {
  const ofBuyer = sql`o.buyer_store_id = ${buyer_store_id}::bigint
    and o.id is distinct from ${but_order_id}::bigint`;
  const [row] = await rowsOf<Standing>(
    db,
    sql`
    with owed as (${owedOrders(store, ofBuyer)}),
    limits as (
      select (select limit_amount from credit_limits
          where store_id = ${store.store_id}::bigint and buyer_store_id = ${buyer_store_id}::bigint) as own_limit,
        (select default_limit from credit_rules where store_id = ${store.store_id}::bigint) as default_limit,
        (select over_limit from credit_rules where store_id = ${store.store_id}::bigint) as over_limit
    )
    select coalesce(sum(open_amount), 0) as open_amount,
      coalesce(sum(open_amount) filter (where late_days > 0), 0) as late_amount,
      coalesce(sum(total_amount) filter (where due_on is null), 0) as on_way_amount,
      count(*) filter (where open_amount > 0)::int as order_count,
      own_limit, coalesce(own_limit, default_limit) as limit_amount, coalesce(over_limit, 'WARN') as over_limit
    from limits left join owed on true group by own_limit, default_limit, over_limit`,
  );
  if (!row) throw new Error('a standing is always one row');
  return row;
}
