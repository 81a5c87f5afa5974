import type { OrderRow } from '@marketplace/contract/order-row';
import type { Page } from '@playwright/test';
import { lyingOn } from './device.ts';
import { drivers } from './driver-pages.ts';
import { expect, expectAddress, test } from './journey.ts';
import { acceptedOrder, orderNow, shippedOrder } from './orders-under-way.ts';
import { ownStore } from './over-the-api.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

const openForm = (page: Page, { id, store_id }: OrderRow) =>
  page.goto(`/seller/orders/confirm-order-delivered?orderId=${id}&store_id=${store_id}`);

test('what is no picture is refused beside the field at once, and costs nothing of the rest', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 0)).id);
  await signedIn('owner');
  await openForm(page, order);
  await page.getByLabel('Nama penerima').fill('Bu Sari');
  const input = page.getByLabel('Ambil atau pilih foto');
  const buffer = Buffer.from('no picture');
  await input.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  await expect(input).toHaveAccessibleDescription(/tidak dapat dibaca/);
  await expect(page.getByAltText('Foto yang akan dikirim')).toHaveCount(0);
  expect(await lyingOn(page, 'photos')).toEqual([]);
  const sent = page.waitForResponse('**/confirm-delivered');
  await page.getByRole('button', { name: 'Konfirmasi Sampai' }).click();
  expect((await sent).status()).toBe(200);
});

test('what the server refuses is put right in its form, with what was written', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 0)).id);
  await signedIn('owner');
  await openForm(page, order);
  await page.getByLabel('Nama penerima').fill('Bu Ratna');
  const errors = { code: 'file_type_unsupported', error_message: 'Jenis berkas tidak didukung.' };
  await page
    .context()
    .route('**/confirm-delivered', (route) => route.fulfill({ status: 415, json: { errors } }));
  await page.getByRole('button', { name: 'Konfirmasi Sampai' }).click();
  await page.getByRole('button', { name: /1 perubahan tidak dapat dikirim/ }).click();
  await page.getByRole('button', { name: 'Perbaiki' }).click();
  await expectAddress(page, '/seller/orders/confirm-order-delivered', {
    orderId: order.id,
    store_id: order.store_id,
  });
  await expect(page.getByLabel('Nama penerima')).toHaveValue('Bu Ratna');
  await page.context().unroute('**/confirm-delivered');
  await page.getByRole('button', { name: 'Konfirmasi Sampai' }).click();
  await expect
    .poll(async () => (await orderNow(server, order))?.fulfilment_status)
    .toBe('DELIVERED');
});

test('a driver who cannot be sent any more leads back to the choice', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await acceptedOrder(server, (await ownStore(server, 0)).id);
  await signedIn('owner');
  await page.goto(`/seller/orders/drivers/select?orderId=${order.id}&store_id=${order.store_id}`);
  const driver = drivers(page).getByRole('radio').first();
  await driver.check();
  const shipment = '**/confirm-order-shipment';
  const errors = { code: 'courier_not_found', error_message: 'Pengemudi tidak ditemukan.' };
  await page.context().route(shipment, (route) => route.fulfill({ status: 404, json: { errors } }));
  await page.getByRole('button', { name: /^Kirim dengan / }).click();
  await page.getByRole('button', { name: /1 perubahan tidak dapat dikirim/ }).click();
  await page.getByRole('button', { name: 'Perbaiki' }).click();
  await expect(driver).toBeChecked();
  await page.context().unroute(shipment);
  await page.getByRole('button', { name: /^Kirim dengan / }).click();
  await expect.poll(async () => (await orderNow(server, order))?.fulfilment_status).toBe('SHIPPED');
});
