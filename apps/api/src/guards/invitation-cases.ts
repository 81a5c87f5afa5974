import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { keyUsedBefore } from './move-cases.ts';
import { fresh, inactiveStore } from './store-write.ts';

const { staffInvitations } = contract;

/** A store that invites everybody of the guards' world, so that whoever calls has an invitation. */
async function invitingStore(world: GuardWorld): Promise<string> {
  const store_id = await inactiveStore(world, { is_active: true });
  const { db } = world.server.database;
  await sql`delete from store_permissions where store_id = ${store_id}`.execute(db);
  // Who offers a role has one there that allows it; nobody who calls has any.
  const { rows } = await sql<{ user_id: string }>`
    insert into store_permissions (user_id, store_id, role_name, inventory, "order", store)
    select id, ${store_id}, 'OWNER', 'MANAGE', 'MANAGE', 'MANAGE' from users
    where username not like 'guard-%' order by id limit 1 returning user_id`.execute(db);
  await sql`
    insert into staff_invitations (store_id, phone_number, name, role_name, invited_by, expires_at)
    select ${store_id}, phone_number, 'Nama', 'VIEWER', ${rows[0]?.user_id}::bigint, now() + interval '1 day'
    from users where username like 'guard-%'`.execute(db);
  return store_id;
}

/** A store in which everybody of the guards' world works. */
async function sharedStore(world: GuardWorld): Promise<string> {
  const store_id = await inactiveStore(world, { is_active: true });
  const { db } = world.server.database;
  await sql`
    insert into store_permissions (user_id, store_id, role_name, inventory, "order", store)
    select id, ${store_id}, 'OWNER', 'MANAGE', 'MANAGE', 'MANAGE' from users
    where username like 'guard-%' on conflict do nothing`.execute(db);
  return store_id;
}

const answered = (entry: typeof staffInvitations.accept | typeof staffInvitations.decline) => {
  const valid = async (world: GuardWorld) => ({ body: { store_id: await invitingStore(world) } });
  return {
    valid,
    provoke: {
      invitation_not_found: ({ own }) => ({
        inputs: { body: { store_id: own.seller } },
        as: 'OWNER',
      }),
      idempotency_key_reused: (world) => keyUsedBefore(world, entry, () => valid(world)),
    },
  } satisfies GuardCase;
};

const leaving = async (world: GuardWorld) => ({ body: { store_id: await sharedStore(world) } });

export const invitationCases: Record<string, GuardCase> = {
  'staffInvitations.list': { valid: () => ({}) },
  'staffInvitations.accept': answered(staffInvitations.accept),
  'staffInvitations.decline': answered(staffInvitations.decline),
  'staffInvitations.leave': {
    valid: leaving,
    provoke: {
      permission_denied: ({ other }) => ({
        inputs: { body: { store_id: other.seller } },
        as: 'OWNER',
      }),
      last_owner: async (world) => ({
        inputs: { body: { store_id: await inactiveStore(world) } },
        as: 'OWNER',
      }),
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, staffInvitations.leave, () => leaving(world)),
    },
  },
};

/** Somebody who was invited there and has not answered. */
export async function pendingNumber({ server, ownerId }: GuardWorld, store_id: string) {
  const phone_number = `+62879${String(fresh()).padStart(8, '0')}`;
  await sql`
    insert into staff_invitations (store_id, phone_number, name, role_name, invited_by, expires_at)
    values (${store_id}, ${phone_number}, 'Nama', 'VIEWER', ${ownerId}, now() + interval '1 day')`.execute(
    server.database.db,
  );
  return phone_number;
}

/** A store of the OWNER in which as many are waiting as may. */
export async function fullStore(world: GuardWorld): Promise<string> {
  const store_id = await inactiveStore(world, { is_active: true });
  await sql`
    insert into staff_invitations (store_id, phone_number, name, role_name, invited_by, expires_at)
    select ${store_id}, '+628' || n, 'Nama', 'VIEWER', ${world.ownerId}, now() + interval '1 day'
    from generate_series(1, 50) n`.execute(world.server.database.db);
  return store_id;
}
