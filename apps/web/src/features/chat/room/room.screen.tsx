import type { ChannelRow } from '@marketplace/contract/chat';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isId } from '../../../platform/navigation/search-values.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { BuyerPanel } from '../beside/buyer-panel.tsx';
import { type RoomSearch, readRoomSearch } from '../chat-search.ts';
import { loadRoom } from '../live/load-chat.ts';
import { BackToList } from './back-to-list.tsx';
import { FullPage } from './full-page.tsx';
import { OpenChannel } from './open-channel.tsx';
import { Room } from './room.tsx';
import { RoomPending } from './room-pending.tsx';

export const Route = createFileRoute('/_private/seller/chat/room')({
  validateSearch: readRoomSearch,
  staticData: { isForSellers: true },
  beforeLoad: ({ context, search }) => {
    const { store_id = '', channelId, buyerId } = search;
    // A page about no conversation, or of no store, has nothing to show.
    if (!isId(store_id) || !(channelId || buyerId))
      throw redirect({ to: '/seller/chat', replace: true });
    const { isDesktop } = context.state.getState().app;
    if (!isDesktop) return;
    const { store_id: of_store_id, ...room } = search;
    throw redirect({
      to: '/seller/chat',
      search: { ...room, of_store_id, store_id },
      replace: true,
    });
  },
  loaderDeps: ({ search }) => {
    const { store_id, channelId } = search as RoomSearch & { store_id?: string | undefined };
    return { store_id, channelId };
  },
  loader: ({ context, cause, deps: { store_id, channelId } }) =>
    store_id && channelId ? loadRoom(context, store_id, channelId, cause) : undefined,
  component: RoomScreen,
  pendingComponent: RoomPending,
});

/** One conversation, on a phone. */
function RoomScreen() {
  const { store_id = '', channelId, buyerId, message, orderId } = Route.useSearch();
  const navigate = useNavigate({ from: '/seller/chat/room' });
  const [about, setAbout] = useState<ChannelRow>();
  const back = <BackToList to="/seller/chat" search={{ store_id }} />;
  return (
    <FullPage>
      {channelId ? (
        <Room
          key={channelId}
          store_id={store_id}
          channel_id={channelId}
          at={message === undefined ? undefined : Number(message)}
          orderId={orderId}
          back={back}
          onAbout={setAbout}
        />
      ) : (
        <OpenChannel
          store_id={store_id}
          buyerId={buyerId ?? ''}
          onOpen={(channelId) =>
            void navigate({
              search: ({ buyerId: _buyer, ...rest }) => ({ ...rest, channelId }),
              replace: true,
            })
          }
        />
      )}
      <Sheet
        isOpen={about !== undefined}
        onClose={() => setAbout(undefined)}
        title="Tentang pembeli"
      >
        {about && <BuyerPanel store_id={about.store_id} channel_id={about.channel_id} isInSheet />}
      </Sheet>
    </FullPage>
  );
}
