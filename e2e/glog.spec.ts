import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { atWork, storesOfOwner } from './over-the-api.ts';

test('the store’s page tells where it stands with GLog, and asks for it [VR-01]', async ({
  page,
  server,
  signedIn,
}) => {
  const { call } = await atWork(server, 'owner');
  const stores = await storesOfOwner(server);
  const states = await Promise.all(
    stores.map(async ({ id, is_active }) => {
      const query = { store_id: id };
      const { registration } = await call('GET /api/stores/glog/registration', { query });
      return { id, is_active, status: registration?.status };
    }),
  );
  const free = states.find(({ is_active, status }) => is_active && !status);
  const active = states.find(({ status }) => status === 'ACTIVE');
  await signedIn('owner');
  await page.goto(`/seller/store?section=glog&store_id=${active?.id}`);
  await expect(page.getByText('Aktif', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Daftar GLog' })).toHaveCount(0);
  await page.goto(`/seller/store?section=glog&store_id=${free?.id}`);
  await page.getByLabel('Nomor HP kontak').fill('021');
  await page.getByRole('button', { name: 'Daftar GLog' }).click();
  await expect(page.getByText('Wajib diisi.')).toBeVisible();
  await expect(page.getByText(/Nomor HP tidak benar/)).toBeVisible();
  await page.getByLabel('Nama kontak').fill('Bu Tini');
  await page.getByLabel('Nomor HP kontak').fill('0812-3456-7890');
  await page.getByRole('button', { name: 'Daftar GLog' }).click();
  await expect(page.getByText('Sedang diperiksa')).toBeVisible();
  await expect(page.getByText('Kontak: Bu Tini, 0812-3456-7890')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
});
