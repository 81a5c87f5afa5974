import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { stepsBackTo, visitedBefore } from '../../../platform/navigation/previous-path.ts';
import { useServices } from '../../../platform/services.ts';
import { setApp } from '../../../platform/state/app-state.ts';
import { isOrderForm, isOrderList } from './order-form-path.ts';

/**
 * Where every move of an order leads: back to where the order was tapped, with its filters and stores; on a page that
 * was opened by its address, to the list. Either way nobody comes back into the form.
 */
export function useReturnPath(store_id: string, status: FulfilmentStatus): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const { state } = useServices();
  return () => {
    const isWhere = (path: string) => !isOrderForm(path);
    const steps = stepsBackTo(isWhere);
    // Only the list it was opened in goes on from it.
    if (!isOrderList(visitedBefore(isWhere) ?? '')) setApp(state, { lastMovedOrder: null });
    if (steps) history.go(-steps);
    else void navigate({ to: '/seller/orders', search: { status, store_id }, replace: true });
  };
}
