import type { Db, Tx } from '../../platform/db/handle.ts';
import { inScope } from '../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { StoreScope } from '../../platform/store-scope.ts';

/** A store about to be changed, and the day it is there. */
export type ChangingStore = { store_id: string; is_active: boolean; today: string };

const columns = sql`s.id as store_id, s.is_active, (now() at time zone c.time_zone)::date as today`;

export async function lockStore(db: Tx, scope: StoreScope): Promise<ChangingStore | undefined> {
  const [store] = await rowsOf<ChangingStore>(
    db,
    sql`select ${columns} from stores s join cities c on c.id = s.city_id
        where ${inScope(scope, sql`s.id`)} for no key update of s`,
  );
  return store;
}

export async function readStoreDay(db: Db, scope: StoreScope): Promise<ChangingStore | undefined> {
  const [store] = await rowsOf<ChangingStore>(
    db,
    sql`select ${columns} from stores s join cities c on c.id = s.city_id
        where ${inScope(scope, sql`s.id`)}`,
  );
  return store;
}
