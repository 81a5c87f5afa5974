import type { ChatSide } from '@marketplace/contract/chat-words';
import type { EventPayload } from '@marketplace/contract/event-kinds';
import type { NewNotification } from './new-notification.ts';

type Message = EventPayload<'chat.message'>;

const beside = { TEXT: '', PHOTO: 'Foto', PRODUCT: 'Produk', ORDER: 'Pesanan' } as const;

/** A pause after which somebody who writes begins anew. */
const pauseMs = 10 * 60_000;

export const chatRoomPath = (side: ChatSide, channel_id: string, store_id: string) =>
  `${side === 'SELLER' ? '/seller/chat/room' : '/buyer/chat/room'}?channelId=${channel_id}&store_id=${store_id}`;

/**
 * The first that nobody has read yet, and the first after a pause: who was not told at night is told in the morning. Of those
 * behind it people know, and what the clock has sent is no news.
 */
export function chatNotification({
  channel,
  message,
  previous_unread,
  previous_at = message.created_at,
}: Message): NewNotification | undefined {
  if (message.is_own || message.is_automatic) return undefined;
  const isPause = Date.parse(message.created_at) - Date.parse(previous_at) > pauseMs;
  if (previous_unread > 0 && !isPause) return undefined;
  const { store_id, channel_id, side, other, last_message } = channel;
  return {
    category: 'CHAT',
    kind: 'chat.message',
    title: `Pesan dari ${other.name}`,
    text: last_message?.text || beside[message.kind],
    path: chatRoomPath(side, channel_id, store_id),
  };
}
