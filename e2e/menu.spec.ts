import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

const parts = [
  [/^Toko/, /^\/seller\/store/],
  [/^Pesanan Terima/, /^\/seller\/orders/],
  [/^Produk Stok/, /^\/seller\/inventory/],
  [/^Permintaan/, /^\/seller\/buyer-demands/],
  [/^Komplain/, /^\/seller\/complaints/],
  [/^Tagihan biaya/, /^\/seller\/fee-collections/],
  [/^Promosi/, /^\/seller\/promotion/],
  [/^Accurate Online/, /^\/accurate-dashboard|^\/integrate-accurate/],
] as const;

test(
  'every part of the product is one tap away in the menu, by its job [P-02]',
  inBoth,
  async ({ page, server, signedIn }) => {
    const { id: store_id } = await ownStore(server, 0);
    await signedIn('owner');
    await page.goto(`/seller/more?store_id=${store_id}`);
    const menu = page.getByRole('navigation', { name: 'Semua bagian' });
    await expect(menu.getByRole('heading', { level: 2, name: 'Uang' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    for (const [name, address] of parts) {
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(({ pathname }) => address.test(pathname));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.goto(`/seller/more?store_id=${store_id}`);
    }
  },
);

test('the menu is searched by what people call things [P-02]', async ({ page, signedIn }) => {
  await signedIn('owner');
  await page.goto('/seller/more');
  const menu = page.getByRole('navigation', { name: 'Semua bagian' });
  const search = menu.getByRole('searchbox', { name: 'Cari menu' });
  await search.fill('utang');
  await expect(menu.getByRole('link')).toHaveCount(1);
  await search.fill('tidak pernah ada');
  await expect(menu.getByText('Tidak ada menu dengan kata itu.')).toBeVisible();
  await search.fill('sopir');
  await menu.getByRole('link', { name: /^Pengemudi/ }).click();
  await expect(page).toHaveURL(/\/seller\/orders\/drivers\/select/);
});
