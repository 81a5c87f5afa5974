import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/db/handle.ts';
import { closedStretchOf } from '../../stores/opening/open-hours.service.ts';
import type { ChannelSeen } from '../record/channel-row.ts';
import type { LockedChannel } from '../record/channels.sql.ts';
import type { Told } from '../record/publish-chat.service.ts';
import { readAway } from '../templates/away.sql.ts';
import { addMessage, plainText } from './add-message.service.ts';

/** What a closed store answers by itself: once in each stretch in which it is closed. */
export async function answerWhileClosed(
  db: Tx,
  seen: ChannelSeen,
  channel: LockedChannel,
): Promise<Told[]> {
  const away = await readAway(db, seen.seller);
  if (!away?.is_on || away.text === '') return [];
  if (!(await isNewStretch(db, seen.seller.store_id, channel))) return [];
  const { told } = await addMessage(db, seen, channel, {
    ...plainText(away.text),
    message_id: randomUUID(),
    side: 'SELLER',
    user_id: null,
    is_automatic: true,
    payload_hash: '',
  });
  return told;
}

/** Whether the store is closed, and has been open since it last said so. */
async function isNewStretch(
  db: Tx,
  store_id: string,
  { away_at }: LockedChannel,
): Promise<boolean> {
  const { is_open, opens_at, opensAfter } = await closedStretchOf(db, store_id);
  return !is_open && (away_at === null || opensAfter(away_at) !== opens_at);
}
