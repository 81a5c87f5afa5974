import type { ChatMessage, OrderCard, ProductCard } from '@marketplace/contract/chat';
import { orderCard, productCard } from '@marketplace/contract/chat';
import type { ChatSide, MessageKind } from '@marketplace/contract/chat-words';

type Shown = {
  kind: MessageKind;
  text: string;
  product: ProductCard | null;
  order_card: OrderCard | null;
};

/** A message as it is kept; what it answers is of the same channel. */
export type MessageRecord = Shown & {
  channel_id: string;
  message_id: string;
  number: number;
  side: ChatSide;
  writer_name: string | null;
  is_automatic: boolean;
  photo_id: string | null;
  photo_width: number | null;
  photo_height: number | null;
  reply_number: number | null;
  replied: (Shown & { side: ChatSide }) | null;
  payload_hash: string;
  created_at: string;
};

/** A message as one side sees it: who of the other store has written it is nobody's business. */
export function toMessage(record: MessageRecord, side: ChatSide): ChatMessage {
  const is_own = record.side === side;
  const { photo_id, photo_width, photo_height, product, order_card, replied } = record;
  return {
    channel_id: record.channel_id,
    message_id: record.message_id,
    number: record.number,
    is_own,
    sender_name: is_own && !record.is_automatic ? record.writer_name : null,
    is_automatic: record.is_automatic,
    kind: record.kind,
    text: record.text,
    photo: photo_id
      ? { file_id: photo_id, width: photo_width ?? 1, height: photo_height ?? 1 }
      : null,
    product: product && productCard.parse(product),
    order: order_card && orderCard.parse(order_card),
    reply_to:
      record.reply_number && replied
        ? {
            number: record.reply_number,
            is_own: replied.side === side,
            kind: replied.kind,
            text: preview(replied),
          }
        : null,
    created_at: record.created_at,
  };
}

const previewLength = 200;

/** What stands of a message where there is one line for it. */
export const preview = ({ text, product, order_card }: Shown): string =>
  [...(text || product?.product_name || order_card?.order_number || '')]
    .slice(0, previewLength)
    .join('');

/** What a message is found by. */
export const searchText = ({ text, product, order_card }: Shown): string =>
  [text, product?.product_name, order_card?.order_number].filter(Boolean).join(' ').toLowerCase();
