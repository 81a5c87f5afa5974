import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { atWork, type Login } from './over-the-api.ts';

/** As `api-process.ts` sets it, and a little more. */
const resendMs = 2_100;

/** A code for whatever is done to accounts; another worker may have asked for one just now. */
async function freshCode({ call }: Login, store_id: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    try {
      const { otp } = await call('POST /api/stores/bank-accounts/send-code', {
        body: { store_id },
      });
      return otp.shown_code ?? '';
    } catch (error) {
      if (tries === 10 || !String(error).includes('otp_too_soon')) throw error;
      await pause(resendMs);
    }
  }
}

/** Adds an account as an owner does. */
export async function addAccount(login: Login, store_id: string, holder_name = 'Siti Rahayu') {
  const { call } = login;
  const account_number = String(randomInt(1_000_000_000, 10_000_000_000));
  const otp_code = await freshCode(login, store_id);
  const body = { store_id, bank_code: '014', account_number, holder_name, otp_code };
  const { bank_account_id } = await call('POST /api/stores/bank-accounts/create', { body });
  return { id: bank_account_id, name: `BCA ••••${account_number.slice(-4)}` };
}

export async function approveAccount(login: Login, store_id: string, bank_account_id: string) {
  const otp_code = await freshCode(login, store_id);
  const body = { store_id, bank_account_id, otp_code };
  await login.call('POST /api/stores/bank-accounts/approve', { body });
}

/** An order of the store whose money the marketplace holds, or will: one that is under way. */
export async function transferOrder(base: string, seller_store_id: string): Promise<string> {
  const { call } = await atWork(base, 'owner');
  const query = { seller_store_id, payment_method: 'TRANSFER', status: 'SHIPPED,DELIVERED' };
  const { data } = await call('GET /api/orders/info/list', { query });
  const [order] = data;
  if (!order) throw new Error(`store ${seller_store_id} has no order by transfer under way`);
  return order.id;
}

/** The newest payout of a store: what was completed before the demo began is put into one a moment after its start. */
export async function newestPayout(base: string, store_id: string) {
  const { call } = await atWork(base, 'owner');
  const newest = async () =>
    (await call('GET /api/money/payouts', { query: { store_id } })).data[0];
  await expect.poll(newest).toBeDefined();
  const payout = await newest();
  if (!payout) throw new Error(`store ${store_id} has no payout`);
  return payout;
}

/** One that stays as it is, if there is one: what has not been sent yet may become part of another. */
export async function steadyPayout(base: string, store_id: string) {
  const { call } = await atWork(base, 'owner');
  for (const state of ['ARRIVED', 'SENT', 'FAILED'] as const) {
    const { data } = await call('GET /api/money/payouts', { query: { store_id, state } });
    if (data[0]) return data[0];
  }
  return newestPayout(base, store_id);
}

/** A store of the owner whose money waits for an account; the demo has such. Only one journey gives it one. */
export async function storeWithoutAccount(base: string): Promise<string> {
  const { call } = await atWork(base, 'owner');
  const { stores } = await call('GET /api/stores/list', {});
  const waiting = { state: 'WAITING_ACCOUNT' } as const;
  for (const { id: store_id, is_seller } of stores.toReversed()) {
    if (!is_seller) continue;
    const { data } = await call('GET /api/money/payouts', { query: { store_id, ...waiting } });
    if (data.length > 0) return store_id;
  }
  throw new Error('every store of the owner has an account');
}
