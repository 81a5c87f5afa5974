import type { Tx } from '../../platform/db/handle.ts';
import { wrongCodesOfLate } from './code-counts.sql.ts';
import { type Allowed, type CodeOf, isOperators } from './one-time-codes.sql.ts';
import { isKnownPlace } from './sign-in-places.sql.ts';

/** Wrong codes of a number in a day: from the first on it is guessed at, from the second on by somebody who does not stop. */
const guessedAt = 30;
export const guessedAtMuch = 100;

/**
 * A code is good on another network than it was asked for on, until the number is guessed at; then only where it was asked
 * for, near there, and where the number was signed in with before. By who does not stop each code is tried once: six digits
 * are soon guessed by who has five tries at hundreds of codes a day, and whom the number belongs to types theirs rightly.
 * Who guesses at an operator's has the password already: then there is none to try.
 */
export async function allowedTries(db: Tx, of: CodeOf): Promise<Allowed> {
  const { wrong } = await wrongCodesOfLate(db, of, guessedAtMuch);
  const isKnown = await isKnownPlace(db, of);
  const fewest = isOperators(of) ? 0 : 1;
  return {
    most: wrong < guessedAtMuch ? 5 : fewest,
    isFarAllowed: wrong < guessedAt || isKnown,
    isKnown,
  };
}
