import type { FeePayment } from '@marketplace/contract/fee-payment';
import { useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { feesKey } from '../fees.query.ts';

/** Takes back a payment that nothing was transferred for. */
export function CancelPayment({ payment: { id, store_id } }: { payment: FeePayment }) {
  const { api, queryClient } = useServices();
  const [isAsking, setAsking] = useState(false);
  const cancel = useAction(async () => {
    const body = { store_id, payment_id: id, status: 'CANCELLED' } as const;
    await api('POST /api/fee-collections/update-status', { body });
    setAsking(false);
    await queryClient.invalidateQueries({ queryKey: feesKey });
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Batalkan pembayaran ini
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Batalkan pembayaran?"
        text="Hanya bila Anda belum transfer. Tagihannya dapat dibayar lagi dengan jumlah yang baru."
        confirmLabel="Ya, batalkan"
        onConfirm={cancel.run}
        isDanger
        isBusy={cancel.isBusy}
      />
    </>
  );
}
