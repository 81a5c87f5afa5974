import type { OrderRow } from '@marketplace/contract/order-row';
import type { Page } from '@playwright/test';
import { expectKept } from './device.ts';
import {
  bringWorker,
  expect,
  expectAccessible,
  expectAddress,
  expectNoSideways,
  orderItems,
  someId,
  test,
} from './journey.ts';
import { acceptedOrder, orderNow } from './orders-under-way.ts';
import { atWork, buyerAt, ownStore } from './over-the-api.ts';
import { inBoth, onDesk } from './windows.ts';

const storeId = async (base: string) => (await ownStore(base, 1)).id;

const newOrder = async (base: string, terms = {}) =>
  (await buyerAt(base, await storeId(base))).order(terms);

const cardOf = (page: Page, { order_number }: OrderRow) =>
  orderItems(page).filter({ hasText: order_number });

/** The list with this order alone, and the order opened in it. */
async function open(page: Page, order: OrderRow): Promise<void> {
  await page.goto(`/seller/orders?store_id=${order.store_id}&query=${order.order_number}`);
  await cardOf(page, order).click();
}

/** On a phone the opened order has the screen to itself. */
const shown = (page: Page, order: OrderRow, isMobile: boolean) =>
  isMobile ? page.getByRole('main') : cardOf(page, order);

/** What the next confirming sends. */
const confirmBody = async (page: Page): Promise<unknown> =>
  (await page.waitForRequest('**/api/orders/seller/accept-order')).postDataJSON();

const seedBody = ({ id: order_id, store_id }: OrderRow) => ({
  store_id,
  order_id,
  gada_employee_id: null,
  changed_by_type: 'USER',
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test(
  'an order is rejected with a reason, which is asked for, checked and kept [RT-34] [API-62]',
  inBoth,
  async ({ page, signedIn, server, isMobile }) => {
    const order = await newOrder(server);
    await signedIn('owner');
    await open(page, order);
    await link(page, 'Tolak').click();
    const { id: orderId, store_id } = order;
    await expectAddress(page, '/seller/orders/reject', { orderId, store_id });
    await button(page, 'Tolak Pesanan').click();
    await expect(page.getByText('Wajib diisi.')).toBeVisible();
    await page.getByLabel('Alasan lain').check();
    await page.getByLabel('Keterangan').fill('rusa');
    await button(page, 'Tolak Pesanan').click();
    await expect(page.getByText('Tulis keterangan, paling sedikit 5 huruf.')).toBeVisible();
    await expect(page.getByLabel('Keterangan')).toBeFocused();
    await expectAccessible(page);
    await expectNoSideways(page);

    await page.getByLabel('Keterangan').fill('Rusak kena hujan');
    await expectKept(page, 'drafts', 'Rusak kena hujan');
    await page.reload();
    await expect(page.getByLabel('Alasan lain')).toBeChecked();
    await expect(page.getByLabel('Keterangan')).toHaveValue('Rusak kena hujan');
    await button(page, 'Tolak Pesanan').click();
    await expect(page.getByRole('alertdialog')).toContainText('Tidak bisa diurungkan');
    await button(page, 'Ya, tolak').click();
    await expect(page.getByText('Pesanan ditolak.')).toBeVisible();
    await expect(shown(page, order, isMobile)).toContainText('Ditolak');
    expect((await orderNow(server, order))?.fulfilment_status).toBe('REJECTED');
  },
);

test('an order is accepted with the days it takes, and says so [ER-05]', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await newOrder(server);
  await signedIn('owner');
  await open(page, order);
  await link(page, 'Atur hari kirim').click();
  await expect(page.getByText('Dikirim dalam 24 jam.')).toBeVisible();
  await button(page, 'Tambah Lama menyiapkan (hari)').click();
  await button(page, 'Tambah Lama menyiapkan (hari)').click();
  await expect(page.getByText('dikirim paling lambat 2 hari lagi')).toBeVisible();
  await expectAccessible(page);
  const sent = confirmBody(page);
  await button(page, 'Terima Pesanan').click();
  expect(await sent).toEqual({ ...seedBody(order), processing_days: 2 });
  await expect(page.getByText('Successfully confirmed order')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Diproses');
  const after = await orderNow(server, order);
  const hours = (Date.parse(after?.deadline_at ?? '') - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(48);
});

test(
  'an order is open in two tabs: what is done in one shows in the other, and is done once',
  onDesk,
  async ({ page, context, signedIn, server }) => {
    const order = await newOrder(server);
    await signedIn('owner');
    await open(page, order);
    await expect(button(page, 'Terima Pesanan')).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(button(other, 'Terima Pesanan')).toBeVisible();
    const sent = confirmBody(other);
    await button(other, 'Terima Pesanan').click();
    expect(await sent).toEqual(seedBody(order));
    for (const tab of [page, other]) {
      await expect(button(tab, 'Terima Pesanan')).toBeHidden();
      await expect(link(tab, 'Kirim Pesanan')).toBeVisible();
    }
    const { call } = await atWork(server, 'owner');
    const query = { order_id: order.id, store_id: order.store_id };
    const { timeline } = await call('GET /api/orders/detail', { query });
    expect(timeline.map(({ to_status }) => to_status)).toEqual(['NEW', 'PROCESSING']);
  },
);

test.describe('too late', () => {
  test.use({ expectedErrors: [/409|ERR_FAILED/] });

  test('an order that was taken back meanwhile cannot be accepted, in the words of the server [ER-04]', async ({
    page,
    signedIn,
    server,
  }) => {
    const buyer = await buyerAt(server, await storeId(server));
    const order = await buyer.order();
    await signedIn('owner');
    await open(page, order);
    await expect(button(page, 'Terima Pesanan')).toBeVisible();
    // The page does not hear of it in time.
    await page.route('**/api/events/stream*', (route) => route.abort());
    await page.route('**/accept-order', async (route) => {
      await buyer.cancel(order.id).catch(() => {});
      await route.continue();
    });
    await button(page, 'Terima Pesanan').click();
    await expect(page.getByText('Status pesanan sudah berubah.')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('sudah berstatus “Dibatalkan”');
  });
});

test('what goes wrong on the device itself is said, and nothing is lost [ER-06]', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await newOrder(server);
  await signedIn('owner');
  await open(page, order);
  await expect(button(page, 'Terima Pesanan')).toBeVisible();
  await page.evaluate(() => {
    crypto.randomUUID = () => {
      throw new Error('Perangkat tidak dapat membuat kunci');
    };
  });
  await button(page, 'Terima Pesanan').click();
  await expect(page.getByText('Perangkat tidak dapat membuat kunci')).toBeVisible();
  await expect(button(page, 'Terima Pesanan')).toBeEnabled();
  expect((await orderNow(server, order))?.fulfilment_status).toBe('NEW');
});

test('what is fetched is made ready, and money on terms is noted once it is here', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await acceptedOrder(server, await storeId(server), {
    delivery: 'BUYER_PICKUP',
    payment_method: 'TERM',
    term_days: 7,
  });
  const { call } = await atWork(server, 'owner');
  const body = { store_id: order.store_id, order_id: order.id };
  await signedIn('owner');
  await open(page, order);
  await button(page, 'Siap Diambil').click();
  await expect(page.getByText('Pesanan siap diambil.')).toBeVisible();
  await expect(link(page, 'Konfirmasi Sampai')).toBeVisible();
  await call('POST /api/orders/seller/confirm-delivered', {
    body: { ...body, receiver_name: 'Bu Tini' },
  });
  await button(page, 'Pembayaran Diterima').click();
  await expect(page.getByRole('alertdialog')).toContainText(order.buyer_name);
  await button(page, 'Ya, sudah diterima').click();
  await expect(page.getByText('Pembayaran dicatat.')).toBeVisible();
  await expect(button(page, 'Pembayaran Diterima')).toBeHidden();
  expect((await orderNow(server, order))?.payment_status).toBe('PAID');
});

test.describe('without a signal', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
  });

  test('an order is rejected, and the server hears of it once', async ({
    page,
    context,
    signedIn,
    server,
  }) => {
    const order = await newOrder(server);
    await signedIn('owner');
    await open(page, order);
    await link(page, 'Tolak').click();
    await page.getByLabel('Stok habis').check();
    await bringWorker(page);
    // The dialog's code is there from the first time it is wanted.
    await button(page, 'Tolak Pesanan').click();
    await button(page, 'Batal').click();
    const heard: number[] = [];
    context.on('response', (response) => {
      if (response.url().endsWith('/reject-order')) heard.push(response.status());
    });
    await context.setOffline(true);
    await button(page, 'Tolak Pesanan').click();
    await button(page, 'Ya, tolak').click();
    const waits = page.getByText('Menunggu sinyal. Dikirim sendiri begitu ada.');
    await expect(waits).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Pesanan ditolak.')).toBeVisible();
    await expect(waits).toBeHidden();
    expect(heard).toEqual([200]);
    expect((await orderNow(server, order))?.fulfilment_status).toBe('REJECTED');
  });
});

test('less than was ordered is accepted, line by line, and the total follows [API-24] [API-25] [VR-01]', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await newOrder(server, { allow_partial: true, times: 2 });
  await signedIn('owner');
  const { id: orderId, store_id } = order;
  await page.goto(`/seller/orders/accept?orderId=${orderId}&store_id=${store_id}`);
  await expect(page.getByText(`#${order.order_number}`)).toBeVisible();
  const amount = page.getByRole('spinbutton', { name: /^Jumlah / });
  const ordered = Number(await amount.inputValue());
  // What was emptied is not the whole of it again.
  await amount.fill('');
  await amount.press('Tab');
  await expect(amount).toHaveValue('');
  await button(page, 'Terima Pesanan').click();
  await expect(page.getByText('Tulis angka saja', { exact: false })).toBeVisible();
  await amount.fill('0');
  await amount.press('Tab');
  await button(page, 'Terima Pesanan').click();
  await expect(
    page.getByText('Paling sedikit satu barang harus tersisa', { exact: false }),
  ).toBeVisible();
  await amount.fill(String(ordered - 1));
  await amount.press('Tab');
  await expectAccessible(page);
  await expectNoSideways(page);
  const sent = confirmBody(page);
  await button(page, 'Terima Pesanan').click();
  const lines = [{ line_id: someId, quantity: ordered - 1 }];
  expect(await sent).toEqual({ ...seedBody(order), processing_days: 0, lines });
  await expect
    .poll(async () => (await orderNow(server, order))?.fulfilment_status)
    .toBe('PROCESSING');
  const less = (await orderNow(server, order))?.total_amount ?? 0;
  expect(less).toBeLessThan(order.total_amount);
  await page.goto(`/seller/orders/detail?orderId=${orderId}&store_id=${store_id}`);
  await expect(page.getByText(rupiah(less)).first()).toBeVisible();
});

const rupiah = (amount: number) => `Rp\u00a0${amount.toLocaleString('id-ID')}`;
