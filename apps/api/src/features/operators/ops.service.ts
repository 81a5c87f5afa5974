import type { RoleName } from '@marketplace/contract/stores';
import { revokeTokensOf } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { decideOnGlog } from '../glog/glog.service.ts';
import { resetFactor } from '../second-factor/second-factor.service.ts';
import { reportAddress } from '../stores/store-profile.service.ts';
import {
  createStore,
  grantRole,
  isStore,
  type NewStore,
  revokeRole,
} from '../stores/stores.service.ts';
import { createUser, findUserByPhoneNumber } from '../users/users.service.ts';

type NamedUser = { phone_number: string; name: string; username?: string | undefined };

const done = { done: true as const };

/** Without a password: nobody but the person knows one that was never told. */
export const newUser = async (db: Db, { phone_number, name, username }: NamedUser) => ({
  user_id: await createUser(db, {
    phone_number,
    name,
    username: username ?? phone_number.slice(1),
    password: null,
  }),
});

/** Whoever it was lost to may be signed in: so every login ends with it. */
export async function resetFactorByNumber(
  db: Db,
  { phone_number, reason }: { phone_number: string; reason: string },
) {
  const user_id = await userWith(db, phone_number);
  return inTransaction(db, async (db) => {
    if (await resetFactor(db, user_id, reason)) await revokeTokensOf(db, user_id);
    return done;
  });
}

export const newStore = async (db: Db, store: NewStore) => ({
  store_id: await createStore(db, store),
});

type Member = { phone_number: string; store_id: string };

export async function grantByNumber(
  db: Db,
  { phone_number, store_id, role_name }: Member & { role_name: RoleName },
) {
  const user_id = await userWith(db, phone_number);
  await mustBeStore(db, store_id);
  await grantRole(db, user_id, store_id, role_name);
  return done;
}

export async function revokeByNumber(db: Db, { phone_number, store_id }: Member) {
  await revokeRole(db, await userWith(db, phone_number), store_id);
  return done;
}

export async function doubtAddress(db: Db, { store_id, text }: { store_id: string; text: string }) {
  await mustBeStore(db, store_id);
  return { report_id: await reportAddress(db, store_id, text) };
}

type Verdict = { store_id: string; is_approved: boolean; supports_cod: boolean; reason: string };

export async function answerGlog(db: Db, { store_id, ...verdict }: Verdict) {
  if (!(await decideOnGlog(db, store_id, verdict))) fail('glog_not_requested');
  return done;
}

/** Whom words are for: one store, or null for all. */
export async function addressee(db: Db, store_id: string | undefined): Promise<string | null> {
  if (store_id === undefined) return null;
  await mustBeStore(db, store_id);
  return store_id;
}

async function mustBeStore(db: Db, store_id: string): Promise<void> {
  if (!(await isStore(db, store_id))) fail('store_not_found');
}

async function userWith(db: Db, phone_number: string): Promise<string> {
  return ((await findUserByPhoneNumber(db, phone_number)) ?? fail('user_not_found')).id;
}
