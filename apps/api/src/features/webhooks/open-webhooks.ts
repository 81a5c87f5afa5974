import { answerSeconds, mostPerSecond } from '@marketplace/contract/webhook-words';
import type { Db } from '../../platform/db/handle.ts';
import { secretKey } from '../../platform/secret-key.ts';
import { startHandOn } from './delivery/start-hand-on.service.ts';
import { type Pace, webhookTransport } from './delivery/webhook-transport.ts';
import { createWebhookSecrets } from './record/webhook-secrets.ts';
import { webhooksRoutes } from './webhooks.routes.ts';

/** Webhooks as a server has them: their calls, how they are sent, and what finds out what to send. */
export function openWebhooks(
  db: Db,
  internalHosts: readonly string[],
  pace: Pace = { answer_ms: answerSeconds * 1_000, per_second: mostPerSecond },
) {
  // Never the configured key: with another one every receiver would refuse what comes.
  const secrets = createWebhookSecrets(secretKey(undefined, 'webhooks'));
  return {
    routes: webhooksRoutes({ secrets, internalHosts }),
    transport: webhookTransport(db, { secrets, internalHosts, pace }),
    startHandOn,
  };
}
