import { Download, Printer } from 'lucide-react';
import { download } from '../../../platform/api/download.ts';
import { wordsForThrown } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { analysedStores } from '../analytics.query.ts';

const files = [
  ['days', 'xlsx', 'Penjualan per hari (Excel)'],
  ['days', 'csv', 'Penjualan per hari (CSV)'],
  ['products', 'xlsx', 'Barang minggu yang dipilih (Excel)'],
  ['products', 'csv', 'Barang minggu yang dipilih (CSV)'],
] as const;

type Props = { store_id: string; start_week: string | undefined };

/** The same numbers to take home, or on paper. */
export function SalesMenu({ store_id, start_week }: Props) {
  const { token } = useServices();
  const week = { ...analysedStores(store_id), ...(start_week && { start_week }) };
  const say = (error: unknown) => showToast({ text: wordsForThrown(error), kind: 'error' });
  const saving = useAction(async ([of, format]: (typeof files)[number]) => {
    const query = { ...week, of, format };
    await download(token.read, 'GET /api/stores/seller-analytics/export', { query });
  }, say);
  const reporting = useAction(
    () => download(token.read, 'GET /api/stores/seller-analytics/report', { query: week }),
    say,
  );
  const isBusy = saving.isBusy || reporting.isBusy;
  return (
    <span className="flex print:hidden">
      <IconButton label="Cetak" onClick={() => window.print()}>
        <Printer aria-hidden />
      </IconButton>
      <Menu
        label="Unduh angka"
        trigger={isBusy ? <Spinner className="size-6" /> : <Download aria-hidden />}
        items={[
          {
            label: 'Laporan minggu yang dipilih (PDF)',
            onSelect: reporting.run,
            isDisabled: isBusy,
          },
          ...files.map((file) => ({
            label: file[2],
            onSelect: () => saving.run(file),
            isDisabled: isBusy,
          })),
        ]}
      />
    </span>
  );
}
