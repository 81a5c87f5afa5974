import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectKept, lyingOn } from './device.ts';
import {
  bringWorker,
  expect,
  expectAccessible,
  expectAddress,
  expectNoSideways,
  orderItems,
  rupiahOf,
  test,
} from './journey.ts';
import { orderNow, shippedOrder } from './orders-under-way.ts';
import { atWork, ownStore } from './over-the-api.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
});

/** As a phone takes it: large, and lying on its side. */
const photo = async () => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#357' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer(),
});

test('a delivery is confirmed with name and photo; nothing of it is lost without a signal or a page [RT-35]', async ({
  page,
  context,
  signedIn,
  server,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 0)).id);
  const { store_id, order_number } = order;
  await signedIn('owner');
  await page.goto(`/seller/orders?status=SHIPPED&store_id=${store_id}&query=${order_number}`);
  await orderItems(page).filter({ hasText: order_number }).click();
  await page.getByRole('link', { name: 'Konfirmasi Sampai' }).click();
  const { id: orderId } = order;
  await expectAddress(page, '/seller/orders/confirm-order-delivered', { orderId, store_id });
  await page.getByRole('button', { name: 'Konfirmasi Sampai' }).click();
  await expect(page.getByText('Wajib diisi.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Nama penerima').fill('Bu Tini');
  await bringWorker(page);
  await expectKept(page, 'drafts', 'Bu Tini');
  await expectKept(page, 'answers', order_number);

  await context.setOffline(true);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByLabel('Nama penerima')).toHaveValue('Bu Tini');
  await expect(again.getByText(`#${order_number}`)).toBeVisible();
  const upload = again.getByLabel('Ambil atau pilih foto');
  await upload.setInputFiles(await photo());
  const shown = again.getByAltText('Foto yang akan dikirim');
  // Stood up, and shrunk to what a bad signal can carry.
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBe(1600);
  await expectNoSideways(again);
  await again.getByRole('button', { name: 'Konfirmasi Sampai' }).click();
  await expect(again.getByRole('button', { name: /1 perubahan menunggu sinyal/ })).toBeVisible();
  await expect.poll(() => lyingOn(again, 'drafts')).toHaveLength(0);
  expect(await lyingOn(again, 'photos')).toHaveLength(1);

  await context.setOffline(false);
  await expect(again.getByRole('button', { name: /menunggu sinyal/ })).toBeHidden();
  await expect.poll(() => lyingOn(again, 'photos')).toHaveLength(0);
  expect((await orderNow(server, order))?.fulfilment_status).toBe('DELIVERED');
});

/** From here on photos take as long to be made smaller as the journey says. */
const slowPhotos = (page: Page) =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const shrink = window.createImageBitmap.bind(window);
    const slow = (image: ImageBitmapSource, options?: ImageBitmapOptions) =>
      promise.then(() => shrink(image, options));
    Object.assign(window, { createImageBitmap: slow, goOn: resolve });
  });
const goOn = (page: Page) => page.evaluate(() => (window as unknown as { goOn(): void }).goOn());

/** From the order's own page, so that there is one to go back to. */
async function openForm(page: Page, { id, store_id }: { id: string; store_id: string }) {
  await page.goto(`/seller/orders/detail?orderId=${id}&store_id=${store_id}`);
  await page.getByRole('link', { name: 'Konfirmasi Sampai' }).click();
}

async function confirmWithSlowPhoto(page: Page): Promise<void> {
  await page.getByLabel('Nama penerima').fill('Bu Tini');
  await slowPhotos(page);
  await page.getByLabel('Ambil atau pilih foto').setInputFiles(await photo());
  await expect(page.getByText('Menyiapkan foto…')).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Konfirmasi Sampai' });
  await confirm.click();
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
}

test('at the door of who pays on delivery the cash comes first, and the buyer’s own name is one tap', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 0)).id);
  await signedIn('owner');
  await openForm(page, order);
  await expect(page.getByText('Terima tunai')).toBeVisible();
  await expect(page.getByText(rupiahOf(order.total_amount))).toBeVisible();
  await page.getByRole('button', { name: `Pakai nama pembeli: ${order.buyer_name}` }).click();
  await expect(page.getByLabel('Nama penerima')).toHaveValue(order.buyer_name);
  await page.getByRole('button', { name: 'Konfirmasi Sampai' }).click();
  await expect(page.getByText('Pesanan dicatat sampai.')).toBeVisible();
  expect(await orderNow(server, order)).toMatchObject({
    fulfilment_status: 'DELIVERED',
    payment_status: 'PAID',
  });
});

test('who confirms while the photo is still made smaller has it sent along', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 0)).id);
  await signedIn('owner');
  await openForm(page, order);
  await confirmWithSlowPhoto(page);
  const sent = page.waitForRequest('**/confirm-delivered');
  await goOn(page);
  expect((await sent).postDataJSON()).toMatchObject({ photo_id: expect.any(String) });
});

test('who goes before the photo is ready has sent nothing, and finds what they typed', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 0)).id);
  await signedIn('owner');
  await openForm(page, order);
  await confirmWithSlowPhoto(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('confirm-delivered')) sent.push(request.postDataJSON());
  });
  await page.goBack();
  await expect(page).toHaveURL(/orders\/detail/);
  await goOn(page);
  await page.getByRole('link', { name: 'Konfirmasi Sampai' }).click();
  await expect(page.getByLabel('Nama penerima')).toHaveValue('Bu Tini');
  await expect(page).toHaveURL(/confirm-order-delivered/);
  expect(sent).toEqual([]);
});

test('nor is anything sent when they are back before the photo is ready', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 0)).id);
  await signedIn('owner');
  await openForm(page, order);
  await confirmWithSlowPhoto(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Konfirmasi Sampai' }).click();
  const recipient = page.getByLabel('Nama penerima');
  await expect(recipient).toHaveValue('Bu Tini');
  await goOn(page);
  // What was tapped in the form before is not meant for this one, which still can be filled in.
  await recipient.fill('Bu Tini Sendiri');
  await expectKept(page, 'drafts', 'Bu Tini Sendiri');
  await expect(page).toHaveURL(/confirm-order-delivered/);
  expect((await orderNow(server, order))?.fulfilment_status).toBe('SHIPPED');
});

test('a photo stays as long as no other has taken its place', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 0)).id);
  await signedIn('owner');
  await openForm(page, order);
  await page.getByLabel('Ambil atau pilih foto').setInputFiles(await photo());
  const shown = page.getByAltText('Foto yang akan dikirim');
  await expect(shown).toBeVisible();
  await slowPhotos(page);
  await page.getByLabel('Ganti foto').setInputFiles(await photo());
  await expect(page.getByText('Menyiapkan foto…')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/orders\/detail/);
  const [before] = await lyingOn(page, 'photos');
  await goOn(page);
  await page.getByRole('link', { name: 'Konfirmasi Sampai' }).click();
  await expect(shown).toBeVisible();
  await expect.poll(() => lyingOn(page, 'photos')).toEqual([before]);
});

test('who has written something still sees it when a colleague was faster, and by whom', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 0)).id);
  const { id: order_id, store_id } = order;
  await signedIn('owner');
  await openForm(page, order);
  const recipient = page.getByLabel('Nama penerima');
  await recipient.fill('Bu Tini');
  await page.getByLabel('Ambil atau pilih foto').setInputFiles(await photo());
  const shown = page.getByAltText('Foto yang akan dikirim');
  await expect(shown).toBeVisible();
  await expectKept(page, 'drafts', 'Bu Tini');
  const { call } = await atWork(server, 'owner');
  await call('POST /api/orders/seller/confirm-delivered', {
    body: { store_id, order_id, receiver_name: 'Pak Hadi' },
  });
  await expect(
    page.getByText(/sudah dikonfirmasi sampai oleh .+, \d\d:\d\d WI(B|TA|T)\./),
  ).toBeVisible();
  await expect(recipient).toHaveValue('Bu Tini');
  await expect(recipient).toBeDisabled();
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(page).toHaveURL(/orders\/detail/);
  await expect.poll(() => lyingOn(page, 'drafts')).toHaveLength(0);
  await expect.poll(() => lyingOn(page, 'photos')).toHaveLength(0);
});

test('what waits for its photo is not sent any more when a colleague was faster', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 0)).id);
  const { id: order_id, store_id } = order;
  await signedIn('owner');
  await openForm(page, order);
  await confirmWithSlowPhoto(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('confirm-delivered')) sent.push(request.postDataJSON());
  });
  const { call } = await atWork(server, 'owner');
  await call('POST /api/orders/seller/confirm-delivered', {
    body: { store_id, order_id, receiver_name: 'Pak Hadi' },
  });
  await expect(page.getByText('Isian Anda di bawah ini tidak dikirim.')).toBeVisible();
  await goOn(page);
  await expect(page.getByAltText('Foto yang akan dikirim')).toBeVisible();
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(page).toHaveURL(/orders\/detail/);
  await expect.poll(() => lyingOn(page, 'photos')).toHaveLength(0);
  expect(await lyingOn(page, 'outbox')).toEqual([]);
  expect(sent).toEqual([]);
});
