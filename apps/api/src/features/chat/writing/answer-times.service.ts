import type { Tx } from '../../../platform/db/handle.ts';
import { openMinutesOf } from '../../stores/opening/open-hours.service.ts';
import type { ChannelSeen } from '../record/channel-row.ts';
import { closeWait, insertWait, readWait } from './waits.sql.ts';

/** A buyer has written where nothing waited: from now on the store's answer is waited for. */
export const beginWait = (
  db: Tx,
  { seller, channel_id }: ChannelSeen,
  asked: { number: number; asked_at: string },
): Promise<void> => insertWait(db, seller, channel_id, asked);

/** A person of the store has answered. Counted is the time in which the store was open, as its hours are now. */
export async function endWait(
  db: Tx,
  { seller, channel_id }: ChannelSeen,
  { answered_at, user_id }: { answered_at: string; user_id: string | null },
): Promise<void> {
  const asked_at = await readWait(db, seller, channel_id);
  if (!asked_at) return;
  const openMinutes = await openMinutesOf(db, seller.store_id);
  const open_minutes = openMinutes(asked_at, answered_at);
  await closeWait(db, seller, channel_id, { answered_at, user_id, open_minutes });
}
