import { createHmac, randomInt } from 'node:crypto';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { EmailSender } from '../../../platform/email/email-sender.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import type { IsDemo } from '../../../platform/is-demo.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { changeStore, refuseInactive } from '../change-store.service.ts';
import { spendEmailCode, triesAgainIn, tryEmailCode, upsertEmailCode } from './store-email.sql.ts';

export type EmailCodes = {
  /** Without one a demo shows the code to its own people; everybody else is refused. */
  sender: EmailSender | undefined;
  isDemo: IsDemo;
  keyFor: (db: Db) => Promise<Uint8Array>;
};

const minutes = 30;
/** A new code has new tries: without a bound for the day somebody proves in time an address that is not theirs. */
const most = { tries: 5, in_day: 30 };

/** Sent before it is kept: the message may take long, and without its code it means nothing. */
export async function sendEmailCode(
  { sender, isDemo }: EmailCodes,
  db: Db,
  who: Caller,
  scope: StoreScope,
  email: string,
): Promise<string> {
  await refuseInactive(db, scope);
  if (!sender && !(who.is_demo && (await isDemo(db)))) fail('email_unavailable');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await sender?.send({
    to: email,
    subject: `${code} adalah kode email toko Anda`,
    text: `Kode verifikasi email toko Anda: ${code}\n\nBerlaku ${minutes} menit. Jangan berikan kode ini kepada siapa pun. Abaikan pesan ini bila Anda tidak memintanya.`,
  });
  return code;
}

export const keepEmailCode = (
  { sender, keyFor }: EmailCodes,
  db: Db,
  scope: StoreScope,
  { store_id, email }: { store_id: string; email: string },
  code: string,
) =>
  changeStore(db, scope, async (db) => {
    const code_hash = hashOf(await keyFor(db), store_id, code);
    const expires_at = await upsertEmailCode(db, { store_id, email, code_hash, minutes });
    return { email, expires_at, shown_code: sender ? null : code };
  });

/** A wrong try counts whatever becomes of the request: nothing may roll it back. */
export async function judgeEmailCode(
  { keyFor }: EmailCodes,
  db: Db,
  scope: StoreScope,
  { store_id, code }: { store_id: string; code: string },
): Promise<boolean | undefined> {
  await refuseInactive(db, scope);
  const code_hash = hashOf(await keyFor(db), store_id, code);
  const isRight = await tryEmailCode(db, store_id, code_hash, most);
  if (isRight !== undefined) return isRight;
  const retry_after = await triesAgainIn(db, store_id, most.in_day);
  return retry_after === undefined ? undefined : failWith('rate_limited', { retry_after });
}

export const confirmEmail = (
  { keyFor }: EmailCodes,
  db: Db,
  scope: StoreScope,
  { store_id, code }: { store_id: string; code: string },
  isRight: boolean | undefined,
) =>
  changeStore(db, scope, async (db) => {
    if (isRight === undefined) return fail('email_code_void');
    if (!isRight) return fail('email_code_wrong');
    const code_hash = hashOf(await keyFor(db), store_id, code);
    return (await spendEmailCode(db, store_id, code_hash)) ?? fail('email_code_void');
  });

/** A million codes are soon tried by who has the table; not without the key. */
const hashOf = (key: Uint8Array, store_id: string, code: string) =>
  createHmac('sha256', key).update(`store email ${store_id} ${code}`).digest();
