import type { BrowserContext } from '@playwright/test';
import { driverPhone, photo, refusing, sign, stopOf, underWay, withTrip } from './driver-phone.ts';
import {
  bringWorker,
  expect,
  expectAccessible,
  expectNoSideways,
  expectReadableInDark,
  rupiahOf,
  test,
} from './journey.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
});

test('from the shipped order to the door: link, photo, signature, less than ordered, other cash; the store sees it as it happens', async ({
  page,
  browser,
  signedIn,
  server,
}) => {
  const { store_id, orders, call } = await underWay(server, 2);
  const [first, second] = orders;
  if (!first || !second) throw new Error('nothing is under way');
  await signedIn('owner');
  await page.goto(`/seller/orders/detail?orderId=${first.id}&store_id=${store_id}`);
  await page.getByRole('link', { name: 'Tautan kurir' }).click();
  await page.getByRole('button', { name: 'Buat tautan' }).click();
  const share = page.getByRole('link', { name: 'Kirim lewat WhatsApp' });
  await expect(share).toBeVisible();
  await page.getByRole('button', { name: 'Kode QR' }).click();
  await expect(page.getByRole('img', { name: 'Kode QR tautan kurir' })).toBeVisible();
  await expectAccessible(page);
  await expectReadableInDark(page);
  await expectNoSideways(page);
  const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const address = text.slice(text.indexOf('http'));

  const theirs = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const driver = await driverPhone(theirs, address);
  await expect(driver.getByRole('heading', { name: '2 antaran lagi' })).toBeVisible();
  await expectAccessible(driver);
  await expectReadableInDark(driver);
  await expectNoSideways(driver);
  const stop = stopOf(driver, first);
  await expect(stop.getByRole('link', { name: 'Peta' })).toHaveAttribute('href', /google.*maps/);
  await stop.getByRole('button', { name: 'Sudah diterima' }).click();
  await driver.getByLabel('Nama penerima').fill('Bu Tini');
  await driver.getByRole('button', { name: /^Kurangi Jumlah/ }).click();
  const detail = await call('GET /api/orders/detail', { query: { store_id, order_id: first.id } });
  const [line] = detail.lines;
  const expected = first.total_amount - (line?.unit_price ?? 0);
  await expect(driver.getByText(rupiahOf(expected))).toBeVisible();
  await driver.getByRole('button', { name: 'Uang yang diterima berbeda' }).click();
  await driver.getByLabel('Uang yang diterima').fill(String(expected - 500));
  // What is missing gives money back, and is not taken on a word alone.
  await driver.getByRole('button', { name: 'Simpan: sudah diterima' }).click();
  await expect(driver.getByText(/^Ada barang yang kurang/)).toBeFocused();
  await driver.getByLabel('Ambil atau pilih foto').setInputFiles(await photo());
  await expect(driver.getByAltText('Foto yang akan dikirim')).toBeVisible();
  await sign(driver);
  await expectAccessible(driver);
  await expectReadableInDark(driver);
  // A camera may cost the page its life: all of it is still there.
  await driver.reload();
  await expect(driver.getByLabel('Nama penerima')).toHaveValue('Bu Tini');
  await expect(driver.getByLabel('Tanda tangan sudah ada')).toBeVisible();

  // Meanwhile the store looks at the order.
  await page.goto(`/seller/orders/detail?orderId=${first.id}&store_id=${store_id}`);
  await expect(page.getByText('Dikirim', { exact: true }).first()).toBeVisible();
  await driver.getByRole('button', { name: 'Simpan: sudah diterima' }).click();
  await expect(driver.getByRole('heading', { name: '1 antaran lagi' })).toBeVisible();
  await expect(page.getByText('Sampai di pembeli')).toBeVisible();
  await expect(page.getByText('Bu Tini')).toBeVisible();
  await expect(page.getByAltText('Foto serah terima')).toBeVisible();
  await expect(page.getByAltText('Tanda tangan penerima')).toBeVisible();
  await expect(page.getByText(/“Kurang 1 .*Tunai Rp.* dari Rp/)).toBeVisible();

  await stopOf(driver, second).getByRole('button', { name: 'Gagal antar' }).click();
  await driver.getByRole('button', { name: 'Simpan' }).click();
  await driver.getByLabel('Toko pembeli tutup').check();
  await driver.getByLabel('Barang dibawa kembali').check();
  await expectAccessible(driver);
  await driver.getByRole('button', { name: 'Simpan' }).click();
  await expect(driver.getByRole('heading', { name: 'Semua antaran selesai' })).toBeVisible();
  await expect(driver.getByText(/Setorkan tunai/)).toBeVisible();
  await expectAccessible(driver);
  await page.goto(
    `/seller/orders/drivers/trip?driverId=${detail.shipment?.courier_id}&store_id=${store_id}`,
  );
  await expect(page.getByText('2 dari 2 tujuan selesai')).toBeVisible();
  await expect(page.getByText('Gagal, perlu keputusan')).toBeVisible();
  await expectAccessible(page);
  await theirs.close();
});

/** The same, once it has lost its signal and the goods were handed over. */
async function withoutSignal(base: string, context: BrowserContext) {
  const trip = await withTrip(base, context);
  const { driver, order } = trip;
  await context.setOffline(true);
  await stopOf(driver, order).getByRole('button', { name: 'Sudah diterima' }).click();
  await driver.getByLabel('Nama penerima').fill('Pak Dodi');
  await driver.getByLabel('Ambil atau pilih foto').setInputFiles(await photo());
  await expect(driver.getByAltText('Foto yang akan dikirim')).toBeVisible();
  await driver.getByRole('button', { name: 'Simpan: sudah diterima' }).click();
  await expect(driver.getByText('1 catatan menunggu sinyal')).toBeVisible();
  // The form goes back in the history, which takes its time: whoever loads the page anew before that is cut off.
  await expect(driver.getByLabel('Nama penerima')).toBeHidden();
  return trip;
}

test('without a signal: delivered, loaded anew, and sent once there is one', async ({
  context,
  server,
}) => {
  const { driver, order, statusOf, call, store_id } = await withoutSignal(server, context);
  await driver.reload();
  await expect(driver.getByText('1 catatan menunggu sinyal')).toBeVisible();
  await expect(driver.getByText(/Tidak ada internet\. Daftar ini dari/)).toBeVisible();
  expect(await statusOf(order.id)).toBe('SHIPPED');
  await context.setOffline(false);
  await expect(driver.getByText('1 catatan menunggu sinyal')).toBeHidden();
  await expect.poll(() => statusOf(order.id)).toBe('DELIVERED');
  const query = { store_id, order_id: order.id };
  const { handover } = await call('GET /api/orders/detail', { query });
  expect(handover).toMatchObject({ receiver_name: 'Pak Dodi', photo_id: expect.any(String) });
});

test('revoked while there was no signal: what was done is told as refused, and not lost in silence', async ({
  context,
  server,
}) => {
  const { driver, order, statusOf, call, body } = await withoutSignal(server, context);
  await call('POST /api/store-couriers/trip/revoke', { body });
  await context.setOffline(false);
  await expect(driver.getByRole('heading', { name: 'Tautan tidak berlaku' })).toBeVisible();
  const told = driver.getByRole('alert').filter({ hasText: 'Tidak diterima toko' });
  await expect(told).toContainText(`#${order.order_number}`);
  await expect(told).toContainText('Diterima Pak Dodi');
  await expect(driver.getByText(order.buyer_name)).toHaveCount(1);
  await expectAccessible(driver);
  await driver.reload();
  await expect(told).toBeVisible();
  await expect(told).toContainText(`Tunai diterima ${rupiahOf(order.total_amount)}`);
  await driver.getByRole('button', { name: 'Sudah saya baca' }).click();
  await driver.getByRole('button', { name: 'Hapus catatan' }).click();
  await expect(told).toBeHidden();
  expect(await statusOf(order.id)).toBe('SHIPPED');
});

test('refused: put right with photo, signature and name as they were, and then accepted', async ({
  context,
  server,
}) => {
  const { driver, order, statusOf, call, store_id } = await withTrip(server, context);
  await refusing(context, 'delivered', 400, 'validation_failed');
  await stopOf(driver, order).getByRole('button', { name: 'Sudah diterima' }).click();
  await expect(driver.getByRole('heading', { name: 'Sudah diterima' })).toBeFocused();
  await driver.getByLabel('Nama penerima').fill('Bu Tini');
  await driver.getByLabel('Ambil atau pilih foto').setInputFiles(await photo());
  await expect(driver.getByAltText('Foto yang akan dikirim')).toBeVisible();
  await sign(driver);
  await driver.getByRole('button', { name: 'Simpan: sudah diterima' }).click();
  const told = driver.getByRole('alert').filter({ hasText: 'Tidak diterima toko' });
  await expect(told).toContainText('Diterima Bu Tini');
  await expect(told).toContainText(rupiahOf(order.total_amount));
  await expect(driver.getByText(/belum diakui toko$/)).toBeVisible();
  await expectAccessible(driver);
  await expectReadableInDark(driver);
  await expectNoSideways(driver);
  await told.getByRole('button', { name: 'Perbaiki' }).click();
  await expect(driver.getByLabel('Nama penerima')).toHaveValue('Bu Tini');
  await expect(driver.getByAltText('Foto yang akan dikirim')).toBeVisible();
  await expect(driver.getByLabel('Tanda tangan sudah ada')).toBeVisible();
  await context.unroute('**/api/driver/trip/delivered');
  await driver.getByRole('button', { name: 'Simpan: sudah diterima' }).click();
  await expect(driver.getByText('Tersimpan dan terkirim ke toko.')).toBeVisible();
  await expect.poll(() => statusOf(order.id)).toBe('DELIVERED');
  const query = { store_id, order_id: order.id };
  const { handover } = await call('GET /api/orders/detail', { query });
  const signed = { photo_id: expect.any(String), signature_id: expect.any(String) };
  expect(handover).toMatchObject({ receiver_name: 'Bu Tini', ...signed });
});

test('of two reports of a stop the first is refused: the second is sent all the same', async ({
  context,
  server,
}) => {
  const { driver, order, statusOf } = await withTrip(server, context);
  await context.setOffline(true);
  const stop = stopOf(driver, order);
  await stop.getByRole('button', { name: 'Gagal antar' }).click();
  await driver.getByLabel('Toko pembeli tutup').check();
  await driver.getByLabel('Coba lagi nanti').check();
  await driver.getByRole('button', { name: 'Simpan' }).click();
  await expect(stop.getByText(/^Dicoba .*: Toko pembeli tutup/)).toBeVisible();
  await stop.getByRole('button', { name: 'Sudah diterima' }).click();
  await driver.getByLabel('Nama penerima').fill('Bu Tini');
  await driver.getByRole('button', { name: 'Simpan: sudah diterima' }).click();
  await expect(driver.getByText('2 catatan menunggu sinyal')).toBeVisible();
  // Saved by mistake: taken back, it is in its form again.
  await driver
    .getByRole('button', { name: /^Batalkan catatan/ })
    .last()
    .click();
  await expect(driver.getByText('1 catatan menunggu sinyal')).toBeVisible();
  await stop.getByRole('button', { name: 'Sudah diterima' }).click();
  await expect(driver.getByLabel('Nama penerima')).toHaveValue('Bu Tini');
  await driver.getByRole('button', { name: 'Simpan: sudah diterima' }).click();
  await expect(driver.getByText('2 catatan menunggu sinyal')).toBeVisible();
  await refusing(context, 'failed', 400, 'validation_failed');
  await context.setOffline(false);
  await expect.poll(() => statusOf(order.id)).toBe('DELIVERED');
  await expect(driver.getByText('Semua antaran selesai')).toBeVisible();
  await expect(driver.getByText(/catatan (menunggu|sedang)/)).toBeHidden();
  await expect(driver.getByText('Tidak diterima toko')).toBeHidden();
});

test('the page of a driver who has the shop, too, opens without a signal', async ({
  context,
  server,
}) => {
  const { driver } = await withTrip(server, context);
  const shop = await context.newPage();
  await shop.goto('/login');
  await bringWorker(shop);
  await shop.close();
  await context.setOffline(true);
  await driver.reload();
  await expect(driver.getByRole('heading', { name: '1 antaran lagi' })).toBeVisible();
});

test('a server that does not answer is told as that, with since when, and asked again by a tap', async ({
  context,
  server,
}) => {
  const { driver } = await withTrip(server, context);
  await refusing(context, 'open', 429, 'rate_limited');
  await driver.reload();
  await expect(driver.getByText(/^Server sedang ramai\. Daftar ini dari pukul/)).toBeVisible();
  await expect(driver.getByRole('heading', { name: '1 antaran lagi' })).toBeVisible();
  await expectAccessible(driver);
  await context.unroute('**/api/driver/trip/open');
  await driver.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(driver.getByText(/Daftar ini dari/)).toBeHidden();
});

test('a link that was cut off says so, and not that there is no internet', async ({ page }) => {
  await page.goto('/driver/trip#1.AAAA');
  await expect(page.getByRole('heading', { name: 'Tautan tidak lengkap' })).toBeVisible();
  await expectAccessible(page);
});

test('a link that nobody gave out opens nothing', async ({ page }) => {
  await page.goto(`/driver/trip#1.${'A'.repeat(43)}`);
  await expect(page.getByText('Tautan ini tidak dikenal.')).toBeVisible();
  await expectAccessible(page);
});
