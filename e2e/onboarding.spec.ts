import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAddress, expectNoSideways, test } from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

test(
  'a store is made ready step by step: how far it is, each step one tap away, until it is put away [RT-20] [API-76]',
  inBoth,
  async ({ page, server, signedIn }) => {
    const store = await ownStore(server, 2);
    const person = await newcomerAtWork(server, store.id, 'OWNER');
    await signedIn(person);
    const { steps } = await person.call('GET /api/in-app-onboarding/content', {
      query: { store_id: store.id },
    });
    const done = steps.filter(({ is_done }) => is_done).length;
    expect(done).toBeLessThan(steps.length);

    await page.goto(`/seller?store_id=${store.id}`);
    const card = page.getByRole('region', { name: 'Siapkan toko' });
    await expect(card.getByText(`${done} dari ${steps.length} langkah`)).toBeVisible();
    await card.getByRole('link', { name: 'Lihat semua langkah' }).click();
    await expectAddress(page, '/seller/onboarding', { store_id: store.id });
    const list = page.getByRole('list', { name: 'Langkah menyiapkan toko' });
    await expect(list.getByRole('listitem')).toHaveCount(steps.length);
    await expect(page.getByText(`${done} dari ${steps.length} langkah`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await list.getByRole('link', { name: /Nyalakan notifikasi/ }).click();
    await expectAddress(page, '/seller/notifications/settings', {});
    await page.goBack();
    await list.getByRole('link', { name: /Atur jam buka/ }).click();
    await expectAddress(page, '/seller/store', { section: 'jam-buka', store_id: store.id });

    await page.goto(`/seller?store_id=${store.id}`);
    await card.getByRole('button', { name: 'Sembunyikan dari Beranda' }).click();
    await expect(card).toBeHidden();
    await page.getByRole('button', { name: 'Tampilkan lagi' }).click();
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: 'Sembunyikan dari Beranda' }).click();
    await expect(card).toBeHidden();
    await page.goto(`/seller/onboarding?store_id=${store.id}`);
    const reminder = page.getByRole('switch', { name: /Ingatkan di Beranda/ });
    await expect(reminder).not.toBeChecked();
    await reminder.click();
    await expect(reminder).toBeChecked();
  },
);

test('a part of the application says once what it is good for [API-76]', async ({
  page,
  server,
  signedIn,
}) => {
  const store = await ownStore(server, 2);
  await signedIn(await newcomerAtWork(server, store.id, 'ADMIN'));
  await page.goto(`/seller/promotion?store_id=${store.id}`);
  const tip = page.getByText('Sebelum ikut promosi');
  await expect(tip).toBeVisible();
  const told = page.waitForResponse(/in-app-onboarding\/seen/);
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(tip).toBeHidden();
  expect((await told).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Promosi', exact: true })).toBeVisible();
  await page.goto(`/seller/complaints?store_id=${store.id}`);
  await expect(page.getByText('Jawab komplain sebelum')).toBeVisible();
  await page.goto(`/seller/promotion?store_id=${store.id}`);
  await expect(page.getByRole('heading', { name: 'Promosi', exact: true })).toBeVisible();
  await expect(tip).toBeHidden();
});

const openAddress = async (page: Page, store_id: string) => {
  await page.goto(`/seller/store?section=alamat&store_id=${store_id}`);
  return page.getByRole('button', { name: 'Pakai tempat saya sekarang' });
};

test('the point of the map comes from where somebody stands, and says which city that is [API-82]', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  const store = await ownStore(server, 2);
  await signedIn('owner');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -6.9175, longitude: 107.6191 });
  const here = await openAddress(page, store.id);
  await here.click();
  await expect(page.getByLabel('Titik peta (tidak wajib)')).toHaveValue('-6.917500, 107.619100');
  await expect(page.getByText(/Titik peta diisi.*Bandung/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lihat di peta' })).toHaveAttribute(
    'href',
    /query=-6\.9175,107\.6191$/,
  );
});

test('without leave to know the place, the words say what to do instead [API-82]', async ({
  page,
  server,
  signedIn,
}) => {
  const store = await ownStore(server, 2);
  await signedIn('owner');
  const here = await openAddress(page, store.id);
  await here.click();
  await expect(page.getByText(/Izin lokasi ditolak/)).toBeVisible();
  await expect(page.getByLabel('Titik peta (tidak wajib)')).not.toHaveValue(/-6\.917500/);
});
