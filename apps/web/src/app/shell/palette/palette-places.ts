import { type LucideIcon, Plus, Receipt } from 'lucide-react';
import { orderTabs, statusOf } from '../../../features/orders/order-tabs-list.ts';
import { sections } from '../../../features/stores/store-sections.ts';
import { chosenStore, type StoreSlice } from '../../../platform/state/store-slice.ts';
import { barrierIn, maySee } from '../../../platform/store-standing.ts';
import { menuFor } from '../../../shared/menu/menu-places.ts';
import { navigation } from '../navigation.ts';

export type Place = {
  to: string;
  search: Record<string, string>;
  label: string;
  icon: LucideIcon;
  keys?: string | undefined;
  /** What else it is looked for by. */
  words?: string;
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
  const named = new Set<string>(ways.map(({ to }) => to));
  const menu = menuFor(slice)
    .flatMap(({ places }) => places)
    .filter(({ to }) => !named.has(to))
    .map(({ title, subtitle, words, ...place }): Place => {
      return { ...place, label: title, words: `${subtitle} ${words}`, isDeep: true };
    });
  return [...ways, ...(maySee(slice, 'order') ? ordersIn(of) : []), ...inOneStore(slice), ...menu];
}

/** The tabs of orders. */
function ordersIn(of: Record<string, string>): Place[] {
  const icon = navigation.find(({ to }) => to === '/seller/orders')?.icon ?? Receipt;
  return orderTabs.map((tab): Place => {
    const status = statusOf(tab);
    const search = { ...(status ? { status } : {}), ...of };
    return { to: '/seller/orders', search, label: `Pesanan: ${tab.label}`, icon, isDeep: true };
  });
}

/** What is done in one store: the one that is looked at, or was last. */
function inOneStore(slice: StoreSlice): Place[] {
  const { active } = slice;
  if (!active?.is_seller) return [];
  const search = { store_id: active.id };
  const adding = {
    ...{ to: '/seller/inventory/product/add', search, label: 'Tambah produk', icon: Plus },
    isDeep: true,
  };
  const settings = sections.map(
    ({ name, label, icon }): Place => ({
      to: '/seller/store',
      search: { ...search, section: name },
      label: `Toko: ${label}`,
      icon,
      isDeep: true,
    }),
  );
  return [
    ...(barrierIn(slice, 'inventory', active.id) ? [] : [adding]),
    ...(active.permission.store === 'NONE' ? [] : settings),
  ];
}
