import { listBanks } from '../features/banks/banks.service.ts';
import { mendHours } from '../features/book/book.service.ts';
import { schedulePayouts } from '../features/payouts/placing/schedule-payouts.service.ts';
import { createNumberSeal } from '../features/payouts/record/number-seal.ts';
import type { Database, Db } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { secretKey } from '../platform/secret-key.ts';
import {
  countBook,
  countPayouts,
  type PastAccount,
  postPayouts,
  writeAccounts,
  writeAttempts,
  writeOwed,
  writePayouts,
} from './payout-history.sql.ts';
import { at } from './random.ts';
import type { SellerStore, World } from './world.ts';

const [hour, day] = [3_600_000, 86_400_000];

/** Banks of the demo, each with numbers as long as they are there. */
const banks = [
  { code: '014', digits: 10 },
  { code: '008', digits: 13 },
  { code: '002', digits: 15 },
  { code: '009', digits: 10 },
] as const;

/** Their money waits: nobody has said where to. */
const withoutAccount = ['Agen Sembako Cahaya Baru', 'Toko Grosir Cenderawasih'];
/** Has a second account, which is so new that nothing goes there yet. */
const withNewAccount = 'Toko Grosir Sumber Rejeki';

/** Where stores want their money, and what they were paid out of what was completed before today. */
export async function fillPayoutHistory({ db }: Database, { now, stores, users }: World) {
  const holderOf = ({ ownerId }: SellerStore) =>
    users.find(({ id }) => id === ownerId)?.name ?? 'Pemilik Toko';
  const accounts: PastAccount[] = [];
  for (const store of stores) {
    if (withoutAccount.includes(store.plan.name)) continue;
    const holder_name = holderOf(store);
    accounts.push(await account(db, store, holder_name, now - 200 * day, true));
    if (store.plan.name === withNewAccount)
      accounts.push(await account(db, store, holder_name, now - 3 * hour, false));
  }
  const moment = new Date(now).toISOString();
  await inTransaction(db, async (db) => {
    await countBook(db);
    await writeAccounts(db, accounts);
    await writeOwed(db);
    await writePayouts(db, moment);
    await writeAttempts(db, moment);
    await countPayouts(db);
    await postPayouts(db, listBanks().banks);
  });
  const { signal } = new AbortController();
  await mendHours(db, signal);
  await schedulePayouts(db, signal);
}

/** Sealed by the database's own key: a world knows no other. */
const numbers = createNumberSeal([secretKey(undefined, 'bank_accounts')]);

async function account(
  db: Db,
  { id, ownerId }: SellerStore,
  holder_name: string,
  created: number,
  is_default: boolean,
): Promise<PastAccount> {
  const { code: bank_code, digits } = at(banks, (id + (is_default ? 0 : 1)) % banks.length);
  const store_id = String(id);
  const number = String(7_310_000_000 + id * 48_611).padEnd(digits, '3');
  return {
    store_id,
    bank_code,
    ...(await numbers.seal(db, { store_id, bank_code }, number)),
    number_last4: number.slice(-4),
    number_length: digits,
    holder_name,
    is_default,
    created_by: String(ownerId),
    created_at: new Date(created).toISOString(),
  };
}
