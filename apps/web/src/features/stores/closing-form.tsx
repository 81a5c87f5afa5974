import type { StoreInfo } from '@marketplace/contract/store-profile';
import { dayIn } from '../../platform/format/time.ts';
import { inWords, textCheck } from '../../platform/forms/checks.ts';
import { KeptForm } from '../../platform/forms/kept-form.tsx';
import { useKeptForm } from '../../platform/forms/use-kept-form.ts';
import { useServices } from '../../platform/services.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { daysCheck } from './checks.ts';
import { closingDaysQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

type Props = { store: StoreInfo['store']; onAnew: () => void };

export function ClosingForm({ store, onAnew }: Props) {
  const services = useServices();
  const store_id = store.id;
  const today = dayIn(Date.now(), store.time_zone);
  const form = useKeptForm({
    name: `store:${store_id}:libur`,
    initial: { date_from: '', date_to: '', note: '' },
    check: (value) => inWords({ ...daysCheck(value, today), note: textCheck(value.note, 0, 100) }),
    send: (value, options) => {
      const body = { store_id, ...value };
      return services.api('POST /api/stores/closing-days', { body }, options);
    },
    onSent: (after) => {
      services.queryClient.setQueryData(closingDaysQuery(services, store_id).queryKey, after);
      showToast({ text: 'Hari libur ditambahkan.', kind: 'success' });
      onAnew();
    },
  });
  if (!form.isReady) return <FormSkeleton />;
  const { value, set, problems } = form;
  return (
    <Card>
      <CardTitle className="mb-4">Tambah hari libur</CardTitle>
      <KeptForm form={form} submitLabel="Tutup toko pada hari itu">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Dari"
            name="date_from"
            type="date"
            min={today}
            value={value.date_from}
            error={problems.date_from}
            onChange={(event) => set({ date_from: event.currentTarget.value })}
          />
          <TextField
            label="Sampai"
            name="date_to"
            type="date"
            min={value.date_from || today}
            value={value.date_to}
            error={problems.date_to}
            onChange={(event) => set({ date_to: event.currentTarget.value })}
          />
        </div>
        <TextField
          label="Keterangan (tidak wajib)"
          name="note"
          placeholder="Lebaran"
          value={value.note}
          error={problems.note}
          maxLength={100}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
      </KeptForm>
    </Card>
  );
}
