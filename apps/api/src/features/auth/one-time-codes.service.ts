import { createHmac, randomInt } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import type { IsDemo } from '../../platform/is-demo.ts';
import type { OtpMethod, OtpSenders } from '../../platform/otp/otp-sender.ts';
import { findAccount, findReceiver } from '../users/newcomers.service.ts';
import { allowedTries } from './allowed-tries.service.ts';
import { roomForCode } from './code-room.service.ts';
import {
  type CodeOf,
  insertCode,
  isSpent,
  isVoid,
  keepFailure,
  lockNumber,
  noHash,
  tryCode,
} from './one-time-codes.sql.ts';

/** What codes stand on, made once at start-up. */
export type Otp = {
  senders: OtpSenders;
  keyFor: (db: Db) => Promise<Uint8Array>;
  resend_seconds: number;
  codes_per_hour: number;
  /** Wrong passwords at one number from one address in five minutes. */
  password_tries: number;
  /** A demo shows the code that nobody sends. */
  isDemo: IsDemo;
};

const digits = 6;

/**
 * Keeps a new code and sends it. It is good at once, since it may arrive before the provider says so. One that could not be
 * sent ends no other, and keeps nobody from asking again. `known` is whose number it is, where that is no
 * seller's: somebody who has shown their password.
 */
export async function generateCode(
  db: Db,
  otp: Otp,
  wanted: CodeOf & { method?: OtpMethod | undefined },
  known?: Receiver,
) {
  const user = known ?? (await receiverOf(db, otp, wanted));
  const method = methodFor(user, wanted.method);
  if (!(await canSend(db, otp, user, method))) fail('otp_not_sent');
  const sender = otp.senders[method];
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const code_hash = await hashOf(db, otp, wanted, code);
  const kept = await inTransaction(db, (db) =>
    keepCode(db, otp, wanted, method, user || !sender ? code_hash : noHash),
  );
  if (user && sender && kept.sending !== 'pretended') {
    const { phone_number, purpose } = wanted;
    const send = () => sender.send({ phone_number, purpose, code });
    // After the answer, which takes as long as one where nothing is sent. A failure stands in the log; told to who asked, it
    // would say that there was something to send.
    if (kept.sending === 'quiet') setImmediate(() => void send().catch(() => {}));
    else
      await send().catch(async () => {
        await keepFailure(db, kept.id);
        fail('otp_not_sent');
      });
  }
  const resend_at = new Date(Date.parse(kept.created_at) + otp.resend_seconds * 1000);
  return {
    otp: {
      method,
      sent_at: kept.created_at,
      expires_at: kept.expires_at,
      resend_at: resend_at.toISOString(),
      digits,
      shown_code: sender || kept.sending === 'pretended' ? null : code,
    },
  };
}

/** Who registers has no account yet: to a number that has one nothing is sent. */
async function receiverOf(db: Db, otp: Otp, { phone_number, purpose }: CodeOf): Promise<Receiver> {
  if (purpose !== 'REGISTER') return findReceiver(db, otp.isDemo, phone_number);
  // Who was only invited has none either: else anybody's number could be kept from them by an invitation.
  if (await findAccount(db, otp.isDemo, phone_number)) return undefined;
  const { WHATSAPP, SMS } = otp.senders;
  return {
    primary_otp_method: SMS && !WHATSAPP ? 'SMS' : 'WHATSAPP',
    is_demo: await otp.isDemo(db),
  };
}

type Receiver =
  | {
      primary_otp_method: OtpMethod;
      is_whitelisted_for_otp_selection?: boolean;
      is_demo: boolean;
    }
  | undefined;

/** Whether this person, or one nobody knows, could get a code. */
export async function canSendCode(db: Db, otp: Otp, phone_number: string): Promise<boolean> {
  const user = await findReceiver(db, otp.isDemo, phone_number);
  return canSend(db, otp, user, methodFor(user));
}

/** What a demo shows is seen by anybody: it opens what came with the demo, and nothing that was made since. */
const canSend = async (db: Db, otp: Otp, user: Receiver, method: OtpMethod) =>
  otp.senders[method] !== undefined || (user?.is_demo !== false && (await otp.isDemo(db)));

/** An unknown number is like one of the most usual kind. */
function methodFor(user: Receiver, wanted?: OtpMethod): OtpMethod {
  const primary = user?.primary_otp_method ?? 'WHATSAPP';
  if (!wanted || wanted === primary || user?.is_whitelisted_for_otp_selection)
    return wanted ?? primary;
  return fail('otp_method_not_allowed');
}

async function keepCode(db: Tx, otp: Otp, of: CodeOf, method: OtpMethod, code_hash: Uint8Array) {
  await lockNumber(db, of.phone_number);
  const sending = await roomForCode(db, of, otp);
  const hash = sending === 'pretended' ? noHash : code_hash;
  return { ...(await insertCode(db, of, method, sending, hash)), sending };
}

type Proof = 'right' | 'otp_wrong' | 'otp_expired' | 'otp_void';

/**
 * Whether the code proves that somebody holds the number now, and uses it up. A wrong try counts once the
 * transaction commits, so refuse after it, not in it.
 */
export const proveNumber = (db: Tx, otp: Otp, of: CodeOf, code: string) =>
  judge(db, otp, of, code, true);

/** The same, but what is right stays good: for who has work to do before it is used. */
export const judgeCode = (db: Tx, otp: Otp, of: CodeOf, code: string) =>
  judge(db, otp, of, code, false);

async function judge(db: Tx, otp: Otp, of: CodeOf, code: string, spends: boolean): Promise<Proof> {
  const code_hash = await hashOf(db, otp, of, code);
  await lockNumber(db, of.phone_number);
  const allowed = await allowedTries(db, of);
  const tried = await tryCode(db, of, code_hash, spends, allowed);
  if (tried.some(({ is_right }) => is_right)) return 'right';
  if (tried.some(({ tries }) => tries < allowed.most)) return 'otp_wrong';
  return tried.length > 0 || (await isVoid(db, of, allowed.most)) ? 'otp_void' : 'otp_expired';
}

/** Whether this code has served its purpose a moment ago: then the same request may have come twice. */
export const hasServed = async (db: Tx, otp: Otp, of: CodeOf, code: string) =>
  isSpent(db, of, await hashOf(db, otp, of, code));

/** A million codes are soon tried by who has the table; not without the key. */
async function hashOf(db: Db, { keyFor }: Otp, of: CodeOf, code: string): Promise<Uint8Array> {
  const key = await keyFor(db);
  return createHmac('sha256', key)
    .update(`one-time code ${of.purpose} ${of.phone_number} ${code}`)
    .digest();
}
