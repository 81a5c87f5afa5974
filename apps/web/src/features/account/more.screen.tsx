import { deepLink, webFallback } from '@marketplace/contract/deep-links';
import { createFileRoute } from '@tanstack/react-router';
import {
  Banknote,
  BookOpen,
  ChartColumn,
  ChevronRight,
  FileDown,
  Headset,
  Landmark,
  MessageSquareWarning,
  PackagePlus,
  Receipt,
  Store,
  TrendingDown,
  Truck,
  Wallet,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { PhoneNumber } from '../../platform/phone-number.tsx';
import { useAppState, useServices } from '../../platform/services.ts';
import { chosenStore } from '../../platform/state/store-slice.ts';
import { maySee } from '../../platform/store-standing.ts';
import { loadUser } from '../../shared/load-user.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconTile, ListRow } from '../../ui/list-row.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DemandsEntry } from './demands-entry.tsx';
import { PromotionsEntry } from './promotions-entry.tsx';
import { SignOutButtons } from './sign-out-buttons.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export const Route = createFileRoute('/_private/seller/more')({ component: MoreScreen });

/** Whatever has no place in the bottom bar: for now the person, and the way out. */
function MoreScreen() {
  return (
    <div className="mx-auto grid grid-cols-[minmax(0,1fr)] max-w-xl gap-4 p-4 md:p-8">
      <h1 className="text-2xl font-bold tracking-tight">Lainnya</h1>
      <Person />
      <Card isFlush className="divide-y divide-line">
        <Entry
          icon={<Store />}
          tone="brand"
          title="Toko"
          subtitle="Profil, alamat, staf, hari libur, ongkos kirim"
          as={<AppLink to="/seller/store" search={{}} />}
        />
        <MoneyEntry />
        <FeesEntry />
        <PayoutsEntry />
        <DemandsEntry />
        <PromotionsEntry />
        <ComplaintsEntry />
        <ReportEntries />
        <ProposalsEntry />
        <OwedEntries />
        <DriversEntry />
        <Entry
          icon={<Headset />}
          tone="note"
          title="Hubungi kami"
          subtitle="Bantuan lewat WhatsApp, telepon, atau email"
          as={<AppLink to="/seller/orders/contact-us" search={{}} />}
        />
      </Card>
      <Card>
        <SoundSwitch />
      </Card>
      <Card>
        <ThemeChoice />
      </Card>
      <OpenApp />
      <SignOutButtons />
    </div>
  );
}

type EntryProps = Pick<ComponentProps<typeof ListRow>, 'title' | 'subtitle' | 'as'> &
  Required<Pick<ComponentProps<typeof IconTile>, 'tone'>> & { icon: ReactNode };

function Entry({ icon, tone, ...row }: EntryProps) {
  return (
    <ListRow
      icon={<IconTile tone={tone}>{icon}</IconTile>}
      trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
      {...row}
    />
  );
}

/** Where the money of the stores looked at is, for who may see their settings. */
function MoneyEntry() {
  const store_id = useAppState(({ store }) => chosenStore(store));
  const maySeeMoney = useAppState(({ store }) => maySee(store, 'store'));
  if (!store_id || !maySeeMoney) return null;
  return (
    <Entry
      icon={<Wallet />}
      tone="brand"
      title="Uang"
      subtitle="Saldo, mutasi, dan di mana uang Anda"
      as={<AppLink to="/seller/money" search={{ store_id }} />}
    />
  );
}

/** What the store looked at owes the marketplace, for who may see its settings. */
function FeesEntry() {
  const store = useAppState(({ store }) => store.active);
  if (!store?.is_seller || store.permission.store === 'NONE') return null;
  return (
    <Entry
      icon={<Receipt />}
      tone="soon"
      title="Tagihan biaya"
      subtitle={`Biaya layanan ${store.name}, setiap minggu`}
      as={<AppLink to="/seller/fee-collections" search={{ store_id: store.id }} />}
    />
  );
}

/** Where the money of the store looked at goes, for who may see its settings. */
function PayoutsEntry() {
  const store = useAppState(({ store }) => store.active);
  if (!store?.is_seller || store.permission.store === 'NONE') return null;
  return (
    <Entry
      icon={<Landmark />}
      tone="brand"
      title="Pencairan dan rekening"
      subtitle={`Uang yang masuk ke rekening ${store.name}`}
      as={<AppLink to="/seller/payouts" search={{ store_id: store.id }} />}
    />
  );
}

/** What buyers complain about in the stores looked at. */
function ComplaintsEntry() {
  const store_id = useAppState(({ store }) => chosenStore(store));
  const maySeeOrders = useAppState(({ store }) => maySee(store, 'order'));
  if (!store_id || !maySeeOrders) return null;
  return (
    <Entry
      icon={<MessageSquareWarning />}
      tone="soon"
      title="Komplain"
      subtitle="Komplain pembeli dan laporan Anda"
      as={<AppLink to="/seller/complaints" search={{ store_id }} />}
    />
  );
}

/** What the stores looked at did not sell although it was ordered, and their orders as a file. */
function ReportEntries() {
  const store_id = useAppState(({ store }) => chosenStore(store));
  const maySeeOrders = useAppState(({ store }) => maySee(store, 'order'));
  if (!store_id || !maySeeOrders) return null;
  return (
    <>
      <Entry
        icon={<ChartColumn />}
        tone="brand"
        title="Angka"
        subtitle="Penjualan, kinerja, dan pembeli Anda"
        as={<AppLink to="/seller/analytics" search={{ store_id }} />}
      />
      <Entry
        icon={<TrendingDown />}
        tone="wrong"
        title="Pesanan hilang"
        subtitle="Yang ditolak, lewat waktu, atau dikurangi, dan cara memperbaikinya"
        as={<AppLink to="/seller/order-loss" search={{ store_id }} />}
      />
      <Entry
        icon={<FileDown />}
        tone="note"
        title="Ekspor pesanan"
        subtitle="Pesanan sebagai file Excel atau CSV"
        as={<AppLink to="/seller/orders/export" search={{ store_id }} />}
      />
    </>
  );
}

/** What the store looked at has proposed for the catalogue, for who may see its goods. */
function ProposalsEntry() {
  const store = useAppState(({ store }) => store.active);
  if (!store?.is_seller || store.permission.inventory === 'NONE') return null;
  return (
    <Entry
      icon={<PackagePlus />}
      tone="brand"
      title="Usulan produk"
      subtitle="Barang yang belum ada di katalog, dan jawaban tim katalog"
      as={<AppLink to="/seller/inventory/proposals" search={{ store_id: store.id }} />}
    />
  );
}

/** What buyers and drivers owe the store looked at: who works on its orders collects it, too. */
function OwedEntries() {
  const store = useAppState(({ store }) => store.active);
  if (!store?.is_seller || store.permission.order === 'NONE') return null;
  const search = { store_id: store.id };
  return (
    <>
      <Entry
        icon={<BookOpen />}
        tone="soon"
        title="Buku tempo"
        subtitle={`Pembeli yang berutang ke ${store.name}`}
        as={<AppLink to="/seller/money/credit-book" search={search} />}
      />
      <Entry
        icon={<Banknote />}
        tone="brand"
        title="Uang kurir"
        subtitle="Uang COD yang dibawa kurir dan belum disetor"
        as={<AppLink to="/seller/money/driver-cash" search={search} />}
      />
    </>
  );
}

/** The drivers of the store looked at, for who may see its orders. */
function DriversEntry() {
  const store = useAppState(({ store }) => store.active);
  if (!store?.is_seller || store.permission.order === 'NONE') return null;
  return (
    <Entry
      icon={<Truck />}
      tone="brand"
      title="Pengemudi"
      subtitle={`Yang mengantar pesanan ${store.name}`}
      as={<AppLink to="/seller/orders/drivers/select" search={{ store_id: store.id }} />}
    />
  );
}

/** On a phone, the way into the mobile app; inside of it there is none. */
function OpenApp() {
  const isWebview = useAppState(({ app }) => app.isWebview);
  if (isWebview || !/android|iphone/i.test(navigator.userAgent)) return null;
  const link = webFallback(deepLink({ to: 'account' }), '/open', __APP_PACKAGE__);
  return (
    <a href={link} className={buttonStyle({ variant: 'secondary', isBlock: true })}>
      Buka di aplikasi
    </a>
  );
}

function Person() {
  const services = useServices();
  const { userData, info } = useAppState(({ user }) => user);
  if (!userData && info.status === 'error') {
    return (
      <Banner
        kind="error"
        link={
          <Button variant="quiet" size="sm" onClick={() => void loadUser(services)}>
            Coba lagi
          </Button>
        }
      >
        {info.error || 'Data akun belum bisa dimuat.'}
      </Banner>
    );
  }
  return (
    <Card>
      <div className="flex min-h-12 flex-wrap items-center gap-4">
        <Avatar name={userData?.name ?? ''} />
        <div className="grid min-w-0 flex-1 basis-36 grid-cols-[minmax(0,1fr)] gap-1">
          <p className="text-lg leading-tight font-semibold">
            {userData?.name ?? <Skeleton className="h-5 w-40" />}
          </p>
          <p className="leading-tight text-ink-soft">
            {userData ? (
              <PhoneNumber of={userData.phone_number} />
            ) : (
              <Skeleton className="h-4 w-32" />
            )}
          </p>
        </div>
      </div>
    </Card>
  );
}
