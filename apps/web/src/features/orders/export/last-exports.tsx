import { exportDays } from '@marketplace/contract/export-columns';
import type { ExportedFile } from '@marketplace/contract/order-exports';
import { useQuery } from '@tanstack/react-query';
import { Download, RotateCcw, X } from 'lucide-react';
import { download } from '../../../platform/api/download.ts';
import { number } from '../../../platform/format/money.ts';
import { clockOrMoment } from '../../../platform/format/time.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { askedWords, formatWords, kindWords, sizeWords } from './export-words.ts';
import { exportsQuery } from './order-export.query.ts';

/** What the person had made lately: how far it is, and the file for as long as it lies ready. */
export function LastExports() {
  const result = useQuery(exportsQuery(useServices()));
  const { data, error, isFetching } = result;
  if (!data && error)
    return (
      <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
    );
  if (!data) return <RowSkeletons />;
  return (
    <Card isFlush>
      <CardTitle className="px-4 pt-4 pb-1">File terakhir</CardTitle>
      <p className="px-4 pb-3 text-sm text-ink-soft">
        {data.exports.length === 0
          ? 'File yang Anda buat terlihat di sini.'
          : `Setiap file disimpan ${exportDays} hari.`}
      </p>
      <ul
        aria-label="File terakhir"
        className="divide-y divide-line border-t border-line empty:hidden"
      >
        {data.exports.map((each) => (
          <li key={each.id} className="px-4 py-3">
            <Export file={each} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Export({ file }: { file: ExportedFile }) {
  const timeZone = useTimeZone();
  const { state, what, format, done, total, rows, size, error_message } = file;
  return (
    <>
      <p className="font-semibold">
        {kindWords[what].label}, {formatWords[format]}
      </p>
      <p className="text-sm text-ink-soft wrap-anywhere">{askedWords(file)}</p>
      <p className="text-sm text-ink-soft">
        {clockOrMoment(file.created_at, timeZone)}
        {state === 'DONE' && ` · ${number(rows ?? 0)} baris · ${sizeWords(size ?? 0)}`}
      </p>
      {(state === 'WAITING' || state === 'RUNNING') && (
        <Progress
          className="mt-2"
          label={state === 'WAITING' ? 'Menunggu giliran' : 'Sedang dibuat'}
          value={total ? done : undefined}
          max={total ?? 1}
          detail={total ? `${number(done)} dari ${number(total)} pesanan` : ''}
        />
      )}
      {state === 'FAILED' && <p className="text-sm text-wrong-700">{error_message}</p>}
      {state === 'CANCELLED' && <p className="text-sm text-ink-soft">Dibatalkan</p>}
      <Actions file={file} />
    </>
  );
}

function Actions({ file: { id, state, expires_at } }: { file: ExportedFile }) {
  const services = useServices();
  const { api, token, queryClient } = services;
  const renew = () =>
    queryClient.invalidateQueries({ queryKey: exportsQuery(services).queryKey, exact: true });
  const body = { export_id: id };
  const saving = useAction(() =>
    download(token.read, 'GET /api/orders/seller/exports/file', { query: body }),
  );
  const cancelling = useAction(async () => {
    await api('POST /api/orders/seller/exports/cancel', { body });
    await renew();
  });
  const retrying = useAction(async () => {
    await api('POST /api/orders/seller/exports/retry', { body });
    await renew();
  });
  if (state === 'WAITING' || state === 'RUNNING')
    return (
      <Button
        className="mt-2"
        size="sm"
        variant="secondary"
        icon={<X aria-hidden />}
        isBusy={cancelling.isBusy}
        onClick={() => cancelling.run()}
      >
        Batalkan
      </Button>
    );
  const isReady = state === 'DONE' && expires_at !== null && Date.parse(expires_at) > Date.now();
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {isReady && (
        <Button
          size="sm"
          icon={<Download aria-hidden />}
          isBusy={saving.isBusy}
          onClick={() => saving.run()}
        >
          Unduh
        </Button>
      )}
      {state === 'DONE' && !isReady && (
        <p className="self-center text-sm text-ink-soft">Sudah tidak disimpan.</p>
      )}
      <Button
        size="sm"
        variant="secondary"
        icon={<RotateCcw aria-hidden />}
        isBusy={retrying.isBusy}
        onClick={() => retrying.run()}
      >
        Buat lagi
      </Button>
    </div>
  );
}
