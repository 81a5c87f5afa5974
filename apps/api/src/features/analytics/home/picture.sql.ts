import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { integer, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import type { Days } from '../weeks.ts';

export type StoreDay = { store_id: string; day: string; revenue: number };

/** Day by day the stores in which most orders wait, since those are what Home shows first; a store without a day has one without revenue. */
export const readStoreDays = (
  db: Db,
  scope: StoreScope,
  { from, to }: Days,
  most: number,
): Promise<StoreDay[]> =>
  rowsOf<StoreDay>(
    db,
    sql`select k.store_id::text, coalesce(t.day, ${to}::date)::text as day, coalesce(t.revenue, 0) as revenue
        from (
          select c.store_id from order_counters c where ${inScope(scope, sql`c.store_id`)}
          order by c."NEW" desc, c.store_id limit ${integer(most)}
        ) k left join store_days t on ${inScope(scope, sql`t.store_id`)} and t.store_id = k.store_id
          and t.day between ${from}::date and ${to}::date
        order by k.store_id, t.day`,
  );
