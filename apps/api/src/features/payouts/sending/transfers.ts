import { z } from 'zod';
import { defineChannel } from '../../../platform/outbox/channel.ts';

/** A transfer by its name alone: the account's number lies sealed, and is opened when it is sent. */
export const transfers = defineChannel({
  name: 'transfers',
  payload: z.strictObject({ store_id: z.string(), payout_id: z.string(), attempt: z.int() }),
  attempts: 20,
});
