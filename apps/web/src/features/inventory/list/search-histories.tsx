import type { SearchKind } from '@marketplace/contract/inventory-choices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useServices } from '../../../platform/services.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { historiesKey, historiesQuery } from './search-histories.query.ts';

type Props = {
  store_id: string;
  kind: SearchKind;
  /** So many of them, the newest. */
  most?: number;
  onChoose: (query: string) => void;
};

/** What was searched for last, to be taken again or forgotten. */
export function SearchHistories({ store_id, kind, most, onChoose }: Props) {
  const services = useServices();
  const queryClient = useQueryClient();
  const { data } = useQuery(historiesQuery(services, store_id, kind));
  const queries = data?.queries ?? [];
  const key = historiesKey(store_id, kind);
  if (queries.length === 0) return null;
  const forget = async (query?: string) => {
    const kept = query ? queries.filter((each) => each !== query) : [];
    // An answer that is on its way still has what is forgotten here.
    await queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData(key, { queries: kept });
    await services
      .api('POST /api/search-histories/delete', {
        body: { store_id, kind, ...(query && { query }) },
      })
      .catch(() => queryClient.invalidateQueries({ queryKey: key }));
  };
  return (
    <section aria-labelledby="histories">
      <div className="flex items-center justify-between gap-3">
        <h2 id="histories" className="font-semibold">
          Terakhir dicari
        </h2>
        <Button variant="quiet" size="sm" onClick={() => void forget()}>
          Hapus semua
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {queries.slice(0, most).map((query) => (
          <li key={query} className="flex items-center">
            <Chip onClick={() => onChoose(query)}>{query}</Chip>
            <IconButton label={`Hapus ${query}`} onClick={() => void forget(query)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
