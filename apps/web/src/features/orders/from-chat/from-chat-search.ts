import { chatOrderStates } from '@marketplace/contract/chat-order-words';
import {
  isId,
  isIn,
  one,
  readTexts,
  storeChoice,
} from '../../../platform/navigation/search-values.ts';

/** What the list is narrowed by, as its address has it. */
export type FromChatSearch = { store_id?: string | undefined; state?: string | undefined };

export const readFromChatSearch = (raw: Record<string, unknown>): FromChatSearch =>
  readTexts(raw, { store_id: storeChoice, state: one(isIn(chatOrderStates)) });

/** Which one an address is about; none is a new one. */
export const readChatOrderId = (
  raw: Record<string, unknown>,
): { store_id?: string | undefined; chat_order_id?: string | undefined } =>
  readTexts(raw, { store_id: one(isId), chat_order_id: one(isId) });
