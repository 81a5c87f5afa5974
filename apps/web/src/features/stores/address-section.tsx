import type { StoreInfo } from '@marketplace/contract/store-profile';
import { changedValues } from '../../platform/forms/changed-values.ts';
import { inWords, textCheck } from '../../platform/forms/checks.ts';
import { DraftForm } from '../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../platform/forms/use-draft-form.ts';
import { useServices } from '../../platform/services.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { AddressReport } from './address-report.tsx';
import { patternCheck } from './checks.ts';
import { CityField } from './city-field.tsx';
import { coordinatesCheck, coordinatesOf, coordinatesText } from './coordinates.ts';
import { renewStores } from './load-stores.ts';
import { PlaceHere } from './place-here.tsx';
import { storeInfoQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

export function AddressSection({ info }: { info: StoreInfo }) {
  return (
    <>
      <AddressReport info={info} />
      <AddressForm store={info.store} />
    </>
  );
}

const valuesOf = (store: StoreInfo['store']) => ({
  address: store.address,
  district: store.district,
  city_id: store.city_id,
  city: `${store.city}, ${store.province}`,
  postal_code: store.postal_code,
  driver_note: store.driver_note,
  latitude: coordinatesText(store),
});

function changesOf(value: ReturnType<typeof valuesOf>, base: StoreInfo['store']) {
  const { city: _city, latitude, postal_code, ...rest } = changedValues(value, valuesOf(base));
  return {
    ...rest,
    ...(postal_code !== undefined && { postal_code: postal_code.trim() }),
    ...(latitude !== undefined && coordinatesOf(latitude)),
  };
}

function AddressForm({ store }: Pick<StoreInfo, 'store'>) {
  const services = useServices();
  const store_id = store.id;
  const barrier = useBarrier('store', store_id);
  const form = useDraftForm({
    name: `store:${store_id}:alamat`,
    base: store,
    initial: valuesOf,
    check: (value) =>
      inWords({
        address: textCheck(value.address, 10, 200),
        district: textCheck(value.district, 3, 60),
        city_id: value.city_id ? undefined : value.city.trim() ? 'not_a_choice' : 'required',
        postal_code: patternCheck(value.postal_code, /^\d{5}$/, 'postal_code_invalid'),
        driver_note: textCheck(value.driver_note, 0, 200),
        latitude: coordinatesCheck(value.latitude),
      }),
    send: (value, base, options) => {
      const body = { store_id, ...changesOf(value, base) };
      return services.api('POST /api/stores/update-address', { body }, options);
    },
    onSent: (after) => {
      services.queryClient.setQueryData(storeInfoQuery(services, store_id).queryKey, after);
      showToast({ text: 'Alamat toko disimpan.', kind: 'success' });
      void renewStores(services);
    },
  });
  if (!form.isReady) return <FormSkeleton />;
  const { values, set, field, problems } = form;
  return (
    <DraftForm form={form} submitLabel="Simpan alamat" barrier={barrier} isAboutSaved>
      <TextArea
        label="Alamat"
        rows={2}
        hint="Nama jalan, nomor, RT/RW."
        maxLength={200}
        {...field('address')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Kecamatan" maxLength={60} {...field('district')} />
        <TextField label="Kode pos" inputMode="numeric" maxLength={5} {...field('postal_code')} />
      </div>
      <CityField
        label="Kota atau kabupaten"
        value={values}
        error={problems.city_id}
        onChange={set}
      />
      <TextArea
        label="Catatan untuk kurir (tidak wajib)"
        rows={2}
        hint="Patokan, jalan masuk, tempat parkir."
        maxLength={200}
        {...field('driver_note')}
      />
      <div className="grid gap-2">
        <TextField
          label="Titik peta (tidak wajib)"
          placeholder="-6.1754, 106.8272"
          hint="Salin dari aplikasi peta: garis lintang, lalu garis bujur."
          maxLength={60}
          {...field('latitude')}
        />
        <PlaceHere value={values} onChange={set} />
      </div>
    </DraftForm>
  );
}
