import type { ChatOrderSaveBody } from '@marketplace/contract/chat-orders';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { revokeLinks } from '../../shared-links/shared-links.service.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import {
  countWaiting,
  insertChatOrder,
  lockChatOrder,
  moveChatOrder,
  updateChatOrder,
} from '../record/chat-orders.sql.ts';
import { readKnownBuyer } from '../record/known-buyers.sql.ts';
import { chatOrderDetail, publishChatOrder, quoteOf } from '../record/show-chat-orders.service.ts';

/** So many wait to be confirmed in a store: whoever has more has long forgotten the first. */
const mostWaiting = 1_000;

export function saveChatOrder(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  body: ChatOrderSaveBody,
) {
  const store = storeIn(scope, body.store_id);
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    const before = body.chat_order_id
      ? ((await lockChatOrder(db, store, body.chat_order_id)) ?? fail('chat_order_not_found'))
      : undefined;
    if (before?.ended_at) fail('chat_order_state_conflict');
    if (before && before.version !== body.version) fail('chat_order_version_conflict');
    if (!before && (await countWaiting(db, store)) >= mostWaiting) fail('chat_orders_too_many');
    const buyer = await readKnownBuyer(db, store, body.buyer_store_id);
    if (!buyer) fail('chat_order_buyer_unknown');
    const { lines, total_amount } = await quoteOf(db, body);
    const wrong = lines.flatMap(({ problem }, at) =>
      problem === 'not_sold' ? [[`lines.${at}.inventory_id`, 'not_sold'] as const] : [],
    );
    if (wrong.length > 0) fail('product_unavailable', Object.fromEntries(wrong));
    const shown = { first_product_name: lines[0]?.product_name ?? '', total_amount };
    const id = before?.id ?? (await insertChatOrder(db, store, user_id, body, shown));
    if (before) await updateChatOrder(db, store, id, body, shown);
    // The link was sent to somebody else.
    if (before && before.buyer_store_id !== body.buyer_store_id && before.state !== 'DRAFT') {
      await revokeLinks(db, store, { kind: 'CHAT_ORDER', subject_id: id }, user_id);
      await moveChatOrder(db, store, id, 'DRAFT');
    }
    const chat_order = await chatOrderDetail(db, store, id);
    await publishChatOrder(db, store.store_id, id);
    return { chat_order };
  });
}
