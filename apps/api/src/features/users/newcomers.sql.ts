import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';

export type Invited = { name: string; is_demo: boolean };

/**
 * Whom this number was invited as, where nobody has an account with it: by the newest offer of somebody who may
 * still offer it. They belong to a demo when all who invited them do.
 */
export async function findInvited(db: Db, phone_number: string): Promise<Invited | undefined> {
  const [invited] = await rowsOf<Invited>(
    db,
    sql`select i.name, bool_and(owner.is_demo) over () as is_demo
        from staff_invitations i join users owner on owner.id = i.invited_by
          join store_permissions p
            on p.user_id = i.invited_by and p.store_id = i.store_id and p.store = 'MANAGE'
        where i.phone_number = ${phone_number} and i.expires_at > now()
          and not exists (select from users u where u.phone_number = i.phone_number)
        order by i.created_at desc, i.store_id limit 1`,
  );
  return invited;
}

/** Else a cluster reads of all stores on many connections, and in the same transaction can make nobody any more. */
export async function readOneByOne(db: Tx): Promise<void> {
  await rowsOf(db, sql`select set_config('citus.multi_shard_modify_mode', 'sequential', true)`);
}

type NewPerson = {
  name: string;
  phone_number: string;
  username: string;
  is_demo: boolean;
  password_hash: string | null;
};

/** Nobody is made twice, however often they come at once; a username that is taken makes nobody. */
export async function insertPersonOnce(db: Tx, person: NewPerson): Promise<void> {
  await db
    .insertInto('users')
    .values(person)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
