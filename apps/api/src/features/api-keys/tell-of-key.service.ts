import type { Tx } from '../../platform/db/handle.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import { pathTo } from '../../platform/notifications/new-notification.ts';

type News = { kind: 'created' | 'ending' | 'ended'; title: string; text: string };

/** Whoever sees the store's settings is told: a key that nobody knows of may be somebody else's. */
export const tellOfKey = (db: Tx, store_id: string, { kind, title, text }: News): Promise<void> =>
  writeEvent(db, {
    ...{ store_id, area: 'store', kind: 'store.changed', payload: { store_id } },
    notification: {
      ...{ category: 'INTEGRATIONS', kind: `api_key.${kind}`, title, text },
      path: pathTo('/seller/store/api-keys', { store_id }),
    },
  });
