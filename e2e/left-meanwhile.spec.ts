import type { Page } from '@playwright/test';
import { expectKept } from './device.ts';
import { freePhone } from './driver-pages.ts';
import { plenty, rowButton, shopOf } from './inventory-shop.ts';
import { expect, expectAddress, test } from './journey.ts';
import { ownStore } from './over-the-api.ts';

/** Sends a new driver; answers with how to let that arrive. */
async function saveSlowly(page: Page): Promise<() => Promise<void>> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/store-couriers/create', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Nama', { exact: true }).fill('Pak Sabar');
  await page.getByLabel('Nomor HP', { exact: true }).fill(freePhone());
  const asked = page.waitForRequest('**/api/store-couriers/create');
  await page.getByRole('button', { name: 'Tambah pengemudi' }).click();
  await asked;
  return async () => {
    const saved = page.waitForResponse('**/api/store-couriers/create');
    letGo();
    expect((await saved).ok()).toBe(true);
  };
}

test('who has gone on while a driver is saved stays where they are', async ({
  page,
  server,
  signedIn,
}) => {
  const store = await ownStore(server, 2);
  await signedIn('owner');
  await page.goto(`/seller/orders/drivers/select?store_id=${store.id}`);
  await page.getByRole('link', { name: 'Tambah pengemudi' }).click();
  const arrive = await saveSlowly(page);
  await page.getByRole('link', { name: 'Beranda' }).first().click();
  await expectAddress(page, '/seller', {});
  await arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAddress(page, '/seller', {});
});

test('a form that was left while it is sent leaves the next one at its address alone', async ({
  page,
  server,
  signedIn,
}) => {
  const store = await ownStore(server, 2);
  await signedIn('owner');
  await page.goto(`/seller/orders/drivers/select?store_id=${store.id}`);
  const add = page.getByRole('link', { name: 'Tambah pengemudi' });
  await add.click();
  const arrive = await saveSlowly(page);
  await page.goBack();
  await add.click();
  await page.getByLabel('Nama', { exact: true }).fill('Bu Berikut');
  await expectKept(page, 'drafts', 'Bu Berikut');
  await arrive();
  // What is typed after the answer lies on the device after whatever the answer did.
  await page.getByLabel('Nomor HP', { exact: true }).fill(freePhone());
  await page.getByLabel('Nama', { exact: true }).fill('Bu Berikutnya');
  await expectKept(page, 'drafts', 'Bu Berikutnya');
  await expect(page).toHaveURL(/\/seller\/orders\/drivers\/add\?/);
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Bu Berikutnya');
  await page.reload();
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Bu Berikutnya');
});

test('who comes back to the form by Forward while it is sent is not taken away from it', async ({
  page,
  server,
  signedIn,
}) => {
  const store = await ownStore(server, 2);
  await signedIn('owner');
  await page.goto(`/seller/orders/drivers/select?store_id=${store.id}`);
  await page.getByRole('link', { name: 'Tambah pengemudi' }).click();
  const arrive = await saveSlowly(page);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Tambah pengemudi' })).toBeVisible();
  await page.goForward();
  await page.getByLabel('Nama', { exact: true }).fill('Bu Berikut');
  await expectKept(page, 'drafts', 'Bu Berikut');
  await arrive();
  // What is typed after the answer lies on the device after whatever the answer did.
  await page.getByLabel('Nama', { exact: true }).fill('Bu Berikutnya');
  await expectKept(page, 'drafts', 'Bu Berikutnya');
  await expect(page).toHaveURL(/\/seller\/orders\/drivers\/add\?/);
});

test('a form that was loaded anew leads back to the list as it was filtered', async ({
  page,
  server,
  signedIn,
}) => {
  const { address, list } = await shopOf(server, 4);
  const row = plenty((await list({ state: 'ACTIVE' })).data);
  await signedIn('owner');
  const filtered = `${address}&${new URLSearchParams({ state: 'ACTIVE', query: row.product_name })}`;
  await page.goto(filtered);
  await rowButton(page, row).click();
  await page.getByRole('link', { name: 'Ubah lengkap' }).click();
  await expect(page.getByRole('button', { name: 'Simpan' })).toBeVisible();
  await page.reload();
  await page
    .getByRole('button', { name: `Tambah Stok di rak (${row.uom_name.toLowerCase()})` })
    .click();
  await page.getByLabel('Keterangan (boleh kosong)').fill('Hitung ulang');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Tersimpan.')).toBeVisible();
  await expect(page).toHaveURL(filtered);
});
