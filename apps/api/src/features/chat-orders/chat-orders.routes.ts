import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { readChatOrder } from './matching/match-text.service.ts';
import { listKnownBuyers, listOfStores, showChatOrder } from './record/show-chat-orders.service.ts';
import {
  confirmByLink,
  confirmChatOrder,
  listBuyersChatOrders,
  openChatOrder,
} from './writing/confirm-chat-order.service.ts';
import { saveChatOrder } from './writing/save-chat-order.service.ts';
import {
  cancelChatOrder,
  revokeChatOrder,
  shareChatOrder,
} from './writing/share-chat-order.service.ts';

const { chatOrders, buyerChatOrders, sharedChatOrder } = contract;

export const chatOrdersRoutes = [
  bind(chatOrders.read, ({ db, scope, body }) => readChatOrder(db, scope, body)),
  bind(chatOrders.buyers, ({ db, scope, query }) => listKnownBuyers(db, scope, query)),
  bind(chatOrders.list, ({ db, scope, query }) => listOfStores(db, scope, query)),
  bind(chatOrders.detail, ({ db, scope, query }) => showChatOrder(db, scope, query)),
  bind(chatOrders.save, ({ db, who, scope, body }) => saveChatOrder(db, who, scope, body)),
  bind(chatOrders.share, ({ db, who, scope, body }) => shareChatOrder(db, who, scope, body)),
  bind(chatOrders.revoke, ({ db, who, scope, body }) => revokeChatOrder(db, who, scope, body)),
  bind(chatOrders.cancel, ({ db, who, scope, body }) => cancelChatOrder(db, who, scope, body)),
  bind(buyerChatOrders.list, ({ db, scope }) => listBuyersChatOrders(db, scope)),
  bind(buyerChatOrders.confirm, ({ db, who, scope, body }) =>
    confirmChatOrder(db, who, scope, body),
  ),
  bind(sharedChatOrder.open, ({ db, body }) => openChatOrder(db, body.link)),
  bind(sharedChatOrder.confirm, ({ db, body: { link, ...agreed } }) =>
    confirmByLink(db, link, agreed),
  ),
];
