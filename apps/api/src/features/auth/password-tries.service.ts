import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, failFor } from '../../platform/failure.ts';
import { insertTry, lockTries, recentTries, type TryOf } from './password-tries.sql.ts';

const minutes = 5;

/**
 * Counts a try before the password is looked at. Who guesses is held by number and address, so that a stranger
 * locks nobody out, and ten times later by address alone. A number that was guessed at so often from everywhere
 * in a day asks for a code, where one can be sent.
 */
export function countPasswordTry(
  db: Db,
  of: TryOf,
  most: number,
  canSendCode: (db: Db) => Promise<boolean>,
): Promise<void> {
  return inTransaction(db, async (db) => {
    await lockTries(db, of);
    const recent = await recentTries(db, of, minutes);
    if (recent.here >= most) failFor('rate_limited', Math.max(recent.here_room_in ?? 0, 1));
    if (recent.at_address >= most * 10)
      failFor('rate_limited', Math.max(recent.address_room_in ?? 0, 1));
    if (recent.at_number >= most * 10 && (await canSendCode(db))) fail('code_required');
    await insertTry(db, of);
  });
}
