import type { Page } from '@playwright/test';
import { plenty, shopOf, withDots } from './inventory-shop.ts';
import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { ownStore } from './over-the-api.ts';
import { onDesk } from './windows.ts';

/** Every warning that is asked about is agreed to. */
async function confirmAll(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Terapkan ke|Pastikan)/ }).last()).toBeVisible();
  for (const box of await page.getByRole('checkbox', { name: /Saya (sudah|mau)/ }).all())
    await box.check();
}

async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Pilihan lain untuk produk' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test(
  'prices of a store are copied to another: chosen, previewed, applied and taken back [RT-46]',
  onDesk,
  async ({ page, server, signedIn }) => {
    const shop = await shopOf(server, 2);
    const target = await ownStore(server, 3);
    const row = plenty((await shop.list({ page_size: 100 })).data);
    const { data: before } = await shop.call('GET /api/inventories/list', {
      query: { store_id: target.id, query: row.product_name, page_size: 100 },
    });
    await signedIn('owner');
    await page.goto(shop.address);
    await openMenu(page, 'Salin ke toko lain');
    await expect(page.getByRole('heading', { name: 'Salin ke toko lain' })).toBeVisible();
    await expect(page.getByText(/^Semua produk toko ini: [\d.]+ produk\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Lihat pratinjau' }).click();
    await expect(page.getByText('Pilih paling sedikit satu toko.')).toBeVisible();
    await page.getByLabel('Cari nama produk').fill(row.product_name);
    await expect(page.getByText(/^Yang cocok: [\d.]+ produk\.$/)).toBeVisible();
    await page.getByRole('checkbox', { name: target.name }).check();
    await page.getByLabel(/^Persen/).fill('7');
    await page.reload();
    await expect(page.getByLabel(/^Persen/)).toHaveValue('7');
    await expect(page.getByRole('checkbox', { name: target.name })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Lihat pratinjau' }).click();

    const stores = page.getByRole('list', { name: 'Toko tujuan' }).getByRole('listitem');
    await expect(stores).toHaveCount(1);
    await expect(stores).toContainText(target.name);
    await expect(stores).toContainText(/\d (baru|berubah)/);
    await expectAccessible(page);
    await page.getByRole('link', { name: `Lihat isi untuk ${target.name}` }).click();
    await expect(page.getByText(/^Disalin dari/)).toBeVisible();
    await page.getByRole('link', { name: 'Lihat semua toko tujuan' }).click();
    // The boxes of the plan that was left are not meant.
    await expect(stores).toHaveCount(1);
    await confirmAll(page);
    await page.getByRole('button', { name: 'Terapkan ke 1 toko' }).click();
    await expect(stores).toContainText(/produk diubah/);
    const now = async () => {
      const query = { store_id: target.id, query: row.product_name, page_size: 100 };
      const { data } = await shop.call('GET /api/inventories/list', { query });
      return data.find(({ product_unit_id }) => product_unit_id === row.product_unit_id);
    };
    expect((await now())?.price).toBe(Math.round(row.price * 1.07));

    await page.getByRole('button', { name: `Kembalikan ${target.name}` }).click();
    await expect(stores).toContainText(/produk dikembalikan seperti semula/);
    const was = before.find(({ product_unit_id }) => product_unit_id === row.product_unit_id);
    const after = await now();
    expect(was ? [after?.price, after?.state] : after?.state).toEqual(
      was ? [was.price, was.state] : 'INACTIVE',
    );
  },
);

test('a price rule proposes, and changes nothing by itself [RT-46]', async ({
  page,
  server,
  signedIn,
}) => {
  const shop = await shopOf(server, 3);
  const row = plenty((await shop.list({ page_size: 100 })).data);
  await shop.call('POST /api/v2/inventories/update', {
    body: {
      store_id: shop.store_id,
      inventory_id: row.id,
      version: row.version,
      cost_price: row.price,
    },
  });
  await signedIn('owner');
  await page.goto(shop.address);
  await openMenu(page, 'Aturan harga');
  await expect(page.getByText('Belum ada aturan harga')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tambah aturan' }).click();
  const sheet = page.getByRole('dialog', { name: 'Aturan harga baru' });
  await sheet.getByRole('radio', { name: 'Satu merek' }).check();
  await sheet.getByRole('button', { name: 'Simpan aturan' }).click();
  await expect(sheet.getByText('Pilih mereknya.')).toBeVisible();
  await sheet.getByLabel('Merek', { exact: true }).selectOption(row.brand_name);
  await sheet.getByLabel('Di atas harga modal').fill('12,5');
  await sheet.getByLabel('Pembulatan').selectOption('Tidak dibulatkan');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Simpan aturan' }).click();
  await expect(sheet).toBeHidden();
  const rules = page.getByRole('list', { name: 'Aturan harga' });
  await expect(rules).toContainText(`Merek ${row.brand_name}`);
  await expect(rules).toContainText('Harga modal + 12,5%');
  await expectNoSideways(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Hitung usulan' }).click();
  const wanted = Math.round(row.price * 1.125);
  const plan = page.getByRole('list', { name: 'Baris perubahan' });
  await expect(plan).toContainText(`Rp ${withDots(wanted)}`);
  expect((await shop.get(row)).price).toBe(row.price);

  // What is proposed is counted on the list, for whoever may change prices.
  await page.goto(shop.address);
  await page.getByRole('link', { name: /\d harga bisa disesuaikan$/ }).click();
  await page.getByRole('button', { name: `Pilihan untuk Merek ${row.brand_name}` }).click();
  await page.getByRole('menuitem', { name: 'Hapus aturan' }).click();
  await page.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(page.getByText('Belum ada aturan harga')).toBeVisible();
});
