import type { ChatSide } from '@marketplace/contract/chat-words';
import { identifier, integer, joined, type Sql, sql } from '../../../platform/db/sql.ts';
import type { Counting } from '../../../platform/events/write-event.ts';
import type { ChangedRow } from './channel-row.ts';

export type ChatCounts = { messages: number; channels: number; waiting: number };

const kinds = ['messages', 'channels', 'waiting'] as const satisfies (keyof ChatCounts)[];

export const counterOf = (side: ChatSide, kind: keyof ChatCounts): Sql =>
  identifier(`${side.toLowerCase()}_${kind}`);

/** What a change of a channel changes in the counts of its store; nothing where it is counted as before. */
export function counterMove({ channel, ...before }: ChangedRow): Counting | undefined {
  const { store_id, side, unread, waiting_since } = channel;
  const moved: ChatCounts = {
    messages: unread - before.previous_unread,
    channels: Number(unread > 0) - Number(before.previous_unread > 0),
    waiting: Number(waiting_since !== null) - Number(before.was_waiting),
  };
  const changed = kinds.filter((kind) => moved[kind] !== 0);
  if (changed.length === 0) return undefined;
  const columns = changed.map((kind) => counterOf(side, kind));
  const values = changed.map((kind) => integer(moved[kind]));
  const change = joined(
    columns.map((column, index) => sql`${column} = c.${column} + (${values[index]})`),
    ', ',
  );
  return {
    update: sql`update chat_counters c set ${change} where c.store_id = ${store_id}::bigint`,
    insert: sql`insert into chat_counters as c (store_id, ${joined(columns, ', ')})
      values (${store_id}::bigint, ${joined(values, ', ')}) on conflict (store_id) do update set ${change}`,
  };
}
