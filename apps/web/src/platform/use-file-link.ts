import { useQuery } from '@tanstack/react-query';
import { useServices } from './services.ts';

/** An address works for a minute; before that a new one is asked for. */
const staleTime = 45_000;

/** Where a file of a store can be read for a moment. */
export function useFileLink(store_id: string, file_id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['storage', 'link', file_id],
    queryFn: () => api('GET /api/storage/file/link', { query: { store_id, file_id } }),
    staleTime,
    gcTime: staleTime,
    refetchInterval: staleTime,
  });
}
