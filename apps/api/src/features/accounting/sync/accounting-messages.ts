import { z } from 'zod';
import { defineChannel } from '../../../platform/outbox/channel.ts';

/** To the books of one store; the target is its id, so that they are written one after the other. */
export const accountingMessages = defineChannel({
  name: 'accounting',
  payload: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('DOCUMENT'), document_id: z.string() }),
    z.strictObject({ kind: z.literal('STOCK'), all: z.boolean() }),
    /** Somebody has said that ours holds, while theirs was so. */
    z.strictObject({
      kind: z.literal('SHELF'),
      variant_id: z.string(),
      theirs: z.int(),
      user_id: z.string(),
    }),
  ]),
  at_once: 6,
});
