import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { useNavigate, useRouter } from '@tanstack/react-router';

/** Back to where the order was tapped; on a page that was opened by its address, to the list. */
export function useLeave(store_id: string, status: FulfilmentStatus): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  return () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: '/seller/orders', search: { status, store_id } });
  };
}
