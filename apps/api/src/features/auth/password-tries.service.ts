import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, failWith } from '../../platform/failure.ts';
import { networkShare } from '../../platform/http/client-address.ts';
import {
  deleteTries,
  deleteTry,
  insertTry,
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
 * that. A number that was guessed at so often from everywhere in a day asks for a code or, where none can be sent,
 * takes a try now and then; but not of who signed in from there before.
 */
export function countPasswordTry(
  db: Db,
  of: TryOf,
  most: number,
  canSendCode: (db: Db) => Promise<boolean>,
): Promise<string> {
  return inTransaction(db, async (db) => {
    await lockTries(db, of);
    const recent = await recentTries(db, of, minutes);
    if (recent.here >= most)
      failWith('rate_limited', { retry_after: Math.max(recent.here_room_in ?? 0, 1) });
    if (recent.at_address >= most * 10)
      failWith('rate_limited', { retry_after: Math.max(recent.address_room_in ?? 0, 1) });
    if (recent.at_network >= most * 10 * networkShare)
      failWith('rate_limited', { retry_after: Math.max(recent.network_room_in ?? 0, 1) });
    if (recent.at_number >= most * 10 && !(await isKnownPlace(db, of))) {
      if (await canSendCode(db)) fail('code_required');
      const wait = slowSeconds - (recent.last_at_number ?? slowSeconds);
      if (wait > 0) failWith('rate_limited', { retry_after: wait });
    }
    return insertTry(db, of);
  });
}

export const forgetTry = deleteTry;
export const forgetTries = deleteTries;
export { rememberPlace } from './sign-in-places.sql.ts';
