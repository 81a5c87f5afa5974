import type { RoleName, Store } from '@marketplace/contract/stores';
import { useAppState } from './services.ts';
import type { StoreSlice } from './state/store-slice.ts';

/** What a store is allowed to do at all, whoever looks at it. */
export type Standing = 'selling' | 'selling_not_allowed' | 'inactive' | 'not_seller';

type Flags = Pick<Store, 'is_seller' | 'allows_selling' | 'is_active'>;

export function standingOf({ is_seller, allows_selling, is_active }: Flags): Standing {
  if (!is_seller) return 'not_seller';
  if (!is_active) return 'inactive';
  return allows_selling ? 'selling' : 'selling_not_allowed';
}

/** In a word beside the store's name, and why something cannot be done. */
export const standingWords = {
  not_seller: { label: 'Toko pembeli', reason: 'Toko ini belum terdaftar sebagai penjual.' },
  inactive: { label: 'Nonaktif', reason: 'Toko ini nonaktif: semua hanya dapat dilihat.' },
  selling_not_allowed: {
    label: 'Belum boleh berjualan',
    reason:
      'Toko ini belum diizinkan berjualan. Pesanan baru tidak dapat diterima. Hubungi kami agar toko dibuka.',
  },
} as const satisfies Record<Exclude<Standing, 'selling'>, { label: string; reason: string }>;

export const roleWords: Record<RoleName, string> = {
  OWNER: 'Pemilik',
  ADMIN: 'Admin',
  ORDER_STAFF: 'Staf pesanan',
  STOCK_STAFF: 'Staf stok',
  VIEWER: 'Pengamat',
};

/** The store meant: the one named, or the one looked at alone; none while several are. */
const meantStore = (slice: StoreSlice, store_id: string | undefined): Store | undefined => {
  if (store_id) return slice.by_id[store_id];
  return slice.selected_ids.length > 0 ? undefined : (slice.active ?? undefined);
};

/** Several stores together sell as long as one of them is a seller; each row has its own store. */
export function standingIn(slice: StoreSlice, store_id?: string): Standing {
  const store = meantStore(slice, store_id);
  if (store) return standingOf(store);
  const hasSeller = slice.list.length === 0 || slice.list.some(({ is_seller }) => is_seller);
  return hasSeller ? 'selling' : 'not_seller';
}

export const useStoreStanding = (store_id?: string): Standing =>
  useAppState(({ store }) => standingIn(store, store_id));

type Area = 'inventory' | 'order' | 'store';

/** Whether the person may see that area of the store looked at; of several stores, in any. */
export function maySee(slice: StoreSlice, area: Area): boolean {
  const store = meantStore(slice, undefined);
  const stores = store ? [store] : slice.list;
  return stores.some(({ permission }) => permission[area] !== 'NONE');
}

/** Why the person cannot change anything of that area in a store; nothing when they can. */
export function barrierIn(slice: StoreSlice, area: Area, store_id: string): string | undefined {
  const store = slice.by_id[store_id];
  if (store && standingOf(store) === 'inactive') return standingWords.inactive.reason;
  return roleBarrierIn(slice, area, store_id);
}

/** The same for what an inactive store can do as well, such as to stop something. */
export function roleBarrierIn(slice: StoreSlice, area: Area, store_id: string): string | undefined {
  const store = slice.by_id[store_id];
  if (!store || store.permission[area] === 'MANAGE') return undefined;
  return `Peran Anda di toko ini, ${roleWords[store.permission.role_name].toLowerCase()}, hanya dapat melihat.`;
}

export const useBarrier = (area: Area, store_id: string): string | undefined =>
  useAppState(({ store }) => barrierIn(store, area, store_id));

export const useRoleBarrier = (area: Area, store_id: string): string | undefined =>
  useAppState(({ store }) => roleBarrierIn(store, area, store_id));
