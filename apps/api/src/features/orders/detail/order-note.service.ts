import type { OrderNote } from '@marketplace/contract/order-detail';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { writeEvent } from '../../../platform/events/write-event.ts';
import { fail } from '../../../platform/failure.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { insertNote, lockOrder, readLastNote } from './order-note.sql.ts';

/** Notes of an order are written one after the other, so that the same one sent twice at once is there once. */
export function noteOrder(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { order_id, text }: { order_id: string; text: string },
): Promise<{ note: OrderNote }> {
  return inTransaction(db, async (db) => {
    const store = (await sellerOf(db, scope, order_id)) ?? fail('order_not_found');
    const found = (await lockOrder(db, store, order_id)) ?? fail('order_not_found');
    if (!found.is_active) fail('store_inactive');
    const last = await readLastNote(db, store, order_id);
    if (last?.user_id === user_id && last.note.text === text) return { note: last.note };
    const note = await insertNote(db, store, { order_id, user_id, text });
    await writeEvent(db, {
      store_id: store.store_id,
      area: 'order',
      kind: 'order.noted',
      payload: { order_id, note },
    });
    return { note };
  });
}
