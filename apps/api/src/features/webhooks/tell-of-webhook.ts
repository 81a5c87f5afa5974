import type { Tx } from '../../platform/db/handle.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import { pathTo } from '../../platform/notifications/new-notification.ts';

type Of = { store_id: string; webhook_id: string };
type News = { what: string; title: string; text: string };

/** To whoever sees the store's settings. */
export const tellOfWebhook = (
  db: Tx,
  { store_id, webhook_id }: Of,
  { what, title, text }: News,
): Promise<void> =>
  writeEvent(db, {
    ...{ store_id, area: 'store', kind: 'store.changed', payload: { store_id } },
    notification: {
      ...{ category: 'INTEGRATIONS', kind: `webhook.${what}`, title, text },
      path: pathTo('/seller/store/webhook', { webhookId: webhook_id, store_id }),
    },
  });
