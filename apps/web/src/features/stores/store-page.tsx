import type { Store } from '@marketplace/contract/stores';
import { ArrowLeft, Calculator, ChevronRight, KeyRound, Webhook } from 'lucide-react';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useAppState } from '../../platform/services.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { IconTile, ListRow } from '../../ui/list-row.tsx';
import type { SectionName } from './section-names.ts';
import { SectionOf } from './section-of.tsx';
import { sectionNamed, sections } from './store-sections.ts';
import { StoresPage } from './stores-page.tsx';

/** Everything about one store: a list of sections, and the one that was chosen. On a desk side by side. */
export function StorePage({ section }: { section: SectionName | undefined }) {
  const store = useAppState(({ store }) => store.active);
  const isAll = useAppState(({ store }) => store.selected_ids.length > 0);
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  if (!store) return null;
  if (isAll) return <StoresPage />;
  if (store.permission.store === 'NONE') return <NoAccess store={store} />;
  const shown = section ?? (isDesktop ? 'profil' : undefined);
  return <Page store={store} section={shown} isDesktop={isDesktop} />;
}

type PageProps = { store: Store; section: SectionName | undefined; isDesktop: boolean };

function Page({ store, section, isDesktop }: PageProps) {
  const chosen = sectionNamed(section);
  const Title = isDesktop ? 'h2' : 'h1';
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 p-4 md:grid-cols-[260px_minmax(0,1fr)] md:p-8">
      {(isDesktop || !chosen) && <Sections store={store} section={section} />}
      {chosen && (
        <section aria-labelledby="section-title" className="grid min-w-0 content-start gap-4">
          <div className="flex items-center gap-1">
            <AppLink
              to="/seller/store"
              search={{}}
              activeOptions={{ exact: true }}
              aria-label="Kembali ke daftar"
              className="-ml-3 flex size-11 items-center justify-center rounded-full active:bg-sunken md:hidden"
            >
              <ArrowLeft aria-hidden className="size-6" />
            </AppLink>
            <Title id="section-title" className="text-xl font-bold tracking-tight">
              {chosen.label}
            </Title>
          </div>
          <p className="-mt-3 text-ink-soft md:hidden">{store.name}</p>
          <SectionOf key={`${store.id} ${chosen.name}`} name={chosen.name} store_id={store.id} />
        </section>
      )}
    </div>
  );
}

function Sections({ store, section }: Omit<PageProps, 'isDesktop'>) {
  return (
    <div>
      <Head store={store} />
      <Card isFlush>
        <nav aria-label="Bagian toko" className="divide-y divide-line">
          {sections.map(({ name, label, about, icon: Icon }) => (
            <ListRow
              key={name}
              icon={
                <IconTile tone={name === section ? 'brand' : 'neutral'}>
                  <Icon />
                </IconTile>
              }
              title={label}
              subtitle={about}
              trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint md:hidden" />}
              isChosen={name === section}
              as={
                <AppLink
                  to="/seller/store"
                  search={{ section: name }}
                  aria-current={name === section ? 'page' : undefined}
                  resetScroll={false}
                />
              }
            />
          ))}
        </nav>
      </Card>
      {store.permission.store === 'MANAGE' && <OwnSystems store_id={store.id} />}
    </div>
  );
}

/** What a store's own systems call and are told, on pages of their own. */
function OwnSystems({ store_id }: { store_id: string }) {
  const trailing = <ChevronRight aria-hidden className="size-5 text-ink-faint" />;
  return (
    <Card isFlush className="mt-4">
      <nav aria-label="Sistem Anda sendiri" className="divide-y divide-line">
        <ListRow
          icon={
            <IconTile>
              <KeyRound />
            </IconTile>
          }
          title="Kunci API"
          subtitle="Untuk kasir atau gudang Anda"
          trailing={trailing}
          as={<AppLink to="/seller/store/api-keys" search={{ store_id }} />}
        />
        <ListRow
          icon={
            <IconTile>
              <Webhook />
            </IconTile>
          }
          title="Webhook"
          subtitle="Kabari sistem Anda saat ada pesanan"
          trailing={trailing}
          as={<AppLink to="/seller/store/webhooks" search={{ store_id }} />}
        />
        <ListRow
          icon={
            <IconTile>
              <Calculator />
            </IconTile>
          }
          title="Accurate Online"
          subtitle="Stok dan penjualan tercatat sendiri di pembukuan Anda"
          trailing={trailing}
          as={<AppLink to="/accurate-dashboard" search={{ store_id }} />}
        />
      </nav>
    </Card>
  );
}

function Head({ store }: { store: Store }) {
  return (
    <>
      <h1 className="text-2xl font-bold tracking-tight">Toko</h1>
      <p className="mb-4 text-ink-soft">{store.name}</p>
    </>
  );
}

function NoAccess({ store }: { store: Store }) {
  return (
    <EmptyScreen
      level={1}
      drawing={<EmptyBoxDrawing />}
      title="Bukan untuk peran Anda"
      text={`Data ${store.name} hanya dapat dilihat pemilik, admin, dan pengamat. Minta pemilik toko bila Anda memerlukannya.`}
    />
  );
}
