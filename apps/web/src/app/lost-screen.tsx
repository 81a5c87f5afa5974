import { Link } from '@tanstack/react-router';
import { buttonStyle } from '../ui/button.tsx';
import { LostPageDrawing } from '../ui/drawings/lost-page-drawing.tsx';
import { EmptyScreen } from '../ui/empty-screen.tsx';

export function LostScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyScreen
        level={1}
        drawing={<LostPageDrawing />}
        title="Halaman tidak ditemukan"
        text="Alamatnya mungkin salah ketik atau sudah tidak dipakai."
        action={
          <Link to="/seller" className={buttonStyle({})}>
            Ke halaman utama
          </Link>
        }
      />
    </main>
  );
}
