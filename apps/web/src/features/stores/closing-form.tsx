import type { StoreInfo } from '@marketplace/contract/store-profile';
import { dayIn } from '../../platform/format/time.ts';
import { inWords, textCheck } from '../../platform/forms/checks.ts';
import { DraftForm } from '../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../platform/forms/use-draft-form.ts';
import { useServices } from '../../platform/services.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { daysCheck } from './checks.ts';
import { closingDaysQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

export function ClosingForm({ store }: Pick<StoreInfo, 'store'>) {
  const services = useServices();
  const store_id = store.id;
  const today = dayIn(Date.now(), store.time_zone);
  const form = useDraftForm({
    name: `store:${store_id}:libur`,
    base: null,
    isForNew: true,
    initial: () => ({ date_from: '', date_to: '', note: '' }),
    check: (value) => inWords({ ...daysCheck(value, today), note: textCheck(value.note, 0, 100) }),
    send: (value, _base, options) => {
      const body = { store_id, ...value };
      return services.api('POST /api/stores/closing-days', { body }, options);
    },
    onSent: (after) => {
      services.queryClient.setQueryData(closingDaysQuery(services, store_id).queryKey, after);
      showToast({ text: 'Hari libur ditambahkan.', kind: 'success' });
    },
  });
  if (!form.isReady) return <FormSkeleton />;
  const { values, field } = form;
  return (
    <Card>
      <CardTitle className="mb-4">Tambah hari libur</CardTitle>
      <DraftForm form={form} submitLabel="Tutup toko pada hari itu">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Dari" type="date" min={today} {...field('date_from')} />
          <TextField
            label="Sampai"
            type="date"
            min={values.date_from || today}
            {...field('date_to')}
          />
        </div>
        <TextField
          label="Keterangan (tidak wajib)"
          placeholder="Lebaran"
          maxLength={100}
          {...field('note')}
        />
      </DraftForm>
    </Card>
  );
}
