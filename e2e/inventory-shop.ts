import type { ProductGroup } from '@marketplace/contract/inventory-list';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { Page } from '@playwright/test';
import { atWork, ownStore } from './over-the-api.ts';

export const cards = (page: Page) =>
  page.getByRole('list', { name: 'Daftar produk' }).locator('> li');
export const tabs = (page: Page) => page.getByRole('navigation', { name: 'Keadaan produk' });
export const withDots = (count: number) => count.toLocaleString('id-ID');

/** The owner at work without a browser in one of their stores. */
export async function shopOf(base: string, place: 2 | 3 | 4 = 3) {
  const { id: store_id } = await ownStore(base, place);
  const { call } = await atWork(base, 'owner');
  const list = (more: object = {}) =>
    call('GET /api/v2/inventories/list', { query: { store_id, ...more } });
  const get = async ({ id }: Pick<InventoryRow, 'id'>) =>
    (await call('GET /api/inventories/get', { query: { store_id, inventory_id: id } })).inventory;
  return { store_id, call, list, get, address: `/seller/inventory?store_id=${store_id}` };
}

/** Something of which there is enough to sell and to miscount. */
export const plenty = (products: ProductGroup[]): InventoryRow => {
  const rows = products.filter(({ is_multi_variant }) => !is_multi_variant);
  const row = rows
    .flatMap(({ inventories }) => inventories)
    .find(
      ({ stock, reserved_pieces, state, price_tiers }) =>
        stock > 5 && reserved_pieces === 0 && state === 'ACTIVE' && price_tiers.length === 0,
    );
  if (!row) throw new Error('the store has too little of everything');
  return row;
};

type Unit = Pick<InventoryRow, 'uom_name' | 'base_quantity'>;

export const unitOf = ({ uom_name, base_quantity }: Unit) =>
  base_quantity === 1 ? uom_name : `${uom_name} isi ${base_quantity}`;

export const listingName = ({ product_name, variant_name }: InventoryRow) =>
  variant_name ? `${product_name} ${variant_name}` : product_name;

/** The row of a unit, found by searching for its product. */
export async function open(page: Page, row: InventoryRow): Promise<void> {
  await page.getByLabel('Cari produk').fill(row.product_name);
  await rowButton(page, row).click();
}

export const rowButton = (page: Page, row: InventoryRow) =>
  cards(page)
    .filter({ has: page.getByRole('heading', { name: row.product_name, exact: true }) })
    .getByRole('button', { name: new RegExp(`^${unitOf(row)}.*ubah harga`) });
