import type { ChannelRow, ChatMessage } from '@marketplace/contract/chat';
import { EllipsisVertical } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { clock, moment } from '../../../platform/format/time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { lineOf, repliedLine } from '../chat-words.ts';
import { OrderCard, ProductCard } from '../message/cards.tsx';
import { ChatPhoto } from '../message/chat-photo.tsx';
import { hasRoomForClock, MessageText } from '../message/message-text.tsx';
import { Quote } from '../message/quote.tsx';
import { type Mark, Ticks } from '../message/ticks.tsx';

type FrameProps = {
  isOwn: boolean;
  isFirst: boolean;
  isLast: boolean;
  isMarked?: boolean;
  children: ReactNode;
};

/** The ground of a message: one's own stand to the right. */
export function BubbleFrame({ isOwn, isFirst, isLast, isMarked = false, children }: FrameProps) {
  return (
    <div
      data-bubble=""
      className={classNames(
        'relative grid min-w-0 max-w-full grid-cols-[minmax(0,auto)] gap-1.5 rounded-xl border px-3 py-1.5 transition-shadow duration-500',
        isOwn ? 'border-brand-200 bg-brand-50' : 'border-line bg-surface',
        isOwn && !isFirst && 'rounded-tr-sm',
        isOwn && !isLast && 'rounded-br-sm',
        !isOwn && !isFirst && 'rounded-tl-sm',
        !isOwn && !isLast && 'rounded-bl-sm',
        isMarked && 'ring-3 ring-soon-300',
      )}
    >
      {children}
    </div>
  );
}

/** When it was written and how far it has come, behind the last word or below. */
export const bubbleFoot = (text: string): string =>
  classNames(
    'flex items-center justify-end gap-1 text-xs leading-4 text-ink-soft tabular-nums',
    hasRoomForClock(text) && 'absolute right-3 bottom-1.5',
  );

export const roomForFoot = (text: string, isOwn: boolean) =>
  hasRoomForClock(text) ? (isOwn ? 'wide' : 'small') : undefined;

type Props = {
  message: ChatMessage;
  channel: ChannelRow;
  isFirst: boolean;
  isLast: boolean;
  isMarked: boolean;
  myName: string | undefined;
  onGoTo: (number: number) => void;
  onMenu: (number: number, anchor: HTMLElement, isByKey: boolean) => void;
};

const markOf = ({ number }: ChatMessage, channel: ChannelRow): Mark => {
  if (number <= channel.other_read_number) return 'read';
  return number <= channel.other_delivered_number ? 'delivered' : 'sent';
};

export const Bubble = memo(function Bubble(props: Props) {
  const { message, channel, isFirst, isLast, isMarked, myName, onGoTo, onMenu } = props;
  const { number, is_own, is_automatic, sender_name, text, photo, product, order } = message;
  const { created_at, reply_to } = message;
  const { store_id, side, other, time_zone } = channel;
  const isOther = is_own && sender_name !== null && sender_name !== myName;
  const who = is_automatic ? 'Balasan otomatis' : isOther ? sender_name : '';
  // The pages of an order and of a product are the seller's.
  const linked = side === 'SELLER' ? store_id : undefined;
  return (
    <li
      data-number={number}
      className={classNames(
        'group flex items-center',
        is_own ? 'flex-row-reverse' : 'flex-row',
        isFirst ? 'mt-2.5' : 'mt-0.5',
      )}
    >
      <div
        className={classNames(
          'flex max-w-[85%] min-w-0 flex-col md:max-w-[min(75%,36rem)]',
          is_own ? 'items-end' : 'items-start',
        )}
      >
        {isFirst && who && (
          <span className="mb-0.5 max-w-full truncate px-1 text-xs font-semibold text-ink-soft">
            {who}
          </span>
        )}
        <BubbleFrame isOwn={is_own} {...{ isFirst, isLast, isMarked }}>
          <span className="sr-only">{is_own ? who || 'Anda' : other.name}: </span>
          {reply_to && (
            <Quote
              who={reply_to.is_own ? 'Anda' : other.name}
              text={repliedLine(reply_to)}
              onGo={() => onGoTo(reply_to.number)}
            />
          )}
          {photo && (
            <ChatPhoto
              {...{ store_id, photo }}
              label={`Foto dari ${is_own ? who || 'Anda' : other.name}`}
            />
          )}
          {product && <ProductCard product={product} store_id={linked} />}
          {order && <OrderCard order={order} store_id={linked} />}
          {text && <MessageText text={text} room={roomForFoot(text, is_own)} />}
          <span className={bubbleFoot(text)}>
            <time dateTime={created_at} title={moment(created_at, time_zone)}>
              {clock(created_at, time_zone)}
            </time>
            {is_own && <Ticks mark={markOf(message, channel)} />}
          </span>
        </BubbleFrame>
      </div>
      <button
        type="button"
        aria-label={`Menu pesan: ${lineOf(message).slice(0, 60)}`}
        aria-haspopup="menu"
        onClick={({ currentTarget, detail }) => onMenu(number, currentTarget, detail === 0)}
        className="-my-1 flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft opacity-0 group-hover:opacity-100 hover:bg-sunken focus-visible:opacity-100 [@media(hover:none)]:pointer-events-none"
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </button>
    </li>
  );
});
