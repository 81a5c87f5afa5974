import { useEffect } from 'react';
import { EmptyReceiptDrawing } from '../../../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { useLazyPart } from '../../../ui/lazy-part.ts';
import { SystemErrorScreen } from '../../../ui/system-error-screen.tsx';
import { detailPart } from '../detail/detail-part.ts';
import { CardSkeletons } from '../orders-pending.tsx';
import { useCloseByEscape } from './use-close-by-escape.ts';

type Props = { orderId: string | undefined; store_id: string | undefined };

/** The order that was chosen, beside the list. Its code comes after the list's. */
export function OrderDetailPane({ orderId, store_id }: Props) {
  const { loaded: OrderDetail, hasFailed } = useLazyPart(detailPart, orderId !== undefined);
  useCloseByEscape(orderId !== undefined);
  useEffect(() => {
    // The first choice finds it there already.
    const timer = setTimeout(() => void detailPart.load().catch(() => {}), settled);
    return () => clearTimeout(timer);
  }, []);
  if (!orderId) {
    return (
      <EmptyScreen
        drawing={<EmptyReceiptDrawing />}
        title="Pilih pesanan"
        text="Klik pesanan di daftar untuk melihat isinya di sini. Tombol panah juga bisa dipakai."
      />
    );
  }
  if (OrderDetail) {
    return <OrderDetail key={orderId} orderId={orderId} store_id={store_id} level={2} />;
  }
  return hasFailed ? (
    <SystemErrorScreen level={2} onReload={() => window.location.reload()} />
  ) : (
    <CardSkeletons count={2} />
  );
}

const settled = 2500;
