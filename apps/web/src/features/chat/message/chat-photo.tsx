import type { ChatMessage } from '@marketplace/contract/chat';
import { useFileLink } from '../../../platform/use-file-link.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Props = { store_id: string; photo: NonNullable<ChatMessage['photo']>; label: string };

const tallest = 320;
const widest = 280;

/** A photo in its own proportions, so that nothing moves when it comes; a tap opens it in full. */
export function ChatPhoto({ store_id, photo, label }: Props) {
  const { file_id, width, height } = photo;
  const { data, error } = useFileLink(store_id, file_id);
  const scale = Math.min(1, tallest / Math.max(height, 1), widest / Math.max(width, 1));
  const size = { width: Math.max(120, Math.round(width * scale)), aspectRatio: width / height };
  if (error)
    return (
      <span
        style={size}
        className="grid max-w-full place-items-center rounded-md bg-sunken p-2 text-center text-sm text-ink-soft"
      >
        Foto belum bisa dimuat
      </span>
    );
  if (!data)
    return (
      <span style={size} className="block max-w-full">
        <Skeleton className="size-full rounded-md" />
      </span>
    );
  return (
    <a
      href={data.url}
      target="_blank"
      rel="noreferrer"
      style={size}
      className="block max-w-full overflow-hidden rounded-md bg-sunken"
    >
      <img src={data.url} alt={label} className="size-full object-cover" />
    </a>
  );
}
