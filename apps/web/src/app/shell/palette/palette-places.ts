import {
  Banknote,
  Bell,
  BookOpen,
  FileDown,
  Headset,
  Hourglass,
  Landmark,
  type LucideIcon,
  MessageSquareWarning,
  Plus,
  Receipt,
  TrendingDown,
  Truck,
} from 'lucide-react';
import { orderTabs, statusOf } from '../../../features/orders/order-tabs-list.ts';
import { sections } from '../../../features/stores/store-sections.ts';
import { chosenStore, type StoreSlice } from '../../../platform/state/store-slice.ts';
import { barrierIn, maySee } from '../../../platform/store-standing.ts';
import { navigation } from '../navigation.ts';

export type Place = {
  to:
    | (typeof navigation)[number]['to']
    | '/seller/orders/unpaid'
    | '/seller/complaints'
    | '/seller/order-loss'
    | '/seller/orders/export'
    | '/seller/orders/contact-us'
    | '/seller/orders/drivers/select'
    | '/seller/inventory/product/add'
    | '/seller/money/credit-book'
    | '/seller/money/driver-cash'
    | '/seller/fee-collections'
    | '/seller/payouts'
    | '/seller/notifications';
  search: Record<string, string>;
  label: string;
  icon: LucideIcon;
  keys?: string | undefined;
  /** Shown only to who looks for it: the first look is short. */
  isDeep?: boolean;
};

/** Every screen that the person may open in the stores that are looked at. */
export function placesFor(slice: StoreSlice): readonly Place[] {
  const store_id = chosenStore(slice);
  const of: Record<string, string> = store_id ? { store_id } : {};
  const ways = navigation
    .filter(({ area }) => !area || maySee(slice, area))
    .map(({ to, search, label, icon, keys, isOfStore }): Place => {
      return { to, search: isOfStore ? { ...search, ...of } : search, label, icon, keys };
    });
  return [
    ...ways,
    ...(maySee(slice, 'order') ? ordersIn(of) : []),
    ...inOneStore(slice),
    { to: '/seller/notifications', search: {}, label: 'Notifikasi', icon: Bell, isDeep: true },
    {
      to: '/seller/orders/contact-us',
      search: {},
      label: 'Hubungi kami (bantuan)',
      icon: Headset,
      isDeep: true,
    },
  ];
}

function ordersIn(of: Record<string, string>): Place[] {
  const icon = navigation.find(({ to }) => to === '/seller/orders')?.icon ?? Receipt;
  return [
    ...orderTabs.map((tab): Place => {
      const status = statusOf(tab);
      const search = { ...(status ? { status } : {}), ...of };
      return {
        to: '/seller/orders',
        search,
        label: `Pesanan: ${tab.label}`,
        icon,
        isDeep: true,
      };
    }),
    {
      to: '/seller/complaints',
      search: of,
      label: 'Komplain',
      icon: MessageSquareWarning,
      isDeep: true,
    },
    {
      to: '/seller/order-loss',
      search: of,
      label: 'Pesanan hilang',
      icon: TrendingDown,
      isDeep: true,
    },
    {
      to: '/seller/orders/export',
      search: of,
      label: 'Ekspor pesanan',
      icon: FileDown,
      isDeep: true,
    },
    {
      to: '/seller/orders/unpaid',
      search: of,
      label: 'Menunggu transfer pembeli',
      icon: Hourglass,
      isDeep: true,
    },
  ];
}

/** What is done in one store, as “Lainnya” leads there: the one that is looked at, or was last. */
function inOneStore(slice: StoreSlice): Place[] {
  const { active } = slice;
  if (!active?.is_seller) return [];
  const search = { store_id: active.id };
  const { order, store } = active.permission;
  const deep = (to: Place['to'], label: string, icon: LucideIcon): Place => ({
    to,
    search,
    label,
    icon,
    isDeep: true,
  });
  return [
    ...(barrierIn(slice, 'inventory', active.id)
      ? []
      : [deep('/seller/inventory/product/add', 'Tambah produk', Plus)]),
    ...(order === 'NONE'
      ? []
      : [
          deep('/seller/money/credit-book', 'Buku tempo', BookOpen),
          deep('/seller/money/driver-cash', 'Uang kurir', Banknote),
          deep('/seller/orders/drivers/select', 'Pengemudi', Truck),
        ]),
    ...(store === 'NONE'
      ? []
      : [
          deep('/seller/fee-collections', 'Tagihan biaya', Receipt),
          deep('/seller/payouts', 'Pencairan dan rekening', Landmark),
          ...sections.map(
            ({ name, label, icon }): Place => ({
              to: '/seller/store',
              search: { ...search, section: name },
              label: `Toko: ${label}`,
              icon,
              isDeep: true,
            }),
          ),
        ]),
  ];
}
