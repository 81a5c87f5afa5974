import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { OtpMethod } from '../../../platform/otp/otp-sender.ts';
import {
  generateCode,
  hasServed,
  judgeCode,
  type Otp,
  proveNumber,
} from '../../auth/one-time-codes.service.ts';
import { readPhoneNumber } from './bank-accounts.sql.ts';

/** Who types a code, and from where. */
export type Typed = { who: Caller; address: string; otp_code: string };

async function codeOf(db: Db, { user_id }: Caller, address: string) {
  const phone_number = await readPhoneNumber(db, user_id);
  return { phone_number, address, purpose: 'VERIFY_BANK_ACCOUNT' } as const;
}

/** To the owner's own telephone: a login that was taken over does not have it. */
export const sendAccountCode = async (
  db: Db,
  otp: Otp,
  who: Caller,
  address: string,
  method: OtpMethod | undefined,
) => generateCode(db, otp, { ...(await codeOf(db, who, address)), method });

/** Before the change, so that a wrong try counts whatever becomes of it. What is right stays good. */
export const judgeOwner = (db: Db, otp: Otp, { who, address, otp_code }: Typed) =>
  inTransaction(db, async (db) => judgeCode(db, otp, await codeOf(db, who, address), otp_code));

/** With the change, and used up by it. */
export const proveOwner = async (db: Tx, otp: Otp, { who, address, otp_code }: Typed) =>
  proveNumber(db, otp, await codeOf(db, who, address), otp_code);

/** Whether it has served a moment ago: then the same request may have come twice. */
export const hasServedOwner = async (db: Tx, otp: Otp, { who, address, otp_code }: Typed) =>
  hasServed(db, otp, await codeOf(db, who, address), otp_code);
