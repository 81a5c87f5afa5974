import type { PersonPlan, StorePlan } from './cast.ts';

/** Enough orders of so few products that all sold the same, few enough not to hold up the first start. */
const orders = 90;
const products = 25;

const byCity: Record<string, readonly (readonly [store: string, owner: string])[]> = {
  'Jakarta Barat': [
    ['Grosir Tanjung Duren', 'Budi Hartono'],
    ['Toko Grosir Palmerah Jaya', 'Sri Handayani'],
    ['Agen Sembako Kebon Jeruk', 'Rudi Gunawan'],
    ['Grosir Cengkareng Makmur', 'Yanti Susanto'],
    ['Pusat Grosir Kalideres', 'Hasan Nasution'],
    ['Grosir Slipi Sentosa', 'Mega Tanuwijaya'],
  ],
  Tangerang: [
    ['Grosir Cipondoh Jaya', 'Dadang Permana'],
    ['Toko Grosir Karawaci', 'Lilis Anggraini'],
    ['Agen Sembako Ciledug', 'Iwan Setiawan'],
    ['Grosir Batuceper Abadi', 'Neneng Lestari'],
    ['Pusat Grosir Cikokol', 'Taufik Siregar'],
    ['Grosir Neglasari Baru', 'Fitri Wulandari'],
  ],
};

const all = Object.entries(byCity).flatMap(([city, stores]) =>
  stores.map(([store, owner]) => ({ city, store, owner })),
);

const phoneOf = (index: number): string => `+62812${String(51 + index).padStart(8, '0')}`;

/** Nobody signs in as one of them: they are there so that a city has prices to compare with. */
export const neighbours: readonly PersonPlan[] = all.map(({ owner }, index) => ({
  phone: phoneOf(index),
  name: owner,
  username: owner.toLowerCase().replace(' ', '.'),
  hasNoPassword: true,
}));

/** They take no orders at present, so that buyers order where somebody looks at the screen. */
export const neighbourStores: readonly StorePlan[] = all.map(({ city, store }, index) => ({
  name: store,
  city,
  orders,
  allowsSelling: false,
  isActive: true,
  neighbourWith: products,
  members: [{ phone: phoneOf(index), role: 'OWNER' }],
}));
