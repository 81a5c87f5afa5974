import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, failWith } from '../../platform/failure.ts';
import { networkShare } from '../../platform/http/client-address.ts';
import {
  deleteTries,
  deleteTry,
  insertTry,
  keepWhetherRight,
  lockTries,
  recentTries,
  type TryOf,
} from './password-tries.sql.ts';
import { isKnownPlace } from './sign-in-places.sql.ts';

const minutes = 5;

/** Between two tries at a number that is guessed at, where nobody can be sent a code. */
const slowSeconds = 10;

/**
 * Counts a try before the password is looked at, and answers with its id. Who guesses is held by number and address,
 * so that a stranger locks nobody out; ten times later by address alone; by a whole network of IPv6 ten times after
 * that. A number that was guessed at so often from everywhere in a day asks for a code (`needs_code`) or, where none can
 * be sent, takes a try now and then. Neither network nor number holds up who signed in from there before.
 */
export function countPasswordTry(
  db: Db,
  of: TryOf,
  most: number,
  canSendCode: (db: Db) => Promise<boolean>,
): Promise<{ try_id: string; needs_code: boolean }> {
  return inTransaction(db, async (db) => {
    await lockTries(db, of);
    const recent = await recentTries(db, of, minutes, most * 10);
    if (recent.here >= most)
      failWith('rate_limited', { retry_after: Math.max(recent.here_room_in ?? 0, 1) });
    if (recent.at_address >= most * 10)
      failWith('rate_limited', { retry_after: Math.max(recent.address_room_in ?? 0, 1) });
    if (recent.at_network >= most * 10 * networkShare && !(await isKnownPlace(db, of)))
      failWith('rate_limited', { retry_after: Math.max(recent.network_room_in ?? 0, 1) });
    const isGuessedAt = recent.at_number >= most * 10 && !(await isKnownPlace(db, of));
    const needs_code = isGuessedAt && (await canSendCode(db));
    if (isGuessedAt && !needs_code) {
      const wait = slowSeconds - (recent.last_at_number ?? slowSeconds);
      if (wait > 0) failWith('rate_limited', { retry_after: wait });
    }
    return { try_id: await insertTry(db, of), needs_code };
  });
}

/**
 * Who guesses does not learn whether they have: they are asked for a code either way. Who was right is sent one, however many
 * others have asked for by then.
 */
export async function askForCodeInstead(db: Db, try_id: string, isRight: boolean): Promise<never> {
  await keepWhetherRight(db, try_id, isRight);
  return fail('code_required');
}

export const forgetTry = deleteTry;
export const forgetTries = deleteTries;
export { rememberPlace } from './sign-in-places.sql.ts';
