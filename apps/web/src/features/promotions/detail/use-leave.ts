import type { PromotionRow } from '@marketplace/contract/promotion';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { showToast } from '../../../ui/toast.tsx';
import { promotionQuery, promotionsKey } from '../promotions.query.ts';

/** Takes products out of a promotion: those that were seen, nobody else’s. */
export function useLeave({ store_id, cms_id }: PromotionRow, onLeft: () => void) {
  const services = useServices();
  const { api, queryClient } = services;
  return useAction(async (inventory_ids: string[]) => {
    const body = { store_id, cms_id, inventory_ids };
    const answer = await api('POST /api/promotions/leave', { body });
    queryClient.setQueryData(promotionQuery(services, store_id, cms_id).queryKey, answer);
    onLeft();
    showToast({
      text: answer.items.length === 0 ? 'Toko keluar dari promosi.' : 'Produk keluar dari promosi.',
      kind: 'success',
    });
    await queryClient.invalidateQueries({ queryKey: promotionsKey });
  });
}
