import type { Tx } from '../../platform/db/handle.ts';
import { writeEvent } from '../../platform/events/write-event.ts';

/** Open lists of promotions and vouchers ask anew. At the end of a transaction: others wait for the place among the events. */
export const publishPromotions = (db: Tx, store_id: string): Promise<void> =>
  writeEvent(db, {
    store_id,
    area: 'inventory',
    kind: 'promotions.changed',
    payload: { store_id },
  });
