import type { EventPayload } from '@marketplace/contract/event-kinds';
import type { NewNotification } from './new-notification.ts';

type Message = EventPayload<'chat.message'>;

const beside = { TEXT: '', PHOTO: 'Foto', PRODUCT: 'Produk', ORDER: 'Pesanan' } as const;

/** The first that nobody has read yet: of those behind it people know, and what the clock has sent is no news. */
export function chatNotification({
  channel,
  message,
  previous_unread,
}: Message): NewNotification | undefined {
  if (message.is_own || message.is_automatic || previous_unread > 0) return undefined;
  const { store_id, channel_id, side, other, last_message } = channel;
  const room = side === 'SELLER' ? '/seller/chat/room' : '/buyer/chat/room';
  return {
    category: 'CHAT',
    kind: 'chat.message',
    title: `Pesan dari ${other.name}`,
    text: last_message?.text || beside[message.kind],
    path: `${room}?channelId=${channel_id}&store_id=${store_id}`,
  };
}
