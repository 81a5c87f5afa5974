import { deliveredEvents, deliveryStates } from '@marketplace/contract/webhook-words';
import { isId, isIn, one, readTexts } from '../../../platform/navigation/search-values.ts';

type WebhookSearch = {
  webhookId?: string | undefined;
  state?: string | undefined;
  event?: string | undefined;
};

/** Which webhook an address is about, and what its deliveries are narrowed by. */
export const readWebhookSearch = (raw: Record<string, unknown>): WebhookSearch =>
  readTexts(raw, {
    webhookId: one(isId),
    state: one(isIn(deliveryStates)),
    event: one(isIn(deliveredEvents)),
  });
