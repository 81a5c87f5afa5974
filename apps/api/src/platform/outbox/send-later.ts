import { EventEmitter } from 'node:events';
import type { z } from 'zod';
import type { Tx } from '../db/handle.ts';
import { afterCommit } from '../db/transaction.ts';
import type { Channel } from './channel.ts';
import { insertMessage } from './outbox-rows.ts';

/** Says only "look": what is to be sent is in the outbox. */
export const messagesWritten = new EventEmitter<{ look: [] }>().setMaxListeners(0);

type Message<Schema extends z.ZodType> = {
  /** Whose it is: a store's, a person's, or with neither the marketplace's. */
  store_id?: string;
  user_id?: string;
  target: string;
  /** What it tells of, such as `staff.invited`. */
  about: string;
  payload: z.input<Schema>;
};

/** Written with the caller's change: both happen, or neither. */
export async function sendLater<Schema extends z.ZodType>(
  db: Tx,
  channel: Channel<Schema>,
  { payload, ...message }: Message<Schema>,
): Promise<void> {
  channel.payload.parse(payload);
  await insertMessage(db, {
    ...message,
    channel: channel.name,
    payload: JSON.stringify(payload),
    wanted_for_hours: channel.wanted_for_hours ?? null,
  });
  afterCommit(db, () => messagesWritten.emit('look'));
}
