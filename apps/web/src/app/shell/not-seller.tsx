import { useSupportLink } from '../../shared/support-link.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';

/** In the place of a seller's screen, for a store that only buys. */
export function NotSeller() {
  const support = useSupportLink('Halo, saya ingin mendaftarkan toko saya sebagai penjual.');
  return (
    <EmptyScreen
      level={1}
      drawing={<EmptyBoxDrawing />}
      title="Toko ini belum berjualan"
      text="Toko ini terdaftar sebagai pembeli. Untuk berjualan, siapkan KTP pemilik, alamat toko, dan rekening bank, lalu hubungi layanan bantuan untuk mendaftar sebagai penjual."
      action={
        support && (
          <a href={support} target="_blank" rel="noopener" className={buttonStyle({})}>
            Daftar lewat WhatsApp
          </a>
        )
      }
    />
  );
}
