import type { ChatOrderDetail } from '@marketplace/contract/chat-order';
import type { ChatOrderListQuery } from '@marketplace/contract/chat-orders';
import { boundedCount, countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { writeEvent } from '../../../platform/events/write-event.ts';
import { fail } from '../../../platform/failure.ts';
import { numberedPage } from '../../../platform/pages.ts';
import {
  type OneStore,
  type StoreScope,
  storeIn,
  systemBuyerScope,
} from '../../../platform/store-scope.ts';
import { type Quote, quoteOrder } from '../../orders/placing/quote-order.service.ts';
import { listBuyers } from '../../vouchers/show-vouchers.service.ts';
import {
  type ChatOrderRecord,
  countChatOrders,
  listChatOrders,
  readChatOrder,
} from './chat-orders.sql.ts';
import { readWriters } from './known-buyers.sql.ts';

const mostBuyers = 50;

export async function listOfStores(db: Db, scope: StoreScope, query: ChatOrderListQuery) {
  if (query.page * query.page_size > countedUpTo) fail('page_too_far');
  const counted = await countChatOrders(db, scope, query, countedUpTo + 1);
  return numberedPage(query, await listChatOrders(db, scope, query), boundedCount(counted));
}

export async function showChatOrder(
  db: Db,
  scope: StoreScope,
  { store_id, chat_order_id }: { store_id: string; chat_order_id: string },
) {
  return { chat_order: await chatOrderDetail(db, storeIn(scope, store_id), chat_order_id) };
}

export async function chatOrderDetail(
  db: Db,
  store: OneStore,
  chat_order_id: string,
): Promise<ChatOrderDetail> {
  const record = (await readChatOrder(db, store, chat_order_id)) ?? fail('chat_order_not_found');
  return { ...record, ...(await quoteOf(db, record)) };
}

/** At the prices of now, for whom it is. */
export const quoteOf = (
  db: Db,
  order: Pick<ChatOrderRecord, 'store_id' | 'buyer_store_id' | 'delivery' | 'lines'>,
): Promise<Quote> =>
  quoteOrder(db, systemBuyerScope(order.buyer_store_id), {
    seller_store_id: order.store_id,
    delivery: order.delivery,
    lines: order.lines,
  });

/** Who has ordered from the store or written to it, by name. */
export async function listKnownBuyers(
  db: Db,
  scope: StoreScope,
  asked: { store_id: string; query?: string | undefined },
) {
  const { buyers } = await listBuyers(db, scope, asked);
  const writers = await readWriters(db, storeIn(scope, asked.store_id), asked.query, mostBuyers);
  const known = new Map([...buyers, ...writers].map((each) => [each.store_id, each]));
  const byName = [...known.values()].sort((a, b) => a.name.localeCompare(b.name, 'id'));
  return { buyers: byName.slice(0, mostBuyers) };
}

/** Open lists ask anew. At the end of a transaction: others wait for the place among the events. */
export const publishChatOrder = (db: Tx, store_id: string, chat_order_id: string): Promise<void> =>
  writeEvent(db, {
    store_id,
    area: 'order',
    kind: 'chat_order.changed',
    payload: { store_id, chat_order_id },
  });
