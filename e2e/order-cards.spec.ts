import type { OrderRow } from '@marketplace/contract/order-row';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAddress,
  expectNoSideways,
  expectReadableInDark,
  gotoListening,
  newOrdersPill,
  orderItems,
  test,
} from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { acceptedOrder, orderNow } from './orders-under-way.ts';
import { buyerAt, ownStore } from './over-the-api.ts';

const cardOf = (page: Page, { order_number }: OrderRow) =>
  orderItems(page).filter({ hasText: order_number });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Status pesanan' });
const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Pemberitahuan' }).getByRole('dialog');
const acceptOn = (page: Page, order: OrderRow) =>
  cardOf(page, order).getByRole('button', { name: /^Terima, / });
const takeBackOn = (page: Page, order: OrderRow) =>
  cardOf(page, order).getByRole('button', { name: /^Urungkan/ });

/** A store with a new order, looked at by somebody who hears of it alone. */
async function atList(page: Page, base: string, status = 'NEW') {
  const { id: store_id } = await ownStore(base, 2);
  const buyer = await buyerAt(base, store_id);
  return {
    buyer,
    store_id,
    person: await newcomerAtWork(base, store_id, 'ADMIN'),
    // The newest on top: what has just come is in sight, however many wait before it.
    open: () =>
      gotoListening(page, `/seller/orders?status=${status}&sort=newest&store_id=${store_id}`),
  };
}

const statusOf = async (base: string, order: OrderRow) =>
  (await orderNow(base, order))?.fulfilment_status;

test('four orders are on a screen, each with its next step, and all of it opens the order', async ({
  page,
  signedIn,
  server,
}) => {
  const { buyer, person, open, store_id } = await atList(page, server);
  const orders: OrderRow[] = [];
  for (let times = 0; times < 4; times += 1) orders.push(await buyer.order());
  await signedIn(person);
  await open();
  const heights = await orderItems(page).evaluateAll((items) =>
    items.slice(0, 4).map((item) => item.getBoundingClientRect().height),
  );
  for (const height of heights) expect(height).toBeLessThan(150);
  await expect(orderItems(page).nth(3)).toBeInViewport();
  const [order] = orders as [OrderRow];
  await expect(cardOf(page, order).getByText(order.buyer_name)).toBeVisible();
  await expect(cardOf(page, order)).toContainText('COD · Kurir toko');
  // The tab says it already.
  await expect(cardOf(page, order)).not.toContainText('Pesanan Baru');
  for (const control of await cardOf(page, order).getByRole('button').all()) {
    const box = await control.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  await expectReadableInDark(page);
  await expectNoSideways(page);
  await cardOf(page, order).click({ position: { x: 30, y: 100 } });
  await expectAddress(page, '/seller/orders/detail', { orderId: order.id, store_id });
});

test('the dots lead to the other steps, by keys, too', async ({ page, signedIn, server }) => {
  const { buyer, person, open, store_id } = await atList(page, server);
  const order = await buyer.order();
  await signedIn(person);
  await open();
  const dots = cardOf(page, order).getByRole('button', { name: /^Pilihan lain/ });
  await dots.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Atur hari & jumlah',
    'Tolak',
    'Lihat pesanan',
    'Hubungi pembeli',
    'Pilih beberapa pesanan',
  ]);
  await expectAccessible(page);
  await menu.getByRole('menuitem', { name: 'Tolak' }).click();
  await expectAddress(page, '/seller/orders/reject', { orderId: order.id, store_id });
  await page.goBack();
  await expect(dots).toBeVisible();
});

test('an order is accepted with one tap, which can be taken back while it is held', async ({
  page,
  signedIn,
  server,
}) => {
  const { buyer, person, open } = await atList(page, server);
  const order = await buyer.order();
  await signedIn(person);
  await open();
  await expect(acceptOn(page, order)).toBeVisible();
  const before = await tabs(page).getByRole('link', { name: /^Baru/ }).textContent();
  const next = orderItems(page).nth(1);
  const stood = await next.boundingBox();
  await page.clock.install();
  await acceptOn(page, order).click();
  await expect(cardOf(page, order)).toContainText(`Pesanan diterima · ${order.buyer_name}`);
  await expect(cardOf(page, order)).toContainText('Setelah terkirim tidak bisa diurungkan');
  await expect(takeBackOn(page, order)).toContainText(/Urungkan ?[1-5]/);
  // However long a look at it takes, the five seconds stand.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  expect(await next.boundingBox()).toEqual(stood);
  // It is where it was, and counted there.
  await expect(tabs(page).getByRole('link', { name: /^Baru/ })).toHaveText(before ?? '');
  await page.clock.runFor(600);
  await takeBackOn(page, order).click();
  await expect(acceptOn(page, order)).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  expect(await statusOf(server, order)).toBe('NEW');

  // What has come to stand there is deaf for a moment, which only begins now.
  await page.clock.runFor(600);
  await acceptOn(page, order).click();
  await expect(takeBackOn(page, order)).toBeVisible();
  await page.clock.runFor(5_200);
  await expect(cardOf(page, order)).toContainText('Successfully confirmed order');
  await expect(cardOf(page, order).getByRole('link', { name: 'Lihat di Diproses' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  await expect.poll(() => statusOf(server, order)).toBe('PROCESSING');
  // The page is read from the moment it has heard of it, whenever that is.
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await cardOf(page, order).count()).toBe(0);
  }).toPass();
  const counted = Number(before?.replace(/\D/g, ''));
  await expect(tabs(page).getByRole('link', { name: /^Baru/ })).toHaveText(`Baru${counted - 1}`);
});

test('whoever goes on or looks away has decided: what is held goes at once', async ({
  page,
  signedIn,
  server,
}) => {
  const { buyer, person, open } = await atList(page, server);
  const [left, hidden] = [await buyer.order(), await buyer.order()];
  await signedIn(person);
  await open();
  await page.clock.install();
  await acceptOn(page, left).click();
  await expect(takeBackOn(page, left)).toBeVisible();
  await tabs(page)
    .getByRole('link', { name: /^Diproses/ })
    .click();
  await expect.poll(() => statusOf(server, left)).toBe('PROCESSING');

  await tabs(page).getByRole('link', { name: /^Baru/ }).click();
  await acceptOn(page, hidden).click();
  await expect(takeBackOn(page, hidden)).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => statusOf(server, hidden)).toBe('PROCESSING');
});

test('what is held outlives the page', async ({ page, signedIn, server }) => {
  const { buyer, person, open } = await atList(page, server);
  const order = await buyer.order();
  await signedIn(person);
  await open();
  await acceptOn(page, order).click();
  await expect(takeBackOn(page, order)).toBeVisible();
  await page.reload();
  await expect.poll(() => statusOf(server, order)).toBe('PROCESSING');
});

test('what is to be fetched is made ready with one tap', async ({ page, signedIn, server }) => {
  const { store_id, person, open } = await atList(page, server, 'PROCESSING');
  const order = await acceptedOrder(server, store_id, { delivery: 'BUYER_PICKUP' });
  await signedIn(person);
  await open();
  await cardOf(page, order)
    .getByRole('button', { name: /^Siap diambil, / })
    .click();
  await expect(cardOf(page, order)).toContainText(`Pesanan siap diambil · ${order.buyer_name}`);
  await expect.poll(() => statusOf(server, order)).toBe('READY_FOR_PICKUP');
});

test.describe('too late', () => {
  test.use({ expectedErrors: [/409|ERR_FAILED/] });

  test('a move that is refused brings the card back, with the reason on it', async ({
    page,
    signedIn,
    server,
  }) => {
    const { buyer, person, open } = await atList(page, server);
    const order = await buyer.order();
    await signedIn(person);
    await open();
    await expect(acceptOn(page, order)).toBeVisible();
    await page.route('**/api/events/stream*', (route) => route.abort());
    await page.route('**/accept-order', async (route) => {
      await buyer.cancel(order.id).catch(() => {});
      await route.continue();
    });
    await acceptOn(page, order).click();
    await expect(cardOf(page, order).getByRole('alert')).toContainText(
      'sudah berstatus “Dibatalkan”',
    );
    await expect(toasts(page)).toHaveCount(0);
    await expectAccessible(page);
    await cardOf(page, order).getByRole('button', { name: 'Tutup' }).click();
    await expect(cardOf(page, order).getByRole('alert')).toHaveCount(0);
  });
});

test('no card moves under the finger: what comes waits, what goes is seen to go', async ({
  page,
  signedIn,
  server,
}) => {
  const { buyer, person, open } = await atList(page, server);
  const [gone, stays] = [await buyer.order(), await buyer.order()];
  await signedIn(person);
  await open();
  await page.clock.install();
  const place = async () => (await cardOf(page, stays).boundingBox())?.y;
  await expect(acceptOn(page, stays)).toBeVisible();
  const stood = await place();
  await buyer.order();
  await buyer.order();
  await expect(newOrdersPill(page)).toHaveText('2 pesanan baru');
  expect(await place()).toBe(stood);
  await buyer.cancel(gone.id);
  await expect(cardOf(page, gone)).toContainText('Dibatalkan');
  const asked = page.waitForResponse('**/api/orders/info/list*');
  await page.clock.runFor(4_100);
  await asked;
  await expect(cardOf(page, gone)).toContainText('Dibatalkan');
  expect(await place()).toBe(stood);
  await expectAccessible(page);
  await page.clock.runFor(4_000);
  await expect(cardOf(page, gone)).toHaveCount(0);
  await newOrdersPill(page).click();
  await expect(newOrdersPill(page)).toHaveCount(0);
});

test.describe('without a signal', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('a move waits in its place, can be taken back, and goes with the signal', async ({
    page,
    context,
    signedIn,
    server,
  }) => {
    const { buyer, person, open } = await atList(page, server);
    const [one, two] = [await buyer.order(), await buyer.order()];
    await signedIn(person);
    await open();
    await expect(acceptOn(page, one)).toBeVisible();
    await context.setOffline(true);
    for (const order of [one, two]) {
      await acceptOn(page, order).click();
      await expect(cardOf(page, order)).toContainText('Dikirim sendiri begitu ada');
    }
    await expectAccessible(page);
    await takeBackOn(page, two).click();
    await expect(acceptOn(page, two)).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => statusOf(server, one)).toBe('PROCESSING');
    expect(await statusOf(server, two)).toBe('NEW');
  });
});
