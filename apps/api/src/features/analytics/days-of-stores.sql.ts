import type { Db } from '../../platform/db/handle.ts';
import { inScope } from '../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { StoreScope } from '../../platform/store-scope.ts';

export type StoresNow = {
  /** The day it is where it is latest, and where it is earliest. */
  today: string;
  earliest_today: string;
  /** As of when all orders of the stores are counted; null where those of some have never all been. */
  counted_at: string | null;
};

/** A store whose last event was looked at is counted as of now; one that is gone through once more, as of before that. */
export async function readStoresNow(db: Db, scope: StoreScope): Promise<StoresNow> {
  const [row] = await rowsOf<StoresNow>(
    db,
    sql`select max((now() at time zone z.time_zone)::date)::text as today,
          min((now() at time zone z.time_zone)::date)::text as earliest_today,
          case when bool_and(c.counted_at is not null or k.store_id is null) then
            coalesce(min(case when c.last_event = coalesce(p.last, 0) and c.again_after is null then now() else c.counted_at end), now())
          end as counted_at
        from stores s join cities z on z.id = s.city_id
        left join order_counters k on k.store_id = s.id
        left join counted_stores c on c.store_id = s.id
        left join event_places p on p.store_id = s.id and p.area = 'order'
        where ${inScope(scope, sql`s.id`)}`,
  );
  if (!row) throw new Error('no row of one');
  return row;
}
