import type { Configuration } from '@marketplace/contract/configuration';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { recordAct } from '../acts/acts.service.ts';
import { usernameOf } from '../users/users.service.ts';
import { readSettings, upsertSetting } from './configuration.sql.ts';
import { isSettingName, type SettingName, type Settings, settings } from './settings.ts';

export async function configurationFor(db: Db, who: Caller): Promise<Configuration> {
  const {
    desktop_usernames,
    fee_payment_accounts: _,
    registration_documents: _asked,
    ...rest
  } = await allSettings(db);
  const is_desktop_user =
    desktop_usernames.includes('*') ||
    desktop_usernames.includes(await usernameOf(db, who.user_id));
  return { is_desktop_user, ...rest };
}

/** Told to anybody: who cannot sign in needs it most. */
export const supportContact = async (db: Db): Promise<Configuration['support']> =>
  (await allSettings(db)).support;

/** How long a seller has to answer an order. */
export const orderResponseHours = async (db: Db): Promise<number> =>
  (await allSettings(db)).order_response_hours;

/** Where stores pay their fees to; none before an operator has said so. */
export const feePaymentAccounts = async (db: Db): Promise<Settings['fee_payment_accounts']> =>
  (await allSettings(db)).fee_payment_accounts;

/** Whether operators want to see papers before a store may sell. */
export const wantsRegistrationDocuments = async (db: Db): Promise<boolean> =>
  (await allSettings(db)).registration_documents;

/** A setting that no longer fits its shape counts as not set: an old row must not close the shop. */
async function allSettings(db: Db): Promise<Settings> {
  const kept = await readSettings(db);
  const read = (name: SettingName) => {
    const { success, data } = settings[name].safeParse(kept[name]);
    return success ? data : settings[name].parse(undefined);
  };
  return Object.fromEntries(
    Object.keys(settings).map((name) => [name, read(name as SettingName)]),
  ) as Settings;
}

/** Takes a value that has been checked against its shape. */
export function changeSetting(db: Db, name: SettingName, value: unknown): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = (await readSettings(db))[name];
    await upsertSetting(db, name, value);
    await recordAct(db, 'configuration.set', { name, before, after: value });
  });
}

/** The same for a value that anybody sent. */
export async function configure(db: Db, name: string, value: unknown): Promise<{ name: string }> {
  if (!isSettingName(name)) return fail('validation_failed', { name: 'not_a_choice' });
  const { success, data } = settings[name].safeParse(value);
  if (!success) return fail('validation_failed', { value: 'invalid' });
  await changeSetting(db, name, data);
  return { name };
}
