import type { AccountingDifference } from '@marketplace/contract/accounting-sync';
import type { Settlement } from '@marketplace/contract/accounting-words';
import { RequestFailure, wordsForThrown } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { showToast } from '../../../ui/toast.tsx';
import { booksKey } from '../accounting.query.ts';

/** Settles a difference as it was looked at: one that has changed meanwhile is shown anew instead. */
export function useSettle(store_id: string, { id, ours, theirs }: AccountingDifference) {
  const { api, queryClient } = useServices();
  const renew = () => queryClient.invalidateQueries({ queryKey: booksKey(store_id) });
  return useAction(
    async (action: Settlement) => {
      await api(
        'POST /accounting/reconciliation/settle',
        { body: { marketplace_store_id: store_id, difference_id: id, action, ours, theirs } },
        { idempotencyKey: crypto.randomUUID() },
      );
      showToast({ text: said[action], kind: 'success' });
      await renew();
    },
    (error) => {
      showToast({ text: wordsForThrown(error), kind: 'error' });
      if (error instanceof RequestFailure && [404, 409].includes(error.status ?? 0)) void renew();
    },
  );
}

const said: Record<Settlement, string> = {
  RETRY: 'Dikirim lagi ke Accurate.',
  ACCEPT_OURS: 'Angka di sini dikirim ke Accurate.',
  ACCEPT_THEIRS: 'Angka Accurate dipakai.',
};
