import { plenty, shopOf, tabs } from './inventory-shop.ts';
import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { inBoth } from './windows.ts';

const dayIn = (days: number) =>
  new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

test(
  'a date is put on a shelf, stands in the list while it is near or past, and is found by a tab',
  inBoth,
  async ({ page, server, signedIn }) => {
    const { store_id, list, get, call, address } = await shopOf(server, 3);
    const row = plenty((await list({ page_size: 100 })).data);
    const clear = async () => {
      const { version } = await get(row);
      const body = { store_id, inventory_id: row.id, version, expires_on: null };
      await call('POST /api/v2/inventories/update', { body });
    };
    await clear();
    await signedIn('owner');
    const edit = `/seller/inventory/product/edit?${new URLSearchParams({ id: row.id, store_id })}`;
    const date = page.getByLabel('Kedaluwarsa terdekat');
    await page.goto(edit);
    await date.fill(dayIn(10));
    await expect(page.getByText(/^Kedaluwarsa \d\d \w+ \d{4}\. Berlaku/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect.poll(async () => (await get(row)).expires_on).toBe(dayIn(10));

    await page.goto(address);
    await tabs(page).getByRole('link', { name: 'Segera kedaluwarsa' }).click();
    const products = page.getByRole('list', { name: 'Daftar produk' });
    await expect(products.getByText(row.product_name, { exact: true })).toBeVisible();
    await expect(products.getByText(/^Kedaluwarsa \d\d/).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);

    await page.goto(edit);
    await date.fill(dayIn(-1));
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect.poll(async () => (await get(row)).expires_on).toBe(dayIn(-1));
    await page.goto(`${address}&expires_within_days=30`);
    await expect(products.getByText('Sudah kedaluwarsa').first()).toBeVisible();

    const history = new URLSearchParams({ inventoryId: row.id, store_id });
    await page.goto(`/seller/inventory/product/history?${history}`);
    await expect(page.getByText(/^Kedaluwarsa/).first()).toBeVisible();
    await clear();
  },
);
