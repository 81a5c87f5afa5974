import type { BankAccount } from '@marketplace/contract/bank-account';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { SealedNumber } from '../record/number-seal.ts';

/** How long a new account waits, unless a second owner says yes. */
const holdHours = 24;

type NewAccount = SealedNumber & {
  bank_code: string;
  number: string;
  holder_name: string;
  state: BankAccount['state'];
  created_by: string;
};

/** The default where it is the first that can be. */
export async function insertAccount(
  db: Tx,
  { store_id }: OneStore,
  account: NewAccount,
  is_default: boolean,
): Promise<string> {
  const { number, state } = account;
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into bank_accounts (store_id, bank_code, number_sealed, number_mark, number_last4, number_length,
          holder_name, state, is_default, created_by, verified_at, payable_from, owner_ids)
        values (${store_id}::bigint, ${account.bank_code}, ${account.number_sealed}, ${account.number_mark},
          ${number.slice(-4)}, ${number.length}::int, ${account.holder_name}, ${state}::bank_account_state,
          ${is_default}::boolean, ${account.created_by}::bigint,
          case when ${state}::bank_account_state = 'VERIFIED' then now() end,
          now() + make_interval(hours => ${holdHours}),
          array(select user_id from store_permissions where store_id = ${store_id}::bigint and role_name = 'OWNER'))
        returning id`,
  );
  if (!row) throw new Error('an account was not written');
  return row.id;
}

/** The one with this number, if the store has it. */
export async function findByMark(
  db: Db,
  { store_id }: OneStore,
  number_mark: Uint8Array,
): Promise<{ id: string; created_by: string | null } | undefined> {
  const [row] = await rowsOf<{ id: string; created_by: string | null }>(
    db,
    sql`select id, created_by from bank_accounts
        where store_id = ${store_id}::bigint and number_mark = ${number_mark} and removed_at is null`,
  );
  return row;
}

export async function readSealed(
  db: Db,
  { store_id }: OneStore,
  id: string,
): Promise<{ store_id: string; bank_code: string; number_sealed: Uint8Array } | undefined> {
  const [row] = await rowsOf<{ store_id: string; bank_code: string; number_sealed: Uint8Array }>(
    db,
    sql`select store_id, bank_code, number_sealed from bank_accounts
        where store_id = ${store_id}::bigint and id = ${id}::bigint and removed_at is null`,
  );
  return row;
}

export async function setAccount(
  db: Tx,
  { store_id }: OneStore,
  id: string,
  ...changes: Sql[]
): Promise<void> {
  await rowsOf(
    db,
    sql`update bank_accounts set ${joined(changes, ', ')}
        where store_id = ${store_id}::bigint and id = ${id}::bigint`,
  );
}

/** One after the other: a store has one default at every moment. */
export async function makeDefault(db: Tx, store: OneStore, id: string): Promise<void> {
  await rowsOf(
    db,
    sql`update bank_accounts set is_default = false
        where store_id = ${store.store_id}::bigint and is_default and id <> ${id}::bigint`,
  );
  await setAccount(db, store, id, sql`is_default = true`);
}

/** Whether something is on its way there: sent, or to be sent there once more. */
export async function isOnItsWay(db: Tx, { store_id }: OneStore, id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from payouts where store_id = ${store_id}::bigint and bank_account_id = ${id}::bigint
          and (state = 'SENT' or state = 'SCHEDULED' and attempt > 1) limit 1`,
  );
  return rows.length > 0;
}

export const readOwners = (
  db: Db,
  { store_id }: OneStore,
): Promise<{ user_id: string; phone_number: string; store_name: string }[]> =>
  rowsOf<{ user_id: string; phone_number: string; store_name: string }>(
    db,
    sql`select u.id as user_id, u.phone_number, s.name as store_name
        from store_permissions p join users u on u.id = p.user_id join stores s on s.id = p.store_id
        where p.store_id = ${store_id}::bigint and p.role_name = 'OWNER' order by u.id`,
  );

export async function readPhoneNumber(db: Db, user_id: string): Promise<string> {
  const [row] = await rowsOf<{ phone_number: string }>(
    db,
    sql`select phone_number from users where id = ${user_id}::bigint`,
  );
  return row?.phone_number ?? '';
}
