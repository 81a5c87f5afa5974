import { differenceReasons } from '@marketplace/contract/accounting-words';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { number } from '../../../platform/format/money.ts';
import { clockOrMoment } from '../../../platform/format/time.ts';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { boundedTotal } from '../../../shared/bounded-total.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { NoResultDrawing } from '../../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Select } from '../../../ui/select.tsx';
import { type DifferenceFilter, differencesQuery, isWorking } from '../accounting.query.ts';
import { reasonWords } from '../accounting-words.ts';
import type { Books } from '../frame/books.ts';
import { BooksFailed } from '../frame/books-failed.tsx';
import { DifferenceCard } from './difference-card.tsx';
import { ExportMenu } from './export-menu.tsx';
import { RetryAll } from './retry-all.tsx';
import { useCompare } from './use-compare.ts';

type Props = { books: Books; narrowed: DifferenceFilter; page: number };

const all = 'ALL';
const subjects = [
  { value: all, label: 'Produk dan dokumen' },
  { value: 'PRODUCT', label: 'Stok produk' },
  { value: 'DOCUMENT', label: 'Faktur dan retur' },
];

/** Where the books differ: why, in words, and what can be done about each. */
export function DifferenceBoard({ books, narrowed, page }: Props) {
  const { store_id, search, registration } = books;
  const navigate = useNavigate();
  const zone = useTimeZone(store_id);
  const comparing = useCompare(store_id);
  const { reason, subject, query } = narrowed;
  const { data, error, refetch } = useQuery(
    differencesQuery(useServices(), store_id, { ...narrowed, page }),
  );
  const go = useCallback(
    (change: Record<string, string | undefined>) =>
      void navigate({
        to: '/accurate-integration-dashboard',
        search: { ...search, reason, subject, query, ...change },
        replace: true,
      }),
    [navigate, search, reason, subject, query],
  );
  const find = useCallback((query: string | undefined) => go({ query }), [go]);
  if (!data)
    return error ? (
      <BooksFailed error={error} search={search} onReload={() => void refetch()} />
    ) : (
      <RowSkeletons />
    );
  const isNarrowed = Boolean(reason || subject || query);
  const reasons = [
    { value: all, label: 'Semua sebab' },
    ...differenceReasons.map((value) => ({
      value,
      label: `${reasonWords[value].label} (${number(data.counts[value] ?? 0)})`,
      isDisabled: !data.counts[value] && value !== reason,
    })),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          {data.compared_at
            ? `Dibandingkan ${clockOrMoment(data.compared_at, zone, { word: 'pukul ' })}`
            : 'Belum pernah dibandingkan.'}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            isBusy={comparing.isBusy}
            aria-disabled={isWorking(registration) || registration.stage !== 'READY'}
            onClick={() => comparing.run()}
          >
            Bandingkan sekarang
          </Button>
          <RetryAll store_id={store_id} />
          <ExportMenu store_id={store_id} what="differences" filters={narrowed} />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-2 md:grid-cols-[minmax(0,1fr)_15rem_15rem]">
        <div className="sm:col-span-2 md:col-span-1">
          <SearchBox
            label="Cari selisih"
            placeholder="Produk, faktur, kode barang"
            value={query ?? ''}
            onSearch={find}
          />
        </div>
        <Select
          label="Sebab"
          value={reason ?? all}
          items={reasons}
          onValueChange={(value) => go({ reason: value === all ? undefined : value })}
        />
        <Select
          label="Tentang"
          value={subject ?? all}
          items={subjects}
          onValueChange={(value) => go({ subject: value === all ? undefined : value })}
        />
      </div>
      {data.data.length === 0 ? (
        <EmptyScreen
          drawing={<NoResultDrawing />}
          title={isNarrowed ? 'Tidak ada yang cocok' : 'Tidak ada selisih'}
          text={
            isNarrowed
              ? 'Ubah kata pencarian atau pilihannya.'
              : data.compared_at
                ? 'Kedua pembukuan sama pada perbandingan terakhir.'
                : 'Bandingkan sekarang untuk melihat apakah kedua pembukuan sama.'
          }
        />
      ) : (
        <>
          <p role="status" className="text-sm text-ink-soft">
            {boundedTotal(data)} selisih
          </p>
          <ul aria-label="Selisih" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {data.data.map((difference) => (
              <li key={difference.id}>
                <DifferenceCard store_id={store_id} search={search} difference={difference} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={data.page}
        pageCount={data.total_page}
        renderLink={(to, content, props) => (
          <AppLink
            {...props}
            to="/accurate-integration-dashboard"
            search={{ ...search, ...narrowed, page: String(to) }}
            activeProps={{}}
          >
            {content}
          </AppLink>
        )}
      />
    </>
  );
}
