import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectKept } from './device.ts';
import { expect, test } from './journey.ts';
import { atWork, ownStore, storesOfOwner } from './over-the-api.ts';

/** The owner at a desk of their own, in the store that the page is about. */
async function colleagueIn(base: string) {
  const [{ call }, { id: store_id }] = await Promise.all([
    atWork(base, 'owner'),
    ownStore(base, 3),
  ]);
  const storeNow = async () => (await call('GET /api/stores/info', { query: { store_id } })).store;
  return { call, store_id, storeNow };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a profile and an address are saved without what a colleague has changed meanwhile', async ({
  page,
  server,
  signedIn,
}) => {
  const { call, store_id, storeNow } = await colleagueIn(server);
  const before = await storeNow();
  const words = `Buka jam ${randomInt(1_000)}`;
  const street = `Jl. Melati Raya No. ${randomInt(1_000)}`;
  await signedIn('owner');

  await page.goto(`/seller/store?section=profil&store_id=${store_id}`);
  await page.getByLabel('Nama toko').fill(`${before.name} Jaya`);
  await call('POST /api/stores/update-profile', { body: { store_id, description: words } });
  // What was typed and what it began from survive the page together.
  await expectKept(page, 'drafts', `${before.name} Jaya`);
  await page.reload();
  await expect(page.getByLabel('Nama toko')).toHaveValue(`${before.name} Jaya`);
  await button(page, 'Simpan profil').click();
  await expect(page.getByText('Profil toko disimpan.')).toBeVisible();
  expect(await storeNow()).toEqual({ ...before, name: `${before.name} Jaya`, description: words });
  await expect(page.getByLabel('Keterangan (tidak wajib)')).toHaveValue(words);

  await page.goto(`/seller/store?section=alamat&store_id=${store_id}`);
  await page.getByLabel('Catatan untuk kurir (tidak wajib)').fill('Lewat gang belakang');
  await call('POST /api/stores/update-address', { body: { store_id, address: street } });
  await button(page, 'Simpan alamat').click();
  await expect(page.getByText('Alamat toko disimpan.')).toBeVisible();
  const { address, driver_note, latitude, city_id } = await storeNow();
  expect({ address, driver_note, latitude, city_id }).toEqual({
    address: street,
    driver_note: 'Lewat gang belakang',
    latitude: before.latitude,
    city_id: before.city_id,
  });
  const { name, description } = before;
  await call('POST /api/stores/update-profile', { body: { store_id, name, description } });
});

test('taxes are saved without what a colleague has switched on meanwhile', async ({
  page,
  server,
  signedIn,
}) => {
  const { call, store_id } = await colleagueIn(server);
  const off = { charges_ppn: false, shows_pph22: false, taxpayer_name: '', tax_number: '' };
  const who = { taxpayer_name: 'Budi Santoso', tax_number: '0123456789012345' };
  await call('POST /api/stores/taxes', { body: { store_id, ...off, ...who } });
  await signedIn('owner');
  await page.goto(`/seller/store?section=pajak&store_id=${store_id}`);
  await page.getByLabel('Nama wajib pajak').fill('PT Budi Jaya');
  await call('POST /api/stores/taxes', { body: { store_id, charges_ppn: true } });
  await button(page, 'Simpan pajak').click();
  await expect(page.getByText('Pajak di faktur disimpan.')).toBeVisible();
  const { taxes } = await call('GET /api/stores/taxes', { query: { store_id } });
  expect(taxes).toEqual({ ...off, ...who, taxpayer_name: 'PT Budi Jaya', charges_ppn: true });
  await expect(page.getByRole('checkbox', { name: /^Tulis PPN/ })).toBeChecked();
  await call('POST /api/stores/taxes', { body: { store_id, ...off } });
});

test('a registration with GLog is corrected without what a colleague has corrected meanwhile', async ({
  page,
  server,
  signedIn,
}) => {
  const { call } = await atWork(server, 'owner');
  const stores = await storesOfOwner(server);
  const registrations = await Promise.all(
    stores.map(({ id: store_id }) =>
      call('GET /api/stores/glog/registration', { query: { store_id } }),
    ),
  );
  const mayAsk = stores.findLast(
    ({ is_active }, place) => is_active && registrations[place]?.registration?.status !== 'ACTIVE',
  );
  const store_id = mayAsk?.id ?? '';
  const contact = { contact_name: 'Bu Wati', phone_number: '0812-3456-7001' };
  await call('POST /api/stores/glog/register', { body: { store_id, ...contact } });
  await signedIn('owner');
  await page.goto(`/seller/store?section=glog&store_id=${store_id}`);
  await page.getByLabel('Nama kontak').fill('Pak Wira');
  const body = { store_id, phone_number: '0812-3456-7002' };
  await call('POST /api/stores/glog/register', { body });
  const sent = page.waitForRequest('**/api/stores/glog/register');
  await button(page, 'Simpan perubahan').click();
  expect((await sent).postDataJSON()).toEqual({ store_id, contact_name: 'Pak Wira' });
  await expect(page.getByText('Kontak: Pak Wira, 0812-3456-7002')).toBeVisible();
  await expect(page.getByLabel('Nomor HP kontak')).toHaveValue('0812-3456-7002');
});

test('a driver is saved without what a colleague has changed meanwhile', async ({
  page,
  server,
  signedIn,
}) => {
  const { call, store_id } = await colleagueIn(server);
  const { courier } = await call('POST /api/store-couriers/create', {
    body: {
      store_id,
      name: 'Pak Gani',
      phone_number: `0859${randomInt(10_000_000, 100_000_000)}`,
      vehicle_type: 'VAN',
      plate_number: 'B 1234 XYZ',
    },
  });
  const { id } = courier;
  const now = async () =>
    (await call('GET /api/store-couriers/details', { query: { store_id, id } })).courier;
  await signedIn('owner');
  await page.goto(`/seller/orders/drivers/edit?driverId=${id}&store_id=${store_id}&manage=1`);
  await page.getByLabel('Nama', { exact: true }).fill('Pak Gani Tua');
  const body = { store_id, id, plate_number: 'D 77 K', is_active: false };
  await call('POST /api/store-couriers/update', { body });
  await button(page, 'Simpan').click();
  await expect(page.getByText('Pak Gani Tua disimpan.')).toBeVisible();
  expect(await now()).toEqual({
    ...courier,
    name: 'Pak Gani Tua',
    plate_number: 'D 77 K',
    is_active: false,
  });

  // The switch changes nothing but what it stands for.
  await page.goto(`/seller/orders/drivers/edit?driverId=${id}&store_id=${store_id}&manage=1`);
  await expect(page.getByRole('switch', { name: /Aktif/ })).not.toBeChecked();
  await call('POST /api/store-couriers/update', { body: { store_id, id, plate_number: 'F 9 A' } });
  await page.getByRole('switch', { name: /Aktif/ }).check();
  await expect.poll(now).toMatchObject({ is_active: true, plate_number: 'F 9 A' });
  await call('POST /api/store-couriers/delete', { body: { store_id, id } });
});

test('what is typed while the form is on its way is still there when it has arrived', async ({
  page,
  server,
  signedIn,
}) => {
  const { call, store_id, storeNow } = await colleagueIn(server);
  const { name, description } = await storeNow();
  await signedIn('owner');
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/stores/update-profile', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto(`/seller/store?section=profil&store_id=${store_id}`);
  await page.getByLabel('Nama toko').fill(`${name} Abadi`);
  const sent = page.waitForRequest('**/api/stores/update-profile');
  await button(page, 'Simpan profil').click();
  expect((await sent).postDataJSON()).toEqual({ store_id, name: `${name} Abadi` });
  await page.getByLabel('Keterangan (tidak wajib)').fill('Ditulis sambil menunggu');
  answer();
  await expect(page.getByText('Profil toko disimpan.')).toBeVisible();
  await expect(page.getByLabel('Keterangan (tidak wajib)')).toHaveValue('Ditulis sambil menunggu');
  const second = page.waitForRequest('**/api/stores/update-profile');
  await button(page, 'Simpan profil').click();
  expect((await second).postDataJSON()).toEqual({
    store_id,
    description: 'Ditulis sambil menunggu',
  });
  await expect.poll(storeNow).toMatchObject({ description: 'Ditulis sambil menunggu' });
  await call('POST /api/stores/update-profile', { body: { store_id, name, description } });
});
