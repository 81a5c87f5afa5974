import { useEffect } from 'react';
import { useLazyPart } from '../../../ui/lazy-part.ts';
import { SystemErrorScreen } from '../../../ui/system-error-screen.tsx';
import { CardSkeletons } from '../orders-pending.tsx';
import { openOrderPart } from './open-order-part.ts';
import type { OpenOrderProps } from './use-go-on.ts';

type Props = Omit<OpenOrderProps, 'orderId'> & { canChoose: boolean };

/** The order that was chosen, beside the list. Its code comes after the list's. */
export function OrderDetailPane({ canChoose, ...props }: Props) {
  const { orderId } = props.search;
  const { loaded: OpenOrder, hasFailed } = useLazyPart(openOrderPart, orderId !== undefined);
  useEffect(() => {
    // The first choice finds it there already.
    const timer = setTimeout(() => void openOrderPart.load().catch(() => {}), settled);
    return () => clearTimeout(timer);
  }, []);
  // Beside a list that is empty or did not come there is nothing to choose.
  if (!orderId && !canChoose) return null;
  if (!orderId) {
    return (
      <div className="m-auto max-w-72 py-16 text-center">
        <h2 className="text-lg font-bold">Pilih pesanan</h2>
        <p className="mt-1 text-ink-soft">
          Klik pesanan di daftar, atau pindah dengan tombol J dan K lalu tekan Enter.
        </p>
      </div>
    );
  }
  if (OpenOrder) return <OpenOrder {...props} orderId={orderId} />;
  return hasFailed ? (
    <SystemErrorScreen level={2} onReload={() => window.location.reload()} />
  ) : (
    <CardSkeletons count={2} />
  );
}

const settled = 2500;
