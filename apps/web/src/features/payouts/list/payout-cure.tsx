import type { Payout } from '@marketplace/contract/payout';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { payoutsKey } from '../payouts.query.ts';

/** What keeps a payout from arriving, and what helps. */
export function PayoutCure({ payout }: { payout: Payout }) {
  const { state, store_id, reason } = payout;
  const barrier = useBarrier('store', store_id);
  if (state === 'WAITING_ACCOUNT') {
    return (
      <Banner
        kind="important"
        link={
          !barrier && (
            <AppLink to="/seller/bank-accounts" search={{ store_id }}>
              Atur rekening
            </AppLink>
          )
        }
      >
        <b className="block">Uang Anda menunggu rekening.</b>
        {barrier ?? 'Tambah rekening bank, lalu pilih sebagai rekening utama.'}
      </Banner>
    );
  }
  if (state !== 'FAILED') return null;
  return (
    <Banner kind="error" link={!barrier && <Retry payout={payout} />}>
      <b className="block">Transfer gagal{reason ? `: ${reason}` : '.'}</b>
      {barrier ?? 'Periksa rekeningnya, lalu kirim lagi. Uangnya tetap aman di marketplace.'}
    </Banner>
  );
}

function Retry({ payout: { id, store_id } }: { payout: Payout }) {
  const { api, queryClient } = useServices();
  const retrying = useAction(async () => {
    const options = { idempotencyKey: crypto.randomUUID() };
    const body = { store_id, payout_id: id };
    await api('POST /api/money/payouts/retry', { body }, options);
    showToast({ text: 'Pencairan dijadwalkan lagi.', kind: 'success' });
    await queryClient.invalidateQueries({ queryKey: payoutsKey });
  });
  return (
    <Button variant="quiet" size="sm" isBusy={retrying.isBusy} onClick={retrying.run}>
      Kirim lagi
    </Button>
  );
}
