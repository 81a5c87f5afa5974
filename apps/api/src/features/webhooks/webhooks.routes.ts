import { contract } from '@marketplace/contract/contract';
import { bind, bindPrepared } from '../../platform/http/bind.ts';
import {
  listDeliveries,
  resendDelivery,
  showDelivery,
  testWebhook,
} from './look/deliveries.service.ts';
import type { WebhookSecrets } from './record/webhook-secrets.ts';
import { checkAddress } from './settings/check-address.ts';
import {
  changeWebhook,
  createWebhook,
  listWebhooks,
  pauseWebhook,
  removeWebhook,
  rotateSecret,
} from './settings/webhooks.service.ts';

const { webhooks } = contract;

type Settings = { secrets: WebhookSecrets; internalHosts: readonly string[] };

export const webhooksRoutes = ({ secrets, internalHosts }: Settings) => [
  bind(webhooks.list, ({ db, scope, query }) => listWebhooks(db, scope, query)),
  bindPrepared(
    webhooks.create,
    ({ body }) => checkAddress(body.url, internalHosts),
    ({ db, who, scope, body }) => createWebhook(db, who, scope, body, secrets),
  ),
  bindPrepared(
    webhooks.update,
    ({ body }) => checkAddress(body.url, internalHosts),
    ({ db, who, scope, body }) => changeWebhook(db, who, scope, body),
  ),
  bind(webhooks.setState, ({ db, who, scope, body }) => pauseWebhook(db, who, scope, body)),
  bind(webhooks.rotateSecret, ({ db, who, scope, body }) =>
    rotateSecret(db, who, scope, body, secrets),
  ),
  bind(webhooks.remove, ({ db, scope, body }) => removeWebhook(db, scope, body)),
  bind(webhooks.test, ({ db, scope, body }) => testWebhook(db, scope, body)),
  bind(webhooks.deliveries, ({ db, scope, query }) => listDeliveries(db, scope, query)),
  bind(webhooks.deliveryDetail, ({ db, scope, query }) => showDelivery(db, scope, query)),
  bind(webhooks.resend, ({ db, scope, body }) => resendDelivery(db, scope, body)),
];
