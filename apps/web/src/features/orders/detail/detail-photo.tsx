import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFileLink } from '../use-file-link.ts';

/** The photo of the handover; a tap opens it in full. */
export function DetailPhoto({ store_id, file_id }: { store_id: string; file_id: string }) {
  const { data, error } = useFileLink(store_id, file_id);
  if (error) return <span className="block text-sm text-ink-soft">Foto belum bisa dimuat.</span>;
  if (!data) return <Skeleton className="mt-2 h-40 w-40 rounded-lg" />;
  return (
    <a href={data.url} target="_blank" rel="noreferrer" className="mt-2 block w-fit rounded-lg">
      <img
        src={data.url}
        alt="Foto serah terima"
        className="h-40 max-w-full rounded-lg border border-line bg-sunken object-contain"
      />
    </a>
  );
}
