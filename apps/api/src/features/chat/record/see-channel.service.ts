import type { ChannelRow } from '@marketplace/contract/chat';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import {
  type OneStore,
  type StoreScope,
  storeIn,
  systemScope,
} from '../../../platform/store-scope.ts';
import type { ChannelSeen } from './channel-row.ts';
import { readChannel, readSides } from './channel-rows.sql.ts';

/** A channel of the store, or none: another's is not found. */
export async function seeChannel(
  db: Db,
  scope: StoreScope,
  { store_id, channel_id }: { store_id: string; channel_id: string },
): Promise<ChannelSeen> {
  return (await sidesOf(db, storeIn(scope, store_id), channel_id)) ?? fail('channel_not_found');
}

export async function sidesOf(
  db: Db,
  own: OneStore,
  channel_id: string,
): Promise<ChannelSeen | undefined> {
  const sides = await readSides(db, own, channel_id);
  if (!sides) return undefined;
  // The other store of a channel of one's own: what is written there is of this channel alone.
  const other = theOther(sides.other_store_id);
  const isSeller = sides.side === 'SELLER';
  const [seller, buyer] = isSeller ? [own, other] : [other, own];
  return { channel_id, side: sides.side, own, other, seller, buyer };
}

export const theOther = (store_id: string): OneStore => storeIn(systemScope([store_id]), store_id);

export const channelOf = async (db: Db, own: OneStore, channel_id: string): Promise<ChannelRow> =>
  (await readChannel(db, own, channel_id)) ?? fail('channel_not_found');
