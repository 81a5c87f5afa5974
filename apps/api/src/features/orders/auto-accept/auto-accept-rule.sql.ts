import type { AutoAcceptRule } from '@marketplace/contract/auto-accept';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

const columns = sql`is_on, least_completed_orders, most_amount, needs_stock, within_hours`;

/** Of a store that has never said anything. */
const none: AutoAcceptRule = {
  is_on: false,
  least_completed_orders: null,
  most_amount: null,
  needs_stock: false,
  within_hours: false,
};

export async function readRule(db: Db, { store_id }: OneStore): Promise<AutoAcceptRule> {
  const [rule = none] = await rowsOf<AutoAcceptRule>(
    db,
    sql`select ${columns} from auto_accept_rules where store_id = ${store_id}::bigint`,
  );
  return rule;
}

/**
 * The rule if it is switched on, held as it is until the transaction ends: whoever switches it off waits for what is being
 * accepted, and nothing is accepted after that.
 */
export async function holdRule(
  db: Tx,
  { store_id }: OneStore,
): Promise<AutoAcceptRule | undefined> {
  const [rule] = await rowsOf<AutoAcceptRule>(
    db,
    sql`select ${columns} from auto_accept_rules
        where store_id = ${store_id}::bigint and is_on for share`,
  );
  return rule;
}

export async function writeRule(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  rule: AutoAcceptRule,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into auto_accept_rules as r (store_id, is_on, least_completed_orders, most_amount, needs_stock,
          within_hours, updated_by)
        values (${store_id}::bigint, ${rule.is_on}::boolean, ${rule.least_completed_orders}::int,
          ${rule.most_amount}::numeric, ${rule.needs_stock}::boolean, ${rule.within_hours}::boolean, ${user_id}::bigint)
        on conflict (store_id) do update set is_on = excluded.is_on,
          least_completed_orders = excluded.least_completed_orders, most_amount = excluded.most_amount,
          needs_stock = excluded.needs_stock, within_hours = excluded.within_hours,
          updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
  );
}
