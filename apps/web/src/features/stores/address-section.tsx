import type { StoreInfo } from '@marketplace/contract/store-profile';
import { useState } from 'react';
import { inWords, textCheck } from '../../platform/forms/checks.ts';
import { KeptForm } from '../../platform/forms/kept-form.tsx';
import { useKeptForm } from '../../platform/forms/use-kept-form.ts';
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
import { storeInfoQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

export function AddressSection({ info }: { info: StoreInfo }) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <AddressReport info={info} />
      <AddressForm key={times} info={info} onAnew={() => setTimes(times + 1)} />
    </>
  );
}

type Props = { info: StoreInfo; onAnew: () => void };

function AddressForm({ info: { store }, onAnew }: Props) {
  const services = useServices();
  const store_id = store.id;
  const barrier = useBarrier('store', store_id);
  const form = useKeptForm({
    name: `store:${store_id}:alamat`,
    initial: {
      address: store.address,
      district: store.district,
      city_id: store.city_id,
      city: `${store.city}, ${store.province}`,
      postal_code: store.postal_code,
      driver_note: store.driver_note,
      latitude: coordinatesText(store),
    },
    check: (value) =>
      inWords({
        address: textCheck(value.address, 10, 200),
        district: textCheck(value.district, 3, 60),
        city_id: value.city_id ? undefined : value.city.trim() ? 'not_a_choice' : 'required',
        postal_code: patternCheck(value.postal_code, /^\d{5}$/, 'postal_code_invalid'),
        driver_note: textCheck(value.driver_note, 0, 200),
        latitude: coordinatesCheck(value.latitude),
      }),
    send: ({ city: _city, latitude, postal_code, ...value }, options) => {
      const place = { postal_code: postal_code.trim(), ...coordinatesOf(latitude) };
      const body = { store_id, ...value, ...place };
      return services.api('POST /api/stores/update-address', { body }, options);
    },
    onSent: (after) => {
      services.queryClient.setQueryData(storeInfoQuery(services, store_id).queryKey, after);
      showToast({ text: 'Alamat toko disimpan.', kind: 'success' });
      void renewStores(services);
      onAnew();
    },
  });
  if (!form.isReady) return <FormSkeleton />;
  const { value, set, problems } = form;
  return (
    <KeptForm
      form={form}
      submitLabel="Simpan alamat"
      barrier={barrier}
      onForget={() => void form.drop().then(onAnew)}
    >
      <TextArea
        label="Alamat"
        name="address"
        rows={2}
        hint="Nama jalan, nomor, RT/RW."
        value={value.address}
        error={problems.address}
        maxLength={200}
        onChange={(event) => set({ address: event.currentTarget.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Kecamatan"
          name="district"
          value={value.district}
          error={problems.district}
          maxLength={60}
          onChange={(event) => set({ district: event.currentTarget.value })}
        />
        <TextField
          label="Kode pos"
          name="postal_code"
          inputMode="numeric"
          value={value.postal_code}
          error={problems.postal_code}
          maxLength={5}
          onChange={(event) => set({ postal_code: event.currentTarget.value })}
        />
      </div>
      <CityField
        label="Kota atau kabupaten"
        value={value}
        error={problems.city_id}
        onChange={set}
      />
      <TextArea
        label="Catatan untuk kurir (tidak wajib)"
        name="driver_note"
        rows={2}
        hint="Patokan, jalan masuk, tempat parkir."
        value={value.driver_note}
        error={problems.driver_note}
        maxLength={200}
        onChange={(event) => set({ driver_note: event.currentTarget.value })}
      />
      <TextField
        label="Titik peta (tidak wajib)"
        name="latitude"
        placeholder="-6.1754, 106.8272"
        hint="Salin dari aplikasi peta: garis lintang, lalu garis bujur."
        value={value.latitude}
        error={problems.latitude}
        maxLength={60}
        onChange={(event) => set({ latitude: event.currentTarget.value })}
      />
    </KeptForm>
  );
}
