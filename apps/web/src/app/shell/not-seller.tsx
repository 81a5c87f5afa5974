import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useAppState } from '../../platform/services.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';

/** In the place of a seller's screen, for a store that only buys. */
export function NotSeller() {
  const store_id = useAppState(({ store }) => store.active?.id);
  return (
    <EmptyScreen
      level={1}
      drawing={<EmptyBoxDrawing />}
      title="Toko ini belum berjualan"
      text="Toko ini terdaftar sebagai pembeli. Untuk berjualan, kirim nama toko, barang yang dijual, dan alamatnya; kami periksa, lalu Anda dikabari."
      action={
        <AppLink
          to="/seller/registration"
          search={store_id ? { store_id } : {}}
          className={buttonStyle({})}
        >
          Daftar jadi penjual
        </AppLink>
      }
    />
  );
}
