import type { ChatSide } from '@marketplace/contract/chat-words';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readSeen, readStoreCounts } from './chat-counts.sql.ts';

export async function countUnread(db: Db, scope: StoreScope, { side }: { side: ChatSide }) {
  // Before the counts: an event that comes in between is told of twice, and not lost.
  const seen = await readSeen(db, scope);
  const rows = await readStoreCounts(db, scope, side);
  const sumOf = (kind: 'messages' | 'channels' | 'waiting') =>
    rows.reduce((sum, row) => sum + row[kind], 0);
  return {
    messages: sumOf('messages'),
    channels: sumOf('channels'),
    waiting: sumOf('waiting'),
    stores: rows
      .filter(({ channels }) => channels > 0)
      .map(({ store_id, messages, channels }) => ({ store_id, messages, channels })),
    seen,
  };
}
