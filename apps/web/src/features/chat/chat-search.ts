import { channelTabs } from '@marketplace/contract/chat-words';
import { isId, isIn, one, readTexts, searchText } from '../../platform/navigation/search-values.ts';

/** Which conversation an address is about, or with whom one is to be begun; a message in it, and an order to be sent. */
export type RoomSearch = {
  channelId?: string | undefined;
  buyerId?: string | undefined;
  message?: string | undefined;
  orderId?: string | undefined;
};

/** What narrows the list; and at a desk the conversation that stands open beside it. */
export type ChatSearch = RoomSearch & {
  tab?: string | undefined;
  query?: string | undefined;
  /** The store whose conversation is open, where several are seen. */
  of_store_id?: string | undefined;
};

const ofRoom = {
  channelId: one(isId),
  buyerId: one(isId),
  message: one((value) => /^[1-9]\d{0,8}$/.test(value)),
  orderId: one(isId),
};

export const readRoomSearch = (raw: Record<string, unknown>): RoomSearch => readTexts(raw, ofRoom);

export const readChatSearch = (raw: Record<string, unknown>): ChatSearch =>
  readTexts(raw, {
    ...ofRoom,
    tab: one(isIn(channelTabs)),
    query: searchText,
    of_store_id: one(isId),
  });

/** Without what is open beside the list. */
export const filtersOf = ({ tab, query }: ChatSearch): Pick<ChatSearch, 'tab' | 'query'> => ({
  ...(tab && { tab }),
  ...(query && { query }),
});
