import { feeOf } from '../apps/api/src/features/book/fees.ts';
import { expect, expectAccessible, rupiahOf, test } from './journey.ts';
import { callNobody } from './over-the-api.ts';
import { inBoth } from './windows.ts';

const percentOf = (basis_points: number) => `${String(basis_points / 100).replace('.', ',')}%`;

test(
  'anybody reads what each category is charged, and reckons what is left of a price as it is charged [RT-06]',
  inBoth,
  async ({ page, server }) => {
    const { fees } = await callNobody(server)('GET /api/seller-fees/list', {});
    await page.goto('/seller/login');
    await page.getByRole('link', { name: 'Biaya layanan' }).click();
    await expect(page).toHaveURL('/seller/seller-fee');
    await expect(page).toHaveTitle(/^Biaya layanan/);
    const rows = page.getByRole('table', { name: 'Tarif per kategori' }).getByRole('row');
    await expect(rows).toHaveCount(fees.length + 1);
    const named = fees.find(({ category_name }) => category_name !== null);
    if (!named?.category_name) throw new Error('the demo has no categories');
    await expect(rows.filter({ hasText: named.category_name }).first()).toContainText(
      percentOf(named.basis_points),
    );
    const price = page.getByLabel('Harga barang');
    await price.fill('');
    await price.pressSequentially('1234567');
    await expect(price).toHaveValue('1.234.567');
    // In the middle of it the caret stays where it is typed.
    await price.press('ArrowLeft');
    await price.press('ArrowLeft');
    await price.press('ArrowLeft');
    await price.pressSequentially('89');
    await expect(price).toHaveValue('123.489.567');
    await page.getByLabel('Kategori', { exact: true }).selectOption(named.category_name);
    const line = { line_total: 123_489_567, basis_points: named.basis_points };
    const { fee, tax } = feeOf([line]);
    const result = page.getByRole('status').filter({ hasText: 'Bersih untuk Anda' });
    for (const amount of [fee, tax, line.line_total - fee - tax])
      await expect(result).toContainText(rupiahOf(amount));
    await price.fill('');
    await expect(result).toContainText(rupiahOf(0));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Halaman masuk' }).click();
    await expect(page).toHaveURL('/seller/login');
  },
);

test('who is signed in comes to the rules from their fees, and back to them', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner');
  await page.goto('/seller/more');
  await page.getByRole('link', { name: /^Tagihan biaya/ }).click();
  await page.getByRole('link', { name: 'Cara biaya dihitung' }).click();
  await expect(page).toHaveURL('/seller/seller-fee');
  await page.getByRole('link', { name: 'Uang masuk', exact: true }).click();
  await expect(page).toHaveURL('/seller/payment-info');
  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(page).toHaveURL(/\/seller\/fee-collections/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tagihan biaya' })).toBeVisible();
});

test('a guest of the mobile app reads them within it', async ({ page }) => {
  await page.goto('/?entry=mobile&is_guest=true&path=/seller/seller-fee');
  await expect(page).toHaveURL('/seller/seller-fee');
  await expect(page.getByRole('table', { name: 'Tarif per kategori' })).toBeVisible();
  await expect(page.getByText('Marketplace', { exact: true })).toBeHidden();
});

test.describe('without code or an answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('how and when money comes in is read without a login and without any code [RT-05]', async ({
    page,
    server,
  }) => {
    await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
    const { fees } = await callNobody(server)('GET /api/seller-fees/list', {});
    await page.goto('/seller/payment-info');
    for (const words of ['Transfer', 'COD (bayar di tempat)', 'Tempo', 'Hari Senin'])
      await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible();
    await expect(page.getByText('paling lambat 48 jam setelah sampai')).toBeVisible();
    await page.unroute(/\/assets\/[^/]*\.js$/);
    await page.reload();
    const most = Math.max(...fees.map(({ basis_points }) => basis_points));
    await expect(page.getByText(/Biaya saat ini/)).toContainText(percentOf(most));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Lihat tarif dan hitung biaya' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Biaya layanan' })).toBeVisible();
  });

  test('the rules are there all the same, and the rates can be asked for again [RT-06]', async ({
    page,
  }) => {
    let isDown = true;
    await page.route('**/api/seller-fees/list', (route) =>
      isDown ? route.abort() : route.continue(),
    );
    await page.goto('/seller/seller-fee');
    await expect(page.getByText('Tarif belum bisa dimuat.').first()).toBeVisible();
    await expect(page.getByText('Dibulatkan sekali per barang')).toBeVisible();
    await page.getByLabel('Harga barang').fill('50000');
    await expectAccessible(page);
    isDown = false;
    await page.getByRole('button', { name: 'Coba lagi' }).first().click();
    await expect(page.getByRole('table', { name: 'Tarif per kategori' })).toBeVisible();
    await expect(page.getByLabel('Harga barang')).toHaveValue('50.000');
  });
});
