import type { ChannelRow } from '@marketplace/contract/chat';
import { BlobImage } from '../../../platform/blob-image.tsx';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import { clock } from '../../../platform/format/time.ts';
import { heldUpBy } from '../../../platform/offline/held-up.ts';
import { useAction } from '../../../platform/use-action.ts';
import { usePhotoOnDevice } from '../../../platform/use-photo-on-device.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OrderCard, ProductCard } from '../message/cards.tsx';
import { MessageText } from '../message/message-text.tsx';
import { Quote } from '../message/quote.tsx';
import { Ticks } from '../message/ticks.tsx';
import type { Outgoing } from '../message/use-outgoing.ts';
import { BubbleFrame, bubbleFoot, roomForFoot } from './bubble.tsx';

type Props = {
  outgoing: Outgoing;
  channel: ChannelRow;
  /** One before it in this room was refused, and it waits until that is settled. */
  isBehindRefused: boolean;
  onRemove: (outgoing: Outgoing) => Promise<unknown>;
  onSendAgain: (outgoing: Outgoing) => Promise<unknown>;
};

/** What was written here and has not arrived: as it will look, with what it waits for. */
export function OutgoingBubble({ outgoing, channel, isBehindRefused, ...acts }: Props) {
  const { item, text, photo_id, shown, isSending } = outgoing;
  const { product, order, reply } = shown;
  const { refusal, created_at } = item;
  const isOnline = useIsOnline();
  const again = useAction(() => acts.onSendAgain(outgoing));
  const removal = useAction(() => acts.onRemove(outgoing));
  const isHeldUp = !isSending && !refusal && (heldUpBy(item, isOnline) || isBehindRefused);
  return (
    <li className="mt-2.5 flex flex-col items-end">
      <div className="flex max-w-[85%] min-w-0 flex-col items-end md:max-w-[min(75%,36rem)]">
        <BubbleFrame isOwn isFirst isLast>
          <span className="sr-only">Anda: </span>
          {reply && <Quote who={reply.is_own ? 'Anda' : channel.other.name} text={reply.text} />}
          {photo_id && <PhotoHere photo_id={photo_id} />}
          {product && <ProductCard product={product} />}
          {order && <OrderCard order={order} />}
          {text && <MessageText text={text} room={roomForFoot(text, true)} />}
          <span className={bubbleFoot(text)}>
            {clock(created_at, channel.time_zone)}
            <Ticks mark={refusal ? 'refused' : isSending ? 'sending' : 'waiting'} />
          </span>
        </BubbleFrame>
        {refusal && (
          <p role="alert" className="mt-1 max-w-full px-1 text-right text-sm text-wrong-700">
            Tidak terkirim. {refusal.error_message}
          </p>
        )}
        {isBehindRefused && !refusal && (
          <p className="mt-1 px-1 text-right text-sm text-ink-soft">
            Menunggu pesan di atasnya dibereskan.
          </p>
        )}
        {(refusal || isHeldUp) && (
          <p className="flex flex-wrap justify-end gap-x-1">
            {refusal && (
              <Button variant="quiet" size="sm" isBusy={again.isBusy} onClick={again.run}>
                Kirim lagi
              </Button>
            )}
            <Button variant="quiet" size="sm" isBusy={removal.isBusy} onClick={removal.run}>
              {refusal ? 'Hapus' : 'Batalkan'}
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}

function PhotoHere({ photo_id }: { photo_id: string }) {
  const { content, isLost } = usePhotoOnDevice(photo_id);
  if (isLost) return <span className="text-sm text-ink-soft">Foto</span>;
  if (!content) return <Skeleton className="h-40 w-52 rounded-md" />;
  return <BlobImage content={content} alt="Foto Anda" className="max-h-72 max-w-full rounded-md" />;
}
