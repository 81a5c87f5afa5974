import { readFile } from 'node:fs/promises';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { Page } from '@playwright/test';
import { listingName, plenty, shopOf, unitOf, withDots } from './inventory-shop.ts';
import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { onDesk } from './windows.ts';

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Produk' });
const active = (page: Page) => gridOf(page).locator('[data-cell][tabindex="0"]');

/** Listings of which each has a shelf and a price of its own, in the order of the grid. */
async function someRows(shop: Awaited<ReturnType<typeof shopOf>>, most: number) {
  const { inventory_ids } = await shop.call('GET /api/inventories/plans/listings', {
    query: { store_id: shop.store_id },
  });
  const { inventories } = await shop.call('GET /api/inventories/get/bulk', {
    query: { store_id: shop.store_id, inventory_ids: inventory_ids.slice(0, 100) },
  });
  const shelves = new Set<string>();
  const rows = inventories.filter(({ variant_id, price_tiers, reserved_pieces }) => {
    const isFirst = !shelves.has(variant_id);
    shelves.add(variant_id);
    return isFirst && price_tiers.length === 0 && reserved_pieces === 0;
  });
  expect(rows.length).toBeGreaterThanOrEqual(most);
  return rows.slice(0, most) as [InventoryRow, InventoryRow, InventoryRow];
}

const pasteText = (page: Page, text: string) =>
  active(page).evaluate((cell, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

test(
  'prices are worked over in a grid with the keyboard alone, previewed, applied and taken back [RT-46]',
  onDesk,
  async ({ page, server, signedIn }) => {
    const shop = await shopOf(server, 2);
    const rows = await someRows(shop, 3);
    const [first, second, third] = rows;
    const ids = rows.map(({ id }) => id).join(',');
    await signedIn('owner');
    await page.goto(`/seller/inventory/bulk-edit?store_id=${shop.store_id}&inventory_ids=${ids}`);
    await expect(active(page)).toContainText(withDots(first.price));
    await active(page).focus();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };

    // Typed, and on by Enter; a range filled down; taken back and done again.
    await page.keyboard.type(String(first.price + 100));
    await press('Enter');
    await expect(active(page)).toBeFocused();
    await expect(active(page)).toHaveAttribute('data-cell', '1:2');
    await expect(page.getByText('1 perubahan di 1 produk')).toBeVisible();
    await expect(gridOf(page).locator('[data-cell="0:2"] s')).toHaveText(withDots(first.price));
    await press('ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
    await expect(page.getByText('3 perubahan di 3 produk')).toBeVisible();
    await press('Control+z');
    await expect(page.getByText('1 perubahan di 1 produk')).toBeVisible();
    await press('Control+y');
    await expect(page.getByText('3 perubahan di 3 produk')).toBeVisible();
    await press('Control+z', 'Escape');

    // A click elsewhere takes what was typed, and a double click in an open cell leaves it alone.
    await gridOf(page).locator('[data-cell="1:3"]').click();
    await page.keyboard.type('12500');
    await page.getByRole('textbox', { name: 'Modal (Rp)' }).dblclick();
    await gridOf(page).locator('[data-cell="2:3"]').click();
    await expect(gridOf(page).locator('[data-cell="1:3"]')).toContainText('12.500');
    await press('Control+z');
    await expect(page.getByText('1 perubahan di 1 produk')).toBeVisible();

    // What is no number is said beside it, and mended by F2; Escape leaves it as it was.
    await press('Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowDown');
    await page.keyboard.type('12x');
    await press('Tab');
    await expect(gridOf(page).locator('[data-cell="1:2"]')).toContainText('Tulis seperti 1.250');
    await expect(page.getByRole('button', { name: 'Lihat pratinjau' })).toBeDisabled();
    await press('ArrowLeft', 'Delete');
    await expect(page.getByText('1 perubahan di 1 produk')).toBeVisible();
    await press('F2');
    await expect(page.getByRole('textbox', { name: 'Harga (Rp)' })).toHaveValue(
      String(second.price),
    );
    await press('Escape');
    await expect(active(page)).toBeFocused();

    // A block from a spreadsheet, with dots and a quoted cell; a shelf further to the right.
    await pasteText(
      page,
      `${withDots(second.price + 200)}\t\n"${withDots(third.price + 300)}"\t\n`,
    );
    await expect(page.getByText('3 perubahan di 3 produk')).toBeVisible();
    await press('Control+Home', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft');
    await page.keyboard.type(String(second.stock + 7));
    await press('ArrowDown');
    await expect(page.getByText('4 perubahan di 3 produk')).toBeVisible();
    await expectAccessible(page);

    // What was typed survives a reload; then a colleague changes the third.
    await page.reload();
    await expect(page.getByText('4 perubahan di 3 produk')).toBeVisible();
    await expect(
      page.getByText('Perubahan Anda yang belum diterapkan dikembalikan.'),
    ).toBeVisible();
    await shop.call('POST /api/v2/inventories/update', {
      body: {
        store_id: shop.store_id,
        inventory_id: third.id,
        version: third.version,
        price: third.price + 900,
      },
    });
    await expect(gridOf(page).locator('[data-cell="2:2"]')).toContainText(
      `Kini ${withDots(third.price + 900)}`,
    );

    await active(page).focus();
    await press('Tab');
    const preview = page.getByRole('button', { name: 'Lihat pratinjau' });
    for (let tabs = 0; tabs < 6; tabs += 1) {
      if (await preview.evaluate((button) => button === document.activeElement)) break;
      await press('Tab');
    }
    await expect(preview).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Pratinjau perubahan' })).toBeVisible();
    await expect(page.getByText('2 produk akan diubah.')).toBeVisible();
    await expect(page.getByText('Sudah diubah orang lain sejak Anda melihatnya.')).toBeVisible();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Terapkan ke 2 produk' }).click();
    await expect(page.getByText('2 produk diubah.')).toBeVisible();
    expect(await shop.get(first)).toMatchObject({ price: first.price + 100 });
    expect(await shop.get(second)).toMatchObject({
      price: second.price + 200,
      stock: second.stock + 7,
    });
    expect(await shop.get(third)).toMatchObject({ price: third.price + 900 });
    await page.getByRole('button', { name: 'Kembalikan seperti semula' }).click();
    await expect(page.getByText(/produk dikembalikan seperti semula/)).toBeVisible();
    expect(await shop.get(first)).toMatchObject({ price: first.price });
    expect(await shop.get(second)).toMatchObject({ price: second.price, stock: second.stock });
  },
);

test(
  'a grid goes to its last row by a key, and a block of 100,000 cells is taken as far as there are rows [RT-46]',
  onDesk,
  async ({ page, server, signedIn }) => {
    const shop = await shopOf(server, 3);
    const { inventory_ids } = await shop.call('GET /api/inventories/plans/listings', {
      query: { store_id: shop.store_id },
    });
    await signedIn('owner');
    await page.goto(`/seller/inventory/bulk-edit?store_id=${shop.store_id}`);
    await expect(gridOf(page)).toHaveAttribute('aria-rowcount', String(inventory_ids.length + 1));
    await active(page).focus();
    await page.keyboard.press('Control+End');
    await expect(active(page)).toHaveAttribute('data-cell', `${inventory_ids.length - 1}:6`);
    await expect(active(page)).toBeFocused();
    await expect(active(page)).toContainText(/jual/i);
    await page.keyboard.press('Control+Home');
    await expect(active(page)).toHaveAttribute('data-cell', '0:0');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const line = Array.from({ length: 10 }, (_, index) => (index === 0 ? '7.777' : '')).join('\t');
    await pasteText(page, Array.from({ length: 10_001 }, () => line).join('\n'));
    await expect(
      page.getByText('Paling banyak 10.000 baris sekali tempel', { exact: false }),
    ).toBeVisible();
    await expect(page.getByText(/^[\d.]+ sel ditempel/)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Belum ada perubahan')).toBeVisible();
  },
);

test('on the phone prices and stock go up and down by steps, into the same preview [RT-46]', async ({
  page,
  server,
  signedIn,
}) => {
  const shop = await shopOf(server, 4);
  const [first, second] = await someRows(shop, 2);
  const ids = [first, second].map(({ id }) => id).join(',');
  await signedIn('owner');
  await page.goto(`/seller/inventory/bulk-edit?store_id=${shop.store_id}&inventory_ids=${ids}`);
  const named = (row: InventoryRow) => `${listingName(row)} ${unitOf(row)}`;
  await page.getByRole('button', { name: 'Rp 100', exact: true }).click();
  await page.getByRole('button', { name: `Tambah harga ${named(first)}` }).click();
  await page.getByRole('button', { name: `Tambah stok ${named(second)}` }).click();
  await expect(page.getByText('2 perubahan di 2 produk')).toBeVisible();
  await expect(
    page.getByText(`Sebelumnya ${withDots(second.stock)}`, { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('1 perubahan di 1 produk')).toBeVisible();
  await page.getByRole('button', { name: 'Ulangi' }).click();
  await page.getByRole('button', { name: 'Lihat pratinjau' }).click();
  await expect(page.getByText('2 produk akan diubah.')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Terapkan ke 2 produk' }).click();
  await expect(page.getByText('2 produk diubah.')).toBeVisible();
  expect(await shop.get(first)).toMatchObject({ price: first.price + 100 });
  expect(await shop.get(second)).toMatchObject({ stock: second.stock + 1 });
  await page.getByRole('button', { name: 'Kembalikan seperti semula' }).click();
  await expect(page.getByText(/produk dikembalikan seperti semula/)).toBeVisible();
});

test('what is filtered is downloaded, with how much and how new it is told before [API-54] [API-55]', async ({
  page,
  server,
  signedIn,
}) => {
  const shop = await shopOf(server, 3);
  const row = plenty((await shop.list({ page_size: 100 })).data);
  const filter = { store_id: shop.store_id, query: row.product_name };
  const { rows } = await shop.call('GET /api/inventories/export/info', { query: filter });
  await signedIn('owner');
  await page.goto(`/seller/inventory?${new URLSearchParams(filter)}`);
  await page.getByRole('link', { name: 'Impor dan unduh produk' }).click();
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: `Unduh yang cocok (${rows} produk)` }),
  });
  await expect(card.getByText(/Terakhir berubah .*\./)).toBeVisible();
  await expect(
    page.getByRole('heading', { name: /^Unduh semua \([\d.]+ produk\)$/ }),
  ).toBeVisible();
  const saved = page.waitForEvent('download');
  await card.getByRole('button', { name: 'CSV' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(rows + 1);
  expect(lines.some((line) => line.includes(row.product_unit_id))).toBe(true);
});
