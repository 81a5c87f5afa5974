import type { Tx } from '../../platform/db/handle.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import type { OneStore } from '../../platform/store-scope.ts';

/** Tells open screens of the store that what drivers carry or buyers may owe is another by now. Comes last in its transaction. */
export const publishCredit = (db: Tx, { store_id }: OneStore): Promise<void> =>
  writeEvent(db, { store_id, area: 'order', kind: 'credit.changed', payload: { store_id } });
