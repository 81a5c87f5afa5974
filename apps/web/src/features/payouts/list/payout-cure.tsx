import type { Payout } from '@marketplace/contract/payout';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Banner } from '../../../ui/banner.tsx';

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
  if (payout.amount === 0) {
    return <Banner kind="default">Transfer gagal, lalu semua uangnya kembali ke pembeli.</Banner>;
  }
  return (
    <Banner kind="error">
      <b className="block">Transfer gagal{reason ? `: ${reason}` : '.'}</b>
      {barrier ??
        'Uangnya kembali ke marketplace dan tetap milik Anda. Kirim lagi, ke rekening ini atau yang lain.'}
    </Banner>
  );
}
