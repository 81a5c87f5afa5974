import type { Invitation } from '@marketplace/contract/staff-invitations';
import type { PendingStaff } from '@marketplace/contract/store-staff';
import type { RoleName } from '@marketplace/contract/stores';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import type { Offered } from '../stores.sql.ts';

export const readPendingStaff = (db: Db, scope: StoreScope): Promise<PendingStaff[]> =>
  rowsOf<PendingStaff>(
    db,
    sql`select name, phone_number, role_name, created_at, expires_at
        from staff_invitations
        where ${inScope(scope, sql`store_id`)} and expires_at > now()
        order by created_at desc, phone_number`,
  );

type NewInvitation = {
  store_id: string;
  phone_number: string;
  name: string;
  role_name: RoleName;
  invited_by: string;
};

/** Asked again, somebody has one invitation: the newest. */
export async function upsertInvitation(
  db: Tx,
  { store_id, phone_number, name, role_name, invited_by }: NewInvitation,
  days: number,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into staff_invitations (store_id, phone_number, name, role_name, invited_by, expires_at)
        values (${store_id}::bigint, ${phone_number}, ${name}, ${role_name}::role_name,
          ${invited_by}::bigint, now() + make_interval(days => ${days}::int))
        on conflict (store_id, phone_number) do update set name = excluded.name,
          role_name = excluded.role_name, invited_by = excluded.invited_by,
          created_at = excluded.created_at, expires_at = excluded.expires_at`,
  );
}

/** Answers what it was. */
export async function deletePending(
  db: Tx,
  scope: StoreScope,
  phone_number: string,
): Promise<Offered | undefined> {
  const [deleted] = await rowsOf<Offered>(
    db,
    sql`delete from staff_invitations
        where ${inScope(scope, sql`store_id`)} and phone_number = ${phone_number}
        returning phone_number, role_name, invited_by`,
  );
  return deleted;
}

const mayStillOffer = sql`exists (
  select from store_permissions p
  where p.user_id = i.invited_by and p.store_id = i.store_id and p.store = 'MANAGE')`;

export const readInvitations = (db: Db, user_id: string): Promise<Invitation[]> =>
  rowsOf<Invitation>(
    db,
    sql`select i.store_id, s.name as store_name, c.name as city, i.role_name,
          owner.name as invited_by, i.created_at, i.expires_at
        from users me join staff_invitations i on i.phone_number = me.phone_number
          join stores s on s.id = i.store_id join cities c on c.id = s.city_id
          join users owner on owner.id = i.invited_by
        where me.id = ${user_id}::bigint and i.expires_at > now() and ${mayStillOffer}
        order by i.created_at desc, i.store_id`,
  );

/** Of two answers at once, one finds it; none, where who offered it may no longer offer anything. */
export async function takeInvitation(
  db: Tx,
  user_id: string,
  store_id: string,
): Promise<Offered | undefined> {
  const [taken] = await rowsOf<Offered>(
    db,
    sql`delete from staff_invitations i using users me
        where me.id = ${user_id}::bigint and i.store_id = ${store_id}::bigint
          and i.phone_number = me.phone_number and i.expires_at > now() and ${mayStillOffer}
        returning i.phone_number, i.role_name, i.invited_by`,
  );
  return taken;
}
