import type { AnswerOf, InputsOf } from '@marketplace/contract/call';
import type { SharedChatOrder } from '@marketplace/contract/chat-orders';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import {
  type BuyerScope,
  type OneStore,
  storeIn,
  systemBuyerScope,
  systemScope,
} from '../../../platform/store-scope.ts';
import { createOrder } from '../../orders/placing/create-order.service.ts';
import { findLink, markLinkSeen } from '../../shared-links/shared-links.service.ts';
import {
  type ChatOrderRecord,
  listForBuyer,
  lockChatOrder,
  moveChatOrder,
  readChatOrder,
} from '../record/chat-orders.sql.ts';
import { publishChatOrder, quoteOf } from '../record/show-chat-orders.service.ts';

const kind = 'CHAT_ORDER';
const mostForBuyer = 20;
type Agreed = Pick<
  InputsOf<'POST /api/shared/chat-order/confirm'>['body'],
  'version' | 'payment_method' | 'expected_total'
>;

/** Forwarded after it was confirmed, a link says no more than that. */
export async function openChatOrder(db: Db, link: string): Promise<SharedChatOrder> {
  const { store, found } = await findLink(db, kind, link);
  const order = (await readChatOrder(db, store, found.subject_id)) ?? fail('shared_link_unknown');
  const { store_name, time_zone, order_number, ended_at, buyer_name } = order;
  if (order_number && ended_at)
    return {
      store_name,
      time_zone,
      offer: null,
      confirmed: { order_number, confirmed_at: ended_at },
    };
  await markLinkSeen(db, store, found.id);
  const payment_methods = byLink(order.payment_methods);
  const offer = { ...(await offerOf(db, order)), payment_methods, buyer_name };
  return { store_name, time_zone, offer, confirmed: null };
}

const offerOf = async (db: Db, order: ChatOrderRecord) => ({
  version: order.version,
  delivery: order.delivery,
  payment_methods: order.payment_methods,
  term_days: order.term_days,
  note: order.note,
  expires_at: order.expires_at,
  ...(await quoteOf(db, order)),
});

export async function listBuyersChatOrders(
  db: Db,
  { buyer_store_id }: BuyerScope,
): Promise<AnswerOf<'GET /api/orders/buyer/chat-orders'>> {
  const chat_orders = [];
  for (const order of await listForBuyer(db, buyer_store_id, mostForBuyer)) {
    const { id: chat_order_id, store_id, store_name } = order;
    chat_orders.push({ chat_order_id, store_id, store_name, offer: await offerOf(db, order) });
  }
  return { chat_orders };
}

/**
 * What a link alone may agree to. It was made by the store, so it is no proof of the buyer: a debt is taken on and money is sent by who
 * has signed in.
 */
const byLink = (methods: ChatOrderRecord['payment_methods']) =>
  methods.filter((method) => method === 'COD');

/** Who has the link speaks for the buyer it was sent to, and is known by nothing else. */
export async function confirmByLink(db: Db, link: string, agreed: Agreed) {
  const { store, found } = await findLink(db, kind, link);
  return inTransaction(db, async (db) => {
    // Revoked meanwhile, or while it waited for the order's row.
    const order = (await lockChatOrder(db, store, found.subject_id)) ?? fail('shared_link_unknown');
    await findLink(db, kind, link);
    if (!order.order_id && !byLink([agreed.payment_method]).length) fail('payment_not_offered');
    const { order_id: _id, ...confirmed } = await makeOrder(
      db,
      { user_id: null },
      systemBuyerScope(order.buyer_store_id),
      store,
      order,
      agreed,
    );
    return confirmed;
  });
}

export function confirmChatOrder(
  db: Db,
  { user_id }: Caller,
  scope: BuyerScope,
  { store_id, chat_order_id, ...agreed }: Agreed & { store_id: string; chat_order_id: string },
) {
  const store = storeIn(systemScope([store_id]), store_id);
  return inTransaction(db, async (db) => {
    const order = await lockChatOrder(db, store, chat_order_id);
    if (order?.buyer_store_id !== scope.buyer_store_id || order.state === 'DRAFT')
      return fail('chat_order_not_found');
    if (order.state === 'CANCELLED' || order.state === 'EXPIRED') fail('chat_order_state_conflict');
    return makeOrder(db, { user_id }, scope, store, order, agreed);
  });
}

/** By the road of every order: stock is reserved here and not before. Of two who confirm, the second is told of the first's. */
async function makeOrder(
  db: Tx,
  who: { user_id: string | null },
  scope: BuyerScope,
  store: OneStore,
  chat: ChatOrderRecord,
  { version, payment_method, expected_total }: Agreed,
) {
  const { order_id, order_number } = chat;
  if (order_id && order_number) return { order_id, order_number, total_amount: chat.total_amount };
  if (chat.version !== version) fail('chat_order_version_conflict');
  if (!chat.payment_methods.includes(payment_method)) fail('payment_not_offered');
  const { order } = await createOrder(db, who, scope, {
    buyer_store_id: chat.buyer_store_id,
    seller_store_id: chat.store_id,
    payment_method,
    ...(payment_method === 'TERM' && { term_days: chat.term_days ?? undefined }),
    delivery: chat.delivery,
    allow_partial: false,
    note: chat.note,
    expected_total,
    lines: chat.lines,
  });
  const { id, total_amount } = order;
  const became = { order_id: id, order_number: order.order_number, total_amount };
  await moveChatOrder(db, store, chat.id, became);
  await publishChatOrder(db, store.store_id, chat.id);
  return became;
}
