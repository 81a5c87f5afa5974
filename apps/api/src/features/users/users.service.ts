import { createHmac } from 'node:crypto';
import type { UserInfo } from '@marketplace/contract/users';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import type { IsDemo } from '../../platform/is-demo.ts';
import { sendLater } from '../../platform/outbox/send-later.ts';
import { textMessages } from '../../platform/outbox/text-messages.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { KeyFor } from '../../platform/secret-key.ts';
import { recordAct } from '../acts/acts.service.ts';
import { findReceiver } from './newcomers.service.ts';
import {
  findByPhoneNumber,
  findNames,
  findOtpChoice,
  findUser,
  findUsername,
  insertUser,
  isAnyUser,
  markEveryoneAsDemo,
  updateUser,
} from './users.sql.ts';

export async function userDetail(
  db: Db,
  deviceKey: KeyFor,
  who: Caller,
  user_uuid: string | undefined,
): Promise<{ user_info: UserInfo; device_key: string }> {
  if (user_uuid && user_uuid.toLowerCase() !== who.user_uuid) fail('permission_denied');
  const { is_online, ...user } = await findUser(db, who.user_id);
  const device_key = createHmac('sha256', await deviceKey(db)).update(who.user_uuid);
  return {
    user_info: { ...user, identity_tracking_fields: { ...user, is_online } },
    device_key: device_key.digest('base64url'),
  };
}

export const findUserByPhoneNumber = findByPhoneNumber;

export const markDemoAccounts = markEveryoneAsDemo;

/** How the person with this number signs in; of a number nobody has, what is most usual. */
export async function checkPhoneNumber(db: Db, isDemo: IsDemo, phone_number: string) {
  const user = await findReceiver(db, isDemo, phone_number);
  return {
    is_registered: user !== undefined,
    has_password: typeof user?.password_hash === 'string',
    primary_otp_method: user?.primary_otp_method ?? 'WHATSAPP',
    is_whitelisted_for_otp_selection: user?.is_whitelisted_for_otp_selection ?? false,
  };
}

export const setPassword = (db: Tx, user_id: string, password_hash: string) =>
  updateUser(db, user_id, { password_hash });

export type OtpChoice = {
  primary_otp_method?: 'WHATSAPP' | 'SMS';
  is_whitelisted_for_otp_selection?: boolean;
};

export function setOtpChoice(db: Db, user_id: string, choice: OtpChoice): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await findOtpChoice(db, user_id);
    await updateUser(db, user_id, choice);
    await recordAct(db, 'user.otp', { user_id, before, after: { ...before, ...choice } });
  });
}

export async function namesByPhoneNumber(
  db: Db,
  phone_numbers: readonly string[],
): Promise<Map<string, string>> {
  const rows = await findNames(db, phone_numbers);
  return new Map(rows.map((row) => [row.phone_number, row.name]));
}

export const usernameOf = findUsername;

export const nameOf = async (db: Db, user_id: string): Promise<string> =>
  (await findUser(db, user_id)).name;

export const phoneNumberOf = async (db: Db, user_id: string): Promise<string> =>
  (await findUser(db, user_id)).phone_number;

/** A text to their own telephone, of what happened to their account. */
export async function tellPerson(
  db: Tx,
  user_id: string,
  about: string,
  text: string,
): Promise<void> {
  const phone_number = await phoneNumberOf(db, user_id);
  await sendLater(db, textMessages, { user_id, target: phone_number, about, payload: { text } });
}

export const hasUsers = isAnyUser;

/** Without a password a person signs in by one-time codes. */
export type NewUser = {
  name: string;
  username: string;
  phone_number: string;
  password: string | null;
};

export async function createUser(db: Db, { password, ...user }: NewUser): Promise<string> {
  const password_hash = password === null ? null : await hashPassword(password);
  return inTransaction(db, async (db) => {
    const { id } = (await insertUser(db, { ...user, password_hash })) ?? fail('user_exists');
    await recordAct(db, 'user.create', { user_id: id, after: user });
    return id;
  });
}
