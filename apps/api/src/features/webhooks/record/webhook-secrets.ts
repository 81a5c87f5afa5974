import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/handle.ts';
import type { KeyFor } from '../../../platform/secret-key.ts';

type Of = { store_id: string; webhook_id: string };

/**
 * What signs deliveries. A secret is made of a seed of its own and a key of the house whenever it is needed: who has read the
 * table has none, and nothing has to be sealed and opened.
 */
export type WebhookSecrets = {
  newSeed: () => Uint8Array;
  secretOf: (db: Db, of: Of, seed: Uint8Array) => Promise<Buffer>;
};

export const createWebhookSecrets = (keyFor: KeyFor): WebhookSecrets => ({
  newSeed: () => randomBytes(32),
  secretOf: async (db, { store_id, webhook_id }, seed) =>
    createHmac('sha256', await keyFor(db))
      .update(`webhook ${store_id} ${webhook_id} `)
      .update(seed)
      .digest(),
});

/** As it is written for people and libraries of Standard Webhooks. */
export const written = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;
