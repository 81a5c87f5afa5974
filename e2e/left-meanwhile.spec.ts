import { randomInt } from 'node:crypto';
import { expect, expectAddress, test } from './journey.ts';
import { ownStore } from './over-the-api.ts';

test('who has gone on while a driver is saved stays where they are', async ({
  page,
  server,
  signedIn,
}) => {
  const store = await ownStore(server, 2);
  await signedIn('owner');
  await page.goto(`/seller/orders/drivers/select?store_id=${store.id}`);
  await page.getByRole('link', { name: 'Tambah pengemudi' }).click();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/store-couriers/create', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Nama').fill('Pak Sabar');
  await page
    .getByLabel('Nomor HP')
    .fill(`0857-${randomInt(1_000, 10_000)}-${randomInt(1_000, 10_000)}`);
  await page.getByRole('button', { name: 'Tambah pengemudi' }).click();
  await page.getByRole('link', { name: 'Beranda' }).first().click();
  await expectAddress(page, '/seller', {});
  const saved = page.waitForResponse('**/api/store-couriers/create');
  letGo();
  expect((await saved).ok()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAddress(page, '/seller', {});
});
