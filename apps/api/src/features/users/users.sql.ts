import type { Insertable, Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/db/handle.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';

export function findUser(db: Db, user_id: string) {
  return db
    .selectFrom('users')
    .where('id', '=', user_id)
    .select([
      'uuid',
      'id',
      'username',
      'name',
      'phone_number',
      'city_ids',
      'acquisition_channel_non_referred',
      'acquisition_channel_sales_referred',
      'acquisition_channel_store_referred',
      'is_online',
    ])
    .executeTakeFirstOrThrow();
}

/** None where the number or the username is another's. */
export function insertUser(db: Tx, user: Insertable<Tables['users']>) {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

export const findOtpChoice = (db: Tx, user_id: string) =>
  db
    .selectFrom('users')
    .where('id', '=', user_id)
    .select(['primary_otp_method', 'is_whitelisted_for_otp_selection'])
    .executeTakeFirst();

export function findByPhoneNumber(db: Db, phone_number: string) {
  return db
    .selectFrom('users')
    .where('phone_number', '=', phone_number)
    .select([
      'id',
      'uuid',
      'password_hash',
      'primary_otp_method',
      'is_whitelisted_for_otp_selection',
      'is_demo',
    ])
    .executeTakeFirst();
}

export async function updateUser(
  db: Tx,
  user_id: string,
  change: Pick<
    Updateable<Tables['users']>,
    'password_hash' | 'primary_otp_method' | 'is_whitelisted_for_otp_selection'
  >,
): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', user_id).execute();
}

export async function markEveryoneAsDemo(db: Tx): Promise<void> {
  await db.updateTable('users').set({ is_demo: true }).execute();
}

export async function findUsername(db: Db, user_id: string): Promise<string> {
  const query = db.selectFrom('users').where('id', '=', user_id).select('username');
  return (await query.executeTakeFirstOrThrow()).username;
}

export function findNames(db: Db, phone_numbers: readonly string[]) {
  return db
    .selectFrom('users')
    .where('phone_number', 'in', phone_numbers)
    .select(['phone_number', 'name'])
    .execute();
}

export async function isAnyUser(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
