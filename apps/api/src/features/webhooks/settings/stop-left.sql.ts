import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';

export type Left = { store_id: string; webhook_id: string; name: string };

/** Active ones that nobody who manages the store answers for. A store has few, and people are on every node. */
export const readLeft = (db: Db, limit: number): Promise<Left[]> =>
  rowsOf<Left>(
    db,
    sql`select w.store_id, w.id as webhook_id, w.name from webhooks w
        where w.removed_at is null and w.state = 'ACTIVE' and not exists (
          select from store_permissions p
          where p.user_id = w.kept_by and p.store_id = w.store_id and p.store = 'MANAGE')
        order by w.store_id, w.id limit ${limit}::int`,
  );
