import type { ChannelTab } from '@marketplace/contract/chat-words';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { usePullToRefresh } from '../../../platform/use-pull-to-refresh.ts';
import { PullIndicator } from '../../../ui/pull-indicator.tsx';
import { channelsKey } from '../chat.query.ts';
import type { ChatSearch } from '../chat-search.ts';
import { ChannelList } from './channel-list.tsx';
import { ListHead } from './list-head.tsx';
import { SearchHits } from './search-hits.tsx';

type Props = { store_id: string; search: ChatSearch & { store_id?: string | undefined } };

/** On a phone: the conversations, each of which opens a page of its own. */
export function ChatPhone({ store_id, search }: Props) {
  const navigate = useNavigate({ from: '/seller/chat' });
  const { queryClient } = useServices();
  const tab = (search.tab ?? 'ALL') as ChannelTab;
  const area = useRef<HTMLDivElement>(null);
  const pull = usePullToRefresh(area, () =>
    queryClient.invalidateQueries({ queryKey: channelsKey }),
  );
  return (
    <div>
      <div className="sticky top-(--title-bar) z-20 border-b border-line bg-surface px-4 pb-2">
        <ListHead
          {...{ store_id, tab }}
          query={search.query ?? ''}
          onChange={(part) =>
            void navigate({
              search: (before) => ({ ...before, ...part }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
      <div ref={area} className="min-h-[60vh]">
        <PullIndicator {...pull} />
        {search.query ? (
          <SearchHits
            {...{ store_id }}
            side="SELLER"
            query={search.query}
            hitLink={({ channel_id, store_id }, message, className, content) => (
              <AppLink
                to="/seller/chat/room"
                search={{
                  channelId: channel_id,
                  store_id,
                  ...(message && { message: String(message) }),
                }}
                className={className}
              >
                {content}
              </AppLink>
            )}
          />
        ) : (
          <ChannelList
            key={tab}
            {...{ store_id, tab }}
            side="SELLER"
            rowLink={({ channel_id, store_id }, { className }, content) => (
              <AppLink
                to="/seller/chat/room"
                search={{ channelId: channel_id, store_id }}
                className={className}
              >
                {content}
              </AppLink>
            )}
          />
        )}
      </div>
    </div>
  );
}
