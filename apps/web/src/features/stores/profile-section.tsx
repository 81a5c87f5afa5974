import type { StoreInfo } from '@marketplace/contract/store-profile';
import { useState } from 'react';
import { phone } from '../../platform/format/phone.ts';
import { inWords, phoneCheck, textCheck } from '../../platform/forms/checks.ts';
import { KeptForm } from '../../platform/forms/kept-form.tsx';
import { useKeptForm } from '../../platform/forms/use-kept-form.ts';
import { useServices } from '../../platform/services.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { renewStores } from './load-stores.ts';
import { storeInfoQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

export function ProfileSection({ info }: { info: StoreInfo }) {
  const [times, setTimes] = useState(0);
  return <ProfileForm key={times} info={info} onAnew={() => setTimes(times + 1)} />;
}

type Props = { info: StoreInfo; onAnew: () => void };

function ProfileForm({ info: { store }, onAnew }: Props) {
  const services = useServices();
  const store_id = store.id;
  const barrier = useBarrier('store', store_id);
  const form = useKeptForm({
    name: `store:${store_id}:profil`,
    initial: {
      name: store.name,
      phone_number: phone(store.phone_number ?? ''),
      description: store.description,
    },
    check: (value) =>
      inWords({
        name: textCheck(value.name, 3, 100),
        phone_number: phoneCheck(value.phone_number),
        description: textCheck(value.description, 0, 500),
      }),
    send: (value, options) => {
      const body = { store_id, ...value };
      return services.api('POST /api/stores/update-profile', { body }, options);
    },
    onSent: (after) => {
      services.queryClient.setQueryData(storeInfoQuery(services, store_id).queryKey, after);
      showToast({ text: 'Profil toko disimpan.', kind: 'success' });
      // The name stands in the switcher, too.
      void renewStores(services);
      onAnew();
    },
  });
  if (!form.isReady) return <FormSkeleton />;
  const { value, set, problems } = form;
  return (
    <KeptForm
      form={form}
      submitLabel="Simpan profil"
      barrier={barrier}
      onForget={() => void form.drop().then(onAnew)}
    >
      <TextField
        label="Nama toko"
        name="name"
        value={value.name}
        error={problems.name}
        maxLength={100}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextField
        label="Nomor HP toko"
        name="phone_number"
        type="tel"
        inputMode="tel"
        value={value.phone_number}
        error={problems.phone_number}
        onChange={(event) => set({ phone_number: event.currentTarget.value })}
      />
      <TextArea
        label="Keterangan (tidak wajib)"
        name="description"
        hint="Apa yang Anda jual, jam buka, atau hal lain yang perlu diketahui pembeli."
        value={value.description}
        error={problems.description}
        maxLength={500}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <p className="text-sm text-ink-soft">Nomor toko: {store.unique_id}</p>
    </KeptForm>
  );
}
