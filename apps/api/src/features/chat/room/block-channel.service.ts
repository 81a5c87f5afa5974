import type { ChannelRow } from '@marketplace/contract/chat';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { type ChangedRow, type ChannelSeen, otherSide } from '../record/channel-row.ts';
import { changeInbox, readChannel } from '../record/channel-rows.sql.ts';
import { closeChannel, findChannelOf, lockChannel } from '../record/channels.sql.ts';
import { publishChat } from '../record/publish-chat.service.ts';
import { channelOf, seeChannel } from '../record/see-channel.service.ts';
import { dropWait, endUnanswered } from '../writing/waits.sql.ts';

type Asked = { store_id: string; channel_id: string; is_blocked: boolean };

/** Either store may, and opens only what it has blocked itself. */
export const blockChannel = (
  db: Db,
  scope: StoreScope,
  { is_blocked, ...ids }: Asked,
): Promise<{ channel: ChannelRow }> =>
  inTransaction(db, async (db) => {
    const seen = await seeChannel(db, scope, ids);
    const told: ChangedRow[] = [];
    for (const { each } of await lockBothWays(db, seen)) {
      if ((await isBlockedIn(db, each)) === is_blocked) continue;
      // A store that blocks who waits for it has not answered; who is blocked by others is not late.
      if (is_blocked)
        await (each.side === 'SELLER' ? endUnanswered : dropWait)(db, each.seller, each.channel_id);
      const own = sql`is_blocked = ${is_blocked}::boolean`;
      const other = sql`is_blocked_by_other = ${is_blocked}::boolean`;
      told.push(...(await changeBoth(db, each, { own, other, isShut: is_blocked })));
    }
    await publishChat(db, told);
    return { channel: await channelOf(db, seen.own, ids.channel_id) };
  });

/** For good, by a verdict. */
export async function closeByVerdict(db: Tx, seen: ChannelSeen): Promise<void> {
  const told: ChangedRow[] = [];
  const closed = sql`is_closed = true`;
  for (const { each, is_closed } of await lockBothWays(db, seen)) {
    if (is_closed) continue;
    await closeChannel(db, each.seller, each.channel_id);
    await dropWait(db, each.seller, each.channel_id);
    told.push(...(await changeBoth(db, each, { own: closed, other: closed, isShut: true })));
  }
  await publishChat(db, told);
}

type Locked = { each: ChannelSeen; is_closed: boolean };

/**
 * The channel and the one the other way round, if both stores sell: who is blocked in one would go on in the other. Locked in one
 * order; one that was opened while this one was waited for is found after it, and has the higher number.
 */
async function lockBothWays(db: Tx, seen: ChannelSeen): Promise<Locked[]> {
  const lock = async (each: ChannelSeen): Promise<Locked> => ({
    each,
    is_closed: (await lockChannel(db, each.seller, each.channel_id)).is_closed,
  });
  const known = await otherWay(db, seen);
  if (known && BigInt(known.channel_id) < BigInt(seen.channel_id))
    return [await lock(known), await lock(seen)];
  const first = await lock(seen);
  const second = known ?? (await otherWay(db, seen));
  return second ? [first, await lock(second)] : [first];
}

async function otherWay(db: Tx, seen: ChannelSeen): Promise<ChannelSeen | undefined> {
  const { own, other, seller: buyer, buyer: seller } = seen;
  const channel_id = await findChannelOf(db, seller, buyer);
  return channel_id
    ? { channel_id, side: otherSide(seen.side), own, other, seller, buyer }
    : undefined;
}

/** A channel in which nothing was written yet may be in the other's inbox alone. */
async function isBlockedIn(db: Tx, { own, other, channel_id }: ChannelSeen): Promise<boolean> {
  const row = await readChannel(db, own, channel_id);
  return row ? row.is_blocked : (await channelOf(db, other, channel_id)).is_blocked_by_other;
}

/** Where nobody can write nobody waits for an answer. */
async function changeBoth(
  db: Tx,
  seen: ChannelSeen,
  { own, other, isShut }: { own: Sql; other: Sql; isShut: boolean },
): Promise<ChangedRow[]> {
  const unasked = isShut ? sql`, waiting_since = null` : sql``;
  const changed: ChangedRow[] = [];
  for (const [store, change] of [
    [seen.own, own],
    [seen.other, other],
  ] as const)
    if (await readChannel(db, store, seen.channel_id))
      changed.push(await changeInbox(db, store, seen.channel_id, sql`${change} ${unasked}`));
  return changed;
}
