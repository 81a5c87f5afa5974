import type { Payout } from '@marketplace/contract/payout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { accountName } from '../accounts/account-words.ts';
import { bankAccountsQuery, payoutsKey } from '../payouts.query.ts';

/** A payout that failed goes once more, to the same account or to another that is proven. */
export function RetryPayout({ payout }: { payout: Payout }) {
  const { id, store_id, bank_account } = payout;
  const services = useServices();
  const barrier = useBarrier('store', store_id);
  const { data } = useQuery(bankAccountsQuery(services, store_id));
  const [chosen, setChosen] = useState(bank_account?.id ?? null);
  const retrying = useAction(async () => {
    const options = { idempotencyKey: crypto.randomUUID() };
    const body = { store_id, payout_id: id, ...(chosen && { bank_account_id: chosen }) };
    await services.api('POST /api/money/payouts/retry', { body }, options);
    showToast({ text: 'Pencairan dijadwalkan lagi.', kind: 'success' });
    await services.queryClient.invalidateQueries({ queryKey: payoutsKey });
  });
  if (barrier) return null;
  const accounts = data?.bank_accounts.filter(({ state }) => state === 'VERIFIED') ?? [];
  return (
    <Card className="grid gap-4">
      <Select
        label="Kirim ke"
        value={chosen}
        onValueChange={setChosen}
        items={accounts.map((account) => ({
          value: account.id,
          label: `${accountName(account)}, a.n. ${account.holder_name}`,
        }))}
      />
      <Button isBlock isBusy={retrying.isBusy} onClick={retrying.run}>
        Kirim lagi
      </Button>
    </Card>
  );
}
