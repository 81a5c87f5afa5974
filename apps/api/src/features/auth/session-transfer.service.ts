import { randomBytes } from 'node:crypto';
import { transferCodePrefix } from '@marketplace/contract/transfer-code-prefix';
import {
  type Caller,
  hashToken,
  issueToken,
  revokeToken,
  type SignInPlace,
  tokenHashIn,
} from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { insertCode, isHandedOverFrom, takeCode } from './session-transfer.sql.ts';

const lifetimeSeconds = 60;

/** The code is told once; what is kept is its hash. */
export async function createTransferCode(db: Db, { token_hash }: Caller) {
  const code = transferCodePrefix + randomBytes(32).toString('base64url');
  const expires_at = await inTransaction(db, (db) =>
    insertCode(db, hashToken(code), token_hash, lifetimeSeconds),
  );
  return { code, expires_at: expires_at ?? fail('authentication_failed') };
}

/**
 * A view that comes in again, and shows the login it had, leaves none behind: what the same login of the app had
 * handed over to it ends. The app's own login does not.
 */
export async function spendTransferCode(
  db: Db,
  code: string,
  place: SignInPlace,
  authorization: string | undefined,
) {
  return inTransaction(db, async (db) => {
    const user = (await takeCode(db, hashToken(code))) ?? fail('handover_code_invalid');
    const before = tokenHashIn(authorization);
    if (before && (await isHandedOverFrom(db, before, user.token_hash))) {
      await revokeToken(db, before);
    }
    const auth_token = await issueToken(db, user.id, place, user);
    return { auth_token, user: { uuid: user.uuid } };
  });
}
