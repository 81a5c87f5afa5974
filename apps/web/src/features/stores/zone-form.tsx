import type { UsualFieldErrorCode } from '@marketplace/contract/field-errors';
import { inWords } from '../../platform/forms/checks.ts';
import { DraftForm } from '../../platform/forms/draft-form.tsx';
import { readRupiah } from '../../platform/forms/rupiah.ts';
import { useDraftForm } from '../../platform/forms/use-draft-form.ts';
import { useServices } from '../../platform/services.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CityField } from './city-field.tsx';
import { deliveryZonesQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

/** A city with its fee; one that is there already gets the new one. */
export function ZoneForm({ store_id }: { store_id: string }) {
  const services = useServices();
  const form = useDraftForm({
    name: `store:${store_id}:ongkir`,
    base: null,
    isForNew: true,
    initial: () => ({ city_id: '', city: '', fee: '', minimum_amount: '' }),
    check: ({ city_id, city, fee, minimum_amount }) =>
      inWords({
        city_id: city_id ? undefined : city.trim() ? 'not_a_choice' : 'required',
        fee: amountProblem(fee),
        minimum_amount: minimum_amount.trim() ? amountProblem(minimum_amount) : undefined,
      }),
    send: ({ city_id, fee, minimum_amount }, _base, options) => {
      const amounts = { fee: amountOf(fee), minimum_amount: amountOf(minimum_amount) };
      const body = { store_id, city_id, ...amounts };
      return services.api('POST /api/stores/delivery-zones', { body }, options);
    },
    onSent: (after) => {
      services.queryClient.setQueryData(deliveryZonesQuery(services, store_id).queryKey, after);
      showToast({ text: 'Wilayah antar disimpan.', kind: 'success' });
    },
  });
  if (!form.isReady) return <FormSkeleton />;
  const { values, set, field, problems } = form;
  return (
    <Card>
      <CardTitle className="mb-4">Tambah atau ubah wilayah</CardTitle>
      <DraftForm form={form} submitLabel="Simpan wilayah">
        <CityField label="Kota tujuan" value={values} error={problems.city_id} onChange={set} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Ongkos kirim"
            prefix="Rp"
            inputMode="numeric"
            placeholder="15.000"
            hint="Isi 0 bila gratis."
            maxLength={15}
            {...field('fee')}
          />
          <TextField
            label="Minimum belanja (tidak wajib)"
            prefix="Rp"
            inputMode="numeric"
            placeholder="200.000"
            maxLength={15}
            {...field('minimum_amount')}
          />
        </div>
      </DraftForm>
    </Card>
  );
}

const amountOf = (text: string): number => readRupiah(text, 0).amount ?? 0;

/** A fee may be nothing, so the words about prices are not for it. */
function amountProblem(text: string): UsualFieldErrorCode | undefined {
  const { problem } = readRupiah(text, 0);
  return problem === 'price_out_of_range' ? 'invalid' : problem;
}
