import type { Tx } from '../../platform/db/handle.ts';
import { failWith } from '../../platform/failure.ts';
import { networkShare } from '../../platform/http/client-address.ts';
import { guessedAtMuch } from './allowed-tries.service.ts';
import { codesHere, codesOfNumber, wrongCodesOfLate } from './code-counts.sql.ts';
import { type CodeOf, isOperators, type Sending } from './one-time-codes.sql.ts';
import { wasRightOfLate } from './password-tries.sql.ts';
import { isKnownPlace, isNearKnownPlace } from './sign-in-places.sql.ts';

type Limits = { resend_seconds: number; codes_per_hour: number };

const refuse = (wait: number | null) =>
  failWith('otp_too_many', { retry_after: Math.max(wait ?? 0, 1) });

/**
 * Refuses whom there is no code for. A number has so many an hour for all who never signed in with it; what strangers
 * have used up of them holds nobody who did, from there or from near there, and nobody who knows the password. At a number
 * that is guessed at nobody may learn by the answer that they do: who had a wrong one hears the same, as fast. What could not
 * be sent is no code, but nobody may ask without end either.
 */
export async function roomForCode(db: Tx, of: CodeOf, limits: Limits): Promise<Sending> {
  const most = limits.codes_per_hour;
  if (isOperators(of)) {
    const { wrong, fewer_in } = await wrongCodesOfLate(db, of, guessedAtMuch);
    if (wrong >= guessedAtMuch) refuse(fewer_in);
  }
  const here = await codesHere(db, of, limits.resend_seconds);
  const { resend_in } = here;
  if (resend_in !== null && resend_in > 0) failWith('otp_too_soon', { retry_after: resend_in });
  if (here.sent >= most) refuse(here.room_in);
  if (here.failed >= most * 3) refuse(here.failed_room_in);
  const number = await codesOfNumber(db, of);
  const isUsedUp = number.counted >= most * 3;
  if (!isUsedUp && number.failed < most * 9) return 'counted';
  if (await isKnownPlace(db, of)) return 'beyond';
  if (here.sent_nearby < most && (await isNearKnownPlace(db, of))) return 'beyond';
  const wasRight = isOperators(of) ? undefined : await wasRightOfLate(db, of);
  if (wasRight === undefined) return refuse(isUsedUp ? number.room_in : number.failed_room_in);
  if (here.untold_nearby >= most * networkShare) refuse(here.untold_room_in);
  return wasRight && number.quiet < most * 3 ? 'quiet' : 'pretended';
}
