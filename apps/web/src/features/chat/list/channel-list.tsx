import type { ChannelRow } from '@marketplace/contract/chat';
import type { ChannelTab, ChatSide } from '@marketplace/contract/chat-words';
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { useNow } from '../../../platform/device/use-now.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChannelLine } from './channel-row.tsx';
import { MoreWhenNear } from './more-when-near.tsx';
import { useChannels } from './use-channels.ts';
import { useDraftLines } from './use-draft-lines.ts';

const aMinute = 60_000;

type RowLink = (
  channel: ChannelRow,
  props: { className: string; tabIndex: number | undefined; isOpen: boolean },
  content: ReactNode,
) => ReactElement;

type Props = {
  store_id: string;
  tab: ChannelTab;
  side: ChatSide;
  openId?: string | undefined;
  /** At a desk one stop for the tab key, from which the arrows go on. */
  isKeyed?: boolean;
  rowLink: RowLink;
};

const row =
  'relative flex min-h-18 items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-canvas active:bg-sunken aria-[current=true]:bg-brand-50 aria-[current=true]:before:absolute aria-[current=true]:before:inset-y-0 aria-[current=true]:before:left-0 aria-[current=true]:before:w-0.75 aria-[current=true]:before:bg-brand-700';

/** The channels of one store or of all, or what stands in their place. */
export function ChannelList({ store_id, tab, side, openId, isKeyed = false, rowLink }: Props) {
  const { result, rows } = useChannels(store_id, { tab, side });
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = result;
  const drafts = useDraftLines(openId ?? '');
  const now = useNow(aMinute);
  const list = useRef<HTMLUListElement>(null);
  if (!data && error)
    return (
      <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
    );
  if (!data) return <ListPending />;
  if (rows.length === 0) return <NoChannels {...{ tab, side }} />;
  const stop = rows.some(({ channel_id }) => channel_id === openId) ? openId : rows[0]?.channel_id;
  return (
    <>
      <ul
        ref={list}
        aria-label="Percakapan"
        data-steady=""
        {...(isKeyed && { 'data-desk-table': '', onKeyDown: moveByKey })}
        className="divide-y divide-line bg-surface"
      >
        {rows.map((channel) => (
          <li key={channel.channel_id}>
            {rowLink(
              channel,
              {
                className: row,
                tabIndex: isKeyed ? (channel.channel_id === stop ? 0 : -1) : undefined,
                isOpen: channel.channel_id === openId,
              },
              <ChannelLine
                channel={channel}
                draft={channel.channel_id === openId ? undefined : drafts.get(channel.channel_id)}
                namesStore={isSeveral(store_id)}
                now={now}
              />,
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <MoreWhenNear key={rows.length} onNear={() => void fetchNextPage()}>
          <LoadMore isBusy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
        </MoreWhenNear>
      )}
    </>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Up and down the rows; what is focused is the next stop of the tab key. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  // Where nobody is among the rows yet the first key goes to where the list stands.
  const next = at === -1 ? links.find(({ tabIndex }) => tabIndex === 0) : links[at + step];
  event.preventDefault();
  if (!next) return;
  for (const link of links) link.tabIndex = link === next ? 0 : -1;
  next.focus();
}

export const ListPending = () => (
  <div role="status" aria-label="Memuat" className="divide-y divide-line">
    {[1, 2, 3, 4, 5, 6].map((each) => (
      <div key={each} className="flex min-h-18 items-center gap-3 px-4 py-2.5">
        <Skeleton className="size-10 shrink-0 rounded-lg" />
        <span className="grid flex-1 grid-cols-[minmax(0,1fr)] gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3.5 w-56" />
        </span>
      </div>
    ))}
  </div>
);

const none: Record<ChannelTab, { title: string; text: string }> = {
  ALL: {
    title: 'Belum ada percakapan',
    text: 'Pesan dari pembeli muncul di sini. Anda juga bisa mulai dari pesanan: buka pesanan, lalu Chat pembeli.',
  },
  UNREAD: { title: 'Semua sudah dibaca', text: 'Pesan baru dari pembeli muncul di sini.' },
  WAITING: {
    title: 'Semua sudah dibalas',
    text: 'Percakapan yang menunggu jawaban toko muncul di sini.',
  },
  BLOCKED: {
    title: 'Tidak ada yang diblokir',
    text: 'Percakapan yang Anda blokir terlihat di sini, dan bisa dibuka lagi.',
  },
};

const noneOfBuyer = {
  title: 'Belum ada percakapan',
  text: 'Tanya stok, harga, atau pesanan ke toko langganan Anda. Percakapannya muncul di sini.',
};

function NoChannels({ tab, side }: { tab: ChannelTab; side: ChatSide }) {
  const words = side === 'BUYER' && tab === 'ALL' ? noneOfBuyer : none[tab];
  return <EmptyScreen drawing={<EmptyBoxDrawing />} {...words} />;
}
