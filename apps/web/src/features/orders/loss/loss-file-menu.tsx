import { Download } from 'lucide-react';
import { download } from '../../../platform/api/download.ts';
import { wordsForThrown } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Menu } from '../../../ui/menu.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { lossStores } from './order-loss.query.ts';
import type { LossFilters } from './order-loss-search.ts';

const formats = [
  ['xlsx', 'Excel (XLSX)'],
  ['csv', 'CSV'],
] as const;

/** Every product and cause of these days, to take home. */
export function LossFileMenu({ store_id, filters }: { store_id: string; filters: LossFilters }) {
  const { token } = useServices();
  const saving = useAction(
    async (format: 'csv' | 'xlsx') => {
      const query = { ...lossStores(store_id), ...filters, format };
      await download(token.read, 'GET /api/orders/seller/loss/export', { query });
    },
    (error) => showToast({ text: wordsForThrown(error), kind: 'error' }),
  );
  return (
    <Menu
      label="Unduh pesanan hilang"
      trigger={saving.isBusy ? <Spinner className="size-6" /> : <Download aria-hidden />}
      items={formats.map(([format, label]) => ({
        label,
        onSelect: () => saving.run(format),
        isDisabled: saving.isBusy,
      }))}
    />
  );
}
