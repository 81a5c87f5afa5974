import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { download } from '../../../platform/api/download.ts';
import { number } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type ExportFilter, exportInfoQuery } from './plan.query.ts';

type Props = {
  /** “Unduh semua”, before how many that is. */
  title: string;
  hint?: string;
  filter: ExportFilter;
};

/** What the store lists, all of it or what is filtered, to take home: how much it is and how new is told before. */
export function ExportCard({ title, hint, filter }: Props) {
  const services = useServices();
  const zone = useTimeZone(filter.store_id);
  const { data, error, refetch } = useQuery(exportInfoQuery(services, filter));
  const saving = useAction((format: 'csv' | 'xlsx') =>
    download(services.token.read, 'GET /api/inventories/export', { query: { ...filter, format } }),
  );
  const count = data && `${data.rows_are_capped ? 'lebih dari ' : ''}${number(data.rows)} produk`;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <CardTitle>{count ? `${title} (${count})` : title}</CardTitle>
      {data ? (
        <p className="text-sm text-ink-soft">
          {data.last_changed_at
            ? `Terakhir berubah ${moment(data.last_changed_at, zone)}.`
            : 'Belum pernah diubah.'}
          {hint && ` ${hint}`}
        </p>
      ) : error ? (
        <LoadFailed error={error} onReload={() => void refetch()} />
      ) : (
        <Skeleton className="h-5 w-full max-w-56" />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          disabled={saving.isBusy || data?.rows === 0}
          onClick={() => saving.run('xlsx')}
        >
          Excel (XLSX)
        </Button>
        <Button
          variant="secondary"
          disabled={saving.isBusy || data?.rows === 0}
          onClick={() => saving.run('csv')}
        >
          CSV
        </Button>
      </div>
      {saving.isBusy && (
        // The file is made while it is sent: how much of it is still to come nobody knows.
        <Progress label={count ? `Menyiapkan ${count}` : 'Menyiapkan berkas'} value={undefined} />
      )}
    </Card>
  );
}
