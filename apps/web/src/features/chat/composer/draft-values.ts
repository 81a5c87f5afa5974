import type { OrderCard, ProductCard } from '@marketplace/contract/chat';

/** What is being written in a room. A message carries one thing at most beside its words. */
export type Writing = {
  text: string;
  photo_id?: string | undefined;
  product?: ProductCard | undefined;
  order?: OrderCard | undefined;
  reply?: { number: number; is_own: boolean; text: string } | undefined;
};

export const nothingWritten: Writing = { text: '' };

/** Under which it is kept on the device, by the store and the channel. */
export const draftsOfRooms = 'chat:';
export const draftName = (store_id: string, channel_id: string): string =>
  `${draftsOfRooms}${store_id}:${channel_id}`;

export const isNothing = ({ text, photo_id, product, order, reply }: Writing): boolean =>
  text.trim() === '' && !photo_id && !product && !order && !reply;

/** One in the place of the other. */
export const withPhoto = ({ text, reply }: Writing, photo_id: string): Writing => ({
  text,
  reply,
  photo_id,
});
export const withProduct = ({ text, reply }: Writing, product: ProductCard): Writing => ({
  text,
  reply,
  product,
});
export const withOrder = ({ text, reply }: Writing, order: OrderCard): Writing => ({
  text,
  reply,
  order,
});
export const withoutCard = ({ text, reply }: Writing): Writing => ({ text, reply });

/** What a list of channels says of it. */
export const draftLine = ({ text, photo_id, product, order }: Writing): string =>
  text.trim().replaceAll(/\s+/gu, ' ') ||
  (photo_id ? 'Foto' : (product?.product_name ?? (order ? `Pesanan #${order.order_number}` : '')));
