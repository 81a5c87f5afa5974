import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { BlobImage } from '../../../platform/blob-image.tsx';
import { usePhotoOnDevice } from '../../../platform/use-photo-on-device.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OrderCard, ProductCard } from '../message/cards.tsx';
import { Quote } from '../message/quote.tsx';
import { withoutCard } from './draft-values.ts';
import type { WritingDraft } from './use-writing.ts';

type Props = {
  writing: WritingDraft;
  otherName: string;
  onDropPhoto: (photo_id: string) => void;
};

/** What goes with the words: the message that is answered, and a photo or a card. */
export function Attached({ writing, otherName, onDropPhoto }: Props) {
  const { values, write } = writing;
  const { reply, photo_id, product, order } = values;
  const drop = () => write(withoutCard);
  return (
    <>
      {reply && (
        <Line label="Batal membalas" onDrop={() => write(({ reply: _reply, ...rest }) => rest)}>
          <Quote
            who={reply.is_own ? 'Membalas pesan Anda' : `Membalas ${otherName}`}
            text={reply.text}
          />
        </Line>
      )}
      {photo_id && (
        <Line label="Hapus foto" onDrop={() => onDropPhoto(photo_id)}>
          <Photo photo_id={photo_id} />
        </Line>
      )}
      {product && (
        <Line label="Hapus produk" onDrop={drop}>
          <ProductCard product={product} />
        </Line>
      )}
      {order && (
        <Line label="Hapus pesanan" onDrop={drop}>
          <OrderCard order={order} />
        </Line>
      )}
    </>
  );
}

type LineProps = { label: string; onDrop: () => void; children: ReactNode };

const Line = ({ label, onDrop, children }: LineProps) => (
  <div className="flex items-center gap-1 pl-1">
    <div className="min-w-0 flex-1">{children}</div>
    <IconButton label={label} onClick={onDrop}>
      <X aria-hidden />
    </IconButton>
  </div>
);

function Photo({ photo_id }: { photo_id: string }) {
  const { content, isLost } = usePhotoOnDevice(photo_id);
  if (isLost)
    return <p className="text-sm text-wrong-700">Foto tidak ditemukan lagi. Ambil ulang.</p>;
  if (!content) return <Skeleton className="size-20 rounded-md" />;
  return (
    <BlobImage
      content={content}
      alt="Foto yang akan dikirim"
      className="h-20 max-w-full rounded-md border border-line object-contain"
    />
  );
}
