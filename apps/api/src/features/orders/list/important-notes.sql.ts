import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';

/** A store of the scope that may not sell or is inactive. */
export type UnableStore = { store_id: string; store_name: string; is_active: boolean };

export const readUnableStores = (db: Db, scope: StoreScope): Promise<UnableStore[]> =>
  rowsOf(
    db,
    sql`select id as store_id, name as store_name, is_active from stores
        where ${inScope(scope, sql`id`)}
          and is_seller and not (allows_selling and is_active)
        order by id`,
  );
