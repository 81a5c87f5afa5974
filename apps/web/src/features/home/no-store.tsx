import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useAppState } from '../../platform/services.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';

/** Somebody who works nowhere yet, or nowhere any more. */
export function NoStore() {
  const isKnown = useAppState(({ store }) => store.request.status === 'loaded');
  if (!isKnown) return null;
  return (
    <EmptyScreen
      level={1}
      drawing={<EmptyBoxDrawing />}
      title="Anda belum bekerja di toko mana pun"
      text="Minta pemilik toko mengundang nomor HP Anda; undangannya muncul di halaman ini. Punya toko sendiri? Daftarkan."
      action={
        <AppLink to="/seller/registration" className={buttonStyle({})}>
          Daftar jadi penjual
        </AppLink>
      }
    />
  );
}
