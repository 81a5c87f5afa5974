import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { schedulePayouts } from '../features/payouts/placing/schedule-payouts.service.ts';
import { grantRole } from '../features/stores/stores.service.ts';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import { findUserByPhoneNumber } from '../features/users/users.service.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { orderAt } from './order-at.ts';
import type { TestServer } from './test-server.ts';

const { bankAccounts, moneyPayouts } = contract;
const { signal } = new AbortController();

/** As a server has to be for codes to be shown, as often as one likes. */
export const payoutSettings = { DEMO: true, OTP_RESEND_SECONDS: 0, OTP_CODES_PER_HOUR: 1_000 };

/** Plays an owner with accounts, a second one, and the orders whose money goes there. */
export async function openPayouts(server: TestServer) {
  const { db } = server.database;
  const store_id = testStores.own;
  const other = await findUserByPhoneNumber(db, testPeople.otherOwner);
  await grantRole(db, other?.id ?? '', store_id, 'OWNER');
  const owner = await server.signIn(testPeople.owner);
  const secondOwner = await server.signIn(testPeople.otherOwner);
  const buyer = await server.signIn(testPeople.buyer);
  let numbers = 1_230_000_000;
  const code = async (token = owner) => {
    const sent = await server.call(bankAccounts.sendCode, { body: { store_id } }, token);
    return sent.body.otp.shown_code ?? '';
  };
  const typed = async (more: Record<string, unknown> = {}) => {
    numbers += 1;
    return {
      store_id,
      bank_code: '014',
      account_number: String(numbers),
      holder_name: 'Budi Santoso',
      otp_code: await code(),
      ...more,
    };
  };
  const add = async (more: Record<string, unknown> = {}, token = owner) =>
    server.call(bankAccounts.create, { body: await typed(more) }, token);
  const list = async (query: Record<string, string> = {}, token = owner) =>
    (await server.call(moneyPayouts.list, { query: { store_id, ...query } }, token)).body.data;
  return {
    store_id,
    owner,
    secondOwner,
    buyer,
    code,
    typed,
    add,
    list,
    /** One that may be used at once. */
    account: async (more: Record<string, unknown> = {}) => {
      const { bank_account_id } = (await add(more)).body;
      await sql`update bank_accounts set payable_from = now() where id = ${bank_account_id}`.execute(
        db,
      );
      return bank_account_id;
    },
    get: async (query: Record<string, string> = {}, token = owner) =>
      server.call(bankAccounts.get, { query: { store_id, ...query } }, token),
    act: (
      entry: typeof bankAccounts.setDisbursement | typeof bankAccounts.remove,
      bank_account_id: string,
      token = owner,
    ) => server.call(entry, { body: { store_id, bank_account_id } }, token),
    approve: async (bank_account_id: string, token = owner, otp_code?: string) => {
      const body = { store_id, bank_account_id, otp_code: otp_code ?? (await code(token)) };
      return server.call(bankAccounts.approve, { body }, token);
    },
    choose: (order_id: string, bank_account_id: string | null) =>
      server.call(
        bankAccounts.chooseForOrder,
        { body: { store_id, order_id, bank_account_id } },
        owner,
      ),
    /** An order by transfer that is completed. */
    completed: () =>
      orderAt(
        server,
        buyer,
        { buyer_store_id: testStores.buyer, seller_store_id: store_id },
        'COMPLETED',
        { payment_method: 'TRANSFER' },
      ),
    schedule: () => schedulePayouts(db, signal),
    wrongSums: () => whatDoesNotAddUp(db, store_id),
  };
}
