import { inWords } from '../../platform/forms/checks.ts';
import { KeptForm } from '../../platform/forms/kept-form.tsx';
import { useKeptForm } from '../../platform/forms/use-kept-form.ts';
import { useServices } from '../../platform/services.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { amountCheck, amountOf } from './checks.ts';
import { CityField } from './city-field.tsx';
import { deliveryZonesQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

/** A city with its fee; one that is there already gets the new one. */
export function ZoneForm({ store_id, onAnew }: { store_id: string; onAnew: () => void }) {
  const services = useServices();
  const form = useKeptForm({
    name: `store:${store_id}:ongkir`,
    initial: { city_id: '', city: '', fee: '', minimum_amount: '' },
    check: ({ city_id, city, fee, minimum_amount }) =>
      inWords({
        city_id: city_id ? undefined : city.trim() ? 'not_a_choice' : 'required',
        fee: amountCheck(fee),
        minimum_amount: minimum_amount.trim() ? amountCheck(minimum_amount) : undefined,
      }),
    send: ({ city_id, fee, minimum_amount }, options) => {
      const amounts = { fee: amountOf(fee) ?? 0, minimum_amount: amountOf(minimum_amount) ?? 0 };
      const body = { store_id, city_id, ...amounts };
      return services.api('POST /api/stores/delivery-zones', { body }, options);
    },
    onSent: (after) => {
      services.queryClient.setQueryData(deliveryZonesQuery(services, store_id).queryKey, after);
      showToast({ text: 'Wilayah antar disimpan.', kind: 'success' });
      onAnew();
    },
  });
  if (!form.isReady) return <FormSkeleton />;
  const { value, set, problems } = form;
  return (
    <Card>
      <CardTitle className="mb-4">Tambah atau ubah wilayah</CardTitle>
      <KeptForm form={form} submitLabel="Simpan wilayah">
        <CityField label="Kota tujuan" value={value} error={problems.city_id} onChange={set} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Ongkos kirim"
            name="fee"
            prefix="Rp"
            inputMode="numeric"
            placeholder="15.000"
            hint="Isi 0 bila gratis."
            value={value.fee}
            error={problems.fee}
            maxLength={15}
            onChange={(event) => set({ fee: event.currentTarget.value })}
          />
          <TextField
            label="Minimum belanja (tidak wajib)"
            name="minimum_amount"
            prefix="Rp"
            inputMode="numeric"
            placeholder="200.000"
            value={value.minimum_amount}
            error={problems.minimum_amount}
            maxLength={15}
            onChange={(event) => set({ minimum_amount: event.currentTarget.value })}
          />
        </div>
      </KeptForm>
    </Card>
  );
}
