import type { ChannelTab } from '@marketplace/contract/chat-words';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useAppState } from '../../../platform/services.ts';
import { chosenStore } from '../../../platform/state/store-slice.ts';
import { type ChatSearch, readChatSearch } from '../chat-search.ts';
import { loadChannels, loadRoom } from '../live/load-chat.ts';
import { ListPending } from './channel-list.tsx';
import { ChatDesk } from './chat-desk.tsx';
import { ChatPhone } from './chat-phone.tsx';

type Store = { store_id?: string | undefined };

export const Route = createFileRoute('/_private/seller/chat')({
  validateSearch: readChatSearch,
  staticData: { isForSellers: true },
  beforeLoad: ({ context, search }) => {
    const { of_store_id, channelId, buyerId, message, orderId } = search;
    // Beside the list there is no room for it on a phone.
    if (of_store_id && (channelId || buyerId) && !context.state.getState().app.isDesktop)
      throw redirect({
        to: '/seller/chat/room',
        search: { channelId, buyerId, message, orderId, store_id: of_store_id },
        replace: true,
      });
  },
  loaderDeps: ({ search }) => {
    const { tab, query, store_id, channelId, of_store_id } = search as ChatSearch & Store;
    return { tab, query, store_id, channelId, of_store_id };
  },
  loader: ({ context, cause, deps: { tab, query, store_id, channelId, of_store_id } }) => {
    const chosen = store_id ?? chosenStore(context.state.getState().store);
    const filters = { tab: (tab ?? 'ALL') as ChannelTab, side: 'SELLER' } as const;
    if (channelId && of_store_id) void loadRoom(context, of_store_id, channelId, cause);
    return chosen && !query ? loadChannels(context, chosen, filters, cause) : undefined;
  },
  component: ChatScreen,
  pendingComponent: ListPending,
});

/** What buyers write to one store or to all, and at a desk the conversation that was chosen. */
function ChatScreen() {
  const search = Route.useSearch();
  const chosen = useAppState(({ store }) => chosenStore(store));
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const store_id = search.store_id ?? chosen;
  if (!store_id) return <ListPending />;
  const Chat = isDesktop ? ChatDesk : ChatPhone;
  return <Chat key={store_id} {...{ store_id, search }} />;
}
