import type { BankAccount } from '@marketplace/contract/bank-account';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { showToast } from '../../../ui/toast.tsx';
import { payoutsKey } from '../payouts.query.ts';

type Call =
  | 'POST /api/stores/bank-accounts/set-disbursement-account'
  | 'POST /api/stores/bank-accounts/delete';

/** What is done to an account with one tap; done twice it comes to the same. */
export function useAccountChange({ store_id, id }: BankAccount, call: Call, done?: string) {
  const { api, queryClient } = useServices();
  return useAction(async () => {
    const options = { idempotencyKey: crypto.randomUUID() };
    await api(call, { body: { store_id, bank_account_id: id } }, options);
    // What stays on the page shows it by itself; a message would lie over the next button.
    if (done) showToast({ text: done, kind: 'success' });
    await queryClient.invalidateQueries({ queryKey: payoutsKey });
  });
}
