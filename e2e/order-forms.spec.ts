import type { OrderRow } from '@marketplace/contract/order-row';
import type { Page } from '@playwright/test';
import { expect, expectAddress, orderItems, test } from './journey.ts';
import { acceptedOrder, orderNow } from './orders-under-way.ts';
import { atWork, buyerAt, ownStore } from './over-the-api.ts';

const storeId = async (base: string) => (await ownStore(base, 1)).id;
const newOrder = async (base: string, terms = {}) =>
  (await buyerAt(base, await storeId(base))).order(terms);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const formOf = (path: string, { id, store_id }: OrderRow) =>
  `/seller/orders/${path}?orderId=${id}&store_id=${store_id}`;

test('less than was ordered cannot be accepted as all of it, however late the lines come [API-24]', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await newOrder(server, { allow_partial: true, times: 2 });
  await signedIn('owner');
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/orders/detail?*', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto(formOf('accept', order));
  await expect(page.getByRole('heading', { name: 'Terima pesanan' })).toBeVisible();
  await expect(button(page, 'Terima Pesanan')).toHaveCount(0);
  answer();
  const amount = page.getByRole('spinbutton', { name: /^Jumlah / });
  const ordered = Number(await amount.inputValue());
  await amount.fill(String(ordered - 1));
  const sent = page.waitForRequest('**/accept-order');
  await button(page, 'Terima Pesanan').click();
  expect((await sent).postDataJSON()).toMatchObject({
    order_id: order.id,
    lines: [{ quantity: ordered - 1 }],
  });
});

test('two taps on a step take one step: what comes in its place is deaf for a moment', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await newOrder(server, { delivery: 'BUYER_PICKUP' });
  await page.clock.install();
  await signedIn('owner');
  await page.goto(formOf('detail', order));
  const step = button(page, 'Terima Pesanan');
  await expect(step).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = await step.boundingBox();
  if (!box) throw new Error('the button is nowhere');
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const moves: string[] = [];
  page.on('request', (request) => {
    if (/seller\/(accept-order|ready-for-pickup)/.test(request.url())) moves.push(request.url());
  });
  // As a hurried thumb does it, wherever the button goes meanwhile.
  const accepted = page.waitForResponse('**/accept-order');
  await page.mouse.click(...place);
  await page.mouse.click(...place);
  await accepted;
  const next = button(page, 'Siap Diambil');
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return next.count();
    })
    .toBe(1);
  for (const _ of 'impatient') {
    await page.mouse.click(...place);
    await page.clock.runFor(400);
  }
  await page.clock.resume();
  await expect(next).toBeEnabled();
  expect(moves).toHaveLength(1);
  expect((await orderNow(server, order))?.fulfilment_status).toBe('PROCESSING');
});

test('a second tap on a form’s last button acts on nothing of the list that follows', async ({
  page,
  signedIn,
  server,
}) => {
  const [order, other] = [await newOrder(server), await newOrder(server)];
  await page.clock.install();
  await signedIn('owner');
  await page.goto(`/seller/orders?status=NEW&store_id=${order.store_id}`);
  const cardOf = ({ order_number }: OrderRow) => orderItems(page).filter({ hasText: order_number });
  await cardOf(order)
    .getByRole('button', { name: /^Pilihan lain/ })
    .click();
  await page.getByRole('menuitem', { name: 'Atur hari & jumlah' }).click();
  await expect(button(page, 'Terima Pesanan')).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const moves: string[] = [];
  page.on('request', (request) => {
    if (/seller\/accept-order/.test(request.url())) moves.push(request.postData() ?? '');
  });
  await button(page, 'Terima Pesanan').click();
  const next = cardOf(other).getByRole('button', { name: /^Terima/ });
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return next.count();
    })
    .toBe(1);
  const box = await next.boundingBox();
  if (!box) throw new Error('the button is nowhere');
  for (const _ of 'impatient') {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.clock.runFor(400);
  }
  await next.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.clock.runFor(2_000);
  expect(moves).toHaveLength(1);
  expect(moves[0]).toContain(order.id);
  await page.clock.resume();
  await next.click();
  await expect.poll(() => moves.length).toBe(2);
});

test('a form does not open for an order that cannot take its step, and says where the order stands', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await acceptedOrder(server, await storeId(server));
  await signedIn('owner');
  for (const path of ['confirm-order-delivered', 'delivery-failed', 'accept']) {
    await page.goto(formOf(path, order));
    await expect(page.getByText('Pesanan ini berstatus “Diproses”')).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Lihat pesanan' }).click();
  await expectAddress(page, '/seller/orders/detail', {
    orderId: order.id,
    store_id: order.store_id,
  });
});

test('a form whose ids are not all there leads to the order list [RT-60]', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await newOrder(server);
  await signedIn('owner');
  const withoutStore = ['reject', 'accept', 'confirm-order-delivered', 'delivery-failed'].map(
    (path) => `/seller/orders/${path}?orderId=${order.id}&store_id=`,
  );
  const withoutOrder = [
    `/seller/orders/drivers/add?store_id=${order.store_id}&orderId=undefined`,
    `/seller/orders/drivers/edit?store_id=${order.store_id}`,
  ];
  for (const address of [...withoutStore, ...withoutOrder]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/seller\/orders\?/);
    await expect(orderItems(page).first()).toBeVisible();
  }
});

test('who ships from the list of all stores comes back to it', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await acceptedOrder(server, await storeId(server));
  const { call } = await atWork(server, 'owner');
  const query = { store_id: order.store_id };
  const { couriers } = await call('GET /api/store-couriers/list', { query });
  const driver = couriers.find(({ is_active }) => is_active);
  await signedIn('owner');
  await page.goto(`/seller/orders?store_id=-1&query=${order.order_number}`);
  await orderItems(page).filter({ hasText: order.order_number }).click();
  await page.getByRole('link', { name: 'Kirim Pesanan' }).click();
  await page.getByRole('radio', { name: new RegExp(driver?.name ?? 'nobody') }).check();
  await button(page, `Kirim dengan ${driver?.name}`).click();
  await expect(page.getByText('Pesanan dikirim.')).toBeVisible();
  await expect(page).not.toHaveURL(/drivers/);
  await page.goBack();
  await expect(page).toHaveURL(/store_id=-1/);
});

const forms = ['accept', 'reject', 'drivers/select', 'confirm-order-delivered', 'delivery-failed'];
const steps =
  /^(Terima Pesanan|Tolak Pesanan|Konfirmasi Sampai|Simpan, Antar Lagi|Pilih pengemudi dulu)/;

test('a form waits until it is known where its order stands', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await newOrder(server);
  await signedIn('owner');
  await page.route('**/api/orders/detail?*', () => {
    // Never answered.
  });
  for (const path of forms) {
    const asked = page.waitForRequest('**/api/orders/detail?*');
    await page.goto(formOf(path, order));
    await asked;
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main').locator('[aria-busy="true"]')).toBeVisible();
    await expect(page.getByRole('button', { name: steps })).toHaveCount(0);
  }
});

test.describe('an order that is not there', () => {
  test.use({ expectedErrors: [/Failed to load resource.*40\d/] });

  test('a form about it, or about one of another store, says so instead of opening', async ({
    page,
    signedIn,
    server,
  }) => {
    const order = await newOrder(server);
    const { id: elsewhere } = await ownStore(server, 2);
    await signedIn('owner');
    for (const path of forms) {
      for (const wrong of [
        { ...order, id: '999999999999' },
        { ...order, store_id: elsewhere },
      ]) {
        await page.goto(formOf(path, wrong));
        await expect(page.getByRole('heading', { name: 'Pesanan tidak ditemukan' })).toBeVisible();
        await expect(page.getByRole('button', { name: steps })).toHaveCount(0);
      }
    }
  });
});

test('who finishes a form on a page that was loaded again comes back to where it was opened', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await newOrder(server);
  await signedIn('owner');
  await page.goto(formOf('detail', order));
  await page.getByRole('link', { name: 'Tolak', exact: true }).click();
  await expect(page).toHaveURL(/\/seller\/orders\/reject/);
  await page.reload();
  await page.getByLabel('Stok habis').check();
  await button(page, 'Tolak Pesanan').click();
  await button(page, 'Ya, tolak').click();
  await expect(page).toHaveURL(/\/seller\/orders\/detail/);
  await expect(page.getByText('Ditolak').first()).toBeVisible();
});
