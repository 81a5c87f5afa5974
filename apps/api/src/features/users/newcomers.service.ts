import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/handle.ts';
import type { IsDemo } from '../../platform/is-demo.ts';
import { findInvited, type Invited, insertPersonOnce, readOneByOne } from './newcomers.sql.ts';
import { findByPhoneNumber } from './users.sql.ts';

/** Who signs in with this number. Outside of a demo its people are like numbers nobody has. */
export async function findAccount(db: Db, isDemo: IsDemo, phone_number: string) {
  const user = await findByPhoneNumber(db, phone_number);
  return user?.is_demo && !(await isDemo(db)) ? undefined : user;
}

/** Who was invited and has not signed in yet: they have no account, but codes reach them. */
async function findNewcomer(db: Db, isDemo: IsDemo, phone_number: string) {
  const invited = await findInvited(db, phone_number);
  return invited?.is_demo && !(await isDemo(db)) ? undefined : invited;
}

/** To whom a code of this number goes. */
export async function findReceiver(db: Db, isDemo: IsDemo, phone_number: string) {
  const user = await findAccount(db, isDemo, phone_number);
  if (user) return user;
  const invited = await findNewcomer(db, isDemo, phone_number);
  return invited && { ...invited, ...usual };
}

/** What most people have, and whoever nobody knows. */
const usual = {
  password_hash: null,
  primary_otp_method: 'WHATSAPP' as const,
  is_whitelisted_for_otp_selection: false,
};

/** For who has proven to hold the number: their account, which is made when they come by an invitation. */
export async function openAccount(db: Tx, isDemo: IsDemo, phone_number: string) {
  const user = await findAccount(db, isDemo, phone_number);
  if (user) return user;
  await readOneByOne(db);
  const invited = await findNewcomer(db, isDemo, phone_number);
  return invited && makeAccount(db, invited, phone_number);
}

type NewAccount = Invited & { phone_number: string; password_hash: string };

/** For who has proven to hold a number: an account of their own. None where somebody has it; an invitation waits for them in it. */
export async function openNewAccount(db: Tx, account: NewAccount) {
  await readOneByOne(db);
  if (await findByPhoneNumber(db, account.phone_number)) return undefined;
  return makeAccount(db, account, account.phone_number, account.password_hash);
}

/** Without a password they come by codes until they choose one. */
async function makeAccount(
  db: Tx,
  { name, is_demo }: Invited,
  phone_number: string,
  password_hash: string | null = null,
) {
  const digits = phone_number.slice(1);
  // Somebody else may be named like the number; then a few more signs make it another name.
  for (const username of [digits, `${digits}-${randomBytes(6).toString('hex')}`]) {
    await insertPersonOnce(db, { name, phone_number, username, is_demo, password_hash });
    const made = await findByPhoneNumber(db, phone_number);
    if (made) return made;
  }
  throw new Error('a new person was not kept');
}
