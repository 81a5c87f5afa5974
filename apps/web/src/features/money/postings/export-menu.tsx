import { Download } from 'lucide-react';
import { download } from '../../../platform/api/download.ts';
import { wordsForThrown } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Menu } from '../../../ui/menu.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { ofStores } from '../money.query.ts';
import type { PostingFilters } from '../money-search.ts';

const formats = [
  ['xlsx', 'Excel (XLSX)'],
  ['csv', 'CSV'],
  ['pdf', 'PDF'],
] as const;

/** The statement as it is filtered, to take home. */
export function ExportMenu({ store_id, filters }: { store_id: string; filters: PostingFilters }) {
  const { token } = useServices();
  const saving = useAction(
    async (format: 'csv' | 'xlsx' | 'pdf') => {
      const query = { ...ofStores(store_id), ...filters, format };
      await download(token.read, 'GET /api/money/postings/export', { query });
    },
    (error) => showToast({ text: wordsForThrown(error), kind: 'error' }),
  );
  return (
    <Menu
      label="Unduh mutasi"
      trigger={saving.isBusy ? <Spinner className="size-6" /> : <Download aria-hidden />}
      items={formats.map(([format, label]) => ({
        label,
        onSelect: () => saving.run(format),
        isDisabled: saving.isBusy,
      }))}
    />
  );
}
