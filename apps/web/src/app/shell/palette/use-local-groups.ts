import { useNavigate } from '@tanstack/react-router';
import { Moon, Package, ReceiptText, Store as StoreIcon, Sun, SunMoon } from 'lucide-react';
import { storesNamed } from '../../../features/stores/stores-named.ts';
import { useChooseStore } from '../../../features/stores/use-choose-store.ts';
import { chooseTheme, chosenTheme } from '../../../platform/device/theme.ts';
import { useAppState } from '../../../platform/services.ts';
import { allStores, chosenStore } from '../../../platform/state/store-slice.ts';
import { maySee } from '../../../platform/store-standing.ts';
import { shownOfEach } from './palette.query.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import { placesFor } from './palette-places.ts';
import { holds } from './palette-words.ts';

/** More would push what is found in the stores out of sight. */
const mostPlaces = 6;

/** What is found without asking anybody, also without a signal: screens, stores, and what can be done. */
export function useLocalGroups(words: string, actions: readonly PaletteItem[]): PaletteGroup[] {
  const slice = useAppState(({ store }) => store);
  const navigate = useNavigate();
  const chooseStore = useChooseStore();
  const isFor = (text: string, isDeep = false) => (words ? holds(text, words) : !isDeep);
  const places = placesFor(slice)
    .filter(({ label, words: others = '', isDeep }) => isFor(`${label} ${others}`, isDeep))
    // What is called so comes before what is only looked for by that.
    .toSorted((one, other) => Number(isFor(other.label, true)) - Number(isFor(one.label, true)))
    .slice(0, mostPlaces)
    .map(({ to, search, label, icon, keys }): PaletteItem => {
      const act = () => void navigate({ to, search });
      return { key: `place ${label}`, label, icon, keys, act };
    });
  const chosen = chosenStore(slice);
  const named = words && slice.list.length > 1 ? storesNamed(slice.list, words) : [];
  const stores = named
    .filter(({ id }) => id !== chosen)
    .slice(0, shownOfEach)
    .map(({ id, name, city }): PaletteItem => {
      return {
        key: `store ${id}`,
        label: name,
        hint: city,
        icon: StoreIcon,
        act: () => chooseStore(id),
      };
    });
  const isAllOffered = slice.list.length > 1 && chosen !== allStores;
  return [
    { title: 'Pesanan yang terbuka', items: actions.filter(({ label }) => isFor(label)) },
    { title: 'Layar', items: places },
    { title: 'Toko', items: stores },
    {
      title: 'Perintah',
      items: [
        ...(isAllOffered
          ? [
              {
                key: 'all stores',
                label: 'Lihat semua toko',
                icon: StoreIcon,
                act: () => chooseStore(allStores),
              },
            ]
          : []),
        ...themes(),
      ].filter(({ label }) => isFor(label)),
    },
  ];
}

/** The looks besides the one that is chosen. */
function themes(): PaletteItem[] {
  const now = chosenTheme();
  const looks = [
    { theme: 'light', label: 'Tampilan terang', icon: Sun },
    { theme: 'dark', label: 'Tampilan gelap', icon: Moon },
    { theme: undefined, label: 'Tampilan ikut komputer', icon: SunMoon },
  ] as const;
  return looks
    .filter(({ theme }) => theme !== now)
    .map(({ theme, label, icon }) => ({
      key: `theme ${theme}`,
      label,
      icon,
      act: () => chooseTheme(theme),
    }));
}

/** The same words in the lists themselves, where there are more than fit here. */
export function useListSearches(words: string): PaletteItem[] {
  const slice = useAppState(({ store }) => store);
  const navigate = useNavigate();
  const store_id = chosenStore(slice);
  if (!words || !store_id) return [];
  const search = { query: words, store_id };
  const orders: PaletteItem = {
    key: 'search orders',
    label: `Cari “${words}” di pesanan`,
    icon: ReceiptText,
    act: () => void navigate({ to: '/seller/orders', search }),
  };
  const products: PaletteItem = {
    key: 'search products',
    label: `Cari “${words}” di produk`,
    icon: Package,
    act: () => void navigate({ to: '/seller/inventory', search }),
  };
  return [
    ...(maySee(slice, 'order') ? [orders] : []),
    ...(maySee(slice, 'inventory') ? [products] : []),
  ];
}
