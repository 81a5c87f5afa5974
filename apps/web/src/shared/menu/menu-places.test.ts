import type { Store } from '@marketplace/contract/stores';
import { expect, it } from 'vitest';
import { noStores, withList } from '../../platform/state/store-slice.ts';
import { findPlaces, menuFor } from './menu-places.ts';

type Levels = Partial<Store['permission']>;

const storeOf = (levels: Levels, is_seller = true) =>
  ({
    id: '7',
    unique_id: 'toko-7',
    is_seller,
    allows_selling: true,
    is_active: true,
    permission: {
      ...{ store_id: '7', role_name: 'VIEWER', inventory: 'NONE', order: 'NONE', store: 'NONE' },
      ...levels,
    },
  }) as unknown as Store;

const menuOf = (levels: Levels, is_seller = true) => {
  const store = storeOf(levels, is_seller);
  return menuFor({ ...withList(noStores, [store]), active: store });
};
const titles = (menu: ReturnType<typeof menuFor>) =>
  menu.flatMap(({ places }) => places.map(({ title }) => title));

it('each part of the product is in the menu of who owns the store [P-02]', () => {
  const all = titles(menuOf({ inventory: 'MANAGE', order: 'MANAGE', store: 'MANAGE' }));
  for (const part of [
    'Toko',
    'Pesanan',
    'Produk',
    'Permintaan',
    'Komplain',
    'Tagihan biaya',
    'Promosi',
    'Accurate Online',
  ])
    expect(all).toContain(part);
  expect(new Set(all).size).toBe(all.length);
});

it('who works with orders alone finds what is theirs, for the store that is looked at', () => {
  const menu = menuOf({ order: 'MANAGE' });
  expect(titles(menu)).toEqual(expect.arrayContaining(['Pesanan', 'Buku tempo', 'Pusat belajar']));
  for (const hidden of ['Produk', 'Uang', 'Kunci API', 'Tagihan biaya'])
    expect(titles(menu)).not.toContain(hidden);
  const orders = menu.flatMap(({ places }) => places).find(({ to }) => to === '/seller/orders');
  expect(orders?.search).toEqual({ store_id: '7' });
});

it('keys are made by who manages the store, not by who sees it', () => {
  expect(titles(menuOf({ store: 'VIEW' }))).not.toContain('Kunci API');
  expect(titles(menuOf({ store: 'MANAGE' }))).toContain('Kunci API');
});

it('without a store there is still help', () => {
  expect(titles(menuFor(noStores))).toEqual(
    expect.arrayContaining(['Toko', 'Akun saya', 'Hubungi kami']),
  );
});

it('a part is found by what people call it', () => {
  const menu = menuOf({ inventory: 'MANAGE', order: 'MANAGE', store: 'MANAGE' });
  expect(titles(findPlaces(menu, 'utang'))).toEqual(['Buku tempo']);
  expect(titles(findPlaces(menu, ' SOPIR '))).toEqual(['Pengemudi']);
  expect(findPlaces(menu, 'tidak pernah ada')).toEqual([]);
  expect(findPlaces(menu, '  ')).toBe(menu);
});
