import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { listingName, plenty, shopOf, unitOf } from './inventory-shop.ts';
import { expect, expectAccessible, test } from './journey.ts';

test.use({ expectedErrors: [/status of 400/] });

test('a price list is imported: a refused row is mended right there, applied, and taken back [API-15] [API-54]', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, list, get, address } = await shopOf(server, 2);
  const row = plenty((await list({ page_size: 100 })).data);
  await signedIn('owner');
  await page.goto(address);
  await page.getByRole('link', { name: 'Impor dan unduh produk' }).click();
  await expect(page.getByRole('heading', { name: 'Impor dan unduh' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^stok-.*\.csv$/);

  const choose = async (name: string, text: string) =>
    page
      .getByLabel('Pilih berkas')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('warna.csv', 'Nama;Warna\nBeras;Putih\n');
  await expect(page.getByText('Judul kolom tidak dikenali.', { exact: false })).toBeVisible();
  await choose('harga.csv', `ID satuan;Harga jual\n${row.product_unit_id};1,250\n`);
  await expect(page.getByRole('heading', { name: 'Pratinjau perubahan' })).toBeVisible();
  await expect(page.getByText('Angka ini bisa dibaca dua cara.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Perbaiki/ }).click();
  const price = row.price + 100;
  await page.getByLabel('Harga', { exact: true }).fill(String(price));
  await page.getByRole('button', { name: 'Simpan perbaikan' }).click();
  await expect(page.getByRole('button', { name: 'Terapkan ke 1 produk' })).toBeVisible();
  await expectAccessible(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Terapkan ke 1 produk' }).click();
  await expect(page.getByText('1 produk diubah.')).toBeVisible();
  expect((await get(row)).price).toBe(price);
  await page.getByRole('button', { name: 'Kembalikan seperti semula' }).click();
  await expect(page.getByText(/produk dikembalikan seperti semula/)).toBeVisible();
  expect((await get(row)).price).toBe(row.price);
  await page.goto(`/seller/inventory/import?store_id=${store_id}`);
  await expect(page.getByRole('link', { name: /harga\.csv/ })).toBeVisible();
});

test('a supplier’s list has names alone: what leads to several is chosen right there [API-15]', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, list, get } = await shopOf(server, 3);
  const { data } = await list({ page_size: 100 });
  const product = data.find(
    ({ is_multi_variant, inventories }) => !is_multi_variant && inventories.length > 1,
  );
  const row = product?.inventories[0] as InventoryRow;
  const price = row.price + 100;
  await signedIn('owner');
  await page.goto(`/seller/inventory/import?store_id=${store_id}`);
  await page.getByLabel('Pilih berkas').setInputFiles({
    name: 'pemasok.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Nama barang;Harga\n${listingName(row).toUpperCase()};${price}\n`),
  });
  await expect(page.getByText('Nama ini cocok dengan beberapa', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Perbaiki/ }).click();
  const sheet = page.getByRole('dialog', { name: /^Perbaiki/ });
  await sheet.getByRole('button', { name: 'Simpan perbaikan' }).click();
  await expect(sheet.getByText('Pilih produknya, atau isi barcodenya.')).toBeVisible();
  await sheet
    .getByRole('radio', { name: `${listingName(row)}, ${unitOf(row)}`, exact: false })
    .check();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Simpan perbaikan' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('1 produk akan diubah.')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Terapkan ke 1 produk' }).click();
  await expect(page.getByText('1 produk diubah.')).toBeVisible();
  expect((await get(row)).price).toBe(price);
});
