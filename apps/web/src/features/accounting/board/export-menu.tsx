import { Download } from 'lucide-react';
import { download } from '../../../platform/api/download.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Menu } from '../../../ui/menu.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { DifferenceFilter, LogFilter } from '../accounting.query.ts';

const formats = [
  ['xlsx', 'Excel (XLSX)'],
  ['csv', 'CSV'],
] as const;

type Props = { store_id: string } & (
  | { what: 'differences'; filters: DifferenceFilter }
  | { what: 'log'; filters: LogFilter }
);

/** What is looked at, to take home or to hand to a bookkeeper. */
export function ExportMenu(props: Props) {
  const { token } = useServices();
  const saving = useAction(async (format: 'csv' | 'xlsx') => {
    const of = { marketplace_store_id: props.store_id, format };
    if (props.what === 'log')
      await download(token.read, 'GET /accounting/sync/export', {
        query: { ...of, ...props.filters },
      });
    else
      await download(token.read, 'GET /accounting/reconciliation/export', {
        query: { ...of, ...props.filters },
      });
  });
  return (
    <Menu
      label={props.what === 'log' ? 'Unduh catatan' : 'Unduh selisih'}
      trigger={saving.isBusy ? <Spinner className="size-6" /> : <Download aria-hidden />}
      items={formats.map(([format, label]) => ({
        label,
        onSelect: () => saving.run(format),
        isDisabled: saving.isBusy,
      }))}
    />
  );
}
