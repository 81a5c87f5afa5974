import { hash, randomInt } from 'node:crypto';
import type { Db } from '../../platform/db/handle.ts';
import type { EmailSender } from '../../platform/email/email-sender.ts';
import { fail } from '../../platform/failure.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { changeStore, refuseInactive } from './change-store.service.ts';
import { spendEmailCode, tryEmailCode, upsertEmailCode } from './store-email.sql.ts';

export type EmailCodes = {
  sender: EmailSender;
  /** In a demo nobody reads the log. */
  showsCode: boolean;
};

const minutes = 30;
const tries = 5;

/** Sent before it is kept: the message may take long, and without its code it means nothing. */
export async function sendEmailCode(
  { sender }: EmailCodes,
  db: Db,
  scope: StoreScope,
  email: string,
): Promise<string> {
  await refuseInactive(db, scope);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await sender.send({
    to: email,
    subject: `${code} adalah kode email toko Anda`,
    text: `Kode verifikasi email toko Anda: ${code}\n\nBerlaku ${minutes} menit. Jangan berikan kode ini kepada siapa pun. Abaikan pesan ini bila Anda tidak memintanya.`,
  });
  return code;
}

export const keepEmailCode = (
  { sender, showsCode }: EmailCodes,
  db: Db,
  scope: StoreScope,
  { store_id, email }: { store_id: string; email: string },
  code: string,
) =>
  changeStore(db, scope, async (db) => {
    const code_hash = hashOf(store_id, code);
    const expires_at = await upsertEmailCode(db, { store_id, email, code_hash, minutes });
    return { email, expires_at, shown_code: showsCode && sender.onlyLogs ? code : null };
  });

/** A wrong try counts whatever becomes of the request: nothing may roll it back. */
export async function judgeEmailCode(
  db: Db,
  scope: StoreScope,
  { store_id, code }: { store_id: string; code: string },
): Promise<boolean | undefined> {
  await refuseInactive(db, scope);
  return tryEmailCode(db, store_id, hashOf(store_id, code), tries);
}

export const confirmEmail = (
  db: Db,
  scope: StoreScope,
  { store_id, code }: { store_id: string; code: string },
  isRight: boolean | undefined,
) =>
  changeStore(db, scope, async (db) => {
    if (isRight === undefined) return fail('email_code_void');
    if (!isRight) return fail('email_code_wrong');
    return (await spendEmailCode(db, store_id, hashOf(store_id, code))) ?? fail('email_code_void');
  });

const hashOf = (store_id: string, code: string) =>
  hash('sha256', `store email ${store_id} ${code}`, 'buffer');
