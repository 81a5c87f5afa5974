import type { ChannelRow } from '@marketplace/contract/chat';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { chatSearchQuery } from '../chat.query.ts';
import { FoundMessage } from '../message/found-message.tsx';

type Props = {
  channel: ChannelRow;
  isOpen: boolean;
  onClose: () => void;
  onGoTo: (number: number) => void;
};

/** Messages of this room by their words; a tap leads to the message. */
export function SearchInRoom({ isOpen, onClose, ...inside }: Props) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Cari di percakapan" placement="right">
      {isOpen && <Inside onClose={onClose} {...inside} />}
    </Sheet>
  );
}

function Inside({ channel, onClose, onGoTo }: Omit<Props, 'isOpen'>) {
  const { store_id, channel_id, side } = channel;
  const [query, setQuery] = useState('');
  const result = useInfiniteQuery({
    ...chatSearchQuery(useServices(), store_id, { query, side, channel_id }),
    enabled: query !== '',
  });
  const { data, error, isFetching } = result;
  const found = query ? (data?.pages.flatMap((page) => page.data) ?? []) : [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SearchBox
        label="Cari pesan"
        placeholder="Kata dalam pesan"
        value={query}
        onSearch={(words) => setQuery(words ?? '')}
      />
      {query && !data && isFetching && <RowSkeletons />}
      {query && !data && error && (
        <LoadFailed error={error} onReload={() => void result.refetch()} />
      )}
      {query && data && found.length === 0 && (
        <p className="py-6 text-center text-ink-soft">Tidak ada pesan yang cocok.</p>
      )}
      <ul aria-label="Pesan yang cocok" className="-mx-2 divide-y divide-line">
        {found.map(({ message }) => (
          <li key={message.number}>
            <button
              type="button"
              onClick={() => {
                onClose();
                onGoTo(message.number);
              }}
              className="min-h-14 w-full rounded-lg px-2 py-2 text-left -outline-offset-2 hover:bg-canvas active:bg-sunken"
            >
              <FoundMessage {...{ channel, message, query }} />
            </button>
          </li>
        ))}
      </ul>
      {query && result.hasNextPage && (
        <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
      )}
    </div>
  );
}
