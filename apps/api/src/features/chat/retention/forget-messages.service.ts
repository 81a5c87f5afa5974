import type { Db, Tx } from '../../../platform/db/handle.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { releaseFiles } from '../../storage/storage.service.ts';
import type { ChannelSeen } from '../record/channel-row.ts';
import { changeInbox, readMarks } from '../record/channel-rows.sql.ts';
import { lockChannel } from '../record/channels.sql.ts';
import { publishChat, type Told } from '../record/publish-chat.service.ts';
import { sidesOf, theOther } from '../record/see-channel.service.ts';
import { endUnanswered } from '../writing/waits.sql.ts';
import {
  channelsWithOld,
  deleteUpTo,
  keptForVerdict,
  lastOld,
  photosUpTo,
} from './forget-messages.sql.ts';

const batch = 500;

/** What is older than two years, with its photos. Channels stay, and who is in them. */
export async function forgetMessages(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('forgetting old messages');
  const forgetOf = async (store_id: string, channel_id: string): Promise<number> => {
    let [rows, last] = [0, batch];
    while (last === batch && !signal.aborted) {
      last = await inTransaction(db, (db) => forgetSome(db, store_id, channel_id));
      rows += last;
    }
    return rows;
  };
  let found = await channelsWithOld(db, { store_id: '0', channel_id: '0' }, batch);
  while (found.length > 0 && !signal.aborted) {
    for (const { store_id, channel_id } of found) {
      if (signal.aborted) return sum();
      await attempt(() => forgetOf(store_id, channel_id));
    }
    const last = found.at(-1);
    found = last ? await channelsWithOld(db, last, batch) : [];
  }
  return sum();
}

/**
 * The oldest of a channel go first, so that its numbers are without gaps from then on, too. What a report is about stays with its
 * photos until it is settled.
 */
async function forgetSome(db: Tx, store_id: string, channel_id: string): Promise<number> {
  const seen = await sidesOf(db, theOther(store_id), channel_id);
  if (!seen) return 0;
  const channel = await lockChannel(db, seen.seller, channel_id);
  const old = await lastOld(db, seen, await keptForVerdict(db, seen), batch);
  if (!old) return 0;
  for (const [side, store] of [
    ['SELLER', seen.seller],
    ['BUYER', seen.buyer],
  ] as const)
    await releaseFiles(db, store, await photosUpTo(db, seen, side, old.number));
  const deleted = await deleteUpTo(db, seen, old.number);
  const isEmpty = old.number === channel.last_number;
  if (isEmpty) await endUnanswered(db, seen.seller, channel_id);
  const buyers = channel.buyer_messages - old.buyer_messages;
  const sellers = channel.last_number - old.number - buyers;
  const told = [
    await passOver(db, seen, 'seller', { upTo: old.number, unread: buyers, isEmpty }),
    await passOver(db, seen, 'buyer', { upTo: old.number, unread: sellers, isEmpty }),
  ];
  await publishChat(
    db,
    told.flatMap((each) => each ?? []),
  );
  return deleted;
}

type Gone = { upTo: number; unread: number; isEmpty: boolean };

/** What is gone needs no reading; told is who had not read it. */
async function passOver(
  db: Tx,
  { channel_id, ...sides }: ChannelSeen,
  whose: 'seller' | 'buyer',
  { upTo, unread, isEmpty }: Gone,
): Promise<Told | undefined> {
  const store = sides[whose];
  const { read_number } = await readMarks(db, store, channel_id);
  const wasRead = read_number >= upTo;
  const isRead = wasRead ? sql`` : sql`unread = ${unread}::int,`;
  const nothingLeft = isEmpty
    ? sql`last_kind = null, last_text = null, last_user_id = null, waiting_since = null,`
    : sql``;
  const changed = await changeInbox(
    db,
    store,
    channel_id,
    sql`${isRead} ${nothingLeft} read_number = greatest(i.read_number, ${upTo}::int),
      delivered_number = greatest(i.delivered_number, ${upTo}::int),
      other_read_number = greatest(i.other_read_number, ${upTo}::int),
      other_delivered_number = greatest(i.other_delivered_number, ${upTo}::int)`,
  );
  return wasRead && !isEmpty ? undefined : changed;
}
