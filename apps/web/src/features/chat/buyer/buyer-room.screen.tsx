import { deepLink, webFallback } from '@marketplace/contract/deep-links';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { findBridge } from '../../../platform/bridge/bridge.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { isId } from '../../../platform/navigation/search-values.ts';
import { useServices } from '../../../platform/services.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { readRoomSearch } from '../chat-search.ts';
import { ChannelList } from '../list/channel-list.tsx';
import { BackToList } from '../room/back-to-list.tsx';
import { FullPage } from '../room/full-page.tsx';
import { Room } from '../room/room.tsx';
import { RoomPending } from '../room/room-pending.tsx';

export const Route = createFileRoute('/_private/buyer/chat/room')({
  validateSearch: readRoomSearch,
  component: BuyerRoomScreen,
  pendingComponent: RoomPending,
});

/** What a store that buys and those it buys from write to each other. */
function BuyerRoomScreen() {
  const { store_id, channelId, message } = Route.useSearch();
  if (!store_id || !isId(store_id)) return <FindStore channelId={channelId} />;
  return <OfStore {...{ store_id, channelId, message }} />;
}

type OfStoreProps = {
  store_id: string;
  channelId: string | undefined;
  message?: string | undefined;
};

function OfStore({ store_id, channelId, message }: OfStoreProps) {
  if (!channelId) return <Channels store_id={store_id} />;
  return (
    <FullPage>
      <Room
        key={channelId}
        store_id={store_id}
        channel_id={channelId}
        at={message === undefined ? undefined : Number(message)}
        back={<BackToList to="/buyer/chat/room" search={{ store_id }} />}
      />
    </FullPage>
  );
}

/** The mobile app may not say which store it is: of the person's stores the one that buys alone, or else the first. */
function FindStore({ channelId }: { channelId: string | undefined }) {
  const { api } = useServices();
  const { data, error, refetch } = useQuery({
    queryKey: ['chat-stores'] as const,
    queryFn: ({ signal }) => api('GET /api/stores/list', {}, { signal }),
  });
  if (error && !data) return <LoadFailed level={1} error={error} onReload={() => void refetch()} />;
  if (!data) return <RoomPending />;
  const store = data.stores.find(({ is_seller }) => !is_seller) ?? data.stores[0];
  return store ? <OfStore store_id={store.id} channelId={channelId} /> : <NoStore />;
}

function Channels({ store_id }: { store_id: string }) {
  const [isBlocked, setBlocked] = useState(false);
  return (
    <FullPage>
      <header className="flex min-h-15 shrink-0 items-center border-b border-line bg-surface px-4">
        <h1 className="min-w-0 flex-1 text-xl font-bold tracking-tight">Chat</h1>
        <Chip isChosen={isBlocked} onClick={() => setBlocked(!isBlocked)}>
          Diblokir
        </Chip>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <ChannelList
          {...{ store_id }}
          tab={isBlocked ? 'BLOCKED' : 'ALL'}
          side="BUYER"
          rowLink={({ channel_id }, { className }, content) => (
            <AppLink
              to="/buyer/chat/room"
              search={{ store_id, channelId: channel_id }}
              activeOptions={{ exact: true, includeSearch: true }}
              className={className}
            >
              {content}
            </AppLink>
          )}
        />
      </div>
    </FullPage>
  );
}

const home = deepLink({ to: 'main/buyer-home' });

function NoStore() {
  return (
    <EmptyScreen
      level={1}
      drawing={<EmptyBoxDrawing />}
      title="Belum ada toko"
      text="Akun ini belum punya toko untuk berbelanja. Lanjutkan di aplikasi."
      action={<ToApp />}
    />
  );
}

function ToApp() {
  const bridge = findBridge();
  const label = 'Buka di aplikasi';
  return bridge ? (
    <Button onClick={() => bridge.openDeepLink(home)}>{label}</Button>
  ) : (
    <a href={webFallback(home, '/open', __APP_PACKAGE__)} className={buttonStyle({})}>
      {label}
    </a>
  );
}
