import { deepLink, webFallback } from '@marketplace/contract/deep-links';
import { Link, useLocation } from '@tanstack/react-router';
import { buttonStyle } from '../../../ui/button.tsx';
import { UnpluggedDrawing } from '../../../ui/drawings/unplugged-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';

/** Who has neither a login nor a key of the app's link, or one that has ended. What they came for is still there afterwards. */
export function WayIn() {
  const href = useLocation({ select: ({ href }) => href });
  const app = webFallback(deepLink({ to: 'account' }), '/open', __APP_PACKAGE__);
  return (
    <EmptyScreen
      drawing={<UnpluggedDrawing />}
      title="Buka dari aplikasi atau masuk dulu"
      text="Halaman ini berisi pembukuan sebuah toko. Tautan dari aplikasi berlaku 30 menit: buka lagi dari aplikasi, atau masuk di sini sebagai pemilik toko. Anda akan kembali ke halaman ini."
      action={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Link to="/seller/login" search={{ from: href }} className={buttonStyle({})}>
            Masuk
          </Link>
          <a href={app} className={buttonStyle({ variant: 'secondary' })}>
            Buka aplikasi
          </a>
        </div>
      }
    />
  );
}
