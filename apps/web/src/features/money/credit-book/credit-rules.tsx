import type { CreditRules } from '@marketplace/contract/credit-book';
import { number } from '../../../platform/format/money.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { moneyKey } from '../money.query.ts';
import { limitOf, limitProblem } from './limit-field.ts';

type Props = { store_id: string; rules: CreditRules };

/** How much everybody may owe, and what happens beyond: the owner says. */
export function CreditRulesCard({ store_id, rules }: Props) {
  const { api, queryClient } = useServices();
  const barrier = useBarrier('store', store_id);
  const form = useDraftForm({
    name: `store:${store_id}:credit-rules`,
    base: rules,
    initial: ({ over_limit, default_limit }) => ({
      limit: default_limit === null ? '' : number(default_limit),
      stops: over_limit === 'STOP',
    }),
    check: ({ limit }) => limitProblem(limit),
    send: ({ limit, stops }, base, options) => {
      const over_limit = stops ? ('STOP' as const) : ('WARN' as const);
      const default_limit = limitOf(limit);
      // Only what was changed here: the rest may be another by now.
      const body = {
        store_id,
        ...(over_limit !== base.over_limit && { over_limit }),
        ...(default_limit !== base.default_limit && { default_limit }),
      };
      return api('POST /api/money/credit-book/set-rules', { body }, options);
    },
    fieldOf: (field) => (field === 'default_limit' ? 'limit' : field),
    onSent: () => {
      void queryClient.invalidateQueries({ queryKey: moneyKey });
      showToast({ text: 'Aturan tempo disimpan.', kind: 'success' });
    },
  });
  if (!form.isReady) return <Skeleton className="h-56 w-full rounded-lg" />;
  return (
    <Card>
      <CardTitle className="mb-3">Aturan tempo</CardTitle>
      <DraftForm form={form} submitLabel="Simpan aturan" barrier={barrier} isAboutSaved>
        <TextField
          label="Batas utang setiap pembeli"
          hint="Kosongkan bila tidak dibatasi. Pembeli tertentu dapat diberi batas sendiri."
          prefix="Rp"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...form.field('limit')}
        />
        <Checkbox
          label="Tahan pesanan tempo yang melewati batas"
          hint="Juga pesanan pembeli yang masih menunggak. Tanpa ini Anda hanya diingatkan."
          checked={form.values.stops}
          onChange={({ target }) => form.set({ stops: target.checked })}
        />
      </DraftForm>
    </Card>
  );
}
