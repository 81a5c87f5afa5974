import type { StoreFlags } from '@marketplace/contract/ops-stores';
import type { RoleName } from '@marketplace/contract/stores';
import type { Insertable } from 'kysely';
import { forgetPerson } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';

export function storesOfUser(db: Db, user_id: string) {
  return db
    .selectFrom('store_permissions as p')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .innerJoin('cities as c', 'c.id', 's.city_id')
    .where('p.user_id', '=', user_id)
    .select([
      's.id',
      's.uuid',
      's.unique_id',
      's.name',
      'c.name as city',
      'c.time_zone',
      's.is_seller',
      's.allows_selling',
      's.is_active',
      'p.inventory',
      'p.order',
      'p.store',
      'p.role_name',
    ])
    .orderBy('s.name', (order) => order.collate('C'))
    .orderBy('s.id')
    .execute();
}

export async function upsertPermission(
  db: Tx,
  permission: Insertable<Tables['store_permissions']>,
): Promise<void> {
  const { user_id: _user, store_id: _store, ...levels } = permission;
  await db
    .insertInto('store_permissions')
    .values(permission)
    .onConflict((conflict) => conflict.columns(['user_id', 'store_id']).doUpdateSet(levels))
    .execute();
}

export async function deletePermission(db: Tx, user_id: string, store_id: string): Promise<void> {
  await db
    .deleteFrom('store_permissions')
    .where('user_id', '=', user_id)
    .where('store_id', '=', store_id)
    .execute();
}

/** What is still offered to somebody goes with another role, and what they had offered unless that one may offer, too. */
export const deleteInvitationsAround = (
  db: Tx,
  user_id: string,
  store_id: string,
  mayOffer: boolean,
): Promise<Offered[]> =>
  rowsOf<Offered>(
    db,
    sql`delete from staff_invitations i using users u
        where u.id = ${user_id}::bigint and i.store_id = ${store_id}::bigint
          and (i.phone_number = u.phone_number or (i.invited_by = u.id and not ${mayOffer}::boolean))
        returning i.phone_number, i.role_name, i.invited_by`,
  );

/** An offer of a role, as it stood. */
export type Offered = { phone_number: string; role_name: RoleName; invited_by: string };

export async function roleIn(db: Tx, user_id: string, store_id: string): Promise<RoleName | null> {
  const row = await db
    .selectFrom('store_permissions')
    .where('user_id', '=', user_id)
    .where('store_id', '=', store_id)
    .select('role_name')
    .executeTakeFirst();
  return row?.role_name ?? null;
}

/** Tells every process that its copy of the user's permissions is old. */
export async function bumpPermissionVersion(db: Tx, user_id: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ permission_version: eb('permission_version', '+', 1) }))
    .where('id', '=', user_id)
    .execute();
  forgetPerson(db, user_id);
}

/** A city that is known keeps its zone. */
export async function upsertCity(
  db: Tx,
  city: { name: string; province: string; time_zone: string },
): Promise<string> {
  const { id } = await db
    .insertInto('cities')
    .values(city)
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'province'])
        .doUpdateSet((eb) => ({ time_zone: eb.ref('cities.time_zone') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** None where the code is another's. */
export function insertStore(db: Tx, store: Insertable<Tables['stores']>) {
  return db
    .insertInto('stores')
    .values(store)
    .onConflict((conflict) => conflict.column('unique_id').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export const lockFlags = (db: Tx, store_id: string) =>
  db
    .selectFrom('stores')
    .where('id', '=', store_id)
    .select(['is_seller', 'allows_selling', 'is_active'])
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function updateFlags(db: Tx, store_id: string, flags: StoreFlags): Promise<void> {
  await db.updateTable('stores').set(flags).where('id', '=', store_id).execute();
}

export async function isAnyStore(db: Db, store_id: string): Promise<boolean> {
  const query = db.selectFrom('stores').where('id', '=', store_id).select('id');
  return (await query.executeTakeFirst()) !== undefined;
}

export async function findStoreName(db: Db, store_id: string): Promise<string> {
  const query = db.selectFrom('stores').where('id', '=', store_id).select('name');
  return (await query.executeTakeFirstOrThrow()).name;
}
