import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { stoppedByFees } from '../../fees/collections/fee-state.service.ts';

/** A store of the scope that takes no new orders: it may not sell, is inactive, or owes fees for too long. */
export type UnableStore = {
  store_id: string;
  store_name: string;
  is_active: boolean;
  allows_selling: boolean;
  owes_fees: boolean;
};

export const readUnableStores = (db: Db, scope: StoreScope): Promise<UnableStore[]> =>
  rowsOf(
    db,
    sql`select s.id as store_id, s.name as store_name, s.is_active, s.allows_selling,
          f.store_id is not null as owes_fees
        from stores s left join (${stoppedByFees((id) => inScope(scope, id))}) f on f.store_id = s.id
        where ${inScope(scope, sql`s.id`)} and s.is_seller
          and (not (s.allows_selling and s.is_active) or f.store_id is not null)
        order by s.id`,
  );
