import type { ChannelRow } from '@marketplace/contract/chat';
import { useTakeBack } from '../../../platform/offline/use-take-back.ts';
import { useOffline } from '../../../platform/services.ts';
import { type Outgoing, recordOf, type Shown } from './use-outgoing.ts';

export type Written = Shown & { text: string; photo_id?: string | undefined };

/** Sends a message by the line of what waits: it is there at once, and arrives once, in its order. */
export function useSend(channel: Pick<ChannelRow, 'channel_id' | 'store_id' | 'other'>) {
  const { outbox, photos } = useOffline();
  const takeBack = useTakeBack();
  const { channel_id, store_id, other } = channel;

  const send = (written: Written, message_id: string = crypto.randomUUID()): Promise<void> => {
    const { text, photo_id, product, order, reply } = written;
    return outbox.add({
      call: 'POST /chat/user/chat/create',
      body: {
        store_id,
        channel_id,
        message_id,
        text: text.trim(),
        ...(product && { inventory_id: product.inventory_id }),
        ...(order && { order_id: order.order_id }),
        ...(reply && { reply_to: reply.number }),
      },
      record: recordOf(channel_id),
      label: `Pesan ke ${other.name}`,
      base: { product, order, reply } satisfies Shown,
      photos: photo_id ? [{ field: 'photo_id', photo_id }] : [],
    });
  };

  const remove = ({ item }: Outgoing): Promise<boolean> => takeBack(item.id);

  /** What was refused goes once more, behind what was written since. */
  const sendAgain = async (refused: Outgoing): Promise<void> => {
    const { item, text, photo_id, shown, message_id } = refused;
    // With the line's item its photo goes from the device.
    const content = photo_id ? await photos.read(photo_id) : undefined;
    const about = { store_id, purpose: 'chat_attachment' } as const;
    const kept = content && (await photos.keep(content, about));
    if (photo_id && !kept && !text) return;
    if (!(await remove(refused))) return;
    const isOther = item.refusal?.code === 'chat_message_conflict' || photo_id !== undefined;
    await send({ ...shown, text, photo_id: kept }, isOther ? undefined : message_id);
  };

  return { send, remove, sendAgain };
}
