import type { CreditDetail } from '@marketplace/contract/credit-book';
import { number } from '../../../platform/format/money.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { moneyKey } from '../money.query.ts';
import { limitOf, limitProblem } from './limit-field.ts';

type Props = { store_id: string; buyer: CreditDetail['buyer'] };

/** How much this buyer may owe, where that differs from the others. */
export function BuyerLimit({ store_id, buyer: { buyer_store_id, own_limit } }: Props) {
  const { api, queryClient } = useServices();
  const barrier = useBarrier('store', store_id);
  const form = useDraftForm({
    name: `store:${store_id}:credit-limit:${buyer_store_id}`,
    base: { own_limit },
    initial: ({ own_limit }) => ({ limit: own_limit === null ? '' : number(own_limit) }),
    check: ({ limit }) => limitProblem(limit),
    send: ({ limit }, _base, options) => {
      const body = { store_id, buyer_store_id, limit_amount: limitOf(limit) };
      return api('POST /api/money/credit-book/set-limit', { body }, options);
    },
    fieldOf: (field) => (field === 'limit_amount' ? 'limit' : field),
    onSent: () => {
      void queryClient.invalidateQueries({ queryKey: moneyKey });
      showToast({ text: 'Batas tempo disimpan.', kind: 'success' });
    },
  });
  if (!form.isReady) return <Skeleton className="h-40 w-full rounded-lg" />;
  return (
    <Card>
      <CardTitle className="mb-3">Batas pembeli ini</CardTitle>
      <DraftForm form={form} submitLabel="Simpan batas" barrier={barrier} isAboutSaved>
        <TextField
          label="Boleh berutang paling banyak"
          hint="Kosongkan untuk memakai batas semua pembeli."
          prefix="Rp"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...form.field('limit')}
        />
      </DraftForm>
    </Card>
  );
}
