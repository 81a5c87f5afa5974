import type { StoreInfo } from '@marketplace/contract/store-profile';
import { phone } from '../../platform/format/phone.ts';
import { changedValues } from '../../platform/forms/changed-values.ts';
import { inWords, phoneCheck, textCheck } from '../../platform/forms/checks.ts';
import { DraftForm } from '../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../platform/forms/use-draft-form.ts';
import { useServices } from '../../platform/services.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { renewStores } from './load-stores.ts';
import { storeInfoQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

const valuesOf = (store: StoreInfo['store']) => ({
  name: store.name,
  phone_number: phone(store.phone_number ?? ''),
  description: store.description,
});

export function ProfileSection({ info: { store } }: { info: StoreInfo }) {
  const services = useServices();
  const store_id = store.id;
  const barrier = useBarrier('store', store_id);
  const form = useDraftForm({
    name: `store:${store_id}:profil`,
    base: store,
    initial: valuesOf,
    check: (value) =>
      inWords({
        name: textCheck(value.name, 3, 100),
        phone_number: phoneCheck(value.phone_number),
        description: textCheck(value.description, 0, 500),
      }),
    send: (value, base, options) => {
      const body = { store_id, ...changedValues(value, valuesOf(base)) };
      return services.api('POST /api/stores/update-profile', { body }, options);
    },
    onSent: (after) => {
      services.queryClient.setQueryData(storeInfoQuery(services, store_id).queryKey, after);
      showToast({ text: 'Profil toko disimpan.', kind: 'success' });
      // The name stands in the switcher, too.
      void renewStores(services);
    },
  });
  if (!form.isReady) return <FormSkeleton />;
  const { field } = form;
  return (
    <DraftForm form={form} submitLabel="Simpan profil" barrier={barrier} isAboutSaved>
      <TextField label="Nama toko" maxLength={100} {...field('name')} />
      <TextField label="Nomor HP toko" type="tel" inputMode="tel" {...field('phone_number')} />
      <TextArea
        label="Keterangan (tidak wajib)"
        hint="Apa yang Anda jual, atau hal lain yang perlu diketahui pembeli."
        maxLength={500}
        {...field('description')}
      />
      <p className="text-sm text-ink-soft">Nomor toko: {store.unique_id}</p>
    </DraftForm>
  );
}
