import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { stepsBackTo } from '../../../platform/navigation/previous-path.ts';
import { useServices } from '../../../platform/services.ts';
import { setApp } from '../../../platform/state/app-state.ts';
import { isOrderForm } from './order-form-path.ts';

/**
 * Where every move of an order leads: back to where the order was tapped, with its filters and stores; on a page that
 * was opened by its address, to the list. Either way nobody comes back into the form.
 */
export function useReturnPath(store_id: string, status: FulfilmentStatus): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const { state } = useServices();
  return () => {
    const steps = stepsBackTo((path) => !isOrderForm(path));
    if (steps) history.go(-steps);
    else {
      // Nothing was left that could go on from it.
      setApp(state, { lastMovedOrder: null });
      void navigate({ to: '/seller/orders', search: { status, store_id }, replace: true });
    }
  };
}
