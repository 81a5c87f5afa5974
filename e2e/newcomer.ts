import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RoleName } from '@marketplace/contract/stores';
import { atWork, callNobody, type Login, loginWith } from './over-the-api.ts';

/** That of the demo's people would be refused: too many have it. */
export const newcomersPassword = 'gudang besar 17';

/** Somebody whom no other journey plays, and who works in this store alone. Signs in by a code, until given a password. */
export async function newcomer(base: string, store_id: string, role_name: RoleName) {
  const { phone_number, resend_at } = await enrol(base, store_id, role_name);
  // The journey asks for a code of its own, which it may from then on.
  await pause(Math.max(0, Date.parse(resend_at) - Date.now()));
  return phone_number;
}

/** A newcomer at work: of all that happens, only what happens in their store reaches them. */
export const newcomerAtWork = async (
  base: string,
  store_id: string,
  role_name: RoleName,
): Promise<Login & { phone_number: string }> => {
  const { login, phone_number } = await enrol(base, store_id, role_name);
  return { ...login, phone_number };
};

async function enrol(base: string, store_id: string, role_name: RoleName) {
  const phone_number = `+62878${randomInt(10_000_000, 100_000_000)}`;
  const owner = await atWork(base, 'owner');
  const body = { store_id, name: 'Putri Anggraini', phone_number, role_name };
  await owner.call('POST /api/stores/staff/invite', { body });
  return { phone_number, ...(await acceptInvitation(base, phone_number, store_id)) };
}

/** Whoever was invited signs in by the code that a demo shows, and takes the role that they were offered. */
export async function acceptInvitation(base: string, phone_number: string, store_id: string) {
  const { code, resend_at } = await codeFor(base, phone_number, 'LOGIN');
  const body = { phone_number, otp_code: code };
  const { auth_token } = await callNobody(base)('POST /api/auth/login', { body });
  const login = loginWith(base, auth_token.token);
  await login.call('POST /api/users/invitations/accept', { body: { store_id } });
  return { login, resend_at };
}

/** Answers when the next code of this purpose may be asked for. */
export async function givePassword(base: string, phone_number: string): Promise<Date> {
  const { code, resend_at } = await codeFor(base, phone_number, 'RESET_PASSWORD');
  await callNobody(base)('POST /api/auth/password/reset', {
    body: { phone_number, otp_code: code, new_password: newcomersPassword },
  });
  return new Date(resend_at);
}

async function codeFor(base: string, phone_number: string, purpose: 'LOGIN' | 'RESET_PASSWORD') {
  const body = { phone_number, purpose };
  const { otp } = await callNobody(base)('POST /api/v2/auth/otp/generate', { body });
  return { code: otp.shown_code ?? '', resend_at: otp.resend_at };
}
