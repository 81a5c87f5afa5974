import type { ChannelRow } from '@marketplace/contract/chat';
import type { ChatSide } from '@marketplace/contract/chat-words';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useNow } from '../../../platform/device/use-now.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { NoResultDrawing } from '../../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { chatSearchQuery } from '../chat.query.ts';
import { FoundMessage } from '../message/found-message.tsx';
import { ListPending } from './channel-list.tsx';
import { ChannelLine } from './channel-row.tsx';

const aMinute = 60_000;
const row =
  'flex min-h-16 items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-canvas active:bg-sunken';

type Props = {
  store_id: string;
  side: ChatSide;
  query: string;
  hitLink: (
    channel: ChannelRow,
    message: number | undefined,
    className: string,
    content: ReactNode,
  ) => ReactElement;
};

/** Whom the words name, and the messages in which they stand; those open where they were written. */
export function SearchHits({ store_id, side, query, hitLink }: Props) {
  const result = useInfiniteQuery(chatSearchQuery(useServices(), store_id, { query, side }));
  const { data, error, isFetching, isPlaceholderData } = result;
  const now = useNow(aMinute);
  if (!data && error)
    return (
      <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
    );
  if (!data) return <ListPending />;
  const channels = data.pages[0]?.channels ?? [];
  const hits = data.pages.flatMap((page) => page.data);
  if (channels.length + hits.length === 0)
    return (
      <EmptyScreen
        drawing={<NoResultDrawing />}
        title="Tidak ada yang cocok"
        text="Cari nama pembeli, atau kata yang ada di dalam pesan."
      />
    );
  const namesStore = isSeveral(store_id);
  return (
    <div aria-busy={isPlaceholderData}>
      {channels.length > 0 && (
        <section aria-label="Pembeli yang cocok">
          <Heading>{side === 'SELLER' ? 'Pembeli' : 'Toko'}</Heading>
          <ul className="divide-y divide-line bg-surface">
            {channels.map((channel) => (
              <li key={channel.channel_id}>
                {hitLink(
                  channel,
                  undefined,
                  row,
                  <ChannelLine {...{ channel, namesStore, now }} draft={undefined} />,
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hits.length > 0 && (
        <section aria-label="Pesan yang cocok">
          <Heading>Pesan</Heading>
          <ul className="divide-y divide-line bg-surface">
            {hits.map(({ channel, message }) => (
              <li key={`${channel.channel_id}:${message.number}`}>
                {hitLink(
                  channel,
                  message.number,
                  `${row} [&>span]:w-full`,
                  <span className="min-w-0">
                    <FoundMessage
                      {...{ channel, message, query }}
                      title={[channel.other.name, namesStore && channel.store_name]
                        .filter(Boolean)
                        .join(' · ')}
                    />
                  </span>,
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {result.hasNextPage && (
        <div className="p-4">
          <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
        </div>
      )}
    </div>
  );
}

const Heading = ({ children }: { children: string }) => (
  <h2 className="px-4 pt-3 pb-1 text-sm font-semibold text-ink-soft">{children}</h2>
);
