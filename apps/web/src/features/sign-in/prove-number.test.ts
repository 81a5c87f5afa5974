import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { type Marketplace, startMarketplace } from '../../testing/marketplace.ts';
import { startServerSaying } from '../../testing/plain-server.ts';
import { startServices, type WebServices } from '../../testing/web-services.ts';
import { beginCode, sendCode } from './one-time-code.ts';
import { beginProof, standingOf } from './prove-number.ts';
import { signIn } from './sign-in.ts';

let marketplace: Marketplace;
let services: WebServices;
beforeAll(async () => {
  marketplace = await startMarketplace();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  services = startServices(marketplace.origin);
  const { db } = marketplace.database;
  await db.deleteFrom('one_time_codes').execute();
  await db.updateTable('users').set({ is_whitelisted_for_otp_selection: false }).execute();
});

const otp = () => services.state.getState().user.otp;
const countCodes = async () =>
  (await marketplace.database.db.selectFrom('one_time_codes').select('id').execute()).length;

it('a code goes out, and its times are kept by the clock of the device', async () => {
  const before = Date.now();
  expect(await beginProof(services, '0812-0000-0101', 'LOGIN')).toBe(true);
  expect(otp()).toMatchObject({ phoneNumber: marketplace.people.owner, purpose: 'LOGIN' });
  const { resend_at = 0, expires_at = 0 } = otp()?.sent ?? {};
  expect(expires_at - resend_at).toBe(240_000);
  expect(resend_at).toBeGreaterThanOrEqual(before + 60_000);
});

it('nobody is sent a code who has no such number, and who may choose is asked first', async () => {
  expect(await beginProof(services, '0899-9999-9999', 'LOGIN')).toBe(false);
  expect(otp()).toBeNull();
  const { db } = marketplace.database;
  await db.updateTable('users').set({ is_whitelisted_for_otp_selection: true }).execute();
  expect(await beginProof(services, marketplace.people.owner, 'LOGIN')).toBe(true);
  expect(otp()).toMatchObject({ is_whitelisted_for_otp_selection: true, sent: null });
  expect(await countCodes()).toBe(0);
});

it('a code that is still good is not asked for again; for another purpose it is', async () => {
  await beginProof(services, marketplace.people.owner, 'LOGIN');
  const sent = otp()?.sent;
  await beginProof(services, marketplace.people.owner, 'LOGIN');
  expect(otp()?.sent).toBe(sent);
  expect(await countCodes()).toBe(1);
  await beginProof(services, marketplace.people.owner, 'RESET_PASSWORD');
  expect(await countCodes()).toBe(2);
});

it('a code that is still good is forgotten once a password was answered with asking for one', async () => {
  await beginProof(services, marketplace.people.owner, 'LOGIN');
  const { db } = marketplace.database;
  await db.deleteFrom('sign_in_places').execute();
  const { owner: phone_number } = marketplace.people;
  const tries = Array.from({ length: 100 }, () => ({ phone_number, address: 'many' }));
  await db.insertInto('password_tries').values(tries).execute();
  onTestFinished(async () => void (await db.deleteFrom('password_tries').execute()));
  const credentials = { phone_number, password: marketplace.password };
  await expect(signIn(services, credentials)).rejects.toMatchObject({ code: 'code_required' });
  expect(otp()).toBeNull();
});

it('who comes too soon, from another tab perhaps, goes on to the code and waits for the next', async () => {
  await beginProof(services, marketplace.people.owner, 'LOGIN');
  const elsewhere = startServices(marketplace.origin);
  expect(await beginProof(elsewhere, marketplace.people.owner, 'LOGIN')).toBe(true);
  const { resend_at = 0, expires_at = 0 } = elsewhere.state.getState().user.otp?.sent ?? {};
  expect(resend_at).toBeGreaterThan(Date.now());
  expect(expires_at).toBeGreaterThan(resend_at);
});

it('what is known of the number is kept from step to step, over a reload too, until the person is in [EN-27]', async () => {
  const { db } = marketplace.database;
  await db
    .updateTable('users')
    .set({ is_whitelisted_for_otp_selection: true, primary_otp_method: 'SMS' })
    .where('phone_number', '=', marketplace.people.owner)
    .execute();
  expect(otp()).toBeNull();
  await beginProof(services, '0812-0000-0101', 'LOGIN');
  const known = {
    primary_otp_method: 'SMS',
    is_whitelisted_for_otp_selection: true,
    phoneNumber: marketplace.people.owner,
  };
  expect(otp()).toMatchObject(known);
  services = startServices(marketplace.origin, Object.fromEntries(services.kept));
  const kept = otp();
  expect(kept).toMatchObject(known);
  if (!kept) throw new Error('nothing was kept');
  // The step that follows goes by what is kept: the code comes as the number's own method says.
  await sendCode(services, kept);
  expect(otp()).toMatchObject({ ...known, sent: { method: 'SMS' } });
  const otp_code = otp()?.sent?.shown_code ?? '';
  await signIn(services, { phone_number: kept.phoneNumber, otp_code });
  expect(otp()).toBeNull();
});

it('any other refusal is the screen’s to tell', async () => {
  const standing = await standingOf(services, marketplace.people.owner);
  const { origin } = await startServerSaying(
    503,
    '{"errors":{"code":"otp_not_sent","error_message":"Kode belum bisa dikirim."}}',
  );
  const failing = startServices(origin);
  const begun = beginCode(failing, marketplace.people.owner, 'LOGIN', standing);
  await expect(sendCode(failing, begun)).rejects.toThrow('otp_not_sent');
  expect(failing.state.getState().user.otp?.sent).toBeNull();
});
