import type { ChannelCounts } from '@marketplace/contract/chat-channels';
import type { ChatSide } from '@marketplace/contract/chat-words';
import type { SeenEvents } from '@marketplace/contract/seen-events';
import type { Db } from '../../../platform/db/handle.ts';
import { lookedUpInScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import { placesInScope, type SeenInJson, toSeen } from '../../../platform/events/seen-events.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { counterOf } from '../record/counters.sql.ts';

/** Which events what is read after it holds for certain. */
export async function readSeen(db: Db, { store_id_array }: StoreScope): Promise<SeenEvents> {
  const [row] = await rowsOf<{ seen: SeenInJson }>(
    db,
    sql`with scope as materialized (select ${store_id_array}::bigint[] as ids)
        select json_build_object('at', now(), 'places', e.places) as seen from (${placesInScope}) e`,
  );
  if (!row) throw new Error('no row of one');
  return toSeen(row.seen);
}

type Counted = { counts: ChannelCounts; seen: SeenEvents };

export async function readChannelCounts(
  db: Db,
  { store_id_array }: StoreScope,
  side: ChatSide,
): Promise<Counted> {
  const [row] = await rowsOf<{ seen: SeenInJson; unread: number; waiting: number }>(
    db,
    sql`with scope as materialized (select ${store_id_array}::bigint[] as ids)
        select json_build_object('at', now(), 'places', e.places) as seen, k.unread, k.waiting
        from (
          select coalesce(sum(${counterOf(side, 'channels')}), 0)::int as unread,
            coalesce(sum(${counterOf(side, 'waiting')}), 0)::int as waiting
          from chat_counters where ${lookedUpInScope(sql`store_id`)}
        ) k cross join (${placesInScope}) e`,
  );
  if (!row) throw new Error('no row of one');
  return { counts: { UNREAD: row.unread, WAITING: row.waiting }, seen: toSeen(row.seen) };
}

type StoreCounts = { store_id: string; messages: number; channels: number; waiting: number };

/** Of the stores in which anything is unread or waits. */
export const readStoreCounts = (
  db: Db,
  { store_id_array }: StoreScope,
  side: ChatSide,
): Promise<StoreCounts[]> => {
  const [messages, channels, waiting] = [
    counterOf(side, 'messages'),
    counterOf(side, 'channels'),
    counterOf(side, 'waiting'),
  ];
  return rowsOf<StoreCounts>(
    db,
    sql`with scope as materialized (select ${store_id_array}::bigint[] as ids)
        select store_id, ${messages} as messages, ${channels} as channels, ${waiting} as waiting
        from chat_counters where ${lookedUpInScope(sql`store_id`)} and (${channels} > 0 or ${waiting} > 0)
        order by store_id`,
  );
};
