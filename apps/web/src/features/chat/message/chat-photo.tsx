import type { ChatMessage } from '@marketplace/contract/chat';
import { FilePicture } from '../../../shared/file-picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Props = { store_id: string; photo: NonNullable<ChatMessage['photo']>; label: string };

const tallest = 320;
const widest = 280;

/** A photo in its own proportions, so that nothing moves when it comes. */
export function ChatPhoto({ store_id, photo, label }: Props) {
  const { file_id, width, height } = photo;
  const scale = Math.min(1, tallest / Math.max(height, 1), widest / Math.max(width, 1));
  const size = { width: Math.max(120, Math.round(width * scale)), aspectRatio: width / height };
  return (
    <FilePicture
      store_id={store_id}
      file_id={file_id}
      alt={label}
      style={size}
      className="size-full object-cover"
      linkClass="block max-w-full overflow-hidden rounded-md bg-sunken"
      pending={
        <span style={size} className="block max-w-full">
          <Skeleton className="size-full rounded-md" />
        </span>
      }
      failed={
        <span
          style={size}
          className="grid max-w-full place-items-center rounded-md bg-sunken p-2 text-center text-sm text-ink-soft"
        >
          Foto belum bisa dimuat
        </span>
      }
    />
  );
}
