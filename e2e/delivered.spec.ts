import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  expect,
  expectAccessible,
  expectNoSideways,
  orderItems,
  test,
  untilWorkerServes,
} from './journey.ts';
import { people, signInOverApi } from './over-the-api.ts';

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

const shelf = (page: Page, name: string) =>
  page.evaluate(
    (store) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('marketplace');
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
    name,
  );

test('a delivery is confirmed with name and photo; nothing of it is lost without a signal or a page [RT-35]', async ({
  page,
  context,
  signedIn,
  server,
  isMobile,
}) => {
  const { call } = await signInOverApi(server, people.owner);
  const query = { select_all_seller_store: true, status: 'SHIPPED', page_size: 100 };
  const { data } = await call('GET /api/orders/info/list', { query });
  const order = data.at(isMobile ? -1 : -2);
  if (!order) throw new Error('nothing is on its way');
  const { id, store_id, order_number } = order;
  await signedIn('owner');
  await page.goto(`/seller/orders?status=SHIPPED&store_id=${store_id}&query=${order_number}`);
  await orderItems(page).filter({ hasText: order_number }).click();
  await page.getByRole('link', { name: 'Konfirmasi Sampai' }).click();
  await page.getByRole('button', { name: 'Konfirmasi Sampai' }).click();
  await expect(page.getByText('Wajib diisi.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Nama penerima').fill('Bu Tini');
  await untilWorkerServes(page);
  await expect.poll(() => shelf(page, 'drafts')).toBe(1);

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
  await expect(again.getByRole('button', { name: /1 tindakan menunggu sinyal/ })).toBeVisible();
  expect(await shelf(again, 'drafts')).toBe(0);
  expect(await shelf(again, 'photos')).toBe(1);

  await context.setOffline(false);
  await expect(again.getByRole('button', { name: /menunggu sinyal/ })).toBeHidden();
  await expect.poll(() => shelf(again, 'photos')).toBe(0);
  const found = await call('GET /api/orders/info/list', {
    query: { seller_store_id: store_id, query: order_number },
  });
  expect(found.data.find((each) => each.id === id)?.fulfilment_status).toBe('DELIVERED');
});
