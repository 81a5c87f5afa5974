import type { AccountingLogRow } from '@marketplace/contract/accounting-sync';
import { accountingLogKinds } from '@marketplace/contract/accounting-words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { moment } from '../../../platform/format/time.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyReceiptDrawing } from '../../../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { booksKey, type LogFilter, logQuery } from '../accounting.query.ts';
import { logWords } from '../accounting-words.ts';
import type { Books } from '../frame/books.ts';
import { BooksFailed } from '../frame/books-failed.tsx';
import { ExportMenu } from './export-menu.tsx';
import { RetryAll } from './retry-all.tsx';

type Props = { books: Books; narrowed: LogFilter };

const all = 'ALL';
const kinds = [
  { value: all, label: 'Semua jenis' },
  ...accountingLogKinds.map((value) => ({ value, label: logWords[value] })),
];
const states = [
  { value: all, label: 'Berhasil dan gagal' },
  { value: 'FAILED', label: 'Gagal saja' },
  { value: 'DONE', label: 'Berhasil saja' },
];

/** What moved and what failed within 90 days, the newest first. */
export function LogList({ books: { store_id, search }, narrowed }: Props) {
  const navigate = useNavigate();
  const { kind, state } = narrowed;
  const result = useInfiniteQuery(logQuery(useServices(), store_id, narrowed));
  const { data, error, refetch } = result;
  const go = (change: Record<string, string | undefined>) =>
    void navigate({
      to: '/accurate-integration-dashboard',
      search: { ...search, view: 'log', kind, state, ...change },
      replace: true,
    });
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Select
          label="Jenis"
          value={kind ?? all}
          items={kinds}
          onValueChange={(value) => go({ kind: value === all ? undefined : value })}
        />
        <Select
          label="Hasil"
          value={state ?? all}
          items={states}
          onValueChange={(value) => go({ state: value === all ? undefined : value })}
        />
        <div className="flex items-center gap-2 sm:pb-1">
          <RetryAll store_id={store_id} />
          <ExportMenu store_id={store_id} what="log" filters={narrowed} />
        </div>
      </div>
      {!data &&
        (error ? (
          <BooksFailed error={error} search={search} onReload={() => void refetch()} />
        ) : (
          <RowSkeletons />
        ))}
      {data && rows.length === 0 && (
        <EmptyScreen
          drawing={<EmptyReceiptDrawing />}
          title={kind || state ? 'Tidak ada yang cocok' : 'Belum ada catatan'}
          text={
            kind || state
              ? 'Ubah pilihannya.'
              : 'Setiap stok, faktur, dan retur yang dikirim tercatat di sini.'
          }
        />
      )}
      {rows.length > 0 && (
        <Card isFlush>
          <ul aria-label="Catatan" className="divide-y divide-line">
            {rows.map((row) => (
              <LogRow key={row.id} row={row} store_id={store_id} />
            ))}
          </ul>
        </Card>
      )}
      {result.hasNextPage && (
        <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
      )}
    </>
  );
}

function LogRow({ row, store_id }: { row: AccountingLogRow; store_id: string }) {
  const { api, queryClient } = useServices();
  const zone = useTimeZone(store_id);
  const { kind, state, about, change, words, document_id, variant_id, can_retry, by_name, at } =
    row;
  const retrying = useAction(async () => {
    await api('POST /accounting/sync/retry', {
      body: {
        marketplace_store_id: store_id,
        ...(document_id ? { document_id } : variant_id ? { variant_id } : {}),
      },
    });
    showToast({ text: 'Dikirim lagi ke Accurate.', kind: 'success' });
    await queryClient.invalidateQueries({ queryKey: booksKey(store_id) });
  });
  const when = [moment(at, zone), by_name].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
        <p className="font-semibold">
          {logWords[kind]}
          {about && <span className="font-normal">: {about}</span>}
        </p>
        {change && <p className="text-sm">{change}</p>}
        {words && <p className="text-sm text-wrong-700">Kata Accurate: “{words}”</p>}
        <p className="text-sm text-ink-soft">{when}</p>
      </div>
      <div className="flex items-center gap-3">
        {state === 'FAILED' && <Badge tone="wrong">Gagal</Badge>}
        {can_retry && (
          <Button
            variant="secondary"
            size="sm"
            isBusy={retrying.isBusy}
            onClick={() => retrying.run()}
          >
            Kirim lagi<span className="sr-only"> {about}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
