import type { LossCause } from '@marketplace/contract/loss-causes';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { maySee } from '../../../platform/store-standing.ts';

type Props = { cause: LossCause; store_id: string; className: string };

/** Where the cause is cured, for who may go there. */
export function LossCure({ cause, store_id, className }: Props) {
  const seesStock = useAppState(({ store }) => maySee(store, 'inventory'));
  const of = { store_id, className };
  switch (cause) {
    case 'out_of_stock':
    case 'lowered':
      return seesStock ? (
        <AppLink
          to="/seller/inventory"
          search={{ store_id, stock_level: 'NONE,LOW' }}
          className={className}
        >
          Isi stok
        </AppLink>
      ) : null;
    case 'price_wrong':
      return seesStock ? (
        <AppLink
          to="/seller/inventory"
          search={{ store_id, sort: 'oldest_price' }}
          className={className}
        >
          Perbarui harga
        </AppLink>
      ) : null;
    case 'expired':
      return <ToSection {...of} section="terima-otomatis" words="Atur terima otomatis" />;
    case 'address_out_of_reach':
      return <ToSection {...of} section="ongkir" words="Atur ongkos kirim" />;
    case 'store_busy':
      return <ToSection {...of} section="hari-libur" words="Atur hari libur" />;
    case 'buyer_unreachable':
      return (
        <AppLink to="/seller/orders" search={{ store_id, status: 'NEW' }} className={className}>
          Hubungi pembeli baru
        </AppLink>
      );
    // Both are cured by the next answer.
    case 'tender_lost':
    case 'tender_declined':
      return (
        <AppLink to="/seller/buyer-demands" search={{ store_id }} className={className}>
          Jawab permintaan pembeli
        </AppLink>
      );
    case 'other':
      return (
        <AppLink
          to="/seller/orders"
          search={{ store_id, status: 'REJECTED' }}
          className={className}
        >
          Lihat pesanan yang ditolak
        </AppLink>
      );
  }
}

type SectionProps = {
  store_id: string;
  section: 'terima-otomatis' | 'ongkir' | 'hari-libur';
  words: string;
  className: string;
};

/** A section is of one store; of several it is chosen first. */
function ToSection({ store_id, section, words, className }: SectionProps) {
  const seesStore = useAppState(({ store }) => maySee(store, 'store'));
  if (!seesStore) return null;
  return isSeveral(store_id) ? (
    <AppLink to="/seller/store" search={{ store_id }} className={className}>
      Pilih toko yang diatur
    </AppLink>
  ) : (
    <AppLink to="/seller/store" search={{ section, store_id }} className={className}>
      {words}
    </AppLink>
  );
}
