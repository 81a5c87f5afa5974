import { useFileLink } from '../../../platform/use-file-link.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Props = { store_id: string; file_id: string; alt?: string };

/** The photo of the handover; a tap opens it in full. */
export function DetailPhoto({ store_id, file_id, alt = 'Foto serah terima' }: Props) {
  const { data, error } = useFileLink(store_id, file_id);
  if (error) return <span className="block text-sm text-ink-soft">Foto belum bisa dimuat.</span>;
  if (!data) return <Skeleton className="mt-2 h-40 w-40 rounded-lg" />;
  return (
    <a href={data.url} target="_blank" rel="noreferrer" className="mt-2 block w-fit rounded-lg">
      <img
        src={data.url}
        alt={alt}
        className="h-40 max-w-full rounded-lg border border-line bg-sunken object-contain"
      />
    </a>
  );
}
