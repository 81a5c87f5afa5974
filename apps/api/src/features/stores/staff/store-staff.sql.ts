import type { StaffMember } from '@marketplace/contract/store-staff';
import type { RoleName } from '@marketplace/contract/stores';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';

export const readStaff = (db: Db, scope: StoreScope, user_id: string): Promise<StaffMember[]> =>
  rowsOf<StaffMember>(
    db,
    sql`select u.id as user_id, u.name, u.phone_number, p.role_name,
          u.id = ${user_id}::bigint as is_you
        from store_permissions p join users u on u.id = p.user_id
        where ${inScope(scope, sql`p.store_id`)}
        order by p.role_name, u.name collate "C", u.id`,
  );

/** Somebody's role, and how many owners there are besides them. */
export async function readRole(
  db: Db,
  scope: StoreScope,
  user_id: string,
): Promise<{ role_name: RoleName | null; other_owners: number }> {
  const [row] = await rowsOf<{ role_name: RoleName | null; other_owners: number }>(
    db,
    sql`select max(role_name) filter (where user_id = ${user_id}::bigint) as role_name,
          count(*) filter (where role_name = 'OWNER' and user_id <> ${user_id}::bigint)::int as other_owners
        from store_permissions where ${inScope(scope, sql`store_id`)}`,
  );
  return row ?? { role_name: null, other_owners: 0 };
}
