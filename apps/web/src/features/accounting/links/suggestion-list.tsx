import type { LinkConfidence } from '@marketplace/contract/accounting-words';
import { linkConfidences } from '@marketplace/contract/accounting-words';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Card } from '../../../ui/card.tsx';
import { NoResultDrawing } from '../../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Select } from '../../../ui/select.tsx';
import { isWorking, suggestionsQuery } from '../accounting.query.ts';
import { confidenceWords } from '../accounting-words.ts';
import type { LinksSearch } from '../books-search.ts';
import type { Books } from '../frame/books.ts';
import { BooksFailed } from '../frame/books-failed.tsx';
import { ChooseAll } from './choose-all.tsx';
import { useChosenPairs } from './chosen-links.ts';
import { ItemSheet } from './item-sheet.tsx';
import { PageOfLinks } from './page-of-links.tsx';
import type { Sought } from './sought.ts';
import { SuggestionRow } from './suggestion-row.tsx';

type Props = {
  books: Books;
  here: LinksSearch;
  searched: { query: string | undefined; page: number };
  confidence: LinkConfidence | undefined;
  counts: Record<LinkConfidence, number> | undefined;
  isStopped: boolean;
};

const all = 'ALL';

export function SuggestionList(props: Props) {
  const { books, here, searched, confidence, counts, isStopped } = props;
  const { store_id, search, registration } = books;
  const services = useServices();
  const navigate = useNavigate();
  const [sought, setSought] = useState<Sought>();
  const chosen = useChosenPairs(store_id);
  const narrowed = { ...searched, confidence, is_stopped: isStopped };
  const { data, error, refetch } = useQuery(suggestionsQuery(services, store_id, narrowed));
  if (!data)
    return error ? (
      <BooksFailed error={error} search={search} onReload={() => void refetch()} />
    ) : (
      <RowSkeletons />
    );
  const pairOfListing = new Map(chosen.map((pair) => [pair.inventory_id, pair]));
  const items = [
    { value: all, label: 'Semua saran' },
    ...linkConfidences.map((value) => ({
      value,
      label: counts
        ? `${confidenceWords[value].label} (${number(counts[value])})`
        : confidenceWords[value].label,
    })),
  ];
  return (
    <>
      {!isStopped && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <Select
            label="Seberapa yakin"
            value={confidence ?? all}
            items={items}
            onValueChange={(value) =>
              void navigate({
                to: '/accurate-linking-dashboard',
                search: { ...here, page: undefined, confidence: value === all ? undefined : value },
                replace: true,
              })
            }
          />
          <ChooseAll store_id={store_id} narrowed={narrowed} total={data.total_data} />
        </div>
      )}
      {data.data.length === 0 ? (
        <None
          isReading={isWorking(registration) && registration.work?.kind === 'READ_ITEMS'}
          isSearch={Boolean(searched.query || confidence)}
          isStopped={isStopped}
        />
      ) : (
        <Card isFlush>
          <ul
            aria-label={isStopped ? 'Perlu diperiksa' : 'Saran pasangan'}
            className="divide-y divide-line"
          >
            {data.data.map((suggestion) => (
              <SuggestionRow
                key={suggestion.listing.inventory_id}
                store_id={store_id}
                suggestion={suggestion}
                chosen={pairOfListing.get(suggestion.listing.inventory_id)}
                onSeek={() => setSought({ listing: suggestion.listing })}
              />
            ))}
          </ul>
        </Card>
      )}
      <PageOfLinks page={data.page} total_page={data.total_page} search={here} />
      <ItemSheet store_id={store_id} sought={sought} onClose={() => setSought(undefined)} />
    </>
  );
}

type NoneProps = { isReading: boolean; isSearch: boolean; isStopped: boolean };

function None({ isReading, isSearch, isStopped }: NoneProps) {
  const [title, text] = isReading
    ? ['Barang Accurate sedang dibaca', 'Saran muncul di sini begitu selesai.']
    : isSearch
      ? ['Tidak ada yang cocok', 'Ubah kata pencarian atau pilihannya.']
      : isStopped
        ? ['Tidak ada yang perlu diperiksa', 'Semua saran bisa dipasangkan.']
        : [
            'Tidak ada saran lagi',
            'Sisanya cari sendiri di “Belum dipasangkan”, atau buat barangnya di “Buat barang”.',
          ];
  return <EmptyScreen drawing={<NoResultDrawing />} title={title} text={text} />;
}
