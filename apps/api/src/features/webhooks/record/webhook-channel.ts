import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/handle.ts';
import { defineChannel } from '../../../platform/outbox/channel.ts';
import { startOver } from '../../../platform/outbox/outbox-rows.ts';
import { sendAllLater } from '../../../platform/outbox/send-later.ts';

const minutes = 60_000;

/**
 * A delivery that waits to be sent; what is sent stands in its row. A webhook has a few targets, so that a slow receiver is
 * called several times at once, and what is about one thing always goes to the same, in order.
 */
export const webhookMessages = defineChannel({
  name: 'webhook',
  payload: z.strictObject({ store_id: z.string(), delivery_id: z.uuid() }),
  // Eight tries over four hours.
  waits_ms: [
    10_000,
    1 * minutes,
    4 * minutes,
    15 * minutes,
    30 * minutes,
    60 * minutes,
    130 * minutes,
  ],
  // Who is there again is not left alone for an hour.
  longest_rest_ms: 10 * minutes,
  // One that answers slowly lets the others by.
  turn_ms: 5_000,
  at_once: 32,
  at_once_of_store: 8,
});

export const lanes = 4;

const laneOf = (about: string) => (hash('sha256', about, 'buffer')[0] ?? 0) % lanes;

const targetOf = (webhook_id: string, lane: number) => `${webhook_id}/${lane}`;

export type ToSend = { id: string; webhook_id: string; about: string };

export const sendDeliveries = (
  db: Tx,
  store_id: string,
  deliveries: readonly ToSend[],
): Promise<void> =>
  sendAllLater(db, webhookMessages, {
    store_id,
    about: 'webhook',
    messages: deliveries.map(({ id, webhook_id, about }) => ({
      target: targetOf(webhook_id, laneOf(about)),
      payload: { store_id, delivery_id: id },
      record: about,
    })),
  });

/** What the outbox has of one webhook goes, for all that waits to be written anew: nothing of that waits for its next try. */
export const forgetMessages = (db: Tx, store_id: string, webhook_id: string): Promise<void> => {
  const targets = Array.from({ length: lanes }, (_, lane) => targetOf(webhook_id, lane));
  return startOver(db, { store_id, channel: webhookMessages.name, targets });
};
