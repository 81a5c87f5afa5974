import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';

type ToTell = {
  id: string;
  state: Tables['payouts']['state'];
  amount: number;
};

/** Those that people want to hear of. One that waits for an account is told of when it begins to, not with every order more. */
export const readToTell = (db: Tx, store_id: string, payout_ids: readonly string[]) =>
  rowsOf<ToTell>(
    db,
    sql`select id, state, amount::float8 as amount from payouts
        where store_id = ${store_id}::bigint and id = any(${payout_ids}::bigint[]) and amount > 0
          and (state in ('SENT', 'ARRIVED', 'FAILED')
            or state = 'WAITING_ACCOUNT' and created_at > now() - interval '1 minute')
        order by id desc`,
  );
