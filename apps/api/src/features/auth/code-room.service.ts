import type { Tx } from '../../platform/db/handle.ts';
import { failWith } from '../../platform/failure.ts';
import { type CodeOf, recentCodes } from './one-time-codes.sql.ts';
import { wasRightOfLate } from './password-tries.sql.ts';
import { isKnownPlace, isNearKnownPlace } from './sign-in-places.sql.ts';

type Limits = { resend_seconds: number; codes_per_hour: number };

/**
 * What becomes of a code that is asked for: it is sent, and who asked waits for that; it is sent behind their back; or it
 * is only said to be sent.
 */
type Sending = 'awaited' | 'quiet' | 'pretended';

/**
 * Refuses whom there is no code for. A number has so many an hour for all who never signed in with it; what strangers
 * have used up of them holds nobody who did, from there or from near there, and nobody who knows the password. At a number
 * that is guessed at nobody may learn by the answer that they do: who had a wrong one hears the same, as fast.
 */
export async function roomForCode(
  db: Tx,
  of: CodeOf,
  limits: Limits,
  hasShownPassword: boolean,
): Promise<Sending> {
  const most = limits.codes_per_hour;
  const recent = await recentCodes(db, of, limits.resend_seconds);
  const { resend_in } = recent;
  if (resend_in !== null && resend_in > 0) failWith('otp_too_soon', { retry_after: resend_in });
  if (recent.sent >= most)
    failWith('otp_too_many', { retry_after: Math.max(recent.room_in ?? 0, 1) });
  if (recent.sent_to_number < most * 3 || hasShownPassword || (await isKnownPlace(db, of)))
    return 'awaited';
  if (recent.sent_nearby < most && (await isNearKnownPlace(db, of))) return 'awaited';
  const wasRight = await wasRightOfLate(db, of);
  if (wasRight === undefined)
    return failWith('otp_too_many', { retry_after: Math.max(recent.number_room_in ?? 0, 1) });
  return wasRight ? 'quiet' : 'pretended';
}
