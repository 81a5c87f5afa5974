import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { number } from '../../../platform/format/money.ts';
import { useAppState } from '../../../platform/services.ts';
import { Button } from '../../../ui/button.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { dayName, lineOf } from '../chat-words.ts';
import type { RoomWindow } from '../live/room-window.ts';
import type { Outgoing } from '../message/use-outgoing.ts';
import { Bubble } from './bubble.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { roomRows } from './room-rows.ts';
import { useHeldBubble } from './use-held-bubble.ts';
import { useKeepPlace } from './use-keep-place.ts';
import { useMarkRead } from './use-mark-read.ts';
import type { Room } from './use-room.ts';
import { useStable } from './use-stable.ts';

type Props = {
  room: RoomWindow;
  reading: Room;
  outgoing: readonly Outgoing[];
  isTyping: boolean;
  /** Whoever may only look has read nothing in the store's name. */
  mayMark: boolean;
  /** In the place of messages where there are none. */
  whenEmpty: ReactNode;
  onMenu: (number: number, anchor: HTMLElement, isByKey: boolean) => void;
  onRemove: (outgoing: Outgoing) => Promise<unknown>;
  onSendAgain: (outgoing: Outgoing) => Promise<unknown>;
};

/** What was written, the oldest first, in a part of the page that scrolls by itself. */
export function Messages(props: Props) {
  const { room, reading, outgoing, isTyping, mayMark, whenEmpty } = props;
  const { onRemove, onSendAgain } = props;
  const onMenu = useStable(props.onMenu);
  const { channel, messages, has_before, has_after } = room;
  const { unreadFrom, target, loadMore, failedAt } = reading;
  const goTo = useStable(reading.goTo);
  const myName = useAppState(({ user }) => user.userData?.name);
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const onArrived = useStable(reading.arrived);
  const { isAtEnd, marked } = useKeepPlace({
    scroller,
    content,
    hasAfter: has_after,
    target,
    onArrived,
  });
  useMarkRead(channel, isAtEnd && mayMark && !target);
  useHeldBubble(content, onMenu);
  const timeZone = channel.time_zone;
  const rows = useMemo(
    () => roomRows({ messages, timeZone, unreadFrom }),
    [messages, timeZone, unreadFrom],
  );
  const refusedAt = outgoing.findIndex(({ item }) => item.refusal);
  const isEmpty = messages.length === 0 && outgoing.length === 0;
  // Also where what lies between has not come: who does not see what they have written writes it again.
  const waiting = outgoing.map((each, place) => (
    <OutgoingBubble
      key={each.message_id}
      outgoing={each}
      isBehindRefused={refusedAt >= 0 && place > refusedAt}
      {...{ channel, onRemove, onSendAgain }}
    />
  ));
  return (
    <div className="relative min-h-0 flex-1">
      <ScrollRegion
        ref={scroller}
        aria-label={`Percakapan dengan ${channel.other.name}`}
        className="h-full overflow-x-hidden overflow-y-auto overscroll-contain bg-canvas px-3 -outline-offset-2 [overflow-anchor:none] md:px-5"
      >
        <div ref={content} className="flex min-h-full flex-col justify-end pb-3">
          {has_before && (
            <Edge
              // What is still near once more has come is told anew.
              key={messages[0]?.number}
              isFailed={failedAt === 'start'}
              onNear={() => loadMore('start')}
            >
              Muat pesan sebelumnya
            </Edge>
          )}
          {isEmpty && whenEmpty}
          <ol aria-label="Pesan" className="grid grid-cols-[minmax(0,1fr)]">
            {rows.map((row) => {
              if (row.kind === 'day')
                return (
                  <li key={row.key} className="my-3 flex justify-center">
                    <span className="rounded-full border border-line bg-surface px-3 py-0.5 text-xs font-semibold text-ink-soft">
                      {dayName(row.day, timeZone)}
                    </span>
                  </li>
                );
              if (row.kind === 'unread')
                return (
                  <li
                    key={row.key}
                    data-unread=""
                    className="my-3 flex items-center gap-3 text-xs font-semibold text-brand-800 before:h-px before:flex-1 before:bg-brand-200 after:h-px after:flex-1 after:bg-brand-200"
                  >
                    Belum dibaca dari sini
                  </li>
                );
              const { key, message, isFirst, isLast } = row;
              const isMarked = marked === message.number;
              return (
                <Bubble
                  key={key}
                  {...{ message, channel, isFirst, isLast, isMarked, myName, onMenu }}
                  onGoTo={goTo}
                />
              );
            })}
            {!has_after && waiting}
          </ol>
          {has_after && (
            <Edge
              key={messages.at(-1)?.number}
              isFailed={failedAt === 'end'}
              onNear={() => loadMore('end')}
            >
              Muat pesan berikutnya
            </Edge>
          )}
          {has_after && waiting.length > 0 && <ol aria-label="Sedang dikirim">{waiting}</ol>}
          {isTyping && <Typing />}
        </div>
      </ScrollRegion>
      <p role="status" className="sr-only">
        {newest(room)}
      </p>
      <p role="status" className="sr-only">
        {isTyping && `${channel.other.name} sedang mengetik`}
      </p>
      {!isAtEnd && !isEmpty && <ToEnd unread={channel.unread} onGo={() => goTo('end')} />}
    </div>
  );
}

/** Read out when it comes. */
function newest({ messages, channel, has_after }: RoomWindow): string {
  const last = messages.at(-1);
  return last && !last.is_own && !has_after ? `${channel.other.name}: ${lineOf(last)}` : '';
}

const Typing = () => (
  <p
    aria-hidden
    className="mt-2.5 flex w-fit gap-1 self-start rounded-xl border border-line bg-surface px-3 py-3"
  >
    {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
      <span key={delay} className={`size-1.5 animate-shimmer rounded-full bg-ink-faint ${delay}`} />
    ))}
  </p>
);

function ToEnd({ unread, onGo }: { unread: number; onGo: () => void }) {
  return (
    <button
      type="button"
      aria-label={
        unread > 0 ? `Ke pesan terbaru, ${number(unread)} belum dibaca` : 'Ke pesan terbaru'
      }
      onClick={onGo}
      className="absolute right-3 bottom-3 flex size-11 items-center justify-center rounded-full border border-line bg-surface text-ink shadow-float hover:bg-sunken active:scale-95"
    >
      <ChevronDown aria-hidden className="size-6" />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute -top-2 left-1/2 min-w-5 -translate-x-1/2 rounded-full bg-brand-700 px-1.5 text-center text-xs/5 font-bold text-on-strong tabular-nums"
        >
          {number(unread)}
        </span>
      )}
    </button>
  );
}

type EdgeProps = { isFailed: boolean; onNear: () => void; children: string };

/** Where more can be had: it is fetched before somebody gets there, and by a button where it did not come. */
function Edge({ isFailed, onNear, children }: EdgeProps) {
  const mark = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  near.current = onNear;
  useEffect(() => {
    if (!mark.current || isFailed) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near.current(),
      { rootMargin: '600px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isFailed]);
  return (
    <div ref={mark} className="flex min-h-14 items-center justify-center py-2">
      {isFailed ? (
        <Button variant="secondary" size="sm" onClick={onNear}>
          {children}
        </Button>
      ) : (
        <span role="status" aria-label="Memuat pesan">
          <Spinner className="size-5" />
        </span>
      )}
    </div>
  );
}
