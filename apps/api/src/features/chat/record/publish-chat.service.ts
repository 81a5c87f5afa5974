import type { ChatMessage } from '@marketplace/contract/chat';
import type { Tx } from '../../../platform/db/handle.ts';
import { type NewEvent, writeEvent } from '../../../platform/events/write-event.ts';
import type { ChangedRow } from './channel-row.ts';
import { counterMove } from './counters.sql.ts';

/** A change as one store sees it, with the message if it is one. */
export type Told = ChangedRow & { message?: ChatMessage };

/**
 * Both sides hear of it, at the end of the transaction and always the store with the lower number first: who writes in one
 * channel and who reads in another would wait for each other otherwise.
 */
export async function publishChat(db: Tx, told: readonly Told[]): Promise<void> {
  for (const each of byStore(told)) await writeEvent(db, eventOf(each), counterMove(each));
}

const byStore = (told: readonly Told[]) =>
  told.toSorted((one, other) =>
    Number(BigInt(one.channel.store_id) - BigInt(other.channel.store_id)),
  );

function eventOf({ message, ...payload }: Told): NewEvent<'chat.message' | 'chat.channel'> {
  const place = { store_id: payload.channel.store_id, area: 'order' } as const;
  return message
    ? { ...place, kind: 'chat.message', payload: { ...payload, message } }
    : { ...place, kind: 'chat.channel', payload };
}
