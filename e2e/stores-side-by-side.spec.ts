import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAddress, expectNoSideways, test } from './journey.ts';
import { buyerAt, ownStore } from './over-the-api.ts';
import { inBoth, onDesk } from './windows.ts';

/** The stores: lines on a phone, the rows of a table at a desk. */
const linesOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name })
    .getByRole('listitem')
    .or(page.getByRole('region', { name, exact: true }).locator('tbody').getByRole('row'));

test(
  'the switcher opens with its search focused, and says what waits in each store',
  onDesk,
  async ({ page, signedIn, server }) => {
    const store = await ownStore(server, 2);
    await (await buyerAt(server, store.id)).order();
    await signedIn('owner');
    await page.goto('/seller');
    const switcher = page.getByRole('button', { name: /^Ganti toko/ });
    await switcher.click();
    const popover = page.getByRole('dialog', { name: 'Pilih toko' });
    await expect(popover.getByLabel('Cari toko')).toBeFocused();
    const own = popover.getByRole('button', { name: new RegExp(`^${store.name}.*\\d+ baru`) });
    await expect(own).toBeVisible();
    await expect(popover.getByRole('button', { name: /^Semua toko.*\d+ baru/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(switcher).toBeFocused();
  },
);

test(
  'under all stores Home and Toko show them side by side, each a way to its own page',
  inBoth,
  async ({ page, signedIn, server }) => {
    const store = await ownStore(server, 2);
    await (await buyerAt(server, store.id)).order();
    await signedIn('owner');
    await page.goto('/seller?store_id=-1');
    await expect(linesOf(page, 'Toko hari ini').filter({ hasText: store.name })).toContainText(
      /\d/,
    );
    await expectNoSideways(page);
    await page.goto('/seller/store?store_id=-1');
    const lines = linesOf(page, 'Toko dan angkanya');
    await expect(lines).toHaveCount(12);
    // Of no store the form: all of them are looked at.
    await expect(page.getByRole('navigation', { name: 'Bagian toko' })).toBeHidden();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByLabel('Cari toko').fill(store.name);
    await expect(lines).toHaveCount(1);
    await lines.getByRole('link', { name: new RegExp(`^${store.name}`) }).click();
    await expectAddress(page, '/seller/store', { store_id: store.id });
    await expect(page.getByRole('navigation', { name: 'Bagian toko' })).toBeVisible();
  },
);
