import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../platform/services.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** An address works for a minute; before that a new one is asked for. */
const staleTime = 45_000;

/** The photo of the handover; a tap opens it in full. */
export function DetailPhoto({ store_id, file_id }: { store_id: string; file_id: string }) {
  const { api } = useServices();
  const { data, error } = useQuery({
    queryKey: ['storage', 'link', file_id],
    queryFn: () => api('GET /api/storage/file/link', { query: { store_id, file_id } }),
    staleTime,
    gcTime: staleTime,
  });
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
