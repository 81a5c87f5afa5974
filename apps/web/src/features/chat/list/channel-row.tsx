import type { ChannelRow as Channel } from '@marketplace/contract/chat';
import { Clock, Image, Package, ReceiptText } from 'lucide-react';
import { number } from '../../../platform/format/money.ts';
import { shortTimeLeft } from '../../../platform/format/time.ts';
import { useAppState } from '../../../platform/services.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { lastWriter, shortWhen } from '../chat-words.ts';

const icons = { PHOTO: Image, PRODUCT: Package, ORDER: ReceiptText } as const;
const kinds = { PHOTO: 'Foto', PRODUCT: 'Produk', ORDER: 'Pesanan' } as const;

type Props = {
  channel: Channel;
  draft: string | undefined;
  isTyping?: boolean;
  namesStore: boolean;
  now: number;
};

/** A channel in a line of the list: with whom, what was written last and when, and what waits. */
export function ChannelLine({ channel, draft, namesStore, now }: Props) {
  const { other, store_name, time_zone, last_at, unread, waiting_since } = channel;
  const place = [other.city, namesStore && store_name].filter(Boolean).join(' · ');
  const isWaiting = waiting_since !== null;
  return (
    <>
      <Avatar name={other.name} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <span className="flex items-baseline justify-between gap-2">
          <b className={`min-w-0 truncate ${unread > 0 ? 'font-bold' : 'font-semibold'}`}>
            {other.name}
          </b>
          <span
            className={`shrink-0 text-xs tabular-nums ${unread > 0 ? 'font-semibold text-brand-800' : 'text-ink-soft'}`}
          >
            {shortWhen(last_at, time_zone, now)}
          </span>
        </span>
        <span className="flex items-center justify-between gap-2">
          <span
            className={`flex min-w-0 items-center gap-1 text-sm ${unread > 0 ? 'text-ink' : 'text-ink-soft'}`}
          >
            {draft === undefined ? (
              <Preview channel={channel} />
            ) : (
              <span className="min-w-0 truncate">
                <span className="font-semibold text-soon-700">Draf: </span>
                {draft}
              </span>
            )}
          </span>
          {unread > 0 && (
            <span className="min-w-5.5 shrink-0 rounded-full bg-brand-700 px-1.5 text-center text-xs/5.5 font-bold text-on-strong tabular-nums">
              {number(unread)}
              <span className="sr-only"> belum dibaca</span>
            </span>
          )}
        </span>
        <span className="mt-0.5 flex items-center justify-between gap-2 text-xs text-ink-soft">
          <span className="min-w-0 truncate">{place}</span>
          {isWaiting && (
            <span className="flex shrink-0 items-center gap-1 font-medium text-soon-700">
              <Clock aria-hidden className="size-3.5" />
              <span className="sr-only">Menunggu balasan </span>
              {shortTimeLeft(Math.max(0, now - Date.parse(waiting_since)))}
            </span>
          )}
        </span>
      </span>
    </>
  );
}

function Preview({ channel: { last_message, side } }: { channel: Channel }) {
  const myName = useAppState(({ user }) => user.userData?.name);
  if (!last_message)
    return <span>{side === 'SELLER' ? 'Belum ada pesan' : 'Mulai percakapan'}</span>;
  const { kind, text } = last_message;
  const Icon = kind === 'TEXT' ? undefined : icons[kind];
  return (
    <>
      {lastWriter(last_message, myName) && (
        <span className="shrink-0">{lastWriter(last_message, myName)}</span>
      )}
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      <span dir="auto" className="min-w-0 truncate">
        {text || (kind === 'TEXT' ? '' : kinds[kind])}
      </span>
    </>
  );
}
