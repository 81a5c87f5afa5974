import { expect, orderItems, test } from './journey.ts';
import { onDesk } from './windows.ts';

const printed = [
  { address: '/seller/orders?status=COMPLETED', words: 'Pesanan' },
  { address: '/seller/money', words: 'Uang' },
  { address: '/seller/money/postings', words: 'Mutasi' },
  { address: '/seller/store?store_id=-1', words: 'Toko' },
];

test(
  'what is printed is what was read: black on white, without ways and buttons',
  onDesk,
  async ({ page, signedIn }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signedIn('smallOwner');
    for (const { address, words } of printed) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(address);
      const heading = page.getByRole('heading', { name: words, level: 1 });
      await expect(heading).toBeVisible();
      if (address.includes('COMPLETED')) await expect(orderItems(page).first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation')).toHaveCount(0);
      // The name of a column that can be sorted by is read, and pressed besides.
      await expect(page.getByRole('button').and(page.locator(':not(th *)'))).toHaveCount(0);
      await expect(heading).toBeVisible();
      await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(ground).toBe('rgba(0, 0, 0, 0)');
    }
  },
);

test(
  'products are printed with their prices and stock, and tables with the names of their columns',
  onDesk,
  async ({ page, signedIn }) => {
    await signedIn('smallOwner');
    await page.goto('/seller/inventory');
    const price = page.locator('main').getByText(/^Rp/).first();
    const stock = page
      .locator('main')
      .getByText(/^Stok /)
      .first();
    await expect(price).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(price).toBeVisible();
    await expect(stock).toBeVisible();
    await expect(page.getByText('Ubah', { exact: true }).first()).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pilih beberapa produk' })).toBeHidden();

    await page.emulateMedia({ media: 'screen' });
    await page.goto('/seller/orders?status=COMPLETED');
    await expect(orderItems(page).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const total = page.getByRole('columnheader', { name: 'Total' });
    await expect(total.getByText('Total')).toBeVisible();
    await expect(total).toHaveCSS('display', 'table-cell');
  },
);
