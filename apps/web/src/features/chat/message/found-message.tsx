import type { ChannelRow, ChatMessage } from '@marketplace/contract/chat';
import { lineOf, shortWhen } from '../chat-words.ts';
import { markedParts } from './marked-parts.ts';

type Props = {
  channel: ChannelRow;
  message: ChatMessage;
  query: string;
  /** In which conversation, where it is not that of the page. */
  title?: string;
};

/** A message that was found, with the words it was found by. */
export function FoundMessage({ channel, message, query, title }: Props) {
  const { is_own, is_automatic, sender_name, created_at } = message;
  const who = is_own
    ? is_automatic
      ? 'Balasan otomatis'
      : (sender_name ?? 'Anda')
    : channel.other.name;
  let at = 0;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <b className="min-w-0 truncate text-sm font-semibold">{title ?? who}</b>
        <span className="shrink-0 text-sm text-ink-soft">
          {shortWhen(created_at, channel.time_zone)}
        </span>
      </span>
      <span dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">
        {title && is_own && `${who}: `}
        {markedParts(lineOf(message), query).map(({ text, isMarked }) => {
          const key = at;
          at += text.length;
          return isMarked ? (
            <mark key={key} className="rounded-sm bg-soon-100 font-semibold text-ink">
              {text}
            </mark>
          ) : (
            <span key={key}>{text}</span>
          );
        })}
      </span>
    </>
  );
}
