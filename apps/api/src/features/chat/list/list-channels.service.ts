import type { ChannelListQuery } from '@marketplace/contract/chat-channels';
import { id } from '@marketplace/contract/fields';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { followingPage, momentKey } from '../../../platform/pages.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readChannels } from './channel-list.sql.ts';
import { readChannelCounts } from './chat-counts.sql.ts';

export async function listChannels(db: Db, scope: StoreScope, query: ChannelListQuery) {
  // Before the rows: an event that comes in between is told of twice, and not lost.
  const { counts, seen } = await readChannelCounts(db, scope, query.side);
  const page = await followingPage(
    query,
    z.tuple([momentKey, id]),
    (behind, limit) => readChannels(db, scope, query, behind, limit),
    ({ place, channel_id }) => [place, channel_id],
  );
  return { ...page, counts, seen };
}
