import type { UnpaidOrder } from '@marketplace/contract/order-unpaid';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { changeOnHand } from '../../../platform/realtime/change-on-hand.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { showToast } from '../../../ui/toast.tsx';
import { type UnpaidList, unpaidKey } from './unpaid.query.ts';
import { withoutUnpaid } from './without-unpaid.ts';

/** Lets an unpaid order go. Whoever has paid meanwhile keeps their order, and it is said that they have. */
export function useRelease({ store_id, order_id, order_number }: UnpaidOrder, onDone: () => void) {
  const { api, queryClient } = useServices();
  return useAction(async () => {
    try {
      const body = { store_id, order_id };
      const options = { idempotencyKey: `release-${store_id}-${order_id}` };
      await api('POST /api/orders/seller/release-unpaid', { body }, options);
      changeOnHand<UnpaidList>(queryClient, unpaidKey, (list) => withoutUnpaid(list, order_id));
      showToast({ text: `Stok pesanan #${order_number} dilepas.`, kind: 'success' });
    } catch (error) {
      if (!isPaid(error)) throw error;
      tellPaid(order_number);
    } finally {
      onDone();
      void queryClient.invalidateQueries({ queryKey: unpaidKey });
    }
  });
}

/** Said, or found to be so. */
export const tellPaid = (order_number: string): void =>
  showToast({
    text: `Pembeli pesanan #${order_number} baru saja menyatakan sudah membayar. Stoknya tetap ditahan.`,
  });

/** What is still new and no longer to be let go has arrived. */
const isPaid = (error: unknown): boolean =>
  error instanceof RequestFailure && error.details.current_status === 'NEW';
