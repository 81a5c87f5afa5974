import { AppLink } from '../../platform/navigation/app-link.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { NoResultDrawing } from '../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';

/** In the place of an order that is not there, or not for this person or store. */
export function OrderMissing({ level }: { level: 1 | 2 }) {
  return (
    <EmptyScreen
      level={level}
      drawing={<NoResultDrawing />}
      title="Pesanan tidak ditemukan"
      text="Mungkin pesanan ini milik toko lain, atau tautannya salah."
      action={
        <AppLink to="/seller/orders" search={{}} className={buttonStyle({ variant: 'secondary' })}>
          Lihat semua pesanan
        </AppLink>
      }
    />
  );
}
