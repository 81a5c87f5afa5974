import { randomInt } from 'node:crypto';
import type { RoleName } from '@marketplace/contract/stores';
import { atWork, callNobody, type Login, loginWith, password } from './over-the-api.ts';

/** Somebody whom no other journey plays, and who works in this store alone. Signs in by a code, until given a password. */
export async function newcomer(base: string, store_id: string, role_name: RoleName) {
  const phone_number = `+62878${randomInt(10_000_000, 100_000_000)}`;
  const owner = await atWork(base, 'owner');
  const body = { store_id, name: 'Putri Anggraini', phone_number, role_name };
  await owner.call('POST /api/stores/staff/invite', { body });
  return phone_number;
}

/** A newcomer at work: of all that happens, only what happens in their store reaches them. */
export async function newcomerAtWork(
  base: string,
  store_id: string,
  role_name: RoleName,
): Promise<Login> {
  const phone_number = await newcomer(base, store_id, role_name);
  const { code } = await codeFor(base, phone_number, 'LOGIN');
  const body = { phone_number, otp_code: code };
  const { auth_token } = await callNobody(base)('POST /api/auth/login', { body });
  return loginWith(base, auth_token.token);
}

/** Answers when the next code of this purpose may be asked for. */
export async function givePassword(base: string, phone_number: string): Promise<Date> {
  const { code, resend_at } = await codeFor(base, phone_number, 'RESET_PASSWORD');
  await callNobody(base)('POST /api/auth/password/reset', {
    body: { phone_number, otp_code: code, new_password: password },
  });
  return new Date(resend_at);
}

async function codeFor(base: string, phone_number: string, purpose: 'LOGIN' | 'RESET_PASSWORD') {
  const body = { phone_number, purpose };
  const { otp } = await callNobody(base)('POST /api/v2/auth/otp/generate', { body });
  return { code: otp.shown_code ?? '', resend_at: otp.resend_at };
}
