import { type StoreKind, storeKinds } from '@marketplace/contract/registration-words';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CityField } from '../city-field.tsx';
import { PlaceHere } from '../place-here.tsx';
import { FormSkeleton } from '../store-pending.tsx';
import { DocumentPhotos } from './document-photos.tsx';
import type { RegistrationBase } from './registration-values.ts';
import { kindWords } from './registration-words.ts';
import { useRegistrationForm } from './use-registration-form.ts';

type Props = {
  base: RegistrationBase;
  wantsDocuments: boolean;
  onSent: (store_id: string) => void;
};

/** What we ask of a store that wants to sell. */
export function RegistrationForm({ base, wantsDocuments, onSent }: Props) {
  const form = useRegistrationForm({ base, wantsDocuments, onSent });
  if (!form.isReady) return <FormSkeleton />;
  const { values, set, field, problems, hasDocuments } = form;
  const isFirstHalf = wantsDocuments && base.store_id === null;
  return (
    <DraftForm
      form={form}
      submitLabel={isFirstHalf ? 'Lanjut ke foto dokumen' : 'Kirim pendaftaran'}
      isAboutSaved={base.store_id !== null}
    >
      {hasDocuments && base.store_id !== null && (
        <DocumentPhotos form={form} store_id={base.store_id} />
      )}
      <TextField
        label="Nama toko"
        hint="Seperti di papan nama; ini yang dibaca pembeli."
        autoComplete="organization"
        maxLength={100}
        {...field('name')}
      />
      <Select
        label="Jenis usaha"
        value={values.kind}
        onValueChange={(kind) => set({ kind: kind as StoreKind })}
        items={storeKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
      />
      <TextArea
        label="Apa yang Anda jual?"
        rows={2}
        hint="Contoh: beras, minyak, mi instan, minuman."
        maxLength={300}
        {...field('sells')}
      />
      <PlaceHere value={values} onChange={set} />
      <TextArea
        label="Alamat toko"
        rows={2}
        hint="Nama jalan, nomor, RT/RW. Kurir mengambil barang di sini."
        autoComplete="street-address"
        maxLength={200}
        {...field('address')}
      />
      <CityField
        label="Kota atau kabupaten"
        value={values}
        error={problems.city_id}
        onChange={set}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Kecamatan" maxLength={60} {...field('district')} />
        <TextField
          label="Kode pos"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          {...field('postal_code')}
        />
      </div>
      <TextField
        label="Patokan untuk kurir (tidak wajib)"
        maxLength={200}
        {...field('driver_note')}
      />
      <TextField
        label="Titik peta (tidak wajib)"
        placeholder="-6.1754, 106.8272"
        hint="Terisi sendiri lewat tombol di atas, atau salin dari aplikasi peta."
        maxLength={60}
        {...field('latitude')}
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {form.photoOnItsWay &&
          `Mengirim foto ${form.photoOnItsWay} dari ${values.photo_ids.length}`}
      </p>
    </DraftForm>
  );
}
