import type { AutoAcceptRule } from '@marketplace/contract/auto-accept';
import { conditionWords } from '@marketplace/contract/auto-accept-words';
import { rupiah } from '../../platform/format/money.ts';
import { inWords } from '../../platform/forms/checks.ts';
import { DraftForm } from '../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../platform/forms/use-draft-form.ts';
import { useServices } from '../../platform/services.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import {
  type AcceptValues,
  acceptValues,
  amountCheck,
  changedConditions,
  conditionsOf,
} from './auto-accept-values.ts';
import { autoAcceptQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

type Props = { store_id: string; rule: AutoAcceptRule };
type Ticks = 'is_known_only' | 'is_limited' | 'needs_stock' | 'within_hours';

/** The conditions, all of which have to hold, and in one sentence what they come to. */
export function AutoAcceptForm({ store_id, rule }: Props) {
  const services = useServices();
  const barrier = useBarrier('store', store_id);
  const form = useDraftForm({
    name: `store:${store_id}:terima-otomatis`,
    base: rule,
    initial: acceptValues,
    check: (values: AcceptValues) => inWords({ most_amount: amountCheck(values) }),
    send: (values, base, options) => {
      const body = { store_id, ...changedConditions(values, base) };
      return services.api('POST /api/orders/seller/auto-accept', { body }, options);
    },
    onSent: (after) => {
      services.queryClient.setQueryData(autoAcceptQuery(services, store_id).queryKey, after);
      showToast({ text: 'Aturan terima otomatis disimpan.', kind: 'success' });
    },
  });
  if (!form.isReady) return <FormSkeleton />;
  const { values, set, field, control, problems, resets } = form;
  const tick = (name: Ticks) => ({
    checked: values[name],
    error: problems[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      set({ [name]: currentTarget.checked }),
  });
  return (
    <Card>
      <CardTitle className="mb-1">Syaratnya</CardTitle>
      <p className="mb-3 text-ink-soft">
        Pesanan harus memenuhi semua syarat yang dicentang. Tanpa centang, semua pesanan diterima.
      </p>
      <DraftForm form={form} submitLabel="Simpan syarat" barrier={barrier} isAboutSaved>
        <div>
          <Checkbox label="Hanya pembeli langganan" {...tick('is_known_only')} />
          {values.is_known_only && (
            <Stepper
              key={resets}
              className="mb-3 ml-8.5"
              label="Paling sedikit pesanan selesai di toko ini"
              min={1}
              max={1_000}
              {...control('least_completed_orders')}
            />
          )}
          <Checkbox label="Hanya sampai nilai tertentu" {...tick('is_limited')} />
          {values.is_limited && (
            <TextField
              className="mb-3 ml-8.5"
              label="Nilai pesanan paling besar"
              prefix="Rp"
              inputMode="numeric"
              placeholder="2.000.000"
              maxLength={19}
              {...field('most_amount')}
            />
          )}
          <Checkbox
            label="Hanya bila stok cukup"
            hint="Setelah pesanan ini, tidak ada barangnya yang di bawah batas stok menipis."
            {...tick('needs_stock')}
          />
          <Checkbox
            label="Hanya dalam jam buka"
            hint="Menurut Jam buka dan Hari libur toko ini."
            {...tick('within_hours')}
          />
        </div>
        {!amountCheck(values) && (
          <p className="rounded-lg bg-note-50 px-3 py-2">
            Yang diterima otomatis:{' '}
            <b className="font-semibold">{conditionWords(conditionsOf(values), rupiah)}</b>.
          </p>
        )}
      </DraftForm>
    </Card>
  );
}
