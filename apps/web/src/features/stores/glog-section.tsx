import type { GlogRegistration } from '@marketplace/contract/glog';
import type { StoreInfo } from '@marketplace/contract/store-profile';
import { useQuery } from '@tanstack/react-query';
import { phone } from '../../platform/format/phone.ts';
import { changedValues } from '../../platform/forms/changed-values.ts';
import { inWords, phoneCheck, textCheck } from '../../platform/forms/checks.ts';
import { DraftForm } from '../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../platform/forms/use-draft-form.ts';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { PhoneNumber } from '../../platform/phone-number.tsx';
import { useServices } from '../../platform/services.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { glogRegistrationQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

/** Where the store stands with GLog, and the way to ask for it. */
export function GlogSection({ info: { store } }: { info: StoreInfo }) {
  const services = useServices();
  const { data, error, refetch } = useQuery(glogRegistrationQuery(services, store.id));
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <FormSkeleton />;
  const { registration } = data;
  return (
    <>
      <p className="text-ink-soft">
        GLog adalah kurir marketplace: mengambil barang di toko Anda dan mengantarnya ke pembeli di
        kota yang sama, pada hari yang sama.
      </p>
      {registration && <State registration={registration} />}
      {registration?.status !== 'ACTIVE' && (
        <GlogForm key={registration?.status} store={store} registration={registration} />
      )}
    </>
  );
}

const states = {
  PENDING: {
    tone: 'soon',
    label: 'Sedang diperiksa',
    text: 'Kami memeriksa pendaftaran Anda. Data di bawah masih dapat diperbaiki.',
  },
  ACTIVE: { tone: 'brand', label: 'Aktif', text: 'Pesanan GLog dapat diambil kurir GLog.' },
  REJECTED: { tone: 'wrong', label: 'Ditolak', text: 'Perbaiki datanya, lalu daftar lagi.' },
} as const;

function State({ registration }: { registration: GlogRegistration }) {
  const { status, supports_cod, reason, contact_name, phone_number } = registration;
  const { tone, label, text } = states[status];
  const cod = supports_cod
    ? 'Pembayaran di tempat diterima.'
    : 'Pembayaran di tempat belum diterima.';
  return (
    <Card>
      <Badge tone={tone}>{label}</Badge>
      <p className="mt-2">
        {reason && <b className="block">{reason}</b>}
        {text} {status === 'ACTIVE' && cod}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        Kontak: {contact_name}, <PhoneNumber of={phone_number} />
      </p>
    </Card>
  );
}

type FormProps = { store: StoreInfo['store']; registration: GlogRegistration | null };

type Contact = { contact_name: string; phone_number: string };
const valuesOf = ({ contact_name, phone_number }: Contact) => ({ contact_name, phone_number });

function GlogForm({ store, registration }: FormProps) {
  const services = useServices();
  const store_id = store.id;
  const barrier = useBarrier('store', store_id);
  const form = useDraftForm({
    name: `store:${store_id}:glog`,
    base: {
      contact_name: registration?.contact_name ?? '',
      phone_number: phone(registration?.phone_number ?? store.phone_number ?? ''),
    },
    initial: valuesOf,
    check: ({ contact_name, phone_number }) =>
      inWords({
        contact_name: textCheck(contact_name, 3, 100),
        phone_number: phoneCheck(phone_number),
      }),
    send: (value, base, options) => {
      // Somebody else may have registered meanwhile: what was not touched here is theirs.
      const changed = registration ? changedValues(value, valuesOf(base)) : value;
      const body = { store_id, ...changed };
      return services.api('POST /api/stores/glog/register', { body }, options);
    },
    onSent: (after) => {
      services.queryClient.setQueryData(glogRegistrationQuery(services, store_id).queryKey, after);
      showToast({ text: 'Pendaftaran GLog dikirim.', kind: 'success' });
    },
  });
  if (!form.isReady) return <FormSkeleton />;
  const { field } = form;
  return (
    <DraftForm
      form={form}
      submitLabel={registration?.status === 'PENDING' ? 'Simpan perubahan' : 'Daftar GLog'}
      barrier={barrier}
    >
      <TextField
        label="Nama kontak"
        hint="Yang menyerahkan barang kepada kurir GLog."
        maxLength={100}
        {...field('contact_name')}
      />
      <TextField label="Nomor HP kontak" type="tel" inputMode="tel" {...field('phone_number')} />
    </DraftForm>
  );
}
