import { plenty, shopOf } from './inventory-shop.ts';
import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';

test('many prices go up at once: previewed, confirmed, applied, and taken back [RT-46]', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, list, get } = await shopOf(server, 4);
  const row = plenty((await list({ page_size: 100 })).data);
  await signedIn('owner');
  await page.goto(
    `/seller/inventory?${new URLSearchParams({ store_id, query: row.product_name })}`,
  );
  await page.getByRole('button', { name: 'Pilih beberapa produk' }).click();
  await page.getByRole('link', { name: 'Ubah semua yang cocok sekaligus' }).click();
  await expect(page.getByRole('heading', { name: 'Ubah banyak produk' })).toBeVisible();
  await page.getByRole('link', { name: 'Satu aturan untuk semua' }).click();
  await page.getByRole('textbox', { name: 'Persen' }).fill('abc');
  await page.getByRole('button', { name: 'Lihat pratinjau' }).click();
  await expect(page.getByText('Tulis angka, misalnya 500 atau 2,5.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Persen' }).fill('50');
  await page.getByRole('button', { name: 'Lihat pratinjau' }).click();
  await expect(page.getByRole('heading', { name: 'Pratinjau perubahan' })).toBeVisible();
  const apply = page.getByRole('button', { name: /^Terapkan ke / });
  await expect(apply).toBeDisabled();
  await expectAccessible(page);
  await expectNoSideways(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await apply.click();
  await expect(page.getByText(/^\d+ produk diubah/)).toBeVisible();
  const { price } = await get(row);
  expect(price).toBe(Math.round((row.price * 1.5) / 100) * 100);
  await page.getByRole('button', { name: 'Kembalikan seperti semula' }).click();
  await expect(page.getByText(/produk dikembalikan seperti semula/)).toBeVisible();
  expect((await get(row)).price).toBe(row.price);
});
