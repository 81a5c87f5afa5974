import { EventEmitter } from 'node:events';
import type { z } from 'zod';
import type { Tx } from '../db/handle.ts';
import { afterCommit } from '../db/transaction.ts';
import type { Channel } from './channel.ts';
import { insertMessage, insertMessages } from './outbox-rows.ts';

/** Says only "look", and at which channel where it is one: what is to be sent is in the outbox. */
export const messagesWritten = new EventEmitter<{ look: [channel?: string] }>().setMaxListeners(0);

type Message<Schema extends z.ZodType> = {
  /** Whose it is: a store's, a person's, or with neither the marketplace's. */
  store_id?: string;
  user_id?: string;
  target: string;
  /** What it tells of, such as `staff.invited`. */
  about: string;
  payload: z.input<Schema>;
  /** Those of one record come to their target in order: a later one waits until an earlier one is done with. */
  record?: string;
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
  afterCommit(db, () => messagesWritten.emit('look', channel.name));
}

type Messages<Schema extends z.ZodType> = Pick<Message<Schema>, 'store_id' | 'about'> & {
  messages: readonly Pick<Message<Schema>, 'user_id' | 'target' | 'payload' | 'record'>[];
};

/** The same of many at once, in two statements. */
export async function sendAllLater<Schema extends z.ZodType>(
  db: Tx,
  channel: Channel<Schema>,
  { store_id, about, messages }: Messages<Schema>,
): Promise<void> {
  if (messages.length === 0) return;
  for (const { payload } of messages) channel.payload.parse(payload);
  await insertMessages(db, {
    ...{ store_id, about },
    channel: channel.name,
    wanted_for_hours: channel.wanted_for_hours ?? null,
    messages: messages.map(({ payload, ...to }) => ({ ...to, payload: JSON.stringify(payload) })),
  });
  afterCommit(db, () => messagesWritten.emit('look', channel.name));
}
