import { RotateCw } from 'lucide-react';
import { number } from '../../../platform/format/money.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { booksKey } from '../accounting.query.ts';

/** Sends again whatever failed; what has arrived meanwhile is passed over. */
export function RetryAll({ store_id }: { store_id: string }) {
  const { api, queryClient } = useServices();
  const retrying = useAction(async () => {
    const { retried } = await api('POST /accounting/sync/retry', {
      body: { marketplace_store_id: store_id },
    });
    showToast({
      text:
        retried > 0
          ? `${number(retried)} dokumen dan semua stok dikirim lagi.`
          : 'Semua stok dikirim lagi. Tidak ada dokumen yang gagal.',
      kind: 'success',
    });
    await queryClient.invalidateQueries({ queryKey: booksKey(store_id) });
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<RotateCw />}
      isBusy={retrying.isBusy}
      onClick={() => retrying.run()}
    >
      Kirim lagi semua
    </Button>
  );
}
