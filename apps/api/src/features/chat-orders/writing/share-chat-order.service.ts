import type { AnswerOf } from '@marketplace/contract/call';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { rupiah } from '../../../platform/exports/written.ts';
import { fail } from '../../../platform/failure.ts';
import { formatInstant } from '../../../platform/indonesian-time.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { createLink, revokeLinks } from '../../shared-links/shared-links.service.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { lockChatOrder, moveChatOrder } from '../record/chat-orders.sql.ts';
import { readKnownBuyer } from '../record/known-buyers.sql.ts';
import { chatOrderDetail, publishChatOrder } from '../record/show-chat-orders.service.ts';

const linkHours = 72;
type Ids = { store_id: string; chat_order_id: string };
const subjectOf = (subject_id: string) => ({ kind: 'CHAT_ORDER', subject_id }) as const;

export function shareChatOrder(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { store_id, chat_order_id: id }: Ids,
): Promise<AnswerOf<'POST /api/orders/seller/chat-orders/share'>> {
  const store = storeIn(scope, store_id);
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    const before = (await lockChatOrder(db, store, id)) ?? fail('chat_order_not_found');
    if (before.ended_at) fail('chat_order_state_conflict');
    const { link, expires_at } = await createLink(db, store, user_id, subjectOf(id), linkHours);
    await moveChatOrder(db, store, id, 'SENT');
    const chat_order = await chatOrderDetail(db, store, id);
    const buyer = await readKnownBuyer(db, store, before.buyer_store_id);
    await publishChatOrder(db, store_id, id);
    const until = formatInstant(expires_at, before.time_zone);
    const text = `Halo ${before.buyer_name}, ini catatan pesanan Anda di ${before.store_name}: ${chat_order.line_count} barang, total ${rupiah(chat_order.total_amount)}. Periksa dan konfirmasi di tautan ini, tidak perlu masuk akun. Berlaku sampai ${until}:`;
    // Behind the mark: what stands there no server on the way gets to see.
    return { url: `/pesanan#${link}`, text, phone_number: buyer?.phone_number ?? null, chat_order };
  });
}

export const revokeChatOrder = (db: Db, who: Caller, scope: StoreScope, ids: Ids) =>
  takeBack(db, who, storeIn(scope, ids.store_id), ids.chat_order_id, 'DRAFT');

export const cancelChatOrder = (db: Db, who: Caller, scope: StoreScope, ids: Ids) =>
  takeBack(db, who, storeIn(scope, ids.store_id), ids.chat_order_id, 'CANCELLED');

function takeBack(
  db: Db,
  { user_id }: Caller,
  store: OneStore,
  id: string,
  to: 'DRAFT' | 'CANCELLED',
) {
  return inTransaction(db, async (db) => {
    const before = (await lockChatOrder(db, store, id)) ?? fail('chat_order_not_found');
    if (before.state === to) return { chat_order: await chatOrderDetail(db, store, id) };
    if (before.ended_at) fail('chat_order_state_conflict');
    await revokeLinks(db, store, subjectOf(id), user_id);
    await moveChatOrder(db, store, id, to);
    const chat_order = await chatOrderDetail(db, store, id);
    await publishChatOrder(db, store.store_id, id);
    return { chat_order };
  });
}
