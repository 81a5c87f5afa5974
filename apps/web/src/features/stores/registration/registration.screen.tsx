import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { useAppState, useServices } from '../../../platform/services.ts';
import { RecordPending, RowSkeletons, recordPage } from '../../../shared/record-page.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { storeInfoQuery } from '../store-page.query.ts';
import { registrationsQuery } from './registration.query.ts';
import { RegistrationForm } from './registration-form.tsx';
import {
  baseOfRegistration,
  baseOfStore,
  nothingYet,
  type RegistrationBase,
} from './registration-values.ts';
import { Said, StandingCard } from './standing-card.tsx';
import { whatToShow } from './what-to-show.ts';

type Search = { another?: 'yes' | undefined };

export const Route = createFileRoute('/_private/seller/registration')({
  validateSearch: ({ another }: Record<string, unknown>): Search => ({
    another: another === 'yes' ? 'yes' : undefined,
  }),
  loader: ({ context, cause }) => loadFromCacheFirst(context, registrationsQuery(context), cause),
  component: RegistrationScreen,
  pendingComponent: RecordPending,
});

/** From an account to a store that sells: what we ask, and how it stands. */
function RegistrationScreen() {
  return (
    <div className={recordPage}>
      <h1 className="text-2xl font-bold tracking-tight">Daftar jadi penjual</h1>
      <Content />
    </div>
  );
}

function Content() {
  const { store_id, another } = Route.useSearch();
  const navigate = Route.useNavigate();
  const stores = useAppState(({ store }) => store.list);
  const { data, error, refetch, isFetching } = useQuery(registrationsQuery(useServices()));
  if (!data && error)
    return <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />;
  if (!data) return <RowSkeletons />;
  const { registrations, wants_documents: wantsDocuments } = data;
  const shown = whatToShow({ registrations, stores, store_id, isNew: another === 'yes' });
  const onSent = (store_id: string) =>
    void navigate({ search: { store_id, another: undefined }, replace: true });
  const form = { wantsDocuments, onSent };
  switch (shown.is) {
    case 'standing':
      return (
        <>
          <StandingCard registration={shown.registration} />
          <Another />
        </>
      );
    case 'form':
      return (
        <>
          <Open {...shown} />
          <Asking base={baseOfRegistration(shown.registration)} {...form} />
          <Another />
        </>
      );
    case 'ask':
      return (
        <>
          <OfStore key={shown.store_id} store_id={shown.store_id} {...form} />
          <Another />
        </>
      );
    case 'stopped':
      return (
        <>
          <Banner kind="important">
            Toko ini sedang tidak boleh berjualan. Hubungi kami lewat Bantuan untuk tahu sebabnya.
          </Banner>
          <Another />
        </>
      );
    case 'selling':
      return (
        <>
          <Banner kind="default">Toko ini sudah boleh berjualan.</Banner>
          <Another />
        </>
      );
    case 'new':
      return (
        <>
          <p className="text-ink-soft">
            Isi data toko Anda. Kami periksa dulu, lalu toko bisa menerima pesanan.
          </p>
          <Asking base={nothingYet} {...form} />
        </>
      );
  }
}

type Form = { wantsDocuments: boolean; onSent: (store_id: string) => void };

const Asking = ({ base, ...form }: Form & { base: RegistrationBase }) => (
  <Card>
    <RegistrationForm key={base.store_id ?? 'new'} base={base} {...form} />
  </Card>
);

/** Why it stands open. */
const Open = ({
  registration: { state, reason },
}: {
  registration: { state: string; reason: string | null };
}) =>
  state === 'DRAFT' ? (
    <Banner kind="default">
      Tinggal satu langkah: foto dokumen, lalu kirim. Data toko di bawah masih bisa diubah.
    </Banner>
  ) : (
    <Card>
      <h2 className="text-lg font-semibold">Perlu diperbaiki</h2>
      <p className="mt-1 text-ink-soft">Perbaiki isian di bawah, lalu kirim lagi.</p>
      {reason && <Said reason={reason} />}
    </Card>
  );

/** A store that only buys: what is known of it stands in the form already. */
function OfStore({ store_id, ...form }: Form & { store_id: string }) {
  const { data, error, refetch } = useQuery(storeInfoQuery(useServices(), store_id));
  const mayAsk = useAppState(({ store }) => store.permissions[store_id]?.store === 'MANAGE');
  if (!mayAsk)
    return (
      <Banner kind="important">
        Toko ini hanya membeli. Pemilik toko dapat mendaftarkannya sebagai penjual.
      </Banner>
    );
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <RowSkeletons />;
  return (
    <>
      <p className="text-ink-soft">
        {data.store.name} selama ini hanya membeli. Lengkapi data di bawah agar boleh berjualan
        juga.
      </p>
      <Asking base={baseOfStore(data.store)} {...form} />
    </>
  );
}

const Another = () => (
  <p>
    <AppLink
      to="/seller/registration"
      search={{ another: 'yes' }}
      className="inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
    >
      Daftarkan toko lain
    </AppLink>
  </p>
);
