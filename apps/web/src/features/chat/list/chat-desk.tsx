import type { ChannelRow } from '@marketplace/contract/chat';
import type { ChannelTab } from '@marketplace/contract/chat-words';
import { createLink, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { BuyerPanel } from '../beside/buyer-panel.tsx';
import { type ChatSearch, filtersOf } from '../chat-search.ts';
import { OpenChannel } from '../room/open-channel.tsx';
import { Room } from '../room/room.tsx';
import { ChannelList } from './channel-list.tsx';
import { ListHead } from './list-head.tsx';
import { SearchHits } from './search-hits.tsx';
import { useCloseByEscape } from './use-close-by-escape.ts';

type Props = { store_id: string; search: ChatSearch & { store_id?: string | undefined } };

/** On a desk: the conversations, the one that was chosen, and what there is to know of whom it is with. */
export function ChatDesk({ store_id, search }: Props) {
  const { channelId, buyerId, of_store_id, message, orderId } = search;
  const navigate = useNavigate({ from: '/seller/chat' });
  const [about, setAbout] = useState<ChannelRow>();
  const isWide = useIsWide();
  useCloseByEscape(channelId !== undefined);
  const isOpen = of_store_id !== undefined && (channelId !== undefined || buyerId !== undefined);
  return (
    <div className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] md:grid-cols-[clamp(18rem,26vw,24rem)_minmax(0,1fr)] lg:grid-cols-[clamp(18rem,24vw,24rem)_minmax(0,1fr)_clamp(17rem,21vw,22rem)]">
      <div className="flex min-h-0 flex-col border-r border-line bg-surface">
        <Channels {...{ store_id, search }} />
      </div>
      {isOpen && channelId ? (
        <Room
          key={channelId}
          store_id={of_store_id}
          channel_id={channelId}
          at={message === undefined ? undefined : Number(message)}
          orderId={orderId}
          back={null}
          onAbout={isWide ? undefined : setAbout}
        />
      ) : isOpen && buyerId ? (
        <OpenChannel
          store_id={of_store_id}
          buyerId={buyerId}
          onOpen={(channelId) =>
            void navigate({
              search: ({ buyerId: _buyer, ...rest }) => ({ ...rest, channelId }),
              replace: true,
            })
          }
        />
      ) : (
        <div className="m-auto max-w-72 px-4 py-16 text-center">
          <h2 className="text-lg font-bold">Pilih percakapan</h2>
          <p className="mt-1 text-ink-soft">
            Klik percakapan di daftar, atau pindah dengan tombol J dan K lalu tekan Enter.
          </p>
        </div>
      )}
      {isWide && (
        <ScrollRegion
          aria-label="Pembeli"
          className="min-h-0 overflow-y-auto border-l border-line bg-surface -outline-offset-2"
        >
          {isOpen && channelId && (
            <BuyerPanel key={channelId} store_id={of_store_id} channel_id={channelId} />
          )}
        </ScrollRegion>
      )}
      <Sheet
        isOpen={about !== undefined}
        onClose={() => setAbout(undefined)}
        title="Tentang pembeli"
        placement="right"
      >
        {about && <BuyerPanel store_id={about.store_id} channel_id={about.channel_id} isInSheet />}
      </Sheet>
    </div>
  );
}

/** Whether there is room for whom it is with, too. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      window.addEventListener('resize', changed);
      return () => window.removeEventListener('resize', changed);
    },
    () => window.innerWidth >= 1280,
  );

function Channels({ store_id, search }: Props) {
  const navigate = useNavigate({ from: '/seller/chat' });
  const tab = (search.tab ?? 'ALL') as ChannelTab;
  const kept = { ...filtersOf(search), ...(search.store_id && { store_id: search.store_id }) };
  const isReplaced = search.channelId !== undefined;
  return (
    <>
      <div className="shrink-0 border-b border-line px-4 pt-2 pb-1.5">
        <ListHead
          {...{ store_id, tab }}
          query={search.query ?? ''}
          onChange={(part) =>
            void navigate({ search: (before) => ({ ...before, ...part }), replace: true })
          }
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {search.query ? (
          <SearchHits
            {...{ store_id }}
            side="SELLER"
            query={search.query}
            hitLink={({ channel_id, store_id }, message, className, content) => (
              <RowLink
                to="/seller/chat"
                search={{
                  ...kept,
                  channelId: channel_id,
                  of_store_id: store_id,
                  ...(message && { message: String(message) }),
                }}
                replace={isReplaced}
                resetScroll={false}
                isOpen={channel_id === search.channelId && String(message) === search.message}
                className={className}
              >
                {content}
              </RowLink>
            )}
          />
        ) : (
          <ChannelList
            key={tab}
            {...{ store_id, tab }}
            side="SELLER"
            openId={search.channelId}
            isKeyed
            rowLink={({ channel_id, store_id }, props, content) => (
              <RowLink
                {...props}
                data-row-link=""
                to="/seller/chat"
                search={{ ...kept, channelId: channel_id, of_store_id: store_id }}
                replace={isReplaced}
                resetScroll={false}
              >
                {content}
              </RowLink>
            )}
          />
        )}
      </div>
    </>
  );
}

type AnchorProps = ComponentProps<'a'> & { isOpen: boolean };

/** What is open stands beside the list, whatever page the router takes for the one that is open. */
const RowLink = createLink(function RowAnchor({ isOpen, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} aria-current={isOpen ? 'true' : undefined}>
      {children}
    </a>
  );
});
